### «Подземелья и пёсики» по-русски. NAME(вид, id, case: "gen") ставит имя в нужном падеже, NAMES — несколько подряд.

## The game

game-name = Подземелья и пёсики
game-line = Храбрые пёсики вместе строят подземелье, и каждый ищет из него свой выход
game-about = Выкладывайте комнаты с монстрами, монетами и ловушками, продумайте путь и уходите вовремя: когда выйдет первый пёсик, остальным останется лишь несколько карт. Три раунда, и побеждает самый богатый.
game-facts = 2–4 игрока · около 30 минут, с ботом — 7 · автор игры: Денис Сайдашев
solo-note = Пёсику здесь нужна компания: позовите кого-нибудь или доверьте остальных пёсиков дому.
tie-broken = { $shared ->
    [yes] Поровну и монет, и выполненных квестов: по { $best }.
   *[no] Монет поровну: решает число выполненных квестов, { $best } против { $next }.
}
result-solo = { $glory ->
    [one] Итог: { $glory } монета.
    [few] Итог: { $glory } монеты.
   *[many] Итог: { $glory } монет.
}
game-credits = Автор игры — Денис Сайдашев, издатель — Hobby World, 2024.

## Names

dog-bonk = Боньк Могучий
    .acc = Бонька Могучего
dog-jeanne = Жанна Гавк
    .acc = Жанну Гавк
dog-pluto = Плохиш Плуто
    .acc = Плохиша Плуто
dog-robin = Робин Гудгёрл
    .acc = Робин Гудгёрл
dog-ruta = Рута Снежная
    .acc = Руту Снежную
dog-sharik = Шарик Огненный
    .acc = Шарика Огненного

class-bonk = варвар
class-jeanne = рыцарь
class-pluto = разбойник
class-robin = следопыт
class-ruta = жрица
class-sharik = волшебник

room-ifrit = ифрит
    .gen = ифрита
    .acc = ифрита
    .to = в комнату ифрита
    .at = в комнате ифрита
room-gigatick = гигаклещ
    .gen = гигаклеща
    .acc = гигаклеща
    .to = в комнату гигаклеща
    .at = в комнате гигаклеща
room-zombie-squirrel = зомби-белка
    .gen = зомби-белки
    .acc = зомби-белку
    .to = в комнату зомби-белки
    .at = в комнате зомби-белки
room-skeledog = скеледог
    .gen = скеледога
    .acc = скеледога
    .to = в комнату скеледога
    .at = в комнате скеледога
room-gelatin-cat = желатиновый кот
    .gen = желатинового кота
    .acc = желатинового кота
    .to = в комнату желатинового кота
    .at = в комнате желатинового кота
room-mimic = мимик
    .gen = мимика
    .acc = мимика
    .to = в комнату мимика
    .at = в комнате мимика
room-cerberus = цербер
    .gen = цербера
    .acc = цербера
    .to = в комнату цербера
    .at = в комнате цербера
room-chocolate-golem = шоколадный голем
    .gen = шоколадного голема
    .acc = шоколадного голема
    .to = в комнату шоколадного голема
    .at = в комнате шоколадного голема
room-cat-eye = котоглазка
    .gen = котоглазки
    .acc = котоглазку
    .to = в комнату котоглазки
    .at = в комнате котоглазки
room-dragon = дракон
    .gen = дракона
    .acc = дракона
    .to = в логово дракона
    .at = в логове дракона
room-dragonfly-key = стрекоключ
    .gen = стрекоключа
    .acc = стрекоключа
    .to = в комнату стрекоключа
    .at = в комнате стрекоключа
room-coin-1 = одна монета
    .gen = одной монеты
    .acc = одну монету
    .to = в комнату с одной монетой
    .at = в комнате с одной монетой
room-coin-2 = две монеты
    .gen = двух монет
    .acc = две монеты
    .to = в комнату с двумя монетами
    .at = в комнате с двумя монетами
room-frisbee-slinger = фрисбострел
    .gen = фрисбострела
    .acc = фрисбострел
    .to = в комнату с фрисбострелом
    .at = в комнате с фрисбострелом
room-magic-collar = волшейник
    .gen = волшейника
    .acc = волшейник
    .to = в комнату с волшейником
    .at = в комнате с волшейником
room-pupscalibur = куськалибур
    .gen = куськалибура
    .acc = куськалибур
    .to = в комнату с куськалибуром
    .at = в комнате с куськалибуром
room-trap-bow = ловушка с луком
    .gen = ловушки с луком
    .acc = ловушку с луком
    .to = в ловушку с луком
    .at = в ловушке с луком
room-trap-sword = ловушка с мечом
    .gen = ловушки с мечом
    .acc = ловушку с мечом
    .to = в ловушку с мечом
    .at = в ловушке с мечом
room-trap-fireball = ловушка с огненным шаром
    .gen = ловушки с огненным шаром
    .acc = ловушку с огненным шаром
    .to = в ловушку с огненным шаром
    .at = в ловушке с огненным шаром
room-tramp = бродяга
    .gen = бродяги
    .acc = бродягу
    .to = в комнату бродяги
    .at = в комнате бродяги
room-chest = сундук
    .gen = сундука
    .acc = сундук
    .to = в комнату с сундуком
    .at = в комнате с сундуком
room-potion = комната зелий
    .gen = комнаты зелий
    .acc = комнату зелий
    .to = в комнату зелий
    .at = в комнате зелий
room-portal = портал
    .gen = портала
    .acc = портал
    .to = в портал
    .at = в портале
room-door = комната с дверью
    .gen = комнаты с дверью
    .acc = комнату с дверью
    .to = в комнату с дверью
    .at = в комнате с дверью
room-start = стартовая комната
    .gen = стартовой комнаты
    .acc = стартовую комнату
    .to = в стартовую комнату
    .at = в стартовой комнате

quest-steel-grip = Стальная хватка
quest-fire-at-heart = Огонь в сердце
quest-bullseye = В яблочко
quest-last-wish = Последнее желание
quest-tick-check = Осмотр на клещей
quest-back-up-the-tree = Марш на дерево
quest-bone-collector = Собиратель костей
quest-wobbly-whiskers = Дрожащие усы
quest-do-not-sit-there = Не садись туда
quest-three-leashes = Три поводка
quest-bad-for-dogs = Собакам нельзя
quest-staring-contest = Гляделки

potion-aim = зелье меткости
    .for = зелье меткости (лук)
potion-strength = зелье силы
    .for = зелье силы (меч)
potion-magic = зелье магии
    .for = зелье магии (огненный шар)

symbol-bow = лук
    .ins = луком
    .few = лука
    .many = луков
symbol-sword = меч
    .ins = мечом
    .few = меча
    .many = мечей
symbol-fireball = огненный шар
    .ins = огненным шаром
    .few = огненных шара
    .many = огненных шаров

symbols-bow-1 = лук
symbols-bow-2 = 2 лука
symbols-bow-3 = 3 лука
symbols-sword-1 = меч
symbols-sword-2 = 2 меча
symbols-sword-3 = 3 меча
symbols-fireball-1 = огненный шар
symbols-fireball-2 = 2 огненных шара
symbols-fireball-3 = 3 огненных шара
symbols-defence-1 = символ защиты
symbols-key-1 = ключ

side-north = север
    .to = на север
    .at = на севере
    .past = севернее
    .wall = северную стену
    .door = северную дверь
side-east = восток
    .to = на восток
    .at = на востоке
    .past = восточнее
    .wall = восточную стену
    .door = восточную дверь
side-south = юг
    .to = на юг
    .at = на юге
    .past = южнее
    .wall = южную стену
    .door = южную дверь
side-west = запад
    .to = на запад
    .at = на западе
    .past = западнее
    .wall = западную стену
    .door = западную дверь

## Score sheet

line-coins = Монеты на картах
line-chests = Открытые сундуки
line-traps = Ловушки
line-tramps = Плата бродягам
line-common-quests = Общие квесты
line-own-quest = Личный квест
line-total = Итого
line-so-far = Пока всего

## Setting a table

choice-dogs = Пёсики
    .about = Как пёсики достаются игрокам.
choice-dogs-chosen = По выбору
    .about = Начиная с первого игрока, каждый берёт одного из оставшихся.
choice-dogs-random = По жребию
    .about = Пёсиков раздают наугад.
choice-start = Стартовая комната
    .about = Какой стороной она лежит втроём и вчетвером. Вдвоём — всегда узкой.
choice-start-wide = Четыре выхода
    .about = Места хватит всем.
choice-start-narrow = Три выхода
    .about = Теснее и труднее для всех.
choice-defence = Защита
    .about = Когда урон в пути сравнивают с защитой.
choice-defence-at-the-end = В конце пути
    .about = Один раз, на выходе: считается и защита, добытая поздно.
choice-defence-each-hit = После каждого удара
    .about = Каждый раз урон должен быть меньше защиты, которая есть в этот миг.
choice-turning = Повороты Шарика
    .about = Когда Шарик может поворачивать комнаты вокруг стартовой.
choice-turning-on-leaving = Перед выходом
    .about = Раз в раунд, перед тем как тронуться в путь.
choice-turning-any-time = В любой свой ход
    .about = И перед исследованием тоже, сколько угодно раз.
choice-ties = При равенстве
    .about = Что решает, если монет поровну.
choice-ties-completions = Каждое выполнение
    .about = Два ифрита выполняют свой квест дважды.
choice-ties-cards = Карты квестов
    .about = Каждый квест считается один раз, сколько бы его ни выполняли.
choice-piles = Закрытые стопки
    .about = Как показаны чужие монеты, сундуки и ловушки. Взяты они были у всех на виду.
choice-piles-open = Открыто
    .about = Смотреть может каждый.
choice-piles-face-down = Рубашкой вверх
    .about = Видно только число карт: считайте сами.

## Counting

card-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
coin-count = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}
paw-count = { $paws ->
    [0] ни одной лапки
    [one] { $paws } лапка
    [few] { $paws } лапки
   *[many] { $paws } лапок
}
spot = на { $across ->
    [none] { $y ->
        [1] клетку
        [one] { $y } клетку
        [few] { $y } клетки
       *[many] { $y } клеток
    } { NAME("side", $down, case: "past") }
   *[other] { $x ->
        [1] клетку
        [one] { $x } клетку
        [few] { $x } клетки
       *[many] { $x } клеток
    } { NAME("side", $across, case: "past") }{ $down ->
        [none] { "" }
       *[other] { " " }и на { $y ->
            [1] клетку
            [one] { $y } клетку
            [few] { $y } клетки
           *[many] { $y } клеток
        } { NAME("side", $down, case: "past") }
    }
} старта

## Cards: what things do

dog-symbols = { NAMES("symbols", $symbols) }; защита { $defence }.
dog-does-bonk = На пути к выходу ломает стену или дверь за лапку; пройти там может каждый.
dog-does-jeanne = За вторую лапку даёт обет и побеждает монстра, который ей не по силам. Дракона обет не берёт.
dog-does-pluto = С самого начала с ключом: ему открыты двери и один сундук.
dog-does-robin = Перепрыгивает ловушки: ни лапки, ни карты. Обезвредить или забрать ловушку не может.
dog-does-ruta = Защита выше, чем у любого другого пёсика.
dog-does-sharik = Прежде чем тронуться в путь, поворачивает комнаты вокруг стартовой.

quest-most = { coin-count }, если в конце игры трофейных { NAME("symbol", $symbol, case: "many") } у вас больше всех.
quest-each = { coin-count } за каждую вашу карту «{ NAME("room", $monster) }» в конце игры.
quest-most-short = { coin-count }: больше всех трофейных { NAME("symbol", $symbol, case: "many") }
quest-each-short = { coin-count } за карту «{ NAME("room", $monster) }»

potion-does = Один раз считается за { NAME("symbol", $symbol) }: в бою или против ловушки.

room-needs = Нужно: { NAMES("symbols", $symbols) }.
room-hurts = Пройти мимо: урон { $damage }.
room-trophies = Трофей: { NAMES("symbols", $symbols) }.
room-coins = { coin-count }.
room-does-coin = { coin-count } за лапку.
room-does-artefact = За лапку: { NAMES("symbols", $symbols) }.
room-does-trap = Потратьте карту с трофейным { NAME("symbol", $symbol, case: "ins") } или подходящее зелье — или положите лапку и потеряйте в конце { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
room-does-tramp = За лапку: { NAMES("symbols", $symbols) }, в каждом бою что-то одно; или { NAMES("symbols", $one) } и ещё одна лапка. В конце отнимет { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
room-does-chest = { coin-count } в конце, если для него есть ключ.
room-does-potion = За лапку — любое зелье из запаса.
room-does-portal = Все порталы соединены друг с другом. Лапку сюда не кладут.
room-does-door = Через дверь проходят только с ключом. Лапку сюда не кладут.
room-does-start = Стартовая комната: отсюда начинаются все пути.

tab-dogs = Пёсики
tab-quests = Квесты
place-hand = Здесь лежит то, что в руках у того, чей ход.
place-pup = Место игрока: пёсик, его лапки и всё, что он собрал.
place-goods = Что собрал ваш пёсик кроме монет: зелья, сундуки, ловушки, бродяги и трофеи; пустые лапки лежат в подземелье.
place-gap = Пустота: карту, что лежала здесь, потратили на ловушку. В этом раунде здесь не пройти и не выйти, и новую комнату сюда не положить.
pile-stack = { $cards ->
    [0] Стопка комнат пуста.
   *[other] Стопка комнат: { card-count }. Картинки считают, что из неё ещё может выйти.
}

## What happened

event-first = { $you ->
    [yes] Жетон хорошего пёсика у вас: первый ход — ваш.
   *[no] Жетон хорошего пёсика и первый ход: { $who }.
}
event-dealt-potion = { $you ->
    [yes] Вы получаете { NAME("potion", $potion) }.
   *[no] { $who } получает { NAME("potion", $potion) }.
}
event-dog = { $you ->
    [yes] Вы играете за { NAME("dog", $dog, case: "acc") }.
   *[no] { $who } играет за { NAME("dog", $dog, case: "acc") }.
}
event-kept-quest = { $you ->
    [yes] Ваш личный квест: «{ NAME("quest", $quest) }».
   *[no] { $who }, личный квест: «{ NAME("quest", $quest) }».
}
event-common = { $you ->
    [yes] Вы выкладываете общий квест: «{ NAME("quest", $quest) }».
   *[no] { $who } выкладывает общий квест: «{ NAME("quest", $quest) }».
}
event-round = Раунд { $round }: на столе только стартовая комната.
event-drew = { $you ->
    [yes] Вы тянете карту: { NAME("room", $room) }.
   *[no] { $who } тянет карту: { NAME("room", $room) }.
}
event-placed = { $you ->
    [yes] Вы кладёте карту ({ NAME("room", $room) }) { spot }.
   *[no] { $who } кладёт карту ({ NAME("room", $room) }) { spot }.
}
event-slept = { $you ->
    [yes] Вы ложитесь спать{ $paws ->
        [0] .
       *[other] : отныне одной лапкой больше.
    }
   *[no] { $who } ложится спать{ $paws ->
        [0] .
       *[other] : отныне одной лапкой больше.
    }
}
event-turned = { $you ->
    [yes] Вы поворачиваете комнату рядом со стартовой: { NAME("room", $room) }.
   *[no] { $who } поворачивает комнату рядом со стартовой: { NAME("room", $room) }.
}
event-walked = { $you ->
    [yes] Вы идёте { NAME("room", $room, case: "to") }.
   *[no] { $who } идёт { NAME("room", $room, case: "to") }.
}
event-fought = { $you ->
    [yes] Вы побеждаете { NAME("room", $monster, case: "acc") }.
   *[no] { $who } побеждает { NAME("room", $monster, case: "acc") }.
}
event-vowed = { $you ->
    [yes] Вы даёте обет и двумя лапками побеждаете { NAME("room", $monster, case: "acc") }.
   *[no] { $who } даёт обет и двумя лапками побеждает { NAME("room", $monster, case: "acc") }.
}
event-passed = { $you ->
    [yes] Вы проходите мимо { NAME("room", $monster, case: "gen") }: урон { $damage }.
   *[no] { $who } проходит мимо { NAME("room", $monster, case: "gen") }: урон { $damage }.
}
event-took = { $you ->
    [yes] Вы забираете { NAME("room", $room, case: "acc") }.
   *[no] { $who } забирает { NAME("room", $room, case: "acc") }.
}
event-hired = { $you ->
    [yes] Вы нанимаете бродягу: { hired-for }.
   *[no] { $who } нанимает бродягу: { hired-for }.
}
hired-for = { $side ->
    [two-symbols] два символа
   *[with-paw] символ и лапка
}
event-brewed = { $you ->
    [yes] Вы берёте { NAME("potion", $potion) }.
   *[no] { $who } берёт { NAME("potion", $potion) }.
}
event-sprung = { $you ->
    [yes] Вы кладёте лапку на ловушку.
   *[no] { $who } кладёт лапку на ловушку.
}
event-disarmed = { $you ->
    [yes] Вы обезвреживаете ловушку и тратите на неё { NAME("room", $card, case: "acc") }.
   *[no] { $who } обезвреживает ловушку и тратит на неё { NAME("room", $card, case: "acc") }.
}
event-poured = { $you ->
    [yes] Вы обезвреживаете ловушку и выливаете на неё { NAME("potion", $potion) }.
   *[no] { $who } обезвреживает ловушку и выливает на неё { NAME("potion", $potion) }.
}
event-drank = { $you ->
    [yes] Вы выпиваете { NAME("potion", $potion) }.
   *[no] { $who } выпивает { NAME("potion", $potion) }.
}
event-broke = { $you ->
    [yes] Вы ломаете { NAME("side", $side, case: "wall") } { NAME("room", $room, case: "at") }.
   *[no] { $who } ломает { NAME("side", $side, case: "wall") } { NAME("room", $room, case: "at") }.
}
event-left = { $you ->
    [yes] Вы выходите из подземелья { NAME("side", $side, case: "to") }.
   *[no] { $who } выходит из подземелья { NAME("side", $side, case: "to") }.
}
event-gap = На месте { NAME("room", $room, case: "gen") } остаётся пустота.
event-countdown = Начинается обратный отсчёт, до конца раунда { $cards ->
    [0] карт больше нет
    [one] осталась { card-count }
    [few] осталось { card-count }
   *[many] осталось { card-count }
}.
event-good-dog = { $you ->
    [yes] Последний ход был ваш: вы получаете жетон хорошего пёсика.
   *[no] Жетон хорошего пёсика за последний ход раунда: { $who }.
}
event-collected = { $you ->
    [yes] Ваша добыча: { NAME("room", $room) }.
   *[no] { $who } собирает добычу: { NAME("room", $room) }.
}
event-round-over = Раунд { $round } окончен.
event-over = Игра окончена: пора считать монеты.

## Questions

ask-dog = За какого пёсика играете?
    .about = У каждого пёсика свои символы атаки, защита и способность, которой нет у других.
ask-quest = Какой квест оставить себе?
    .about = Оставленный — только ваш и останется в тайне. Второй ляжет в открытую: монеты за него получит каждый, кто его выполнит.
ask-ready = Оставляете этот квест?
    .about = Пока выбрали не все, можно передумать.
ask-turn = { $explore ->
    [yes] { $walk ->
        [yes] Исследовать, выйти или спать?
       *[no] Пути наружу пока нет. Исследовать или спать?
    }
   *[other] { exploring-is-over } { $walk ->
        [yes] Выйти или спать?
       *[no] И пути наружу нет: ляжете спать?
    }
}
    .about = За ход — одно действие. Кто вышел или уснул, для того раунд окончен.
exploring-is-over = { $explore ->
    [no-cards] Карт больше нет.
   *[no-place] Для новой карты места нет.
}
ask-place = Куда положить карту? Вы вытянули: { NAME("room", $room) }.
    .about = Хотя бы один её выход должен встретиться с выходом. Место считают от стартовой комнаты, карту можно поворачивать.
ask-turning = Какие комнаты повернёт Шарик?
    .about = Каждый раз на 90° по часовой стрелке, сколько угодно раз. Совпадать после этого ничего не обязано.
ask-way = Вы { NAME("room", $room, case: "at") }. { walk-so-far } Куда дальше?
    .about = Сначала продумайте весь путь: пока вы его не подтвердите, ничего не происходит. Дважды в одну комнату нельзя.
ask-room = Вы { NAME("room", $room, case: "at") }. { walk-so-far } Что делать?
    .about = Лапка забирает то, что здесь есть, и закрывает комнату для других. Трофеи помогают уже в следующей комнате.
ask-confirm = Вот и выход! { walk-so-far } Так и пойдёте?
    .about = Только теперь всё случится на самом деле. Если хотите подумать ещё, ничего не изменилось.
walk-so-far = { $paws ->
    [0] Лапок не осталось
    [one] Осталась { $paws } лапка
    [few] Осталось { $paws } лапки
   *[many] Осталось { $paws } лапок
}, урон { $damage }, защита { $defence }.

## Options: headings, words, effects

group-dog = Пёсики
group-keep-quest = Квесты
group-explore = Исследовать
group-walk = Выйти
group-sleep = Спать
group-place = Места
group-turn = Повернуть комнату
group-go = В путь
group-enter = Комнаты
group-out = Выход из подземелья
group-break = Сломать стену
group-break-out = Пролом наружу
group-fight = Бой
group-vow = Обет
group-pass = Пройти мимо
group-take = Взять
group-leave = Не брать
group-take-potion = Зелья
group-hire = Нанять
group-paw = Лапка
group-disarm = Обезвредить картой
group-pour = Обезвредить зельем
group-confirm = Подтвердить
group-give-up = Подумать ещё
group-ready = Готово
shelf-turn = Ваш ход
shelf-ways = Пути
shelf-room = В комнате

do-dog = { NAME("dog", $dog) }, { NAME("class", $dog) }
do-keep-quest = Оставить себе: «{ NAME("quest", $quest) }»
do-ready = Да, оставляю
do-explore = Исследовать подземелье
do-walk = Выйти из подземелья
do-sleep = Лечь спать
do-place = Место { spot }{ $degrees ->
    [0] { "" }
   *[other] , поворот { $degrees }°
}
at-place = Место { spot }
do-turn = Повернуть комнату { NAME("side", $side, case: "at") }: { NAME("room", $room) }
do-go = В путь
do-enter = { $side ->
    [north] На север
    [east] На восток
    [south] На юг
   *[west] На запад
}, { NAME("room", $room, case: "to") }
    .short = { NAME("room", $room) }
do-portal = Порталом в другой портал, { spot }
do-out = Выйти { NAME("side", $side, case: "to") }
do-break = Через { barrier } { NAME("room", $room, case: "to") }
do-break-out = Наружу через { barrier }
barrier = { $barrier ->
    [door] { NAME("side", $side, case: "door") }
   *[wall] { NAME("side", $side, case: "wall") }
}
do-fight = Победить { NAME("room", $room, case: "acc") }
do-fight-potions = Выпить { NAMES("potion", $potions) } и победить { NAME("room", $room, case: "acc") }
do-vow = Дать обет и победить { NAME("room", $room, case: "acc") }
do-pass = Пройти мимо { NAME("room", $room, case: "gen") }
do-take = Забрать { NAME("room", $room, case: "acc") }
do-leave = Ничего не брать
do-take-potion = Взять { NAME("potion", $potion) }
do-hire-two = Нанять бродягу: { NAMES("symbols", $symbols) }
do-hire-paw = Нанять бродягу: { NAMES("symbols", $symbols) } и лапка
do-paw = Положить лапку на ловушку
do-disarm = Потратить { NAME("room", $room, case: "acc") }
do-pour = Вылить { NAME("potion", $potion) }
do-confirm = Да, так и пойду
do-give-up = Нет, подумаю ещё

effect-common = Общим станет квест «{ NAME("quest", $quest) }».
effect-ready = затем откроются общие квесты
effect-stack = в стопке { card-count }
effect-countdown = обратный отсчёт: { card-count }
effect-paws = { paw-count }
effect-strength = лук { $bow }, меч { $sword }, огненный шар { $fireball }; защита { $defence }
effect-turns-first = сначала Шарик может повернуть комнаты
effect-starts-countdown = { $cards ->
    [0] карт для остальных больше нет
   *[other] начнётся обратный отсчёт: { card-count }
}
effect-paw-more = впредь лапки: { $from } → { $to }
effect-no-paw-more = лишних лапок больше нет
effect-asleep = раунд для вас окончен
effect-joins = проход { NAMES("room", $rooms, case: "to") }
effect-joins-nothing = прохода не будет
effect-parts = закроется проход { NAMES("room", $rooms, case: "to") }
effect-no-opening = исследовать будет негде
effect-closes = закроет выход { NAMES("room", $rooms, case: "at") }
effect-exits = { $exits ->
    [1] выход
   *[other] выходы
} наружу: { NAMES("side", $sides) }
effect-need = { NAME("symbol", $symbol) }: нужно { $need }, есть { $have }
effect-tramps-help = { $tramps ->
    [one] и один символ вашего бродяги
   *[other] и по символу от { $tramps } бродяг
}
effect-beatable = можно победить
effect-by-potion = можно победить, выпив { NAMES("potion", $potions, case: "for") }
effect-by-vow = победить можно только обетом
effect-too-strong = пока не по силам
effect-no-paw = лапок не осталось
effect-gains = даёт: { NAMES("symbols", $symbols) }
effect-coins = { coin-count }
effect-quest = «{ NAME("quest", $quest) }»: { SIGNED($coins) }
effect-quest-less = «{ NAME("quest", $quest) }» принесёт на { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} меньше
effect-quest-won = «{ NAME("quest", $quest) }» станет вашим: { contest }; { SIGNED($coins) }
effect-quest-lost = «{ NAME("quest", $quest) }» перестанет быть вашим: { contest }
contest = { $own } { $own ->
    [one] { NAME("symbol", $symbol) }
    [few] { NAME("symbol", $symbol, case: "few") }
   *[many] { NAME("symbol", $symbol, case: "many") }
} против { $other }
effect-passing = пройти мимо: урон { $damage }
effect-no-passing = мимо не пройти: урон { $damage } слишком велик
effect-trap = { $by ->
    [paw] лапка и в конце штраф: { coin-count }
    [card] карта с трофейным { NAME("symbol", $symbol, case: "ins") } или зелье
   *[either] карта с трофейным { NAME("symbol", $symbol, case: "ins") } или зелье — либо лапка и в конце штраф: { coin-count }
}
effect-jumps = вы её перепрыгнете
effect-tramp = { NAMES("symbols", $symbols) }; или { NAMES("symbols", $one) }{ $paw ->
    [yes] { " " }и лапка
   *[no] { "" }
}
effect-chest-opens = { coin-count }: ключ для него есть
effect-chest-waits = { coin-count }, если найдётся ключ
effect-supply = в запасе: { NAMES("potion", $potions, case: "for") }
effect-supply-empty = запас пуст
effect-portals = { $portals ->
    [one] ведёт ещё в { $portals } портал
    [few] ведёт ещё в { $portals } портала
   *[many] ведёт ещё в { $portals } порталов
}
effect-paws-left = { $paws ->
    [0] лапок не останется
    [one] останется { $paws } лапка
    [few] останется { $paws } лапки
   *[many] останется { $paws } лапок
}
effect-damage = урон { $damage }, защита { $defence }
effect-damage-too-much = урон { $damage }, защита { $defence }: по пути понадобится ещё защита
effect-two-paws = две лапки на карту
effect-potion = один раз считается за { NAME("symbol", $symbol) }
effect-one-a-fight = в каждом бою что-то одно
effect-fee = монеты в конце игры: { SIGNED($coins) }
effect-paw-back = сразу ещё одна лапка
effect-loses = пропадёт: { NAMES("symbols", $symbols) }
effect-loses-paw = лапка бродяги тоже пропадёт
effect-owes-paw = после раунда вы вернёте одну лапку
effect-gap = на месте карты будет пустота
effect-potion-back = после раунда вернётся в запас
effect-stays = останется другим
effect-collects = добыча: { NAMES("room", $rooms) }
effect-spends = потрачено на ловушки: { NAMES("room", $rooms) }
effect-coin-change = монеты без квестов: { SIGNED($coins) }
effect-blocks-these = { $count ->
    [1] эта комната закроется для других
   *[other] эти комнаты закроются для других
}
effect-blocks = закроются для других: { NAMES("room", $rooms) }
effect-give-up = ещё ничего не случилось
sure-turned = останутся повёрнутыми: { NAMES("room", $rooms) }
sure-broke = { $count ->
    [one] { $count } пролом останется открыт для всех
    [few] { $count } пролома останутся открыты для всех
   *[many] { $count } проломов останутся открыты для всех
}
sure-gap = { $count ->
    [1] останется пустота
   *[other] останутся пустоты
} на месте: { NAMES("room", $rooms) }
sure-round-over = раунд закончится, следующий начнёте вы
sure-over = игра закончится: у вас { $sign }{ coin-count }

## Why not

reason-DD-COUNT-7 = Обратный отсчёт окончен: карт в этом раунде больше нет.
reason-DD-EXPLORE-14 = Стопка комнат пуста.
reason-DD-EXPLORE-15 = Ни один выход не ведёт больше на свободное место.
reason-DD-EXPLORE-5 = { $where ->
    [wall] К этому месту обращены только стены, а карте нужен выход, чтобы примкнуть.
   *[turn] С таким поворотом карта закроет стенами все выходы к этому месту.
}
reason-DD-EXPLORE-12 = Пустоту нельзя застроить.
reason-DD-TURN-6 = { $turned ->
    [yes] Пока комнаты лежат так, нет пути, который можно пройти до конца.
   *[no] Нет пути, который можно пройти до конца.
}
reason-DD-EXIT-2 = Выхода наружу { NAME("side", $side, case: "at") } нет.
reason-DD-EXIT-3 = Здесь не выйти: { NAME("side", $side, case: "at") } пустота.
reason-DD-EXIT-5 = На этом пути вы уже были { NAME("room", $room, case: "at") }.
reason-DD-EXIT-6 = Отсюда нет прохода { NAME("room", $room, case: "to") }.
reason-DD-EXIT-8 = Чужая лапка лежит { NAME("room", $room, case: "at") } и не пускает.
reason-DD-EXIT-9 = Обезврежена и до конца раунда закрыта: { NAME("room", $room) }.
reason-DD-EXIT-14 = После этого до выхода будет не дойти.
reason-DD-EXIT-15 = Урон { $damage } не меньше вашей защиты { $defence }.
reason-DD-EXIT-21 = Дверь { NAME("side", $side, case: "at") } заперта, а ключа у вас нет.
reason-DD-DOOR-1 = Путь { NAME("room", $room, case: "to") } закрывает дверь, а ключа у вас нет.
reason-DD-PAW-1 = Лапок не осталось, забрать нечем.
reason-DD-MONSTER-2 = { $potions ->
    [yes] Без зелья не хватает сил, чтобы победить { NAME("room", $room, case: "acc") }. Нужно: { NAMES("symbols", $symbols) }.
   *[no] Не хватает сил, чтобы победить { NAME("room", $room, case: "acc") }. Нужно: { NAMES("symbols", $symbols) }.
}
reason-DD-MONSTER-4 = Лапок не осталось, положить на побеждённого монстра нечего.
reason-DD-MONSTER-13 = Урон { $damage } при защите { $defence }: после этого из подземелья не выйти.
reason-DD-TRAP-2 = На этой карте нет символа ловушки: { NAME("room", $room) }.
reason-DD-TRAP-18 = Лапок для ловушки не осталось.
reason-DD-DOG-JEANNE-3 = Обет стоит двух лапок.
reason-DD-DOG-JEANNE-4 = Дракона обет не берёт.
reason-DD-DOG-JEANNE-5 = Этого монстра можно победить и без обета.
reason-DD-POTION-3 = На этом зелье нет символа ловушки.
reason-DD-POTION-7 = Такого зелья в запасе нет.
reason-DD-SETUP-2 = За этого пёсика уже играет кто-то другой.
reason-DD-DOG-BONK-2 = Чтобы проломить стену или дверь, нужна лапка, а их не осталось.
reason-DD-DOG-BONK-12 = За этой стеной пустота: пролом никуда не приведёт.
reason-DD-DOG-ROBIN-3 = Робин перепрыгивает ловушки и не обезвреживает их.
reason-DD-DOG-ROBIN-4 = Робин перепрыгивает ловушки и не кладёт на них лапку.
reason-DD-DOG-SHARIK-2 = Шарик поворачивает только комнаты рядом со стартовой.
reason-DD-DOG-SHARIK-5 = Шарик поворачивает комнаты, только когда отправляется к выходу.

## How far the game is

where-before = Перед первым раундом
where-round = Раунд { $round } из { $rounds } · { $cards ->
    [one] осталась { card-count }
   *[other] осталось { card-count }
}
where-countdown = Раунд { $round } из { $rounds } · обратный отсчёт: { $cards ->
    [0] карт больше нет
   *[other] { card-count }
}
where-over = Игра окончена

## Who sits where

seat-dog = { NAME("dog", $dog) }
seat-out = { NAME("dog", $dog) } уже снаружи
seat-asleep = { NAME("dog", $dog) } спит

## Кто как стоит, что даёт победу, что близко

wins-coins = Побеждает тот, у кого после раунда { $rounds } больше всех монет.
standing-coins = { $shown } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}
tally-about = Собранное к этому времени; комнаты с лапками считаются в конце раунда.
warning-countdown = { $cards ->
    [gone] Карт в этом раунде больше нет: выходите или ложитесь спать.
    [none] Карты могут кончиться до вашего хода: тогда останется только выйти или лечь спать.
   *[one] Возможно, это ваша последняя карта в раунде: потом можно только выйти или лечь спать.
}
    .short = { $cards ->
        [gone] Карт нет: выходите или спите
        [none] Карты могут кончиться до вас
       *[one] Возможно, последняя карта в раунде
    }

## Уроки

lesson-rooms = Выкладываем комнаты
lesson-rooms-goal = Вы ведёте Руту Снежную. Пёсики вместе строят подземелье, а потом каждый ищет из него свой выход с добычей. Раундов три; побеждает тот, у кого в конце больше всего монет.
lesson-rooms-explore = За ход — одно действие: исследовать, выйти или лечь спать. В подземелье пока почти пусто, поэтому исследуйте: вы вытянете комнату из стопки.
lesson-rooms-early = Выйти уже можно, но самое большее с одной монетой, и раунд для вас закончится. Сначала пусть подземелье вырастет.
lesson-rooms-bed = Сон даёт ещё одну лапку до конца игры, но раунд для вас закончится. Сейчас лучше исследуйте.
lesson-rooms-squirrel = Вам выпала зомби-белка. Выход новой комнаты должен встретиться с выходом в подземелье. Поверните её один раз и положите на 1 западнее, рядом со стартовой.
lesson-rooms-half = Так она подходит ничуть не хуже. Но для этого урока поверните её только раз.
lesson-rooms-elsewhere = Туда она тоже подходит. Но здесь нужен запад: оттуда начнётся путь для Руты.
lesson-rooms-again = Плуто положил на юго-востоке две монеты: подземелье у всех общее. Исследуйте ещё раз, чтобы сделать его богаче там, где удобно вам.
lesson-rooms-stay = Выйти можно и сейчас, но тогда раунд для вас закончится. В этом уроке мы выкладываем комнаты: исследуйте.
lesson-rooms-behind = Две монеты! Рута может победить белку, а Плуто — нет. Положите монеты за белкой, на 2 западнее стартовой и без поворота: тогда один путь пройдёт через обе комнаты.
lesson-rooms-turned = Место верное, и так она тоже подходит. Но для этого урока положите её без поворота.
lesson-rooms-easy = Туда она тоже подходит, но Плуто доберётся до этих монет так же легко, как вы. За белкой они вам выгоднее.
lesson-rooms-once = Каждый выход, который ведёт на стол, — это и выход из подземелья, и место для новой комнаты. Исследуйте ещё раз.
lesson-rooms-free = Один выход должен встретиться с другим, остальные могут упираться в стены. Стеной можно даже закрыть выход соседней комнаты. Положите комнату куда хотите.

lesson-way = Путь наружу
lesson-way-walk = Добыча ваша, только если вы с ней выйдете. Наметьте путь от стартовой комнаты до выхода на стол; дважды в одну комнату нельзя. Выходите.
lesson-way-more = Пока есть карты, можно исследовать и дальше. Но этот урок — о пути наружу: выходите.
lesson-way-bed = Во сне из подземелья ничего не вынести, прибавится только лапка. А вас ждут монеты: выходите.
lesson-way-east = На востоке одна за другой лежат две комнаты с монетами. Идите в первую из них.
lesson-way-squirrel = Там живёт зомби-белка, а бои будут в следующем уроке. Сейчас идите на восток.
lesson-way-one = Там одна монета, а на востоке на одном пути их три.
lesson-way-coin = Чтобы что-то забрать, на комнату кладут лапку. На этот раунд у вас пять лапок. Заберите монету.
lesson-way-leave = Можно и не брать, но тогда после раунда карта вернётся в стопку. Лапок хватает: забирайте.
lesson-way-deeper = Комната с вашей лапкой закрыта для других пёсиков до конца раунда. Осталось ещё четыре: идите дальше, к двум монетам.
lesson-way-soon = Это выход, но с одной монетой. Всего через комнату лежат ещё две.
lesson-way-two = Заберите и их. После раунда все лапки вернутся к вам, а неиспользованные ничего не дают.
lesson-way-out = Эта комната открывается на стол, а кто шагнул туда, тот снаружи. Выходите на восток.
lesson-way-either = Этот выход ничем не хуже. Но для этого урока выберите другой.
lesson-way-confirm = Пока это только план, ничего ещё не случилось. Подтвердите его, и Рута выйдет с тремя монетами.
lesson-way-again = Тогда ничего не случится и можно наметить другой путь. Но этот хорош: подтвердите его.
lesson-way-next = Плуто спал, так что с вашим выходом раунд закончился: три монеты ваши, лапки вернулись, остальные комнаты в стопке. Исследуйте: так начнётся раунд 2.
lesson-way-bare = Подземелье строится заново, выносить пока нечего. Сначала исследуйте.
lesson-way-tired = Сон закончит для вас раунд 2, едва он начался. Сначала исследуйте.

lesson-fights = Монстры и символы
lesson-fights-skeledog = У Руты один меч и два огненных шара. Есть все нужные символы — монстр побеждён, без бросков. Против скеледога нужны меч и огненный шар: идите к нему.
lesson-fights-gigatick = Против гигаклеща нужны два лука, а у Руты ни одного: можно лишь пройти мимо. Идите к скеледогу.
lesson-fights-nothing = Так вы сразу выйдете, но с пустыми лапами.
lesson-fights-beat = Сразитесь. На побеждённого монстра ляжет одна лапка, а символы не тратятся. Его огненный шар станет вашим трофеем.
lesson-fights-slip = Пройти мимо — сберечь лапку, но получить 1 урон и остаться без трофея. А этот огненный шар ещё понадобится.
lesson-fights-golem = Трофей считается уже со следующей комнаты. Против шоколадного голема нужны три огненных шара, и теперь их у вас три. Победите и его.
lesson-fights-miss = Мимо голема — это 2 урона и ни его монеты, ни символа защиты. А сил на бой хватает.
lesson-fights-ifrit = Голем даёт монету и символ защиты: теперь ваша защита 6. За ифритом лежат ещё две монеты. Идите туда.
lesson-fights-one = Там одна монета и никакой опасности. Но за ифритом их две, и Рута выдержит этот путь.
lesson-fights-past = Против ифрита нужны два меча, а у вас один. Пройдите мимо: урон 1. Весь урон за путь должен быть меньше вашей защиты.
lesson-fights-potion = Зелье заменило бы второй меч, и вы бы победили. Но действует оно лишь раз; сейчас приберегите его и пройдите мимо.
lesson-fights-coins = Урон 1, защита 6: бояться нечего. Заберите две монеты.
lesson-fights-leave = Лапки ещё есть, а побеждают монетами. Забирайте.
lesson-fights-out = Ифрит остаётся на месте — для того, кому он по силам. Выходите на восток.
lesson-fights-either = Этот выход ничем не хуже. Но для этого урока выберите другой.
lesson-fights-confirm = Скеледог, голем и две монеты станут вашими. Трофеи останутся и в следующих раундах, а урон — нет. Подтвердите.
lesson-fights-again = Тогда ничего не случится и можно наметить другой путь. Но этот хорош: подтвердите его.

lesson-tramps = Бродяги и ловушки
lesson-tramps-tramp = Раунд 2, вы отправляетесь в путь с Рутой. Бродягу можно нанять за лапку, и он помогает до конца игры. Идите к нему.
lesson-tramps-one = Там одна монета. Путь на востоке длиннее, но выгоднее.
lesson-tramps-nothing = Так вы сразу выйдете, но с пустыми лапами.
lesson-tramps-hire = Выбирайте: лук и меч, но в каждом бою что-то одно, — или огненный шар и ещё одна лапка. Наймите его ради огненного шара и лапки.
lesson-tramps-pair = Два символа — тоже неплохо, но огненного шара среди них нет, а впереди голем, против которого их нужно три.
lesson-tramps-alone = Без него не придётся платить в конце монету, но без его огненного шара голем впереди вам не по силам.
lesson-tramps-golem = Ещё одна лапка — ваша сразу и в следующих раундах тоже. С огненным шаром бродяги их три: победите голема.
lesson-tramps-miss = Мимо голема — это 2 урона и ни монеты. А сил на бой хватает.
lesson-tramps-behind = Бродяга, который останется у вас до конца, обойдётся в 1 монету. За ловушкой с луком лежат две, и вы с ней справитесь: идите туда.
lesson-tramps-other = Одна монета без ловушки — неплохо. Но за ловушкой их две, и у вас есть чем её обезвредить.
lesson-tramps-trap = Ловушка требует карту с её трофейным символом, такое же зелье или лапку; символы самого пёсика не помогут. Вылейте зелье меткости: так вы потеряете меньше всего.
lesson-tramps-paw = Лапка тоже откроет путь, но тогда ловушка станет вашей и в конце отнимет 1 монету.
lesson-tramps-card = Лук ифрита подходит, но карта пропадёт насовсем, а с ней и 2 монеты за ваш квест «Последнее желание».
lesson-tramps-coins = Ловушка обезврежена, и другие пёсики в этом раунде в неё не войдут. Заберите две монеты.
lesson-tramps-leave = Лапки ещё есть, а побеждают монетами. Забирайте.
lesson-tramps-out = На ловушке нет вашей лапки, поэтому в конце она ничего не отнимет. Выходите на восток.
lesson-tramps-either = Этот выход ничем не хуже. Но для этого урока выберите другой.
lesson-tramps-confirm = С вами выйдут бродяга, голем и две монеты. Ловушка уйдёт из игры, а зелье после раунда вернётся в запас. Подтвердите.
lesson-tramps-again = Тогда ничего не случится и можно наметить другой путь. Но этот хорош: подтвердите его.

lesson-quests = Квесты
lesson-quests-keep = Перед раундом 1 у вас два квеста: один останется вашей тайной, второй ляжет в открытую. Два лука Робин побеждают гигаклещей: оставьте «Осмотр на клещей».
lesson-quests-bullseye = Тоже неплохо: тогда «В яблочко» сможет принести монеты только вам, а гигаклещи — всем. Здесь оставьте «Осмотр на клещей».
lesson-quests-ready = Пока выбрали не все, можно передумать. Подтвердите свой квест: после этого остальные лягут в открытую.
lesson-quests-gigatick = Теперь идёт раунд 3, последний. Ваш квест даёт 2 монеты за каждого гигаклеща, который будет у вас в конце. Идите к гигаклещу.
lesson-quests-one = Там одна монета. Один гигаклещ по вашему квесту приносит две, а за ним есть и ещё добыча.
lesson-quests-squirrel = Против белки нужны два огненных шара, у Робин один, да и квеста на неё здесь нет. Идите к гигаклещу.
lesson-quests-bow = Сразитесь: пригодится и его лук. Общий квест «В яблочко» даёт 5 монет тому, у кого больше всех трофейных луков.
lesson-quests-slip = Мимо — это 1 урон и ни 2 монет за квест, ни лука. А сил на бой хватает.
lesson-quests-cat = Общий квест «Дрожащие усы» даёт любому 2 монеты за желатинового кота. Нужны лук и меч: выпейте зелье, один раз оно считается за меч.
lesson-quests-miss = Это последний раунд: сбережённое зелье монет здесь не принесёт, а кот — две и ещё один лук. Сразитесь.
lesson-quests-confirm = Гигаклещ, кот и три трофейных лука против двух у Бонька. Боньк уже спит: подтвердите, игра закончится, и квесты принесут монеты.
lesson-quests-again = Тогда ничего не случится и можно наметить другой путь. Но этот хорош: подтвердите его.

lesson-countdown = Обратный отсчёт
lesson-countdown-begun = Плуто вышел первым, и начался обратный отсчёт: по четыре карты на каждого, кто ещё внутри. Там только вы, и карт осталось две. Исследуйте: вдруг выпадет что-то хорошее.
lesson-countdown-empty = Выйти можно, но ни с чем: комнаты Плуто закрыты, остальные монстры вам не по силам. Сначала посмотрите, что выпадет.
lesson-countdown-later = Лечь спать можно и после, когда карты кончатся. Сначала посмотрите, что выпадет.
lesson-countdown-dragon = Дракон: 4 монеты, но нужно по два символа каждой атаки, а мимо — 3 урона. Положите его на 3 восточнее: там он вам не помешает.
lesson-countdown-elsewhere = Туда он тоже подходит. Но для этого урока положите его на 3 восточнее стартовой.
lesson-countdown-last = Внутри остались только вы, поэтому снова ваш ход. Осталась одна карта: исследуйте.
lesson-countdown-cat = Котоглазка: против неё нужны три лука, а у Робин два. Положите её на 1 западнее и 1 севернее, без поворота, рядом с големом.
lesson-countdown-other = Туда она тоже подходит. Но для этого урока положите её на 1 западнее и 1 севернее стартовой, без поворота.
lesson-countdown-sleep = Карты кончились, а добыть здесь нечего. Ложитесь спать: вы ничего не вынесете, зато до конца игры у вас будет на лапку больше.
lesson-countdown-bare = Вы выйдете с пустыми лапами. Во сне вы тоже ничего не вынесете, но получите лапку.
lesson-countdown-first = Раунд 2: прошлый закончили вы, поэтому этот вы и начали, уже с шестью лапками. На пути три монеты. Подтвердите: вы снаружи раньше всех, и Плуто достанутся лишь четыре карты.
lesson-countdown-again = Можно и подождать, но тогда Плуто может выйти раньше, и отсчёт пойдёт уже для вас. Подтвердите этот путь.

lesson-other-ways = Шарик, Боньк и Плуто
lesson-other-ways-turn = У каждого пёсика своя способность. Прежде чем тронуться в путь, Шарик может повернуть комнаты рядом со стартовой. Восточную отделяет от двух монет стена: поверните её.
lesson-other-ways-round = Пока комната лежит так, путь к двум монетам ведёт мимо цербера: урон 2. Сначала поверните её.
lesson-other-ways-again = Тогда весь ход придётся обдумать заново. Здесь продолжайте план Шарика.
lesson-other-ways-go = Поворот на 90° — и комната открыта к двум монетам. Лапок это не стоит. В путь!
lesson-other-ways-toofar = После второго поворота она стоит к стартовой комнате стеной, и войти нельзя. Одного поворота было достаточно.
lesson-other-ways-through = После поворота ничто не обязано совпадать, и до конца раунда комната так и останется. Идите в неё.
lesson-other-ways-nothing = Так вы сразу выйдете, но ни с чем. Комнату вы повернули ради монет: идите туда.
lesson-other-ways-bonk = Боньк забрал монету. За одну лапку он ломает стену и проходит насквозь. За северной стеной лежат две монеты: проломите её.
lesson-other-ways-long = Это долгий путь к тем же монетам: мимик и желатиновый кот, против каждого нужен лук, а у Бонька на это одно зелье.
lesson-other-ways-onecoin = Так вы выйдете с одной монетой. А всего за лапку доберётесь ещё до двух.
lesson-other-ways-passage = Лапка на стене комнату не занимает, и в этом раунде проходом может пользоваться любой. Чтобы забрать монеты, положите ещё одну.
lesson-other-ways-leave = Тогда вы зря сюда шли. Лапки ещё есть: забирайте.
lesson-other-ways-door = Дверь не пускает никого без ключа. У Плуто ключ есть с самого начала. За западной дверью — сундук: идите туда.
lesson-other-ways-one = Там одна монета. Сундук за дверью для Плуто ценнее.
lesson-other-ways-squirrel = Против белки нужны два огненных шара, а у Плуто ни одного. Зато его ключ годится для двери на западе.
lesson-other-ways-chest = Сундук в конце даёт 4 монеты, если для него есть ключ. Один ключ открывает один сундук и сколько угодно дверей. Заберите его.

lesson-own-strength = Жанна, Робин и Рута
lesson-own-strength-joan = У Жанны Гавк два меча и лук. Против шоколадного голема нужны три огненных шара, и всё же она может его победить. Идите туда.
lesson-own-strength-one = Там одна монета. Путь на востоке выгоднее.
lesson-own-strength-nothing = Так вы сразу выйдете, но с пустыми лапами.
lesson-own-strength-vow = За две лапки вместо одной обет Жанны побеждает монстра, который ей не по силам, но не дракона. Дайте обет: голем принесёт монету и ещё 2 по общему квесту.
lesson-own-strength-slip = Мимо — это 2 урона и никакой добычи. У вас пять лапок: две на голема не жалко.
lesson-own-strength-robin = Теперь вы ведёте Робин. Она перепрыгивает ловушки: ни лапки, ни карты не нужно. За ловушкой с мечом лежат две монеты: идите туда.
lesson-own-strength-jumped = Вы уже перепрыгнули её. Для других ловушка останется опасной, а сама Робин их не обезвреживает и не забирает. Заберите монеты.
lesson-own-strength-leave = Тогда вы прыгали зря. Лапки ещё есть: забирайте монеты.
lesson-own-strength-ruta = Теперь вы ведёте Руту: её защита 5, у остальных 3. Пройти мимо дракона — 3 урона: для них слишком много, а для неё нет. Идите туда.
lesson-own-strength-gigatick = Против гигаклеща нужны два лука, а у Руты только один, и тот в зелье. За ним ничего нет. Идите в логово дракона.
lesson-own-strength-ifrit = Против ифрита нужны два меча, а у Руты один. За ним ничего нет. Идите в логово дракона.
lesson-own-strength-on = Рута проходит мимо, ведь победить дракона ей не по силам: урон 3, защита 5. Выдержит она и ещё 1. Идите дальше, к двум монетам.
lesson-own-strength-soon = Это выход, но тогда мимо дракона вы шли зря. Две монеты лежат на востоке.

## Тренер первой игры

coach-ask-dog = Победить можно с любым пёсиком. Для первой игры смотрите на щиты: с большей защитой вы проходите мимо монстров, опасных для других.
coach-ask-quest = Оставьте квест под символы своего пёсика: луки побеждают гигаклещей, мечи — ифритов, огненные шары — зомби-белок. За второй квест монеты может получить любой.
coach-ask-turn = За ход — одно действие. Поначалу исследуйте: нужны комнаты, ради которых стоит идти. Выходите, когда лапки будет на что потратить.
coach-ask-place = Поверните карту и найдите место, выгодное вам: скажем, монеты за монстром, который по силам вам, а другим нет. Стеной можно закрыть чей-то выход.
coach-ask-turning = Прежде чем тронуться в путь, Шарик может бесплатно повернуть комнаты рядом со стартовой. Поворачивайте, только если путь станет лучше, — и вперёд.
coach-ask-way = Пока это только план. Ищите, где друг за другом лежат монеты, посильные монстры и выход наружу; дважды в одну комнату нельзя.
coach-ask-room = Лапка забирает то, что здесь есть, но лапок мало. Даст ли комната монеты, пригодится ли для квеста или для следующего боя?
coach-ask-confirm = Взгляните ещё раз, что вы вынесете. Если всё устраивает, идите: кто вышел первым, оставляет остальным лишь несколько карт.

coach-event-countdown = Как только первый пёсик вышел, на всех остаётся лишь несколько карт. Потом можно только выйти или лечь спать: продумайте путь заранее.
coach-event-potion = Ваше зелье один раз считается за свой символ — в бою или против ловушки. Берегите его на случай, когда не хватит всего одного символа.
coach-event-common = За общие квесты в конце получает монеты каждый, кто их выполнил. Посмотрите, какие из них подходят вашим символам.
coach-event-slept = Спящий пёсик ничего не вынесет, зато до конца игры получит ещё одну лапку, если она есть рядом с планшетом. Годится, когда добыча не по силам.
coach-event-fought = Побеждённый монстр — ваш: его трофейные символы останутся с вами и в следующих раундах, и новые бои пойдут легче.
coach-event-passed = Пройти мимо монстра — значит получить урон, зато сберечь лапку. Весь урон за путь должен быть меньше защиты, а потом он забывается.
coach-event-hired = Бродяга помогает до конца игры: двумя символами или одним символом и лапкой. У кого он останется в конце, тот заплатит 1 монету.
coach-event-sprung = Лапка на ловушке открывает путь, но в конце такая ловушка отнимет у хозяина 1 монету. Карта или зелье с её символом эту монету сберегут.
coach-event-disarmed = Обезвреженная ловушка до конца раунда закрыта для других. Потраченная на неё карта пропала насовсем: с символами, монетами и квестами.
coach-event-drank = Выпитое зелье снова в запасе. В комнате зелий его может взять любой пёсик.
coach-event-broke = Где Боньк проломил стену или дверь, там до конца раунда пройдёт любой пёсик.
coach-event-vowed = Обет Жанны побеждает монстра, который ей не по силам, — за две лапки вместо одной. Дракона обет не берёт.
coach-event-turned = Перед выходом Шарик может повернуть комнаты рядом со стартовой, и до конца раунда они так и останутся. После этого проверьте, открыт ли ещё ваш путь.
coach-event-gap = На месте карты, потраченной на ловушку, остаётся пустота: до конца раунда туда нельзя войти, через неё нельзя выйти и на ней нельзя строить.
coach-event-good-dog = Кто в раунде действовал последним, берёт жетон хорошего пёсика и начинает следующий. Ходить первым выгодно: легче раньше всех выйти.
coach-event-collected = Карты под вашими лапками теперь ваши: монеты посчитают в конце, трофеи помогают уже сейчас. Лапки вернулись.
coach-event-round-over = Комнаты без лапок вернулись в стопку, и подземелье строится заново. Раундов всего три: пользуйтесь лапками в каждом.

coach-sign-dragon = Дракон стоит 4 монеты, но нужны по два символа каждой атаки. Пройти мимо — 3 урона, а урон за один путь должен быть меньше вашей защиты.
coach-sign-trap-bow = Чтобы пройти ловушку с луком, тратят карту с трофейным луком или зелье меткости либо кладут лапку. Луки самого пёсика не помогут.
coach-sign-trap-sword = Ловушка с мечом требует карту с трофейным мечом, зелье силы или лапку. С лапкой она отнимет у вас в конце 1 монету.
coach-sign-trap-fireball = Ловушка с огненным шаром требует карту с таким трофеем, зелье магии или лапку. Только Робин перепрыгнет её даром.
coach-sign-tramp = Бродягу нанимают за лапку. На выбор: два символа, но в каждом бою один из них, — или один символ и ещё одна лапка.
coach-sign-tramp-paw = Наймите бродягу за символ и лапку: потраченная лапка сразу возместится и останется с вами в следующих раундах.
coach-sign-chest = Сундук в конце даёт 4 монеты, если для него есть ключ. Ключи добывают у стрекоключей, а у Плуто свой с самого начала.
coach-sign-dragonfly-key = Побеждённый стрекоключ даёт ключ: ко всем дверям и в конце к одному сундуку. Нужно по одному символу каждой атаки; поможет и зелье.
coach-sign-potion-room = За лапку здесь берут любое зелье из запаса, и пригодиться оно может уже в следующей комнате.
coach-sign-portal = Все порталы соединены, как бы далеко они ни лежали. Пока портал один, это простая комната; лапок на него не кладут.
coach-sign-door = Через сторону с дверью пройдёт только пёсик с ключом. Забирать в этой комнате нечего.
coach-sign-artefact = Куськалибур — артефакт: два меча за одну лапку, без боя и до конца игры. Ради него стоит сделать крюк.

## Краткое руководство

guide-goal = Пёсик, три раунда, монеты
guide-goal-about = Вы ведёте пёсика. Подземелье все строят вместе, а выходит каждый своим путём и с той добычей, на которую хватит лапок. После трёх раундов побеждает тот, у кого больше монет.
guide-explore = Исследуйте: кладите комнаты
guide-explore-about = За ход вы исследуете, выходите или спите. Исследуя, вы тянете комнату и кладёте её, повернув как угодно: хотя бы один её выход должен встретиться с другим.
guide-walk = Выходите с добычей
guide-walk-about = Путь начинается в стартовой комнате и кончается у выхода наружу; дважды в одну комнату нельзя. Лапка забирает то, что в комнате, и закрывает её для других.
guide-fight = Сразиться или пройти мимо
guide-fight-about = Есть все символы с таблички монстра — он побеждён, а его трофей помогает уже в следующей комнате. Пройти мимо — получить урон; за путь его должно быть меньше защиты.
guide-countdown = Первый снаружи
guide-countdown-about = Первый вышедший пёсик начинает обратный отсчёт: ещё по четыре карты на каждого, кто внутри. Потом можно только выйти — или лечь спать и получить лапку.
guide-end = Что считают в конце
guide-end-about = Монеты на картах, по 4 за каждый сундук с ключом и квесты: ваш тайный и общие. Каждая ловушка и каждый бродяга у вас отнимают 1 монету.

## Примеры к правилам

ex-mimic = Робин, мимик и цербер
ex-mimic-1 = У Робин два лука, огненный шар и защита 3. Против мимика нужны лук и огненный шар, и она идёт к нему.
ex-mimic-2 = Она побеждает и кладёт лапку. Символы не тратятся, а меч мимика сразу становится её трофеем.
ex-mimic-3 = За ним лежит монета: её забирает вторая лапка.
ex-mimic-4 = Против цербера нужны три меча, а у неё один. Остаётся пройти мимо: урон 2.
ex-mimic-5 = Урон 2 меньше защиты 3, значит, выйти можно. С ифритом дальше вышло бы 3, а 3 не меньше 3: туда ей нельзя.

ex-damage = Поздняя защита тоже считается
ex-damage-1 = У Бонька куськалибур: всего четыре меча. Пройти мимо дракона — 3 урона, а защита у него 3. И всё же он идёт.
ex-damage-2 = Ведь за драконом он побеждает цербера, и с его символом защита становится 4. Боньк выходит на север.
ex-damage-3 = Урон сравнивают с защитой один раз, на выходе: 3 меньше 4. А прямо из логова дракона он выйти бы не мог.

ex-gap = Ловушка, карта и пустота
ex-gap-1 = У Жанны волшейник, а это два огненных шара: как раз против зомби-белки. Она идёт туда.
ex-gap-2 = Жанна побеждает и кладёт лапку. Меч белки — её трофей уже со следующей комнаты.
ex-gap-3 = А там ловушка с мечом. Собственные два меча Жанны против неё не считаются, зато карта белки подходит: её и тратим.
ex-gap-4 = На ловушке лапки нет. За ней две монеты, и Жанна их забирает.
ex-gap-5 = Жанна вышла; теперь посмотрите глазами Руты. Где была белка, там пустота с лапкой Жанны. Руте нельзя ни в пустоту, ни в ловушку.

ex-pair = Один бродяга помогает в двух боях
ex-pair-1 = У Руты меч, два огненных шара и бродяга, нанятый за меч и огненный шар. Против ифрита нужны два меча: она идёт к нему.
ex-pair-2 = В каждом бою считается один из двух символов бродяги. Сейчас это меч, и мечей становится два.
ex-pair-3 = В следующем бою выбор снова за вами: теперь бродяга — третий огненный шар, и голем побеждён.
ex-pair-4 = Два боя выиграны с одним бродягой. Он не тратится, но в конце игры отнимет 1 монету.

ex-potion = Зелье выпито и взято снова
ex-potion-1 = У Жанны два огненных шара от волшейника и зелье магии. Против шоколадного голема нужны три огненных шара.
ex-potion-2 = Зелье становится третьим, и она побеждает. Выпитое зелье сразу попадает в запас.
ex-potion-3 = Дальше — комната зелий. Жанна идёт туда.
ex-potion-4 = За лапку можно выбрать любое зелье из запаса, и она берёт то самое, которое только что выпила.
ex-potion-5 = Потрачены две лапки. Голем у неё, а зелье магии готово к следующему бою.

ex-door = Ключ, добытый по пути
ex-door-1 = Две монеты лежат за дверью, а ключа у Жанны нет. Сначала она идёт к стрекоключу.
ex-door-2 = Нужны лук, меч и огненный шар, а огненного шара у неё нет. Но обет побеждает и так — за две лапки.
ex-door-3 = Ключ действует сразу, на этом же пути: теперь можно пройти через комнату с дверью.
ex-door-4 = Дверь её пропустила, а для других осталась закрытой. Жанна забирает две монеты.
ex-door-5 = Двери ключ не тратят. В конце игры он откроет ещё и один сундук.

ex-portals = Через портал — и не обратно
ex-portals-1 = Две монеты лежат на западе, за гигаклещом. Луков у Руты нет, и она идёт к порталу на востоке.
ex-portals-2 = Все порталы соединены, как бы далеко они ни лежали: один шаг — и она в другом.
ex-portals-3 = Назад нельзя: дважды в одну комнату не ходят, и порталы не исключение. Отсюда есть проход к монетам.
ex-portals-4 = Рута забирает две монеты, и без всякого урона.
ex-portals-5 = На портал лапок не кладут, поэтому закрыть его для других никто не может.

ex-first-out = Первый вышел — отсчёт начался
ex-first-out-1 = Внутри четыре пёсика. У Плуто два лука и меч, он отправляется первым. Против желатинового кота нужны лук и меч.
ex-first-out-2 = Хватает собственных символов: он побеждает, и здесь ложится лапка.
ex-first-out-3 = Против гигаклеща нужны два лука. Они на месте: символы не тратятся.
ex-first-out-4 = Две лапки, два монстра, и путь ведёт наружу, на юг. Плуто подтверждает его.
ex-first-out-5 = Теперь вы — Жанна. Внутри ещё трое, по четыре карты на каждого: двенадцать, и они общие. Она исследует.
ex-first-out-6 = Ловушка с луком. Её можно положить прямо к тому выходу, через который вышел Плуто.
ex-first-out-7 = Так выход снова застроен. Плуто всё равно: он снаружи, а две его комнаты для остальных закрыты.

ex-last-out = Последний вышел с бродягой
ex-last-out-1 = Плуто уже снаружи, карт больше нет. У Шарика два огненных шара и пять лапок; он идёт к бродяге.
ex-last-out-2 = Он нанимает его за огненный шар и лапку: одну положил, одну получил — и их снова пять.
ex-last-out-3 = Дальше сундук, его забирает лапка. Он принесёт 4 монеты, если к концу игры найдётся ключ.
ex-last-out-4 = Против шоколадного голема нужны три огненных шара: двух своих и одного от бродяги хватает.
ex-last-out-5 = Осталось три лапки. На юге лежат две монеты.
ex-last-out-6 = Он забирает их четвёртой лапкой.
ex-last-out-7 = Две лапки остались без дела — так можно. Шарик выходит на юг.
ex-last-out-8 = Он подтверждает путь, и на этом раунд окончен.
ex-last-out-9 = Все четыре карты — его, на планшете шесть лапок. Он действовал последним, поэтому начинает следующий раунд. А к сундуку ещё нужен ключ.

ex-score = Итог игры: 21 монета
ex-score-1 = Последний ход игры: Робин ложится спать, и начинается подсчёт монет.
ex-score-2 = Монеты на картах 4, сундук с ключом 4, общие квесты 10, личный квест 5; минус 1 за ловушку и 1 за бродягу. Всего 21.

## Всё, что в коробке

things-dog = Пёсики
things-monster = Монстры
things-treasure = Комнаты с добычей
things-trap = Ловушки
things-tramp = Бродяги
things-passage = Комнаты, через которые проходят
things-potion = Зелья
things-quest = Квесты
things-token = Жетоны
things-copies = В коробке: { card-count }.
things-trophies = Трофей зависит от карты: { NAMES("symbols", $symbols) }.
things-start-more = Эта сторона — для троих и четверых.
things-start-two = Эта сторона — для двоих.
things-token-paw = лапка
    .about = По 7 у каждого пёсика: 5 на планшете, 2 рядом. Лапка занимает комнату, а после раунда возвращается.
things-token-good-dog = жетон хорошего пёсика
    .about = У кого он, тот ходит первым. Его берёт тот, кто в раунде действовал последним.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Тоби
    .line = Идёт за носом к ближайшей находке и мало что загадывает.
company-level-2 = Луна
    .line = Занята своими квестами и запоминает, куда ведут двери.
company-level-3 = Гектор
    .line = Строит, дерётся и вовремя уходит: надёжная прогулка.
company-level-4 = Фрейя
    .line = Ещё по пути внутрь думает о дороге назад.
company-level-5 = Орсо
    .line = Видел каждый угол во сне и перебирает много дорог, прежде чем шагнуть.

## What a position is worth, by name

worth-points = { $points ->
    [one] около { $points } монеты
   *[other] около { $points } монет
}
worth-ahead = { $side ->
    [ahead] { $points ->
        [one] впереди примерно на { $points } монету
        [few] впереди примерно на { $points } монеты
       *[many] впереди примерно на { $points } монет
    }
    [behind] { $points ->
        [one] позади примерно на { $points } монету
        [few] позади примерно на { $points } монеты
       *[many] позади примерно на { $points } монет
    }
   *[level] примерно наравне с лучшим соперником
}
term-base = равный старт
term-coins = монеты
term-quests = квесты
term-strength = сила для будущих боёв
term-paws = лапки
term-potions = зелья
term-keys = ключи и сундуки
term-ways = путь наружу
term-time = оставшееся время
term-rivals = соперники

## Задачи

puzzle-way-out = Последний раунд, и внутри остались только вы. Найдите выход, который принесёт больше всего монет.
