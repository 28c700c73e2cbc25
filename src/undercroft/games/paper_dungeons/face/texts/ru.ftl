### «Бумажные подземелья» по-русски. NAME(вид, id, case: "gen") ставит имя в нужном падеже, SIGNED(n) пишет +3 и −3.

## The game

game-name = Бумажные подземелья
game-line = Бросай и пиши: подземелье для 1–8 отрядов сразу
game-about = Шесть кубиков на всех, восемь раундов, три чудовища. Повышайте уровни четырёх героев, собирайте волшебные предметы, варите зелья и исследуйте подземелье на своём планшете.
game-facts = 1–8 игроков · около 30 минут, с ботом — 10 · автор игры: Леандро Пирес
first-game-about = Без миссий: меньше нужно держать в голове.
solo-note = Один отряд — одиночная игра: самоцветы исчезают, а слава за миссию зависит от раунда.
tie-broken = { $shared ->
    [yes] Поровну и славы, и исследованных помещений: по { $best }.
   *[no] Славы поровну: решает число исследованных помещений, { $best } против { $next }.
}
result-solo = Ваша слава: { $glory }
game-credits = Автор игры — { $designer }.

## Names

hero-warrior = воин
    .gen = воина
hero-wizard = маг
    .gen = мага
hero-cleric = священник
    .gen = священника
hero-thief = плут
    .gen = плута

symbol-warrior = воин
symbol-wizard = маг
symbol-cleric = священник
symbol-thief = плут
symbol-clover = клевер
symbol-boots = 3 сапога
symbol-skull = череп

colour-white = белый
    .ins = белыми
colour-black = чёрный
    .ins = чёрными

item-sword = Огненный меч
item-sceptre = Скипетр смерти
item-medallion = Медальон Хара
item-cloak = Мантия неосязаемости
item-crown = Корона Праведного короля
item-cauldron = Котелок алхимика
item-armour = Доспехи героев
item-tome = Фолиант мудрости

boss-minotaur = Минотавр
    .gen = Минотавра
    .ins = Минотавром
boss-golem = Голем
    .gen = Голема
    .ins = Големом
boss-ghoul-matriarch = Мать упырей
    .gen = Матери упырей
    .ins = Матерью упырей
boss-web-mother = Паучья мать
    .gen = Паучьей матери
    .ins = Паучьей матерью
boss-chimera = Химера
    .gen = Химеры
    .ins = Химерой
boss-vampire = Вампир
    .gen = Вампира
    .ins = Вампиром
boss-watcher = Наблюдатель
    .gen = Наблюдателя
    .ins = Наблюдателем
boss-hydra = Гидра
    .gen = Гидры
    .ins = Гидрой
boss-dragon = Дракон
    .gen = Дракона
    .ins = Драконом
boss-mummy-king = Король мумий
    .gen = Короля мумий
    .ins = Королём мумий
boss-grave-sage = Могильный мудрец
    .gen = Могильного мудреца
    .ins = Могильным мудрецом
boss-queen-of-shadows = Королева теней
    .gen = Королевы теней
    .ins = Королевой теней

minion-orc = орк
    .acc = орка
minion-ghost = привидение
    .acc = привидение
minion-zombie = зомби
    .acc = зомби
minion-goblin = гоблин
    .acc = гоблина

talent-alchemist = Алхимик
talent-noble = Благородный
talent-barbarian = Варвар
talent-treasure-hunter = Вор
talent-berserker = Кровожадный
talent-marauder = Мародёр
talent-veteran = Мастер
talent-psionic = Мистик
talent-seer = Провидец
talent-scout = Разведчик
talent-ranger = Следопыт
talent-merchant = Торговец
talent-assassin = Убийца
talent-craftsman = Умелец
talent-healer = Целитель
talent-shaman = Шаман

goal-G01 = Охотники срединных залов
goal-G02 = Охотники глубин
goal-G03 = Нет преград
goal-G04 = Столбец за столбцом
goal-G05 = Ряд за рядом
goal-G06 = Бывалый отряд
goal-G07 = Охотники у ворот
goal-G08 = Зельевары
goal-G09 = Странники
goal-G10 = Победители чудовищ
goal-G11 = Собиратели
goal-G12 = По самому краю
goal-G13 = Истребители
goal-G14 = Похитители самоцветов
goal-G15 = Из угла в угол
goal-G16 = Железное здоровье

mission-M01 = Лестница врагов
mission-M02 = Живая легенда
mission-M03 = От стены до стены
mission-M04 = Хорошая выучка
mission-M05 = Снизу доверху
mission-M06 = Полная полка
mission-M07 = Мастера своего дела
mission-M08 = Чистильщики
mission-M09 = Полный карман
mission-M10 = За углом
mission-M11 = Осторожно, шипы
mission-M12 = Картографы
mission-M13 = Оружейная
mission-M14 = Крепкий отряд
mission-M15 = В логове льва
mission-M16 = Два чемпиона

story-city = Городские легенды
story-mummy = Мумия Хамнапты
story-tower = Зловещая башня
story-kingdom = Вокруг королевства

dungeon-A = Подземелье A
dungeon-B = Подземелье B
dungeon-C = Подземелье C
dungeon-D = Подземелье D
dungeon-E = Подземелье E
dungeon-F = Подземелье F
dungeon-G = Подземелье G
dungeon-H = Подземелье H
dungeon-I = Подземелье I
dungeon-J = Подземелье J
dungeon-K = Подземелье K
dungeon-L = Подземелье L

reward-potion = зелье
reward-part = часть предмета
reward-level = уровень
reward-gem = самоцвет

source-room = награда помещения
source-potions = ряд зелий
source-gems = шкала самоцветов
source-item = волшебный предмет
source-talent = талант
source-boss = чудовище
source-die = кубик
source-thief = плут 4-го уровня
source-skull = черепа
source-minion = приспешник
source-trap = ловушка

## Score sheet, lines A to L

line-boss1 = Чудовище 1
line-boss2 = Чудовище 2
line-boss3 = Чудовище 3
line-levels = Уровни
line-items = Волшебные предметы
line-gems = Самоцветы
line-minions = Приспешники
line-wounds = Ранения
line-resurrection = Воскрешение
line-cards = Цель и талант
line-missions = Миссии
line-total = Итого
line-so-far = Пока всего

## Words printed on the sheet

sheet-potions = Зелья
sheet-wounds = Ранения
sheet-strength = Сила
sheet-gems = Самоцветы
sheet-minions = Приспешники
figure-of = { $count } из { $most }
figure-glory = { $count }: слава { $glory }
figure-hearts = { $hearts ->
    [0] нет свободных сердец
    [one] { $hearts } сердце свободно
    [few] { $hearts } сердца свободны
   *[many] { $hearts } сердец свободно
}
figure-fall = ещё { $wounds } — отряд падёт
figure-risen = воскрес: слава { SIGNED($glory) }

tab-team = Отряд

## Setting a table

choice-dungeon = Подземелье
    .about = Карта подземелья задаёт дополнительные стены, чудовищ и их логова.
choice-dungeon-drawn = Случайное
    .about = Одна из двенадцати карт подземелий, наугад.
choice-dungeon-A = A
    .about = «Городские легенды», глава 1.
choice-dungeon-B = B
    .about = «Городские легенды», глава 2.
choice-dungeon-C = C
    .about = «Городские легенды», глава 3.
choice-dungeon-D = D
    .about = «Мумия Хамнапты», глава 1.
choice-dungeon-E = E
    .about = «Мумия Хамнапты», глава 2.
choice-dungeon-F = F
    .about = «Мумия Хамнапты», глава 3.
choice-dungeon-G = G
    .about = «Зловещая башня», глава 1.
choice-dungeon-H = H
    .about = «Зловещая башня», глава 2.
choice-dungeon-I = I
    .about = «Зловещая башня», глава 3.
choice-dungeon-J = J
    .about = «Вокруг королевства», глава 1.
choice-dungeon-K = K
    .about = «Вокруг королевства», глава 2.
choice-dungeon-L = L
    .about = «Вокруг королевства», глава 3.
choice-missions = Миссии
    .about = Три открытые миссии: славу получают те, кто выполнит их раньше.
choice-missions-on = С миссиями
    .about = Три миссии открыты с начала игры.
choice-missions-off = Без миссий
    .about = Проще: хорошо для первой партии.
choice-vanishing = Исчезающие самоцветы
    .about = Пропадают ли самоцветы после первых двух чудовищ. В одиночной игре пропадают всегда.
choice-vanishing-off = Остаются
    .about = Самоцвет теряется, только если его выкрал другой отряд.
choice-vanishing-on = Исчезают
    .about = После чудовищ 1 и 2 два самоцвета с их карты вычёркиваются у всех, кто их не выкрал.
choice-cards = Цели и таланты
    .about = Видят ли другие ваши карты.
choice-cards-secret = Тайные
    .about = Открываются только в конце игры.
choice-cards-open = Открытые
    .about = Все видят цели и таланты друг друга.
choice-wounds = Ранения
    .about = Кто решает, куда идёт ранение: на зелье или в столбец ранений.
choice-wounds-ask = Спрашивать
    .about = Каждый раз выбираете вы.
choice-wounds-potions-first = Сначала зелья
    .about = Свободные сердца зелий тратятся сами: меньше вопросов.
choice-edition = Издание
    .about = В двух изданиях два таланта приносят в конце разную славу.
choice-edition-ru = Русское
    .about = Торговец −1, Мистик +2.
choice-edition-pl = Польское
    .about = Торговец 0, Мистик 0.
choice-b7 = Помещение B7
    .about = Два прочтения карты вокруг одного закрытого помещения.
choice-b7-closed = Закрыто
    .about = Вокруг B7 сплошные стены, войти поможет только Мантия.
choice-b7-open = Открыто снизу
    .about = Из B6 можно войти в B7, зато стена стоит между B5 и B6.

## Cards: what they do

gain = { $reward ->
    [potion] { $count ->
        [one] { $count } зелье
        [few] { $count } зелья
       *[many] { $count } зелий
    }
    [part] { $count ->
        [one] { $count } часть предмета
        [few] { $count } части предметов
       *[many] { $count } частей предметов
    }
    [level] { $count ->
        [one] { $count } уровень
        [few] { $count } уровня
       *[many] { $count } уровней
    }
   *[gem] { $count ->
        [one] { $count } самоцвет
        [few] { $count } самоцвета
       *[many] { $count } самоцветов
    }
}
wound-count = { $wounds ->
    [0] без ранений
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
}
move-count = { $moves ->
    [one] { $moves } перемещение
    [few] { $moves } перемещения
   *[many] { $moves } перемещений
}
end-glory = Слава в конце игры: { SIGNED($glory) }.

item-called = { NAME("item", $item) }.
item-does-none = Приносит только славу.
item-does-power = { SIGNED($amount) } к боевой мощи против каждого чудовища.
item-does-slay = Сразу: победите { $amount ->
    [one] { $amount } приспешника
   *[many] { $amount } приспешников
} на выбор в любых помещениях.
item-does-cross-water = Отряд может преодолевать водные преграды.
item-does-pass-walls = Отряд может проходить сквозь стены внутри подземелья.
item-does-potions = Сразу: { $amount ->
    [one] { $amount } зелье
    [few] { $amount } зелья
   *[many] { $amount } зелий
}.
item-does-armour = Против приспешников уровень сражающегося героя на { $amount } выше.
item-does-level = Сразу: { $amount ->
    [one] { $amount } уровень
    [few] { $amount } уровня
   *[many] { $amount } уровней
} любому герою.
item-symbol = { $symbol ->
    [any] Для изготовления подходит символ любого героя или клевер.
   *[other] Для изготовления нужен символ «{ NAME("symbol", $symbol) }» или клевер.
}

brings-power = { SIGNED($amount) } к мощи против чудовищ
brings-slay = { $amount ->
    [one] { $amount } приспешник на выбор побеждён
    [few] { $amount } приспешника на выбор побеждены
   *[many] { $amount } приспешников на выбор побеждены
}
brings-cross-water = водные преграды вам не помеха
brings-pass-walls = стены вам не помеха
brings-potions = сразу { $amount ->
    [one] { $amount } зелье
    [few] { $amount } зелья
   *[many] { $amount } зелий
}
brings-armour = герой на { $amount ->
    [one] { $amount } уровень
    [few] { $amount } уровня
   *[many] { $amount } уровней
} выше против приспешников
brings-level = сразу { $amount ->
    [one] { $amount } уровень
    [few] { $amount } уровня
   *[many] { $amount } уровней
}

talent-does-brew-more = Каждый кубик зельеварения даёт на { $amount ->
    [one] { $amount } зелье
    [few] { $amount } зелья
   *[many] { $amount } зелий
} больше.
talent-does-part-at-level = Каждый раз, когда герой достигает уровня { $amount }, заполните ячейку любого предмета.
talent-does-no-boss-wounds = Чудовища не наносят отряду ранений.
talent-does-gem-before = До начала игры возьмите { $amount ->
    [one] { $amount } самоцвет
    [few] { $amount } самоцвета
   *[many] { $amount } самоцветов
} с любой буквой; другие отряды своих не теряют.
talent-does-power = { SIGNED($amount) } к боевой мощи против каждого чудовища.
talent-does-part-per-minions = За { $amount ->
    [one] каждого { $amount } побеждённого приспешника
   *[many] каждых { $amount } побеждённых приспешников
} заполните ячейку любого предмета.
talent-does-levels-before = До начала игры { $amount ->
    [one] { $amount } герой получает
    [few] { $amount } разных героя получают
   *[many] { $amount } разных героев получают
} по уровню.
talent-does-swap-colour = Раз в раунд кубик можно считать кубиком другого цвета.
talent-does-fewer-skulls = Каждый раунд черепа наносят отряду на { $amount ->
    [one] { $amount } ранение
    [few] { $amount } ранения
   *[many] { $amount } ранений
} меньше.
talent-does-no-trap-wounds = Ловушки не наносят отряду ранений.
talent-does-move-per-water = Преодолев водную преграду, отряд получает { $amount ->
    [one] { $amount } дополнительное перемещение
    [few] { $amount } дополнительных перемещения
   *[many] { $amount } дополнительных перемещений
}. Сама переправа по-прежнему требует нужного предмета.
talent-does-potion-per-gem = Каждый полученный самоцвет, даже извне, даёт { $amount ->
    [one] { $amount } зелье
    [few] { $amount } зелья
   *[many] { $amount } зелий
}.
talent-does-slay-before = До начала игры победите { $amount ->
    [one] { $amount } приспешника
   *[many] { $amount } приспешников
} на выбор.
talent-does-parts-before = До начала игры заполните первую ячейку { $amount ->
    [one] { $amount } предмета
   *[many] { $amount } разных предметов
}.
talent-does-potions-before = До начала игры получите { $amount ->
    [one] { $amount } зелье
    [few] { $amount } зелья
   *[many] { $amount } зелий
}.
talent-does-potion-per-minions = За { $amount ->
    [one] каждого { $amount } побеждённого приспешника
   *[many] каждых { $amount } побеждённых приспешников
} получите зелье.

counts-minion-levels = Разных уровней среди побеждённых приспешников:
counts-minions-of-level = Побеждено приспешников уровня { $least }:
counts-minions = Побеждено приспешников:
counts-heroes = { $least ->
    [6] Героев уровня 6:
   *[other] Героев уровня { $least } и выше:
}
counts-rows = Полностью исследовано рядов:
counts-columns = { $least ->
    [7] Полностью исследовано столбцов:
   *[other] Столбцов, где исследовано помещений не меньше { $least }:
}
counts-potions = Отмечено зелий, считая использованные:
counts-gems = Самоцветов:
counts-corners = Исследовано угловых помещений:
counts-traps = Пройдено помещений с ловушками:
counts-rooms = Исследовано помещений:
counts-items = Собрано волшебных предметов:
counts-strength = Сила отряда:
counts-boss-rooms = Исследовано логовищ чудовищ:
counts-boss-glory = Слава за бои с чудовищами:
counts-edge-rooms = Исследовано помещений у внешнего края:
counts-obstacles = Пройдено ловушек, стен и водных преград:

goal-tiers = { $need1 } / { $need2 } / { $need3 } — слава { $glory1 } / { $glory2 } / { $glory3 }.
goal-training = Тип личности: чёрные кубики повышают уровни { NAME("hero", $black1, case: "gen") } и { NAME("hero", $black2, case: "gen") }, белые — { NAME("hero", $white1, case: "gen") } и { NAME("hero", $white2, case: "gen") }.
mission-need = { $need } или больше.
mission-glory = Слава { SIGNED($glory) }.

boss-weak = Уязвимость: { NAME("hero", $hero) }, его уровень считается дважды.
boss-tier = Мощь от { $power }: слава { SIGNED($glory) }, { wound-count }.
boss-flee = Бегство: слава { SIGNED($glory) }.
boss-reward = Награда единственному сильнейшему отряду: { gain }.
boss-vanish = Исчезают самоцветы: { LETTERS($letters) }.

ability-warrior = +1 к мощи против чудовищ
ability-wizard = цвет кубиков можно менять
ability-cleric = черепа больше не ранят
ability-thief = самоцвет извне

## What happened

because = { $source ->
    [die] { "" }
   *[other] { " " }({ NAME("source", $source) })
}
event-dungeon = Отряды у входа: { NAME("dungeon", $dungeon) }.
event-missions = Миссии: «{ NAME("mission", $first) }», «{ NAME("mission", $second) }», «{ NAME("mission", $third) }».
event-kept-talent = { $you ->
    [yes] Вы оставляете талант «{ NAME("talent", $talent) }».
   *[no] { $who } оставляет талант «{ NAME("talent", $talent) }».
}
event-kept-goal = { $you ->
    [yes] Вы оставляете цель «{ NAME("goal", $goal) }».
   *[no] { $who } оставляет цель «{ NAME("goal", $goal) }».
}
event-prepared = { $you ->
    [yes] До начала игры действует ваш талант «{ NAME("talent", $talent) }».
   *[no] { $who }: до начала игры действует талант «{ NAME("talent", $talent) }».
}
event-round = Раунд { $round }.
event-rolled = Белые: { NAME("symbol", $w1) }, { NAME("symbol", $w2) }, { NAME("symbol", $w3) }; чёрные: { NAME("symbol", $b1) }, { NAME("symbol", $b2) }, { NAME("symbol", $b3) }.
event-rerolled = Три черепа или три клевера: все шесть кубиков перебрасываются.
event-chose = { $you ->
    [yes] Вы используете { NAME("colour", $colour) } кубик: { NAME("symbol", $symbol) }.
   *[no] { $who } использует { NAME("colour", $colour) } кубик: { NAME("symbol", $symbol) }.
}
event-leveled = { $you ->
    [yes] Ваш { NAME("hero", $hero) } достигает уровня { $level }{ because }.
   *[no] { $who }: { NAME("hero", $hero) } достигает уровня { $level }{ because }.
}
event-crafted = { $you ->
    [yes] { $cells ->
        [1] Вы начинаете предмет: { NAME("item", $item) }{ because }.
       *[other] Ваш предмет готов: { NAME("item", $item) }{ because }.
    }
   *[no] { $cells ->
        [1] { $who } начинает предмет: { NAME("item", $item) }{ because }.
       *[other] { $who }: предмет готов — { NAME("item", $item) }{ because }.
    }
}
event-potion = { $you ->
    [yes] Вы отмечаете зелье № { $potions }{ because }.
   *[no] { $who } отмечает зелье № { $potions }{ because }.
}
event-lost = { $you ->
    [yes] Награда пропадает, места нет: { NAME("reward", $reward) }{ because }.
   *[no] { $who }: награда пропадает, места нет: { NAME("reward", $reward) }{ because }.
}
event-wounded = { $you ->
    [yes] Вы получаете { wound-count }{ because }{ wounds-split }.
   *[no] { $who } получает { wound-count }{ because }{ wounds-split }.
}
wounds-split = { $drunk ->
    [0] { "" }
   *[other] { $marked ->
        [0] { "" }, { $drunk ->
            [1] его принимает зелье
           *[other] все принимают зелья
        }
       *[other] { "" }: зелья принимают { $drunk }, в столбец идёт { $marked }
    }
}
event-risen = { $you ->
    [yes] Ранений больше, чем здоровья: ваш отряд воскресает, слава в конце игры { SIGNED($glory) }.
   *[no] { $who }: ранений больше, чем здоровья, отряд воскресает, слава в конце игры { SIGNED($glory) }.
}
event-entered = { $you ->
    [yes] Вы входите в { $room }.
   *[no] { $who } входит в { $room }.
}
event-stopped = { $you ->
    [yes] Вы останавливаетесь; не использовано: { move-count }.
   *[no] { $who } останавливается; не использовано: { move-count }.
}
event-dodged = { $you ->
    [yes] Вы обходите ловушку в { $room }.
   *[no] { $who } обходит ловушку в { $room }.
}
event-fought = { $you ->
    [yes] { $room }: ваш { NAME("hero", $hero) } ({ $strength }) побеждает { NAME("minion", $minion, case: "acc") } уровня { $level }.
   *[no] { $who }, { $room }: { NAME("hero", $hero) } ({ $strength }) побеждает { NAME("minion", $minion, case: "acc") } уровня { $level }.
}
event-slain = { $you ->
    [yes] { $room }: приспешник побеждён без боя — { NAME("minion", $minion) } уровня { $level }{ because }.
   *[no] { $who }, { $room }: приспешник побеждён без боя — { NAME("minion", $minion) } уровня { $level }{ because }.
}
event-gem = { $you ->
    [yes] Вы получаете { gem-which }, всего { $gems }{ because }.
   *[no] { $who } получает { gem-which }, всего { $gems }{ because }.
}
gem-which = { $letter ->
    [outside] самоцвет извне
   *[other] самоцвет { $letter }
}
event-announced = { $you ->
    [yes] Ваши самоцветы этого раунда: { LETTERS($letters) }.
   *[no] { $who }: самоцветы этого раунда — { LETTERS($letters) }.
}
event-crossed = { $you ->
    [yes] На вашем планшете вычеркнуто: { LETTERS($letters) }.
   *[no] { $who }: вычеркнуто { LETTERS($letters) }.
}
event-vanished = Самоцветы исчезают: { LETTERS($letters) }.
event-fled = { $you ->
    [yes] Вы убегаете от { NAME("boss", $boss, case: "gen") }: слава { SIGNED($glory) }.
   *[no] { $who } убегает от { NAME("boss", $boss, case: "gen") }: слава { SIGNED($glory) }.
}
event-beat = { $you ->
    [yes] Вы сражаетесь с { NAME("boss", $boss, case: "ins") }, боевая мощь { $power }: слава { SIGNED($glory) }, { wound-count }.
   *[no] { $who } сражается с { NAME("boss", $boss, case: "ins") }, боевая мощь { $power }: слава { SIGNED($glory) }, { wound-count }.
}
event-spoils = { $you ->
    [yes] Ваш отряд сильнее всех: награда чудовища ваша.
   *[no] { $who }: отряд сильнее всех и получает награду чудовища.
}
event-mission = { $you ->
    [yes] Вы выполняете миссию «{ NAME("mission", $mission) }»: слава { SIGNED($glory) }.
   *[no] { $who } выполняет миссию «{ NAME("mission", $mission) }»: слава { SIGNED($glory) }.
}
event-over = Игра окончена.

## Questions

ask-keep-talent = Какой талант оставить?
    .about = Талант — одно преимущество на всю игру. Вторая карта уходит, её никто не увидит.
ask-keep-goal = Какую цель оставить?
    .about = Цель приносит славу в конце игры. Она же говорит, кубики какого цвета повышают уровень каждого героя.
ask-take-gem = Какой самоцвет взять до начала игры?
    .about = Талант приносит один самоцвет ещё до первого раунда. Он займёт первый круг шкалы самоцветов.
ask-drink = { wound-count } ({ NAME("source", $source) }): { $wounds ->
    [1] примет ли его зелье?
   *[other] сколько из них примут зелья?
} Свободных сердец: { $hearts }.
    .about = Свободное сердце зелья навсегда принимает одно ранение. Остальные идут в столбец ранений: он отнимает славу, а если ранений в нём больше, чем здоровья, отряду придётся воскреснуть.
ask-die = Выберите кубик (осталось { $left }).
    .about = Шесть кубиков общие для всех, каждый отряд использует три. Один кубик — одно дело: уровень героя, часть предмета, зелья или перемещение.
ask-use = { $colour ->
    [black] Чёрный
   *[white] Белый
} кубик, { NAME("symbol", $symbol) }: как его использовать?
    .about = Кубик годится ровно на одно дело. Нажмите нужное на планшете или выберите здесь; выбор можно отменить.
ask-step = Куда дальше? Осталось { move-count }.
    .about = Отряд идёт из помещения в помещение. При первом посещении он встречает то, что там нарисовано, и забирает награду.
ask-raise = Кому из героев повысить уровень{ because }?
    .about = Уровень, полученный в награду, достаётся любому герою. В конце игры славу приносит самый низкий из четырёх уровней.
ask-part = Какому предмету достанется часть{ because }?
    .about = Часть, полученная в награду, заполняет любую пустую ячейку. Со второй ячейкой предмет готов.
ask-slay = Кого из приспешников победить? Осталось выбрать: { $left }{ because }.
    .about = Приспешник считается побеждённым и больше не ранит отряд. Награда в его помещении по-прежнему ждёт.
ask-ready = Всё готово?
    .about = Раунд закроется, когда закончат все отряды. До тех пор выбор ещё можно отменить.

## Options: headings, words, effects

group-keep-talent = Таланты
group-keep-goal = Цели
group-take-gem = Самоцветы
group-die = Кубики
group-level = Повышение уровня
group-raise = Повышение уровня
group-craft = Изготовление
group-part = Часть предмета
group-brew = Зельеварение
group-move = Перемещение
group-step = Путь
group-stop = Остановка
group-slay = Приспешники
group-drink = Ранения
group-ready = Готово
shelf-team = Отряд
panel-ready = После последнего кубика.

do-keep-talent = Оставить: { NAME("talent", $talent) }
do-keep-goal = Оставить: { NAME("goal", $goal) }
do-take-gem = Самоцвет { $letter }
do-die = { $colour ->
    [black] Чёрный
   *[white] Белый
}: { NAME("symbol", $symbol) }
    .short = { NAME("symbol", $symbol) }
do-level = Повысить уровень { NAME("hero", $hero, case: "gen") }
    .short = { NAME("hero", $hero) }
do-raise = Повысить уровень { NAME("hero", $hero, case: "gen") }
    .short = { NAME("hero", $hero) }
do-craft = Изготовить: { NAME("item", $item) }
do-part = { NAME("item", $item) }
do-brew = Сварить { $potions ->
    [one] { $potions } зелье
    [few] { $potions } зелья
   *[many] { $potions } зелий
}
do-move = Перемещаться
do-step = Идти в { $room }
do-enter = Войти через { $room }
do-stop = Остановиться здесь
do-slay = { $room }: { NAME("minion", $minion) } уровня { $level }
do-drink = { $drunk ->
    [0] Зелья не трогать
   *[other] { $marked ->
        [0] { $drunk ->
            [1] Примет зелье
           *[other] Все примут зелья ({ $drunk })
        }
       *[other] Зелья примут { $drunk }, в столбец пойдёт { $marked }
    }
}
do-ready = Готово

effect-lies-in = лежит в { $room }
effect-moves = до { $moves ->
    [one] { $moves } перемещения
   *[many] { $moves } перемещений
}
effect-clover = символ любого героя, любой цвет
effect-training-colour = повышает уровень { NAME("hero", $hero, case: "gen") }
effect-level = уровень { $from } → { $to }
effect-gain-from = { NAME("source", $source) }: { gain }
effect-swap = { $source ->
    [wizard] маг 4-го уровня
   *[talent] талант, раз в раунд
}: кубик считается { $colour ->
    [black] чёрным
   *[white] белым
}
effect-cell = часть 1 из 2
effect-ahead = { $effect ->
    [power] готовый предмет: { brings-power }
    [slay] готовый предмет: { brings-slay }
    [cross-water] готовый предмет: { brings-cross-water }
    [pass-walls] готовый предмет: { brings-pass-walls }
    [potions] готовый предмет: { brings-potions }
    [armour] готовый предмет: { brings-armour }
    [level] готовый предмет: { brings-level }
   *[none] готовый предмет: { effect-glory }
}
effect-complete = предмет готов
effect-glory = слава { SIGNED($glory) }
effect-potions = зелья { $from } → { $to }
effect-potions-least = зелья { $from } → не меньше { $to }
effect-row = за { $number }-е — { gain }
effect-row-ahead = за { $number }-е будет { gain }
effect-lost = { $count ->
    [one] пропадёт
   *[many] пропадут
} { gain }
effect-lost-from = { effect-lost } ({ NAME("source", $source) })
effect-room-keeps = в помещении остаётся:
effect-crossing = { $way ->
    [wall] сквозь стену
    [water] через воду
   *[passage] через проход
}
effect-extra-moves = ещё { move-count }
effect-explored = уже исследовано
effect-fight = { NAME("minion", $minion) } { $level } против { NAME("hero", $hero, case: "gen") } { $strength }: { wound-count }
effect-trap = ловушка: { wound-count }
effect-boss-room = логово чудовища: { NAME("boss", $boss) }
effect-nothing = здесь пусто
effect-gem = самоцвет { $letter }
effect-gem-gone = самоцвета { $letter } больше нет
effect-gem-track = самоцвет № { $gems }: всего славы { $glory }
effect-gem-circle = его кружок даёт: { gain }
effect-moves-lost = { $moves ->
    [one] { $moves } перемещение пропадёт
    [few] { $moves } перемещения пропадут
   *[many] { $moves } перемещений пропадут
}
effect-wounds = ранения { $from } → { $to }, здоровье { $health }
effect-wounds-stay = ранений по-прежнему { $wounds }, здоровье { $health }
effect-penalty = штраф { SIGNED($glory) }
effect-rise = воскрешение: слава { SIGNED($glory) }
effect-round-ends = раунд для вас окончен
effect-ready = можно передумать, пока не закончат все отряды

## Places of the sheet

track-dice = Кубики: одни и те же шесть у всех; за раунд вы используете три из них, по одному, кроме черепов.
track-heroes = Герои: сумма их уровней — ваша сила и здоровье. На уровне 4 каждый получает способность.
track-items = Волшебные предметы: две части составляют предмет, и только тогда он действует.
track-gems = Самоцветы: самоцвет берёт тот, кто впервые входит в его помещение; буквы, взятые другими, в конце раунда вычёркиваются.
track-minions = Приспешники: каждый побеждённый занимает клетку; чем больше, тем больше славы в конце.
track-potions = Зелья: у каждого два сердца, и каждое примет одно ранение; полный ряд сразу приносит награду.
track-wounds = Ранения: чем их больше, тем больше славы они отнимут в конце.
track-resurrection = Воскрешение: когда ранений впервые больше, чем здоровья, в конце −9 славы, один раз.
track-rounds = Счётчик раундов: восемь раундов по три кубика; чудовище после третьего, шестого и последнего.

hero-about = { NAME("hero", $hero) }: кубик с этим символом и подходящего цвета даёт один уровень, не выше 6.
hero-trains = Нужный цвет кубика: { NAME("colour", $colour) }.
hero-ability = На уровне { $level }: { $hero ->
    [warrior] { ability-warrior }
    [wizard] { ability-wizard }
    [cleric] { ability-cleric }
   *[thief] { ability-thief }
}.

symbol-hero-about = Кубик с символом «{ NAME("symbol", $symbol) }»: уровень этому герою, если подходит цвет, часть предмета, два зелья или до двух перемещений.
symbol-clover-about = Кубик с клевером: заменяет символ любого героя любого цвета.
symbol-boots-about = Кубик с тремя сапогами: до трёх перемещений и ничего больше.
symbol-skull-about = Кубик с черепом: ранение вашему отряду; использовать его нельзя.

sign-room = Помещение: его имя — столбец и ряд, например D4. Здесь ничего нет, оно лишь считается исследованным.
sign-trap = Ловушка: одно ранение при каждом входе.
sign-minion = Уровень рядом ({ NAME("minion", $minion) }): здесь сражается { NAME("hero", $hero) }, всегда побеждает и получает по ранению за каждый недостающий уровень.
sign-potion = Зелье: ваше при первом посещении.
sign-part = Наковальня: при первом посещении одна ячейка любого предмета.
sign-level = Стрелка: при первом посещении один герой получает уровень.
sign-water = Вода: через неё ведёт только { NAME("item", $item) }.
sign-wall = Стена: сквозь неё ведёт только { NAME("item", $item) }.
sign-passage = Боковой проход: ведёт к другому концу ряда.
sign-entrance = Входы: первое перемещение ведёт в помещение нижнего ряда.

## Why not

reason-PD-LEVEL-2 = { $fits ->
    [yes] Уровень { NAME("hero", $hero, case: "gen") } повышается только { NAME("colour", $trains, case: "ins") } кубиками.
   *[no] На кубике { NAME("symbol", $symbol) }: уровень { NAME("hero", $hero, case: "gen") } он не повысит.
}
    .short = { $fits ->
        [yes] Только { NAME("colour", $trains, case: "ins") } кубиками.
       *[no] Не этим символом.
    }
reason-PD-LEVEL-5 = У { NAME("hero", $hero, case: "gen") } уже высший уровень.
    .short = Высший уровень.
reason-PD-TALENT-7 = Уровень { NAME("hero", $hero, case: "gen") } только что повышен; этот — для другого героя.
    .short = Уровень только что получен.
reason-PD-TALENT-14 = { NAME("item", $item) }: первая часть уже есть; эта — для другого предмета.
    .short = Первая часть уже есть.
reason-PD-ITEM-1 = Этот предмет уже готов: { NAME("item", $item) }.
    .short = Готово целиком.
reason-PD-ITEM-3 = { NAME("item", $item) }: нужен кубик с символом «{ NAME("symbol", $symbol) }» или клевер.
reason-PD-MOVE-3 = { $same ->
    [yes] Ваш отряд уже в { $here }.
   *[no] { $room } не соседствует с { $here }.
}
reason-PD-MOVE-5 = С { $room } начать нельзя: вход только через нижний ряд, от A1 до F1.
reason-PD-MOVE-7 = Путь в { $room } закрывает стена. Пройти сквозь неё поможет готовый предмет: { NAME("item", $item) }.
reason-PD-MOVE-8 = Путь в { $room } закрывает вода. Переправиться поможет готовый предмет: { NAME("item", $item) }.
reason-PD-MOVE-1 = В помещения входят за перемещения кубика.
reason-PD-MOVE-13 = Сначала ответьте на вопрос, потом идите дальше.
reason-PD-DICE-1 = Кубики ещё не брошены.
reason-PD-DICE-10 = Три кубика этого раунда уже использованы.
reason-PD-DICE-16 = { $when ->
    [hand] Этот кубик вы сейчас используете.
    [next] Кубики используют по одному: сначала закончите с тем, что в деле.
   *[wait] Сначала ответьте на вопрос.
}
reason-PD-DICE-17 = { $when ->
    [move] Этим кубиком вы идёте, а один кубик — одно действие.
   *[choose] Чтобы повысить уровень, собрать часть предмета или сварить зелья, нужен кубик: сначала выберите его.
}
reason-PD-DICE-9 = Череп использовать нельзя.
    .short = Использовать нельзя.
reason-PD-DICE-12 = Этот кубик в этом раунде вы уже использовали.
    .short = Использован.
reason-PD-FIGHT-7 = Приспешник в { $room } уже побеждён.

## How far the game is

where-round = Раунд { $round } из { $of }
where-before = Перед первым раундом

# где стоит отряд
moment-before = Перед первым раундом
moment-round = Раунд { $round } окончен
moment-boss = Бой с боссом: { NAME("boss", $boss) }
standing-glory = слава { $glory }
wins-glory = { $teams ->
    [one] После раунда { $rounds } подсчитывается ваша слава.
   *[other] Побеждает тот, у кого после раунда { $rounds } больше всех славы.
}
tally-about = { $others ->
    [no] Как если бы игра закончилась сейчас.
   *[yes] Как если бы игра закончилась сейчас; другие отряды — { $round ->
        [0] перед раундом 1
       *[other] после раунда { $round }
    }.
}
moves-away = { $moves ->
    [0] пути туда пока нет
    [one] до неё { $moves } шаг
    [few] до неё { $moves } шага
   *[many] до неё { $moves } шагов
}
warning-boss = Чудовище { $stage } после этого раунда: вы ещё не были в { $room } ({ moves-away }). Бегство: слава −{ $glory }.
    .short = Чудовище { $stage }: войдите в { $room }
    .show = Показать { $room }
warning-weak = Чудовище { $stage } после этого раунда: нужна мощь { $least }, у вас { $power }. Бегство: слава −{ $glory }.
    .short = Чудовище { $stage }: мощь { $power } из { $least }
    .show = Показать героев
warning-wounds = Ещё { $wounds ->
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[many] { $wounds } ранений
}, и отряду придётся воскреснуть: слава −{ $glory }.
    .short = Ещё { $wounds ->
        [one] { $wounds } ранение
        [few] { $wounds } ранения
       *[many] { $wounds } ранений
    }: слава −{ $glory }
    .show = Показать ранения

## Уроки

lesson-dice = Кубики и цвета
lesson-dice-goal = Вы ведёте четырёх героев: воина, волшебника, жреца и вора. Восемь раундов, и побеждает тот, у кого больше славы. Каждый раунд у всех команд одни и те же шесть кубиков, и каждая выбирает три из них.
lesson-dice-choose = Три кубика белые, три чёрные. Возьмите чёрного воина: нажмите на кубик или на его кнопку.
lesson-dice-white = Белый воин умеет многое, но вашего воина он не обучит: на вашей карте цели сказано, что он учится на чёрных кубиках.
lesson-dice-another = Тоже хороший кубик. Но на этом шаге возьмите чёрного воина.
lesson-dice-train = Символ героя обучает этого героя, если цвет подходит. Обучите воина: чем выше уровни, тем сильнее команда против боссов.
lesson-dice-clover = Это был первый из ваших трёх кубиков. Клевер заменяет любого героя, и цвет его не важен. Возьмите его.
lesson-dice-brew = Любым кубиком можно ещё изготовить часть предмета, идти или варить зелья. Сварите два зелья: они спасут от ран.
lesson-dice-last = Остался один кубик. Возьмите любой.
