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
summed-fought = Приспешники: { $items }.
    .one = { NAME("minion", $minion) } { $room }
summed-slain = Приспешники: { $items }.
    .one = { NAME("minion", $minion) } { $room }{ because }
summed-leveled = Уровни: { $items }.
    .one = { NAME("hero", $hero) } { $level }{ because }
summed-crafted = Предметы: { $items }.
    .one = { NAME("item", $item) }, { $cells } из 2{ because }
summed-potion = Зелья: { $count }.
summed-wounded = Раны: { $items }.
    .one = { $wounds }{ because }
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

lesson-dice = Кубики: ваш первый ход
lesson-dice-goal = Воин, маг, священник и плут спускаются в подземелье, где ждут самоцветы и чудовища. Это ваш отряд. Через восемь раундов победит отряд с наибольшей славой.
lesson-dice-choose = Каждый раунд шесть кубиков бросают на всех, и вы используете три из них. Возьмите чёрного воина: нажмите на кубик или на его кнопку.
lesson-dice-white = Белый воин не повысит уровень вашего воина: на карте цели указано, что ему нужны чёрные кубики.
lesson-dice-another = Тоже хороший кубик. Но на этом шаге возьмите чёрного воина.
lesson-dice-train = Символ героя повышает его уровень, если подходит цвет: вашему воину нужны чёрные кубики. Повысьте уровень воина — отряд станет сильнее и здоровее.
lesson-dice-one-thing = Можно и так, но кубик годится только на одно дело. Здесь повысьте им уровень воина.
lesson-dice-clover = Один кубик из трёх использован. Клевер заменяет символ любого героя любого цвета. Возьмите его.
lesson-dice-clover-here = Пригодился бы и этот кубик. Здесь возьмите клевер: он подходит всем героям.
lesson-dice-joker = Плуту нужны чёрные кубики, а клевер выпал на белом — но цвет клевера не важен. Повысьте уровень плута.
lesson-dice-warrior-again = Клевер мог бы ещё раз повысить уровень воина. Но чтобы увидеть, что он подходит любому герою, выберите здесь плута.
lesson-dice-joker-here = Клевер годится и на это. Здесь повысьте уровень плута, чтобы увидеть, что цвет клевера не важен.
lesson-dice-third = Последний кубик. Цвет важен только для повышения уровня, а для предметов, зелий и перемещения — нет. Возьмите белого воина.
lesson-dice-boots = Сапоги годятся только для перемещения, о них следующий урок. Здесь возьмите белого воина.
lesson-dice-third-here = Пригодился бы и этот кубик. Здесь возьмите белого воина и посмотрите, на что годится кубик «не того» цвета.
lesson-dice-craft = Уровень вашему воину он не даст, зато даст часть предмета, два зелья или перемещение. Заполните ячейку Доспехов героев: две ячейки — и предмет готов.
lesson-dice-brew = Два зелья защитили бы от ранений, и мы их ещё сварим. Здесь изготовьте часть Доспехов героев.
lesson-dice-move = Отряд прошёл бы до двух помещений, но об этом следующий урок. Здесь изготовьте часть Доспехов героев.
lesson-dice-craft-here = Этот предмет тоже хорош. Здесь начните Доспехи героев: скоро они понадобятся.
lesson-dice-ready = Три кубика использованы — это и был ваш ход. Раунд кончается, когда готовы все отряды, и тогда все шесть кубиков бросают снова. Нажмите «Готово».

lesson-walk = В подземелье
lesson-walk-boots = Пора в подземелье. Сапоги годятся только для перемещения, зато дают до трёх перемещений вместо двух. Возьмите сапоги.
lesson-walk-boots-here = Этот кубик даёт не больше двух перемещений. Здесь возьмите сапоги: они дают три.
lesson-walk-enter = Вход — через нижний ряд. В B1 ждёт орк уровня 3. Ваш воин уровня 2 всё равно победит, но получит ранение за недостающий уровень. Войдите в B1.
lesson-walk-ghost = Там привидение уровня 3, а маг у вас уровня 1: два недостающих уровня — два ранения. Здесь войдите через B1.
lesson-walk-enter-stop = Тогда кубик пропадёт впустую. Войдите в подземелье через B1.
lesson-walk-enter-here = Войти можно и там. Но здесь путь начинается в B1.
lesson-walk-part = После боя — награда помещения: часть предмета. Завершите Доспехи героев: теперь в бою с приспешниками каждый герой считается на уровень выше.
lesson-walk-part-here = Часть в награду подойдёт любому предмету. Но Доспехам не хватает всего одной, и готовые они помогут сразу.
lesson-walk-potion = Осталось два перемещения. В C1 лежит зелье, и его никто не охраняет: при первом посещении оно ваше. Идите в C1.
lesson-walk-ghost-later = У привидения уровень 3, ваш маг в Доспехах считается за 2 — одно ранение. Здесь идите в C1.
lesson-walk-potion-here = Остановиться можно когда угодно, но оставшиеся перемещения пропадут. Идите дальше, в C1.
lesson-walk-goblin = В D1 ждёт гоблин уровня 3. Ваш плут уровня 2 в Доспехах считается за 3: недостающих уровней нет, ранений тоже. Идите в D1.
lesson-walk-trap = В C2 ловушка: одно ранение при каждом входе, даже повторном. Здесь обойдитесь без неё.
lesson-walk-goblin-here = Можно и так, но вы упустите приспешника и зелье. Идите в D1.
lesson-walk-back = Между D1 и D2 стена. Любой другой кубик даёт два перемещения: возьмите белого священника, выберите «Перемещаться» и вернитесь в C1. Зелье оттуда уже у вас.
lesson-walk-back-here = Можно и так. Но здесь возьмите белого священника, выберите «Перемещаться» и идите в C1.
lesson-walk-stop = Осталось одно перемещение, но тратить его не обязательно. Выше, в C2, ловушка: ранение при каждом входе. Остановитесь здесь.
lesson-walk-stop-here = Там сейчас ничего не получить. Остановитесь здесь.

lesson-potions = Ранения и зелья
lesson-potions-skull = Выпал череп: использовать его нельзя, и он ранит каждый отряд. У каждого зелья два сердца, каждое принимает одно ранение. Пусть это ранение примет зелье.
lesson-potions-column-now = В столбце ранение останется навсегда, а начиная со второго столбец отнимает славу. Здесь используйте сердце зелья.
lesson-potions-brew = Любой кубик с героем или клевером, любого цвета, даёт два зелья. Возьмите белого воина — вашему воину он не подходит — и сварите зелья.
lesson-potions-brew-here = Это тоже полезно. Но здесь возьмите белого воина и сварите два зелья.
lesson-potions-row = Четвёртое зелье заполнило первый ряд, а за полный ряд есть награда: уровень любому герою. Повысьте уровень мага: он всё ещё на первом.
lesson-potions-row-cleric = Священнику уровень нужен не меньше. Но в этом уроке повысьте уровень мага.
lesson-potions-row-here = Два героя всё ещё на уровне 1, а славу за уровни в конце игры определяет самый слабый. Повысьте уровень мага.
lesson-potions-trap = В E1 ловушка и наковальня: сначала ранение, потом часть предмета. Возьмите сапоги и войдите через E1.
lesson-potions-trap-here = Можно и так. Но здесь возьмите сапоги и войдите через E1.
lesson-potions-column = Тратить зелье не обязательно. Первое ранение в столбце ещё не отнимает славу: отметьте его там и сберегите сердца зелий.
lesson-potions-column-heart = Можно и так. Но на это ушло сердце зелья, а первое ранение в столбце ничего не стоит.
lesson-potions-brink = Другая игра, раунд 7: здоровье 10 и 10 ранений в столбце. Ещё одно — и отряду придётся воскреснуть: слава −9. Пусть его примет последнее свободное сердце зелья.
lesson-potions-risen = Теперь ранений больше, чем здоровья: отряд воскресает и играет дальше, но в конце игры слава −9. Такое бывает не больше одного раза.
lesson-potions-health = Здоровье — это сумма четырёх уровней: с каждым уровнем отряд выдержит на одно ранение больше. В этом помещении награда — уровень: выберите любого героя.

lesson-items = Предметы и уровни
lesson-items-symbol = Огненному мечу не хватает одной части, и для неё нужен символ воина. Цвет при изготовлении не важен: возьмите белого воина.
lesson-items-symbol-here = Этот кубик тоже пригодится. Но здесь возьмите белого воина — для меча.
lesson-items-sword = Первым четырём предметам нужен свой символ или клевер, остальным — любой герой. Завершите Огненный меч: +3 к мощи против каждого чудовища.
lesson-items-tome-later = Фолианту подойдёт символ любого героя, а мечу — только воин или клевер. Потратьте этот кубик на меч.
lesson-items-sword-here = Можно и так, но меч завершит только воин или клевер. Потратьте этот кубик на него.
lesson-items-thief = На уровне 4 каждый герой получает особое умение. Ваш плут на уровне 3, и ему нужны чёрные кубики: возьмите чёрного плута.
lesson-items-clover-later = Клевер тоже подошёл бы плуту, но он умеет больше. Здесь возьмите чёрного плута.
lesson-items-thief-here = Этот кубик плуту не подходит. Возьмите чёрного плута.
lesson-items-ability = Повысьте уровень плута: на уровне 4 он сразу добудет самоцвет извне. Умение воина помогает против чудовищ, священника — против черепов, мага — менять цвет кубиков.
lesson-items-ability-here = Можно и так, но плуту остался один шаг до умения. Повысьте его уровень.
lesson-items-clover = Последний кубик: возьмите клевер. Он заменяет любой символ, и им можно изготовить часть любого предмета.
lesson-items-clover-here = Тоже полезно. Но здесь возьмите клевер.
lesson-items-tome = Фолианту мудрости не хватает одной части. Завершите его: один герой сразу получит уровень, а в конце игры — слава +3.
lesson-items-tome-level = Так вы повысите уровень мага, но это может и Фолиант, а он ещё и приносит славу. Завершите Фолиант.
lesson-items-tome-here = Можно и так. Но Фолианту нужна всего одна часть, и готовый он подействует сразу.
lesson-items-lowest = Славу за уровни определяет самый слабый герой: уровень 1 не даёт ничего, уровень 2 — уже славу 3. На первом остался только маг: повысьте его уровень.
lesson-items-lowest-here = Этот герой вырастет, но самый низкий уровень останется первым, и уровни ничего не принесут. Здесь повысьте уровень мага.

lesson-bosses = Чудовища
lesson-bosses-come = Чудовища ждут вас после раундов 3, 6 и 8. Идёт раунд 3, и в D2 сидит Минотавр. Отряд, который там ни разу не был, убегает: слава −2.
lesson-bosses-room = Возьмите белого священника, выберите «Перемещаться» и войдите в D2. Одного посещения достаточно: в конце раунда можно стоять где угодно.
lesson-bosses-room-here = Это уводит в сторону, а времени мало. Возьмите белого священника, выберите «Перемещаться» и войдите в D2.
lesson-bosses-power = Боевая мощь — сумма всех уровней, а воин против Минотавра считается дважды: это его уязвимость. Остановитесь, возьмите чёрного воина и повысьте уровень воина.
lesson-bosses-power-here = Это пригодится в другой раз. Здесь остановитесь, возьмите чёрного воина и повысьте уровень воина.
lesson-bosses-four = Мощь 10 — это слава +3 и 2 ранения, а от 12 — слава +5 и 1 ранение. Возьмите клевер и повысьте воина до уровня 4: его умение даст ещё +1.
lesson-bosses-four-here = Против Минотавра это даст меньше. Возьмите клевер и повысьте уровень воина.
lesson-bosses-ready = Уровни — 8, воин ещё раз — 4, умение — 1: мощь 13. Нажмите «Готово»: раунд закончится, и каждый отряд сразится с чудовищем сам.
lesson-bosses-wound = Слава +5, но и побеждённое чудовище наносит одно ранение. Пусть его примет зелье; потом нажмите «Готово».
lesson-bosses-column = Тогда ранение останется в столбце. Оно там второе: слава −1. Здесь используйте сердце зелья.
lesson-bosses-reward = Ваша мощь наибольшая, и награда ваша: два зелья. При равенстве её не получает никто. Четвёртое зелье приносит уровень: выберите любого героя.

lesson-gems = Самоцветы и миссии
lesson-gems-take = В подземелье восемь самоцветов. Самоцвет C рядом, его стережёт гоблин, которого плут победит без ранений. Возьмите белого плута, выберите «Перемещаться» и идите в C4.
lesson-gems-take-here = Можно и так. Но здесь возьмите белого плута, выберите «Перемещаться» и идите в C4.
lesson-gems-track = Чем больше самоцветов, тем дороже каждый: два — слава 5, четыре — 14, семь — 30. Второй дал вам ещё и зелье. Остановитесь здесь.
lesson-gems-trap = В C5 ловушка: ранение и никакой награды. Остановитесь в C4.
lesson-gems-track-here = Идти дальше можно, но ничего нового там нет. Остановитесь здесь.
lesson-gems-mission = Миссии открыты для всех. «Крепкий отряд» требует силы 12, то есть суммы уровней; у вас 11. Возьмите белого священника и повысьте уровень священника.
lesson-gems-mission-here = Можно и так. Но здесь возьмите белого священника и повысьте уровень священника.
lesson-gems-brew = За миссию платят только в том раунде, когда её впервые выполнили, потом она уходит. Вы успели. Последний кубик — белый маг: сварите зелья.
lesson-gems-brew-here = Можно и так. Но здесь возьмите белого мага и сварите зелья.
lesson-gems-ready = В конце раунда все отряды называют взятые самоцветы, потом приходит слава за миссии. Нажмите «Готово».
lesson-gems-crossed = Миссия принесла славу +4. Другой отряд взял в этом раунде самоцвет B: у вас он вычеркнут, а у них — C. Возьмите любой кубик и играйте дальше.

lesson-cards = Таланты и цели
lesson-cards-talent = Перед игрой вы получаете два таланта и оставляете один. Целитель сразу даёт два зелья, а в конце игры — славу +2: оставьте его.
lesson-cards-berserker = Тоже хороший выбор: +2 к мощи против каждого чудовища, но в конце игры слава −2. В этом уроке оставьте Целителя.
lesson-cards-goal = Из двух целей тоже остаётся одна. «Похитители самоцветов» приносят в конце славу 2, 4 или 6 за 2, 5 или 7 самоцветов. Оставьте эту цель и нажмите «Готово».
lesson-cards-rows = Эта цель платит за полностью исследованные ряды, и цвета у неё другие. В этом уроке оставьте «Похитителей самоцветов».
lesson-cards-colours = Цель определяет и цвета: с этой воину и плуту нужны чёрные кубики, магу и священнику — белые. Возьмите чёрного воина и повысьте уровень воина.
lesson-cards-white = Этот воин белый, а вашему нужны чёрные кубики. Возьмите чёрного.
lesson-cards-colours-here = Можно и так. Но здесь возьмите чёрного воина и повысьте уровень воина.
lesson-cards-gem = Последний раунд. У вас четыре самоцвета, с пятым цель принесёт славу 4. Возьмите первого белого священника и переместитесь боковым проходом в A4, а оттуда в A5.
lesson-cards-gem-here = Можно и так. Но в этом уроке первым белым священником идите в A4, потом в A5.
lesson-cards-boss = Последнее чудовище — в A6, за водой, но с Медальоном Хара вы её перейдёте. Возьмите второго белого священника, выберите «Перемещаться» и войдите в A6.
lesson-cards-boss-here = Можно и так. Но в этом уроке вторым белым священником идите в A6.
lesson-cards-weak = Уязвимость чудовища — маг, а умение вашего мага меняет цвет кубиков. Остановитесь, возьмите чёрного мага и повысьте уровень своего: мощь 24 даст больше славы.
lesson-cards-weak-here = Для мощи 24 нужен маг. Остановитесь, возьмите чёрного мага и повысьте уровень мага.
lesson-cards-ready = Все три кубика использованы. Нажмите «Готово»: после последнего чудовища считают всю славу, в том числе +4 за цель и +2 за Целителя.

## Наставник первой игры

coach-ask-keep-talent = Талант помогает всю игру, а некоторые ещё прибавляют или отнимают немного славы в конце. Для первой игры берите тот, польза которого понятна сразу.
coach-ask-keep-goal = Цель приносит в конце до 6 славы: берите ту, к которой хочется идти. Она же решает, какие кубики — чёрные или белые — нужны каждому герою.
coach-ask-take-gem = Этот самоцвет ваш ещё до первого шага, а другие своих не теряют. Берите тот, до которого трудно дойти, например G за стенами.
coach-ask-die = Шесть кубиков общие, каждый отряд использует три. Сначала ищите кубик нужного цвета для уровня героя, потом — путь к награде.
coach-ask-use = Один кубик — одно дело: уровень героя, часть предмета, два зелья или перемещение. Если цвет не подходит для уровня, остаются три других.
coach-ask-step = Кнопки заранее говорят, чем грозит помещение и что оно даст. Остановиться можно когда угодно, но оставшиеся перемещения пропадут.
coach-ask-drink = Сердца, оставшиеся к концу игры, ничего не стоят, а ранения в столбце отнимают славу. Первое там бесплатно; если их больше, чем здоровья, — слава −9.
coach-ask-raise = Этот уровень достаётся любому герою, цвет не важен. Хороший выбор — самый слабый, ведь по нему считают славу, или тот, кому шаг до уровня 4.
coach-ask-part = Эта часть подойдёт к любой пустой ячейке: вписывайте туда, где не помогут кубики. Завершить предмет лучше, чем начать: действует только готовый.
coach-ask-slay = Выбранный приспешник падёт без боя. Выбирайте сильных на своём пути, с которыми сражался бы слабый герой; награды их помещений вас дождутся.
coach-ask-ready = Выбор окончателен, когда готовы все отряды; до тех пор его можно отменить. В конце раундов 3, 6 и 8 — бой с чудовищем.

coach-event-dungeon = Все отряды исследуют одно и то же подземелье. Найдите на карте I, II и III — логова трёх чудовищ. В каждом нужно побывать до боя, хотя бы раз.
coach-event-missions = Миссии открыты для всех. Каждая приносит славу всем, кто выполнил её в том раунде, когда это случилось впервые; потом она уходит. Ищите ту, что по пути.
coach-event-entered = Помещение, где вы побывали, исследовано, и награда там бывает только раз. Проходить через него можно сколько угодно: снова сработает лишь ловушка.
coach-event-fought = Приспешник всегда побеждён, но за каждый уровень, которого не хватило герою, — одно ранение. Чем больше побеждённых, тем больше славы в конце.
coach-event-wounded = Ранения на листе не лечатся и в конце отнимают славу. Сварите немного зелий, прежде чем идти навстречу опасности: их сердца примут удар.
coach-event-risen = Ранений стало больше, чем здоровья: отряд воскресает и играет дальше. Это стоит 9 славы, и только раз; потом ранения отнимают лишь то, что под ними написано.
coach-event-leveled = Каждый уровень прибавляет 1 к силе и здоровью. Не забывайте о самом слабом герое: славу за уровни в конце определяет низший из них.
coach-event-crafted = Каждая заполненная ячейка в конце приносит 1 славы. Действует только предмет с двумя частями, поэтому сначала завершите один, потом начинайте другой.
coach-event-potion = У каждого зелья два сердца, и каждое примет одно ранение. Полный ряд из четырёх сразу даёт награду: уровень, потом часть предмета, потом самоцвет.
coach-event-gem = Каждый следующий самоцвет ценнее, а второй, четвёртый и шестой сразу дают что-то ещё. В конце раунда эта буква пропадёт у тех, кто её не взял.
coach-event-lost = Для этой награды уже нет места, и она пропала. Прежде чем тратить кубик или идти за наградой, посмотрите, не заполнено ли всё.
coach-event-crossed = Этот самоцвет взял другой отряд, и у вас он вычеркнут. Идите за тем, до которого другие доберутся не скоро.
coach-event-vanished = После чудовищ 1 и 2 исчезают две буквы с карты чудовища — у всех, кто их не взял. Взятое остаётся вашим.
coach-event-beat = Ваша мощь достигла порога на карте чудовища. Чем выше порог, тем больше славы и меньше ранений: посмотрите, к какому герою уязвимо следующее.
coach-event-fled = Отряд убегает, если ни разу не был в логове или его мощь ниже первого порога. К следующему бою готовьтесь заранее: сначала логово, потом уровни.
coach-event-spoils = Единственный отряд с наибольшей мощью получает ещё и награду чудовища. Если наибольшая мощь у двоих, награды нет никому.
coach-event-mission = Миссия приносит славу только в конце того раунда, когда её впервые выполнили; потом она уходит. Остальные ещё открыты.

coach-sign-heroes = Сила — сумма четырёх уровней, здоровье ей равно. Рядом — ваша мощь против следующего чудовища и три порога с его карты.
coach-sign-hero = На листе отряда маленький кубик рядом с героем показывает нужный ему цвет, тут же — что даст уровень 4. Клевер подходит любому герою.
coach-sign-trap = Капкан — это ловушка: одно ранение при каждом входе. Часто в ней спрятана хорошая награда, так что взвесьте одно и другое.
coach-sign-wall = Толстые линии — стены, волны — вода. Обходите их, пока не соберёте Мантию для стен или Медальон для воды.
coach-sign-passage = Стрелки по краям ряда — боковой проход: одно перемещение ведёт из F2 в A2 и обратно.

## Краткое руководство

guide-goal = Четыре героя, одно подземелье
guide-goal-about = Вы ведёте воина, мага, священника и плута. За восемь раундов вы добываете самоцветы, побеждаете приспешников и встречаете трёх чудовищ. Побеждает отряд с наибольшей славой.
guide-dice = Три кубика за раунд
guide-dice-about = Шесть кубиков бросают на всех, вы используете три, один за другим. Кубик повышает уровень героя, если подходит цвет рядом с его именем, или даёт часть предмета, два зелья либо перемещение.
guide-walk = Путь, бой, награда
guide-walk-about = Каждое перемещение ведёт в соседнее помещение. Нарисованный там герой победит приспешника, но за каждый недостающий уровень — ранение. Потом награда ваша: здесь за зомби ждёт уровень.
guide-wounds = Осторожно, ранения
guide-wounds-about = Ранят черепа, приспешники, ловушки и чудовища. Часть ранений примут сердца зелий, остальные идут в столбец и отнимают славу. Если их больше, чем здоровья — суммы уровней, — слава −9.
guide-bosses = Чудовище в конце этапа
guide-bosses-about = После раундов 3, 6 и 8 вы сражаетесь с чудовищем, если побывали в его логове. Считаются все уровни, один — дважды. Больше мощи — больше славы и меньше ранений; слишком мало — и отряд убегает.
guide-end = Подсчёт славы
guide-end-about = После раунда 8 сложите славу за чудовищ, низший уровень, предметы, самоцветы, приспешников и цель, вычтите штраф за ранения. Обведённое на шкале — то, чего вы достигли.

## Примеры к правилам

ex-goblin = Путь в помещение гоблина
ex-goblin-1 = Кубик с героем даёт два перемещения: первое ведёт внутрь через нижний ряд, к зелью в C1.
ex-goblin-2 = Второе — в соседнее D1, где гоблин уровня 3 встречает вашего плута уровня 2.
ex-goblin-3 = Гоблин побеждён, но одного уровня не хватило: одно ранение — здесь оно идёт в столбец, хотя сердца зелья свободны.
ex-goblin-4 = Награда приходит после боя: D1 дало зелье, а гоблин занял первую клетку шкалы приспешников.

ex-trap = Зелье, ловушка и часть предмета
ex-trap-1 = В F1 лежит зелье, которое никто не охраняет: оно отмечается сразу при входе.
ex-trap-2 = В E1 ловушка и наковальня, и первой срабатывает ловушка.
ex-trap-3 = Ранение может принять и только что найденное зелье: отметьте одно из его сердец.
ex-trap-4 = Теперь награда: часть из помещения заполняет любую пустую ячейку, здесь — у Скипетра, хотя на кубике не маг.
ex-trap-5 = Сначала зелье, потом ранение, потом часть: каждое помещение разыгрывается целиком, прежде чем идти дальше.

ex-again = Одна ловушка — три раза
ex-again-1 = В D5 ловушка и уровень: отряд входит туда из D4.
ex-again-2 = Сначала было ранение, теперь награда: плут получает уровень.
ex-again-3 = Второе перемещение кубика ведёт обратно в D4.
ex-again-4 = Следующий кубик — сапоги, три перемещения.
ex-again-5 = Второй вход в D5 уже не даёт награды, но ловушка срабатывает.
ex-again-6 = В D4 снова ничего не происходит: там пусто.
ex-again-7 = Последнее перемещение ведёт в ловушку в третий раз.
ex-again-8 = Три входа — три ранения и один уровень: награда бывает один раз, ловушка срабатывает всегда.

ex-passage = Из F2 прямо в A2
ex-passage-1 = Отряд стоит в E2, у него два перемещения; F2 уже исследовано, но ловушка там всё ещё действует.
ex-passage-2 = Она снова ранила отряд, а стрелка у края за одно перемещение ведёт к другому концу ряда — в A2.
ex-passage-3 = В A2 священник уровня 4 победил зомби уровня 4 без ранений, и самоцвет A ваш.

ex-brew = Шесть зелий и один полный ряд
ex-brew-1 = Отмечены два зелья, одно из их сердец использовано: возьмите белого мага, чтобы сварить ещё.
ex-brew-2 = Любой кубик с героем даёт два зелья, цвет не важен.
ex-brew-3 = Четвёртое зелье заполнило первый ряд и сразу даёт уровень — здесь священнику.
ex-brew-4 = Ещё один кубик для зелий — белый священник.
ex-brew-5 = Он даёт пятое и шестое зелья, во втором ряду, а тот принесёт награду только с восьмым.
ex-brew-6 = Раунд окончен, и следующий бросок приносит два черепа.
ex-brew-7 = Два черепа — два ранения, и оба могут принять сердца зелий.
ex-brew-8 = У шести зелий двенадцать сердец; использовано уже три, значит, девять свободны.

ex-risen = На одно ранение больше здоровья
ex-risen-1 = Сумма уровней — 6, значит, и здоровье 6, и шесть ранений отряд ещё выдерживает; но в C2 ловушка.
ex-risen-2 = Седьмое ранение больше здоровья: отряд воскресает, слава −9, и просто идёт дальше.
ex-risen-3 = Последнее перемещение сапог ведёт в ту же ловушку ещё раз.
ex-risen-4 = Восьмое ранение лишь увеличило штраф под столбцом: второй раз отряд не воскресает.

ex-gem = Два отряда берут один самоцвет
ex-gem-1 = Два других отряда в этом раунде вошли в C4, и самоцвет C есть у обоих; ваш стоит в D4, его кубики использованы.
ex-gem-2 = Букву объявили: оба отряда оставляют самоцвет себе, а на вашем планшете C вычеркнут навсегда.
ex-gem-3 = В следующем раунде вы всё-таки идёте туда — любым кубиком.
ex-gem-4 = Гоблин всё ещё там: у каждого отряда он свой.
ex-gem-5 = Плут победил его ценой одного ранения, клетка шкалы приспешников заполнена, но самоцвета здесь уже нет.

ex-chimera = Три отряда против Химеры
ex-chimera-1 = Сила 15, ещё раз уровень плута 4 — он уязвимость Химеры — и 1 за способность воина: мощь 20.
ex-chimera-2 = Повысьте уровень плута: против Химеры он считается дважды.
ex-chimera-3 = Мощи 22 как раз хватает для последнего порога; у двух других отрядов 16 и 13.
ex-chimera-4 = Мощь 22 — слава +7 и 2 ранения, 16 — слава +3 и 4 ранения, с 13 отряд убегает: слава −4; наибольшей мощи достаётся ещё и часть предмета.
ex-chimera-5 = Эта часть завершила Доспехи героев; будь наибольшая мощь у двух отрядов, награды не получил бы никто.

ex-flee = Сильнейший отряд убегает
ex-flee-1 = У другого отряда все герои уровня 6, но он ни разу не был в D4, логове Химеры, а ваш был.
ex-flee-2 = Повысьте уровень плута: 12 за уровни и ещё 3 за уязвимость — мощь 15.
ex-flee-3 = Первый порог Химеры — 14, значит, ваш отряд сражается.
ex-flee-4 = Вам — слава +3 и 4 ранения; другой отряд убегает, теряет 4 славы и в споре за награду не считается.
ex-flee-5 = Сражался только ваш отряд, и награда ваша: часть, которая завершила Корону.

ex-chain = Кубик, два самоцвета, два потерянных зелья
ex-chain-1 = У вас одиннадцать зелий и талант «Торговец», который за каждый самоцвет даёт зелье: возьмите чёрного плута.
ex-chain-2 = На уровне 4 плут приносит самоцвет извне: смотрите, что из этого выйдет.
ex-chain-3 = За первым самоцветом пришло двенадцатое зелье, за ним — второй самоцвет; его двум зельям, со шкалы и от Торговца, места не нашлось.

## Всё, что есть в игре

things-hero = Герои
things-symbol = Что выпадает на кубиках
things-item = Волшебные предметы
things-minion = Приспешники
things-sign = В помещениях и между ними
things-track = На планшете
things-boss = Чудовища
things-dungeon = Карты подземелий
things-talent = Таланты
things-goal = Цели
things-mission = Миссии
thing-minion-rooms = Помещения и уровень: { $rooms }.
thing-dungeon = «{ NAME("story", $story) }», глава { $chapter }. Чудовища: { $bosses }.
thing-dungeon-boss = { NAME("boss", $boss) } в { $room }

## What an option is worth, and of what

worth-points = слава: около { $points }
term-scored = слава на планшете
term-time = оставшиеся раунды
term-heroes = уровни героев
term-items = волшебные предметы
term-potions = зелья
term-wounds = ранения
term-gems = самоцветы
term-minions = приспешники
term-bosses = чудовища
term-rooms = помещения впереди
term-goal = цель
term-missions = миссии

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Тим
    .line = Берёт славу, что лежит под рукой, и дальше не загадывает.
company-level-2 = Нелл
    .line = Заботится об отряде и его предметах; подземелье пока застаёт её врасплох.
company-level-3 = Бруно
    .line = Заполняет весь лист, с самоцветами и приспешниками; чудовищ оставляет на удачу.
company-level-4 = Одиль
    .line = Кубик за кубиком готовится к чудовищам; о ранениях почти не тревожится.
company-level-5 = Конрад
    .line = Переберёт много порядков раунда, и лишь потом берёт карандаш.

## Задачи

puzzle-last-dice = Последние два кубика партии. Используйте их, примите последствия и соберите как можно больше славы.
