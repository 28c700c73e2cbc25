### «Монстры Египта» по-русски. NAME(вид, id, case: "gen") ставит имя в нужном падеже, NAMES — несколько подряд. 4-7 — этаж 4, столбец 7.

## The game

game-name = Монстры Египта
game-line = Гробница на всех: кто погиб, тот играет за монстров
game-about = Лазайте, падайте и взрывайте: найдите в гробнице из десяти этажей кристалл фараона и вынесите его наружу. Кто погибнет по дороге, продолжит за монстров.
game-facts = 1–6 игроков · 30 минут и больше, с ботом — 7 · автор игры: Евгений Колодин
solo-note = В одиночку вы ведёте нескольких героев, и за монстров никто не играет: они только ждут.
result-solo = { $glory ->
    [0] Победила гробница.
   *[other] Ваша экспедиция победила.
}
game-credits = Автор игры — Евгений Колодин, художники — Наталья Ефремова и Наталья Кондратюк, издатель — Hobby World, 2026.

## Names

hero-vera = Вера
    .gen = Веры
    .dat = Вере
    .acc = Веру
    .ins = Верой
hero-timur = Тимур
    .gen = Тимура
    .dat = Тимуру
    .acc = Тимура
    .ins = Тимуром
hero-zoya = Зоя
    .gen = Зои
    .dat = Зое
    .acc = Зою
    .ins = Зоей
hero-gleb = Глеб
    .gen = Глеба
    .dat = Глебу
    .acc = Глеба
    .ins = Глебом
hero-roza = Роза
    .gen = Розы
    .dat = Розе
    .acc = Розу
    .ins = Розой

calling-vera = картограф
calling-timur = скалолаз
calling-zoya = курьер
calling-gleb = каменщик
calling-roza = изобретатель

token-ladder = лестница
    .gen = лестницы
    .acc = лестницу
    .with = с лестницей
token-bomb = бомба
    .gen = бомбы
    .acc = бомбу
    .with = с бомбой
token-crystal = кристалл
    .gen = кристалла
    .acc = кристалл
    .with = с кристаллом
token-key-yellow = жёлтый ключ
    .gen = жёлтого ключа
    .acc = жёлтый ключ
    .with = с жёлтым ключом
token-key-black = чёрный ключ
    .gen = чёрного ключа
    .acc = чёрный ключ
    .with = с чёрным ключом
token-pineapple = ананас
    .gen = ананаса
    .acc = ананас
    .with = с ананасом
token-orange = апельсин
    .gen = апельсина
    .acc = апельсин
    .with = с апельсином
token-banana = банан
    .gen = банана
    .acc = банан
    .with = с бананом
token-pear = груша
    .gen = груши
    .acc = грушу
    .with = с грушей
token-apple = яблоко
    .gen = яблока
    .acc = яблоко
    .with = с яблоком
token-vest = бронежилет
    .gen = бронежилета
    .acc = бронежилет
    .with = с бронежилетом
token-extinguisher = огнетушитель
    .gen = огнетушителя
    .acc = огнетушитель
    .with = с огнетушителем
token-boots = ботинки с шипами
    .gen = ботинок с шипами
    .acc = ботинки с шипами
    .with = с ботинками с шипами
token-hook = крюк-кошка
    .gen = крюка-кошки
    .acc = крюк-кошку
    .with = с крюком-кошкой
token-jetpack = реактивный ранец
    .gen = реактивного ранца
    .acc = реактивный ранец
    .with = с реактивным ранцем
token-teleporter = телепортатор
    .gen = телепортатора
    .acc = телепортатор
    .with = с телепортатором
token-skates = роликовые коньки
    .gen = роликовых коньков
    .acc = роликовые коньки
    .with = с роликовыми коньками
token-binoculars = бинокль
    .gen = бинокля
    .acc = бинокль
    .with = с биноклем
token-flashlight = фонарик
    .gen = фонарика
    .acc = фонарик
    .with = с фонариком
token-sledgehammer = кувалда
    .gen = кувалды
    .acc = кувалду
    .with = с кувалдой
token-portal-gun = портальная пушка
    .gen = портальной пушки
    .acc = портальную пушку
    .with = с портальной пушкой
token-rifle = автомат
    .gen = автомата
    .acc = автомат
    .with = с автоматом
token-shotgun = дробовик
    .gen = дробовика
    .acc = дробовик
    .with = с дробовиком
token-flamethrower = огнемёт
    .gen = огнемёта
    .acc = огнемёт
    .with = с огнемётом
token-sabre = сабля
    .gen = сабли
    .acc = саблю
    .with = с саблей
token-axe = топор
    .gen = топора
    .acc = топор
    .with = с топором

token-arrows = стрелы
    .gen = стрел
    .acc = стрелы
    .with = со стрелами
token-crack = трещина
    .gen = трещины
    .acc = трещину
    .with = с трещиной
token-spikes = шипы
    .gen = шипов
    .acc = шипы
    .with = с шипами
token-rumble = странный грохот
    .gen = странного грохота
    .acc = странный грохот
    .with = со странным грохотом
token-fire = огонь
    .gen = огня
    .acc = огонь
    .with = с огнём

token-pharaoh = фараон
    .gen = фараона
    .acc = фараона
    .with = с фараоном
token-bat = летучая мышь
    .gen = летучей мыши
    .acc = летучую мышь
    .with = с летучей мышью
token-vulture = гриф
    .gen = грифа
    .acc = грифа
    .with = с грифом
token-spider = паучок
    .gen = паучка
    .acc = паучка
    .with = с паучком
token-mummy = мумия
    .gen = мумии
    .acc = мумию
    .with = с мумией
token-ghost = призрак
    .gen = призрака
    .acc = призрака
    .with = с призраком
token-scarab = скарабей
    .gen = скарабея
    .acc = скарабея
    .with = со скарабеем
token-locust = саранча
    .gen = саранчи
    .acc = саранчу
    .with = с саранчой
token-cobra = королевская кобра
    .gen = королевской кобры
    .acc = королевскую кобру
    .with = с королевской коброй
token-djinn = огненный джинн
    .gen = огненного джинна
    .acc = огненного джинна
    .with = с огненным джинном
token-golem = голем
    .gen = голема
    .acc = голема
    .with = с големом

token-chest = закрытый сундук
    .gen = закрытого сундука
    .acc = закрытый сундук
    .with = с закрытым сундуком
token-danger = закрытая опасность
    .gen = закрытой опасности
    .acc = закрытую опасность
    .with = с закрытой опасностью

face-attack = атака монстра
face-melee = холодное оружие
face-any-weapon = любое оружие
face-retreat-2 = отступление на 2
face-retreat-3 = отступление на 3

door-yellow = жёлтая дверь
    .acc = жёлтую дверь
door-black = чёрная дверь
    .acc = чёрную дверь

## Score sheet

line-escaped = Вышли из гробницы
line-crystal = Кристалл
line-fallen = Погибли
line-won = Победа

## Setting a table

choice-mode = Режим
    .about = Чего добиваются герои.
choice-mode-exploration = Исследование
    .about = Найдите в гробнице кристалл и вынесите его. Торопят только монстры.
choice-mode-escape = Побег
    .about = Кристалл уже у первого героя, но потолок опускается: каждый раунд на этаж.
choice-spirit = Дух гробницы
    .about = Играет ли кто-то за монстров с самого начала. Вшестером — всегда.
choice-spirit-off = Нет
    .about = Монстры ходят, только когда погибнет первый герой.
choice-spirit-on = Последнее место
    .about = У игрока на последнем месте нет героя: с первого раунда он играет за монстров. Не для игры в одиночку.
choice-heroes = Герои в одиночку
    .about = Сколько героев вы ведёте, когда играете без других. Если мест больше, у каждого по герою.
choice-heroes-1 = 1
    .about = Один герой против гробницы: трудно.
choice-heroes-2 = 2
    .about = Два героя, которые помогают друг другу.
choice-heroes-3 = 3
    .about = Три героя: хорошо для начала.
choice-heroes-4 = 4
    .about = Четыре героя: больше рук и больше забот.
choice-heroes-5 = 5
    .about = Вся экспедиция.
choice-first = Первый игрок
    .about = Кто начинает каждый раунд.
choice-first-one = Место 1
    .about = Начинает игрок на месте 1.
choice-first-drawn = По жребию
    .about = Кто из игроков за героев начнёт, решает жребий.
choice-free-start = Первый предмет
    .about = Кто решает, с чем кроме бомбы начинает герой.
choice-free-start-off = По режиму
    .about = В исследовании — лестница, в побеге — собственный предмет героя.
choice-free-start-on = На выбор
    .about = Каждый герой берёт лестницу или собственный предмет, в любом режиме.
choice-pharaoh-face = Фараон приходит на
    .about = Какая грань кубика приводит открытого фараона к герою.
choice-pharaoh-face-attack = Атаку
    .about = Две грани из шести.
choice-pharaoh-face-melee = Холодное оружие
    .about = Одна грань из шести.
choice-pharaoh-face-any-weapon = Любое оружие
    .about = Одна грань из шести.
choice-gun-faces = Выстрел попадает на
    .about = Какие грани считаются, когда стреляют в соседнюю клетку.
choice-gun-faces-any-weapon = Любое оружие
    .about = Одна грань из шести.
choice-gun-faces-both = Обе грани с оружием
    .about = Две грани из шести: стрелять выгоднее.
choice-golem-any-weapon = Голем
    .about = Что ранит голема, когда на кубике «любое оружие».
choice-golem-any-weapon-off = Только огнестрельное
    .about = Сабли и кувалды от него отскакивают.
choice-golem-any-weapon-on = Любое
    .about = На этой грани его ранит и холодное оружие.
choice-monster-traps = Ловушки монстров
    .about = Какие открытые ловушки может применить игрок за монстров.
choice-monster-traps-three = Стрелы, шипы, грохот
    .about = Всё, что действует издалека.
choice-monster-traps-two = Стрелы и шипы
    .about = Грохот ждёт героя: гробница добрее.
choice-monsters-trigger = Монстры на ловушках
    .about = Что будет, если монстр придёт на открытую ловушку.
choice-monsters-trigger-off = Ничего
    .about = Ловушки срабатывают только под героями.
choice-monsters-trigger-on = Сработает
    .about = Ловушка действует сразу и может задеть самого монстра.
choice-zero-retreat = Отступление
    .about = Обязан ли отступающий герой покинуть клетку.
choice-zero-retreat-off = Хотя бы на шаг
    .about = Если двигаться некуда, кубик перебрасывают.
choice-zero-retreat-on = Можно остаться
    .about = Бой закончен, даже если герой не сдвинулся.
choice-skates-after-fight = Коньки после боя
    .about = Остаётся ли после боя дополнительный шаг роликовых коньков.
choice-skates-after-fight-off = Пропадает
    .about = Он пропадает вместе с остальными шагами.
choice-skates-after-fight-on = Остаётся
    .about = Если коньки ещё не использованы, после боя есть один шаг.
choice-fight-ends-turn = После боя
    .about = Что ещё можно сделать в ход, когда был бой.
choice-fight-ends-turn-off = Ход продолжается
    .about = Шагов нет, но можно использовать, подбирать и менять предметы.
choice-fight-ends-turn-on = Ход окончен
    .about = После боя — ничего.
choice-vest-blocks-all = Бронежилет и сильная атака
    .about = Сколько жизней спасает бронежилет от одной атаки.
choice-vest-blocks-all-off = Одну
    .about = Из трёх, что отнимает кобра, — одну.
choice-vest-blocks-all-on = Все
    .about = Даже укус кобры не отнимет ничего.
choice-burn-each-roll = Огонь джинна
    .about = Когда джинн обжигает героя.
choice-burn-each-roll-off = На прощание
    .about = Один раз, если бой закончен, а джинн цел.
choice-burn-each-roll-on = После каждого броска
    .about = Каждый бросок, после которого джинн цел, отнимает жизнь.
choice-keep-extinguisher = Огнетушитель и огонь
    .about = Расходуется ли огнетушитель на ловушку «огонь».
choice-keep-extinguisher-off = Расходуется
    .about = Один огонь — один огнетушитель.
choice-keep-extinguisher-on = Остаётся
    .about = Он тушит каждый огонь, в который попадёт герой.
choice-cave-items = Предметы через пещеры
    .about = Для ходьбы все пещеры соседние. А для бомб, выстрелов и лестниц?
choice-cave-items-on = Тоже
    .about = Бомбу можно бросить из пещеры в пещеру.
choice-cave-items-off = Нет
    .about = Соседние — только клетки слева и справа.
choice-jump-any-path = Телепортация
    .about = Как отмеряют путь телепортатор и портальная пушка.
choice-jump-any-path-off = По прямой
    .about = Влево, вправо, вверх или вниз.
choice-jump-any-path-on = С поворотами
    .about = Путь может сворачивать: мест больше.
choice-exit-choice = У выхода
    .about = Сразу ли герой покидает гробницу.
choice-exit-choice-off = Сразу
    .about = Кто дошёл до выхода, тот спасён.
choice-exit-choice-on = По желанию
    .about = У выхода можно подождать, например для обмена.
choice-ban-until-other = Тот же монстр
    .about = Когда монстра можно двигать снова.
choice-ban-until-other-off = Через ход
    .about = Он пропускает один ход монстров.
choice-ban-until-other-on = После другого монстра
    .about = Он ждёт, пока не сходит другой монстр.
choice-breach-limit = Разломы
    .about = Сколько можно разрушить в гробнице.
choice-breach-limit-off = Без предела
    .about = Пока есть что ломать.
choice-breach-limit-on = Как в коробке
    .about = После 22 разломов больше ничего не рушится.
choice-pharaoh-weapons-only = Чем ранить фараона
    .about = Что отнимает у фараона жизнь.
choice-pharaoh-weapons-only-off = Оружие, бомбы, ботинки
    .about = Считается каждый удар героя.
choice-pharaoh-weapons-only-on = Только оружие
    .about = Бомбы и ботинки ему не вредят.
choice-bomb-same-cell = Куда бьёт бомба
    .about = Может ли бомба ударить в одну клетку, а сломать в другой.
choice-bomb-same-cell-off = Две клетки
    .about = Удар здесь, стена — по соседству.
choice-bomb-same-cell-on = Одна клетка
    .about = Рушится только там, куда ударила бомба.

## Counting

life-count = { $lives ->
    [one] { $lives } жизнь
    [few] { $lives } жизни
   *[many] { $lives } жизней
}
move-count = { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[many] { $moves } шагов
}
moves-left = { $moves ->
    [0] шагов не осталось
    [one] остался { $moves } шаг
    [few] осталось { $moves } шага
   *[many] осталось { $moves } шагов
}
cell-count = { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
}
moves-up-to = { $moves ->
    [one] до { $moves } шага
   *[many] до { $moves } шагов
}

## Cards: what things do

hero-starts = Исследование: { NAMES("token", $items) }.
hero-starts-escape = Побег: { NAMES("token", $items) }.

does-ladder = Ставится в своей или соседней клетке, лазать может каждый. Её можно забрать.
does-key = { $door ->
    [yellow] Принесите его к статуе Бастет: откроется жёлтая дверь.
   *[black] Принесите его к статуе Анубиса: откроется чёрная дверь.
}
does-crystal = Вынесите его, чтобы победить. Раз за игру, в любой момент, даёт каждому герою в гробнице 1 жизнь.
does-melee = Холодное оружие: попадает на обеих гранях с оружием.
does-firearm = Огнестрельное оружие: попадает на грани «любое оружие».
does-cancel-loss = Раз в ход вы не теряете жизнь; от мгновенной гибели не спасает.
does-stomp = Раз в ход монстр, на которого вы упали, теряет жизнь.
does-fly = Раз в ход включите его: двигаться можно и вверх, и вниз, а падений нет до конца хода.
does-extra-move = Раз в ход один дополнительный шаг.
does-beam = Раз в ход откройте закрытый жетон на своём этаже; стены мешают.
does-break-wall = Раз в ход разрушьте стену рядом с собой.
does-banish = Раз в ход, когда выпало отступление, отправьте на столько же клеток монстра.
does-shoot = Раз в ход выстрелите в соседнюю клетку: монстр там, открытый или закрытый, может потерять жизнь.
does-explode = Одноразово: удар по монстру рядом или здесь, разрушение пола, потолка или стены — или то и другое.
does-heal = Одноразово: { $amount ->
    [one] { $amount } жизнь возвращается
    [few] { $amount } жизни возвращаются
   *[many] { $amount } жизней возвращаются
}.
does-destroy-fire = Одноразово: убирает огонь или огненного джинна здесь или рядом.
does-destroy-ghost = Одноразово: уничтожает призрака здесь или рядом.
does-destroy-mummy = Одноразово: уничтожает мумию здесь или рядом.
does-pull = Одноразово: подтягивает к вам ближайший жетон или героя по прямой, сквозь стены.
does-jump = Одноразово: переносит вас ровно на { $amount ->
    [one] { $amount } клетку
    [few] { $amount } клетки
   *[many] { $amount } клеток
} по прямой, сквозь стены и полы.
does-retreat = Одноразово, в бою: отступление до { $amount ->
    [one] { $amount } шага
   *[many] { $amount } шагов
}.
does-reveal = Одноразово: открывает { $amount ->
    [one] { $amount } закрытый жетон
    [few] { $amount } закрытых жетона
   *[many] { $amount } закрытых жетонов
} где угодно; они не срабатывают.

trap-does-crack = Пол рушится, всё падает, герой теряет { life-count }.
trap-does-arrows = Стреляют все стены со стрелами: кто перед ними ближе всех, тот погибает.
trap-does-spikes = Бьют все шипы: герои и монстры в этих клетках погибают.
trap-does-rumble = Катится валун: герои и монстры на его пути погибают.
trap-does-ceiling = Потолок опускается на шаг.
trap-does-fire = Герой теряет { life-count }.

gait-walk = Ходит, { moves-up-to }.
gait-fly = Летает, { moves-up-to }; не сквозь стены и полы.
gait-haunt = Проходит сквозь стены и полы, { moves-up-to }.
gait-sleep = Сам не ходит: кубик приводит его прямо к герою. Ловушки и потолок ему не вредят.
monster-lives = У него { life-count }.
monster-bite = Атака отнимает { life-count }.
monster-burn = Уход от него отнимает { life-count }.
monster-hide = Его ранит только огнестрельное оружие.
monster-fears-mummy = Её уничтожает огнемёт.
monster-fears-ghost = Его уничтожает фонарик.
monster-fears-fire = Его уничтожает огнетушитель.

face-does-attack = Монстр бьёт: герой теряет жизнь.
face-does-melee = Попадание холодным оружием; без него — переброс.
face-does-any-weapon = Попадание любым оружием; без него — переброс.
face-does-retreat-2 = Герой отступает, { moves-up-to }.
face-does-retreat-3 = Герой отступает, { moves-up-to }.

## What happened

by = { $you ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}
cause-name = { $cause ->
    [weapon] оружие
    [boulder] валун
    [ceiling] потолок
   *[other] { NAME("token", $cause) }
}
caught = { $what ->
    [vera] { NAME("hero", $what, case: "acc") }
    [timur] { NAME("hero", $what, case: "acc") }
    [zoya] { NAME("hero", $what, case: "acc") }
    [gleb] { NAME("hero", $what, case: "acc") }
    [roza] { NAME("hero", $what, case: "acc") }
   *[other] { NAME("token", $what, case: "acc") }
}

event-tomb = { $mode ->
    [escape] Потолок начинает опускаться: прочь из гробницы, и с кристаллом.
   *[exploration] Гробница открыта: найдите кристалл фараона и вынесите его.
}
event-first = { $you ->
    [yes] Первый ход — ваш.
   *[no] Первый ход: { $who }.
}
event-hero = { $you ->
    [yes] Вы играете за { NAME("hero", $hero, case: "acc") }.
   *[no] { $who } играет за { NAME("hero", $hero, case: "acc") }.
}
event-round = Раунд { $round }.
event-turn = { by }{ NAME("hero", $hero) } начинает ход.
event-monsters = { $you ->
    [yes] Вы ходите за монстров.
   *[no] { $who } ходит за монстров.
}
event-entered = { by }{ NAME("hero", $hero) } входит в гробницу через { $cell }.
event-walked = { by }{ NAME("hero", $hero) } идёт в { $to }.
event-climbed = { by }{ NAME("hero", $hero) } { $way ->
    [up] поднимается
   *[down] спускается
} в { $to }.
event-crawled = { by }{ NAME("hero", $hero) } проходит пещерами в { $to }.
event-flew = { by }{ NAME("hero", $hero) } { $way ->
    [up] взлетает
    [level] летит
   *[down] слетает
} в { $to }.
event-fell = { by }{ NAME("hero", $hero) } падает в { $to }.
event-tumbled = { $count ->
    [one] { $count } жетон падает
    [few] { $count } жетона падают
   *[many] { $count } жетонов падают
} из { $from } в { $to }.
event-opened = Открыто в { $cell }: { NAME("token", $token) }.
event-took = { by }{ NAME("hero", $hero) } берёт { NAME("token", $item, case: "acc") }.
event-left = { by }{ NAME("hero", $hero) } оставляет { NAME("token", $item, case: "acc") } в { $cell }.
event-gave = { by }{ NAME("hero", $hero) } отдаёт { NAME("hero", $other, case: "dat") } { NAME("token", $item, case: "acc") }.
event-refused = { by }{ NAME("hero", $hero) } отказывается от обмена.
event-used = { by }{ NAME("hero", $hero) } использует { NAME("token", $item, case: "acc") }.
event-spent = { by }{ NAME("hero", $hero) } тратит { NAME("token", $item, case: "acc") }.
event-ladder = { by }{ NAME("hero", $hero) } ставит лестницу в { $cell }.
event-blast = { by }{ NAME("hero", $hero) } бьёт бомбой в { $cell }.
event-breach = { $part ->
    [wall] В { $cell } рушится стена.
   *[floor] В { $cell } рушится пол.
}
event-shot = { by }{ NAME("hero", $hero) } стреляет из { NAME("token", $item, case: "gen") } в { $cell }. На кубике: { NAME("face", $face) }.
event-pulled = { by }{ NAME("hero", $hero) } подтягивает крюком { caught } из { $from } в { $to }.
event-jumped = { by }{ NAME("hero", $hero) } телепортируется в { $to }.
event-fight = { by }{ NAME("hero", $hero) } сражается { NAME("token", $monster, case: "with") } в { $cell }.
event-rolled = { by }{ NAME("hero", $hero) } бросает кубик: { NAME("face", $face) }.
event-hit = Попадание: у { NAME("token", $monster, case: "gen") } остаётся { life-count }.
event-destroyed = Уничтожено в { $cell }: { NAME("token", $token) } ({ cause-name }).
event-got-away = { by }{ NAME("hero", $hero) } уходит от { NAME("token", $monster, case: "gen") }.
event-banished = Портал переносит { NAME("token", $monster, case: "acc") } из { $from } в { $to }.
event-hurt = { $lives ->
    [0] { by }{ NAME("hero", $hero) } теряет последнюю жизнь ({ cause-name }).
   *[other] { by }{ NAME("hero", $hero) } теряет жизнь ({ cause-name }), остаётся { $lives }.
}
event-vest = { by }{ NAME("hero", $hero, case: "acc") } спасает бронежилет: жизнь не потеряна.
event-doused = { by }{ NAME("hero", $hero) } тушит огонь.
event-crystal = { by }{ NAME("hero", $hero) } использует кристалл: каждому герою в гробнице — жизнь.
event-healed = { by }{ NAME("hero", $hero) } восстанавливает силы: { life-count }.
event-died = { by }{ NAME("hero", $hero) } погибает в { $cell } ({ cause-name }).
event-escaped = { by }{ NAME("hero", $hero) } выходит из гробницы.
event-door = { by }{ NAME("hero", $hero) } открывает { NAME("door", $door, case: "acc") }.
event-trap = Ловушка в { $cell }: { NAME("token", $trap) }.
event-arrows = Стрелы летят из { $from } в { $to }.
event-spiked = В { $cell } вылетают шипы.
event-boulder = Валун катится через { $cell }.
event-boulder-run = Валун катится из { $from } в { $to }.
event-ceiling = { $steps ->
    [1] Потолок навис над гробницей.
    [2] Потолок коснулся гробницы.
   *[other] Потолок накрывает этаж { $floor }.
}
event-sank = Потолок сталкивает { NAME("token", $token, case: "acc") } вниз, из { $from } в { $to }.
event-pharaoh-roll = { $you ->
    [yes] Вы бросаете кубик за фараона: { NAME("face", $face) }.
   *[no] { $who } бросает кубик за фараона: { NAME("face", $face) }.
}
event-woke = { $you ->
    [yes] Вы приводите фараона к { NAME("hero", $hero, case: "dat") } в { $to }.
   *[no] { $who } приводит фараона к { NAME("hero", $hero, case: "dat") } в { $to }.
}
event-prowled = { $you ->
    [yes] Вы ведёте { NAME("token", $monster, case: "acc") } в { $to }.
   *[no] { $who } ведёт { NAME("token", $monster, case: "acc") } в { $to }.
}
event-descended = Вниз, в { $to }, опускается { NAME("token", $monster) }.
event-concede = { by }{ NAME("hero", $hero) } предлагает сдаться.
event-over = { $result ->
    [heroes] Кристалл вынесен: выбравшиеся герои побеждают.
    [spirit] Все герои погибли: побеждает гробница.
    [lost] Оба ключа раздавлены: гробница закрыта навеки, победителей нет.
   *[cursed] Кристалл остался в гробнице: победителей нет.
}

## Questions

ask-hero = Выберите { $number }-го героя экспедиции.
    .about = Герои одинаково сильны. У каждого свой предмет, с ним он начинает в режиме побега.
ask-start-item = { NAME("hero", $hero) }: { NAME("token", $first) } или { NAME("token", $alternative) }?
    .about = В начале у вас бомба и один из этих двух предметов. Выбор — на всю игру.
ask-start = Где { NAME("hero", $hero) } войдёт в гробницу?
    .about = Сверху ведут три входа; сам вход шагом не считается. Клетка называется по этажу и столбцу: 4-7 — этаж 4, столбец 7.
ask-act = { NAME("hero", $hero) }: { moves-left }. Что дальше?
    .about = Шаги и предметы можно чередовать как угодно. Один шаг — соседняя клетка, клетка по лестнице или другая пещера; падение шагом не считается.
ask-retreat = { $moves ->
    [0] Отступление окончено. Что { NAME("hero", $hero) } берёт с собой?
   *[other] { NAME("hero", $hero) } отступает: { moves-left }. Куда?
}
    .about = Отступают по правилам обычного хода: закрытые жетоны открываются, а новый бой обрывает отступление.
ask-pick-up = Что { NAME("hero", $hero) } возьмёт с собой?
    .about = Прежде чем игра пойдёт дальше, можно взять то, что лежит здесь открыто; если места нет, что-то придётся оставить.
ask-fight = { NAME("hero", $hero) } против { NAME("token", $monster, case: "gen") }, { $lives ->
    [one] осталась
   *[other] осталось
} { life-count }. Бросить кубик или сначала что-то использовать?
    .about = Сначала предметы, сколько угодно; потом решает кубик. И так, пока монстр не уничтожен, а герой не ушёл и не погиб.
ask-after-roll = { NAME("hero", $hero) }: выпало { $cells }. Отступить или отправить прочь { NAME("token", $monster, case: "acc") }?
    .about = Портальная пушка меняет роли: уходит монстр, а герой остаётся.
ask-banish = { NAME("hero", $hero) } отправляет { NAME("token", $monster, case: "acc") } на { cell-count } прочь. Куда?
    .about = Портал проходит сквозь стены и полы. Монстр без опоры упадёт.
ask-aim = { NAME("hero", $hero) } использует { NAME("token", $item, case: "acc") }: где?
    .about = Нажмите клетку на поле или выберите её здесь.
ask-bomb = Бомба { NAME("hero", $hero, case: "gen") }: куда ударить или что разрушить?
    .about = Бомба может ударить по монстру, а затем что-то разрушить. Если нужно и то и другое, начните с удара.
ask-blast = Что разрушит бомба { NAME("hero", $hero, case: "gen") }?
    .about = Всё, что стоит на разрушенном полу или стене, падает, не теряя жизней.
ask-hook = Куда { NAME("hero", $hero) } бросит крюк?
    .about = Крюк цепляет ближайший жетон или героя в этом направлении, сквозь стены и полы, и тянет сюда.
ask-pull = Что зацепит крюк { NAME("hero", $hero, case: "gen") }?
    .about = Закрытый жетон на месте откроется, монстр сразу начнёт бой.
ask-reveal = { NAME("hero", $hero) } смотрит в бинокль: какой жетон открыть? Осталось: { $left }.
    .about = Открытое сейчас не действует: ловушки не срабатывают, монстры ждут.
ask-bargain = Обмен. { NAME("hero", $hero) } отдаёт: { given }; { NAME("hero", $other) } отдаёт: { wanted }. Что ещё?
    .about = Назовите, что отдаёт каждый, и предложите обмен. Подарок тоже годится. Больше пяти предметов никто не несёт.
ask-agree = { $given ->
    [nothing] { NAME("hero", $hero) } просит у { NAME("hero", $other, case: "gen") }: { wanted }. По рукам?
   *[other] { $wanted ->
        [nothing] { NAME("hero", $hero) } дарит { NAME("hero", $other, case: "dat") }: { given }. По рукам?
       *[other] { NAME("hero", $hero) } предлагает { NAME("hero", $other, case: "dat") } { given } за { wanted }. По рукам?
    }
}
    .about = Обмен шагом не считается. Можно отказаться.
given = { $given ->
    [nothing] пока ничего
   *[other] { NAMES("token", $given, case: "acc") }
}
wanted = { $wanted ->
    [nothing] пока ничего
   *[other] { NAMES("token", $wanted, case: "acc") }
}
ask-vest = { NAME("hero", $hero) } теряет жизнь ({ cause-name }). Использовать бронежилет?
    .about = Бронежилет спасает одну жизнь и отдыхает до вашего следующего хода.
ask-crystal = { NAME("hero", $hero) } теряет последнюю жизнь ({ cause-name }). Использовать кристалл?
    .about = Раз за игру кристалл даёт каждому герою в гробнице жизнь. Потом его несут дальше.
ask-fire = { NAME("hero", $hero) } в огне. Использовать огнетушитель?
    .about = Огнетушитель потушит огонь раньше, чем тот обожжёт. Но он пригодится и против огненного джинна.
ask-concede = { NAME("hero", $hero) } предлагает сдаться. Согласны?
    .about = Давно не было ничего нового. Если согласны все герои, игра кончается без победителя.
ask-wake = Бросить кубик за фараона?
    .about = Фараон открыт. На нужной грани он придёт к любому герою по вашему выбору и начнёт бой; иначе вы ходите как обычно.
ask-victim = { $monster ->
    [crack] Кому достаётся от трещины?
    [fire] Кого обжигает огонь?
   *[other] На кого нападает { NAME("token", $monster) }?
}
    .about = Бой идёт между одним монстром и одним героем. Остальные не вмешиваются.
ask-monsters = Ход монстров: что они делают?
    .about = Одно действие за ход: двинуть открытого монстра, открыть опасность или применить открытую ловушку.
ask-prowl = Куда идёт { NAME("token", $monster) } ({ moves-left })?
    .about = Монстр, который дошёл до героя, останавливается и сразу начинает бой. Жетонов он не открывает.
ask-apply = Ловушка в { $cell }: { NAME("token", $trap) }. Применить?
    .about = Оставленная ловушка ждёт: героя, который придёт, или другого хода монстров.

## Options: headings, words, effects

group-hero = Герои
group-start-item = Первый предмет
group-start = Входы
group-step = Шаги
group-take = Подобрать
group-leave = Оставить здесь
group-use = Использовать
group-spend = Использовать
group-place = Использовать
group-at = Клетки
group-floor = Разрушить
group-wall = Разрушить
group-enough = Больше ничего
group-direction = Направления
group-pull = Добыча
group-pull-closed = Добыча
group-target = Герои
group-roll = Кубик
group-retreat = После броска
group-banish = После броска
group-crystal = Кристалл
group-vest = Бронежилет
group-keep = Нет
group-douse = Огонь
group-burn = Огонь
group-swap = Обмен
group-offer = Отдать
group-want = Попросить
group-propose = Сделка
group-no-deal = Сделка
group-agree = Ответ
group-refuse = Ответ
group-concede = Сдаться
group-escape = Выход
group-end = Конец
group-stop = Конец
group-pass = Нет
group-open = Открыть
group-spring = Применить ловушку
group-prowl = Двинуть монстра
group-apply = Ловушка
group-leave-open = Ловушка
group-ready = Готово
shelf-here = Здесь лежит
    .none = Здесь ничего нет.
shelf-items = Предметы
    .none = В руках ничего нет.
shelf-trade = Обмен
    .none = Здесь не с кем меняться.
shelf-prowl = Двинуть монстра
    .none = Открытых монстров ещё нет.
shelf-traps = Применить ловушку
    .none = Открытых ловушек нет.
shelf-more = Ещё
shelf-strike = Удар
    .none = Рядом никого нет.
shelf-give = Отдать
    .none = Отдать больше нечего.
shelf-ask = Попросить
    .none = Просить больше нечего.
panel-end = Сначала этот вопрос.

do-hero = { NAME("hero", $hero) }, { NAME("calling", $hero) }
do-start = Войти через { $cell }
do-step = { $way ->
    [left] Влево в { $cell }
    [right] Вправо в { $cell }
    [up] Вверх в { $cell }
    [down] Вниз в { $cell }
   *[cave] Пещерами в { $cell }
}
do-take = Взять { NAME("token", $item, case: "acc") }
    .short = Взять
do-leave = Оставить { NAME("token", $item, case: "acc") }
    .short = Оставить
do-use = Использовать { NAME("token", $item, case: "acc") }
    .short = Использовать
do-spend = Потратить { NAME("token", $item, case: "acc") }
    .short = Потратить
do-eat = Съесть { NAME("token", $item, case: "acc") }
    .short = Съесть
do-place = Поставить { NAME("token", $item, case: "acc") }
    .short = Поставить
do-at = { $cell }
do-attack = Удар в { $cell }
do-floor = Разрушить пол { $cell }
do-ceiling = Разрушить потолок { $cell }
do-wall = Разрушить стену { $cell }
do-enough = Ничего не рушить
do-direction = { $way ->
    [left] Влево
    [right] Вправо
    [up] Вверх
   *[down] Вниз
}
do-pull = Подтянуть: { NAME("token", $token) }
do-pull-hero = Подтянуть { NAME("hero", $hero, case: "acc") }
do-target = { NAME("hero", $hero) }
do-roll = Бросить кубик
do-wake = Бросить кубик за фараона
do-retreat = Отступить, { moves-up-to }
do-banish = Отправить { NAME("token", $monster, case: "acc") } на { cell-count } прочь
do-crystal = Использовать кристалл
do-vest = Использовать бронежилет
do-keep = Не сейчас
do-keep-crystal = Приберечь кристалл
do-douse = Потушить огонь
do-burn = Пусть горит
do-swap = Обмен с { NAME("hero", $hero, case: "ins") }
do-offer = Отдать { NAME("token", $item, case: "acc") }
    .short = Отдать
do-want = Попросить { NAME("token", $item, case: "acc") }
    .short = Попросить
do-propose = Предложить
do-no-deal = Не меняться
do-agree-agree = По рукам
do-refuse-agree = Нет, спасибо
do-agree-concede = Сдаться
do-refuse-concede = Играть дальше
do-concede = Предложить сдаться
do-escape = Покинуть гробницу
do-end = Закончить ход
do-stop = Остановиться
do-pass = Не сейчас
do-open = { $cell }: { NAME("token", $token) }
do-spring = { $cell }: { NAME("token", $trap) }
do-prowl = { $cell }: { NAME("token", $monster) }
do-apply = Применить
do-leave-open = Оставить открытой

use-ladder = путь наверх, в своей или соседней клетке
use-fly = полёт: вверх и вниз тоже, без падений до конца хода
use-beam = открыть закрытый жетон на этом этаже
use-break-wall = разрушить стену рядом
use-shoot = выстрел в соседнюю клетку
use-key = { $door ->
    [yellow] открывает жёлтую дверь у Бастет
   *[black] открывает чёрную дверь у Анубиса
}
use-crystal = вынесите его, чтобы победить
use-melee = холодное оружие
use-firearm = огнестрельное оружие
use-cancel-loss = спасает жизнь
use-stomp = падение ранит монстра под вами
use-extra-move = один дополнительный шаг
use-banish = отправляет монстра прочь
use-heal = { $amount ->
    [one] { $amount } жизнь возвращается
    [few] { $amount } жизни возвращаются
   *[many] { $amount } жизней возвращаются
}
use-explode = удар по монстру, разрушение пола, потолка или стены — или то и другое
use-destroy-fire = убирает огонь здесь или рядом
use-destroy-ghost = уничтожает призрака здесь или рядом
use-destroy-mummy = уничтожает мумию здесь или рядом
use-pull = подтянуть к себе ближайший жетон или героя
use-jump = ровно { $amount ->
    [one] { $amount } клетка
    [few] { $amount } клетки
   *[many] { $amount } клеток
} по прямой
use-retreat = отступление до { $amount ->
    [one] { $amount } шага
   *[many] { $amount } шагов
}
use-reveal = открыть { $amount ->
    [one] { $amount } закрытый жетон
    [few] { $amount } закрытых жетона
   *[many] { $amount } закрытых жетонов
} где угодно

effect-starts = { NAMES("token", $items) }
effect-either = { NAME("token", $first) } или { NAME("token", $second) }; { NAMES("token", $items) }
effect-skates = на коньках
effect-falls = падение в { $cell }
effect-fights = бой: { NAME("token", $monster) }
effect-stomps = сначала бьют ботинки
effect-trap = ловушка: { NAME("token", $trap) }
effect-door = открывает { NAME("door", $door, case: "acc") }
effect-out = выход из гробницы
effect-joins = там { NAME("hero", $hero) }
effect-descends = спуск в { $cell }
effect-inside-wall = внутри стены: придётся идти дальше
effect-attacks = нападение на { NAME("hero", $hero, case: "acc") }
effect-meets = там { NAME("hero", $hero) }: бой в свой ход
effect-stands = останется стоять как лестница
effect-grounded = полёт окончен
effect-once = раз в ход
effect-once-a-game = раз за игру
effect-gone = предмет расходуется
effect-lives = жизни { $from }{ "\u00A0→\u00A0" }{ $to }
effect-hero-lives = { NAME("hero", $hero) } { $from }{ "\u00A0→\u00A0" }{ $to }
effect-no-loss = жизнь не теряется
effect-die = { NAMES("hero", $heroes) } { $count ->
    [1] погибает
   *[other] погибают
}
effect-leads = ведёт вверх в { $cell }
effect-leads-nowhere = пока никуда не ведёт
effect-heroes-fall = { NAMES("hero", $heroes) } { $count ->
    [1] падает
   *[other] падают
} в { $cell }
effect-tokens-fall = { $count ->
    [one] { $count } жетон падает
    [few] { $count } жетона падают
   *[many] { $count } жетонов падают
} в { $cell }
effect-in = в { $cell }:
effect-opens = сразу откроется
effect-no-hit = подходящего оружия нет
effect-bite = атака отнимает { life-count }
effect-burn = уход отнимает { life-count }
effect-burn-each = каждый бросок, пока он цел, отнимает { life-count }
effect-stay = вы остаётесь на месте
effect-enough = бомба в любом случае истрачена
effect-carries = несёт: { NAMES("token", $items) }
effect-carries-nothing = ничего не несёт
effect-other-decides = решает { NAME("hero", $hero) }
effect-cursed = если согласны все, победителей нет
effect-concede = спросят всех, чей герой жив, сначала вас
effect-escape = со всем, что при вас
effect-target = { $cell }, { life-count }
effect-unused = { $moves ->
    [one] { $moves } шаг пропадёт
    [few] { $moves } шага пропадут
   *[many] { $moves } шагов пропадут
}
effect-gait-walk = ходит, { move-count }
effect-gait-fly = летает, { move-count }
effect-gait-haunt = сквозь стены, { move-count }
effect-waits = ждёт героя или другого хода
effect-hero-fights = { NAME("hero", $hero) } сражается { NAME("token", $monster, case: "with") }
effect-life-each = по жизни получают: { NAMES("hero", $heroes) }
effect-keeps-lives = { NAME("hero", $hero) } сохраняет { life-count }
effect-last-life = на кону последняя жизнь
effect-on-spikes = на шипах: ловушка с шипами убьёт здесь сразу
effect-destroyed = уничтожено: { NAMES("token", $items) }{ $more ->
    [0] { "" }
   *[other] { " " }и ещё { $more }
}
effect-hit = { NAME("token", $monster) }: ещё { life-count }
effect-blast = удар в { $cell }
effect-breach = { $part ->
    [wall] в { $cell } рушится стена
   *[floor] в { $cell } рушится пол
}
effect-pulled = подтянет { caught }
effect-placed = в { $cell }
effect-to = в { $cell }
effect-away = прочь от { NAME("token", $monster, case: "gen") }
effect-sent = окажется в { $cell }
effect-goes-on = и дальше в { $cell }
effect-boulder = валун катится из { $from } в { $to }
effect-ceiling = { $floor ->
    [0] потолок всё ближе
   *[other] потолок накроет этаж { $floor }
}
effect-sank = { NAME("token", $token) }: вниз, в { $cell }
effect-over = { $result ->
    [heroes] игра окончена: выбравшиеся победили
    [spirit] игра окончена: победила гробница
    [lost] игра окончена: оба ключа потеряны
   *[cursed] игра окончена: победителей нет
}

then-pick-up = можно ещё взять, что там лежит
then-vest = бронежилет может спасти жизнь
then-crystal = кристалл может спасти последнюю жизнь
then-fire = огнетушитель может потушить огонь
then-blast = потом можно что-нибудь разрушить
then-victim = вы выбираете: { NAMES("hero", $heroes) }

chance-hit = { $of ->
    [1] попадание наверняка
   *[other] попадание { $part } из { $of }
}
chance-hurt = { $of ->
    [1] ранение наверняка
   *[other] ранение { $part } из { $of }
}
chance-away = { $of ->
    [1] отступление наверняка
   *[other] отступление { $part } из { $of }
}
chance-wakes = придёт с шансом { $part } из { $of }

## Why not

reason-ME-MOVE-1 = { $reach ->
    [here] Уже здесь.
    [none] Сейчас туда нет пути.
    [near] Туда { move-count }: идите по одной клетке.
   *[far] Слишком далеко: { move-count }, а осталось { $left }.
}
reason-ME-MOVE-2 = В стену не войти.
reason-ME-MOVE-4 = На этом пути нет лестницы.
reason-ME-MOVE-7 = Бой отнимает все шаги.
reason-ME-BOARD-11 = { $door ->
    [yellow] Жёлтая дверь закрыта. Её открывает жёлтый ключ у статуи Бастет.
   *[black] Чёрная дверь закрыта. Её открывает чёрный ключ у статуи Анубиса.
}
reason-ME-BOARD-23 = Дверь не взорвать и не проломить.
reason-ME-HERO-1 = Все жизни на месте: { NAME("token", $item) } пропадёт зря.
reason-ME-HERO-5 = Шаги этого хода закончились.
reason-ME-HERO-6 = Некуда взять { NAME("token", $item, case: "acc") }: сначала оставьте что-нибудь здесь.
reason-ME-ESCAPE-15 = Под потолок пути нет.
reason-ME-LADDER-6 = Путь закрывает пол или стена.
reason-ME-TOKEN-9 = Не достать { NAME("token", $item, case: "acc") }: сверху монстр.
reason-ME-TOKEN-14 = В бою нельзя оставить { NAME("token", $item, case: "acc") }.
reason-ME-RULING-22 = Лестницу не забрать: на ней стоит другая.
reason-ME-EFFECT-4 = Уже использовано, снова в ваш следующий ход: { NAME("token", $item) }.
reason-ME-EFFECT-8 = { $against ->
    [ghost] Нужен открытый призрак в вашей или соседней клетке.
    [mummy] Нужна открытая мумия в вашей или соседней клетке.
   *[fire] Нужен открытый огонь или огненный джинн в вашей или соседней клетке.
}
reason-ME-EFFECT-11 = Действует само в нужный момент: { NAME("token", $item) }.
reason-ME-MONSTERTURN-2 = Шаги монстра закончились.
reason-ME-MONSTERTURN-6 = В прошлый ход монстров уже ходил этот монстр: { NAME("token", $monster) }.
reason-ME-MONSTERTURN-9 = Там нет закрытой опасности.
reason-ME-MONSTERTURN-13 = Эта ловушка ждёт героя: монстры её не применяют.
reason-ME-MONSTERTURN-14 = Сундуков монстры не открывают, только опасности.
reason-ME-PHARAOH-10 = Фараон не ходит: его приводит кубик.
reason-ME-SETUP-10 = Этот герой уже занят: { NAME("hero", $hero) }.
reason-ME-SWAP-1 = { NAME("hero", $hero) } в другой клетке: меняться можно только в одной.
reason-ME-SWAP-2 = Менять нечего.
reason-ME-SWAP-3 = У одного из двоих не хватит места.
reason-ME-SWAP-4 = Меняются в ход одного из героев, не в бою.
reason-ME-RULING-68 = { $rounds ->
    [one] Сдаться можно, когда { $rounds } раунд подряд нет ничего нового; пока их { $quiet }.
    [few] Сдаться можно, когда { $rounds } раунда подряд нет ничего нового; пока их { $quiet }.
   *[many] Сдаться можно, когда { $rounds } раундов подряд нет ничего нового; пока их { $quiet }.
}
reason-ME-FIGHT-9 = Шаги отступления закончились.
reason-ME-FIGHT-12 = Отступая, нужно сделать хотя бы один шаг.
reason-ME-RULING-12 = Отступать есть куда: кубик не перебрасывают.
reason-ME-TURN-2 = Герои входят по одному из трёх отмеченных путей.
reason-ME-TURN-7 = Нельзя закончить ход посреди боя.
reason-ME-ITEM-JETPACK-2 = Сквозь полы ранец не проносит.
reason-ME-RULING-46 = Разломов больше нет: ничего уже не разрушить.
reason-ME-ITEM-LADDER-1 = Лестницу ставят в свою или соседнюю клетку.
reason-ME-ITEM-LADDER-2 = Лестнице нужна опора: пол, стена или другая лестница.
reason-ME-ITEM-LADDER-6 = Лестницу не поставить туда, где стена или лестница.
reason-ME-ITEM-CRYSTAL-3 = В гробнице никто не ранен.
reason-ME-ITEM-CRYSTAL-5 = Сила кристалла уже использована.
reason-ME-ITEM-FRUIT-3 = Поздно есть { NAME("token", $item, case: "acc") }: фрукты едят заранее.
reason-ME-ITEM-FLASHLIGHT-1 = Луч открывает закрытый жетон на вашем этаже, в ваш ход.
reason-ME-ITEM-FLASHLIGHT-2 = Лучу мешает стена или дверь.
reason-ME-ITEM-TELEPORTER-1 = Телепортатор переносит ровно на { cell-count } в одну сторону.
reason-ME-ITEM-TELEPORTER-2 = Путь закрывает дверь или усиленный пол.
reason-ME-ITEM-TELEPORTER-3 = Внутрь стены телепортатор не переносит.
reason-ME-ITEM-BOMB-1 = Бомба достаёт до вашей клетки и соседних.
reason-ME-ITEM-BOMB-5 = Там нет ни монстра, ни закрытой опасности.
reason-ME-ITEM-BOMB-8 = Удар уже нанесён: выберите, что разрушить.
reason-ME-ITEM-BOMB-13 = Этот пол усилен: его ничем не разрушить.
reason-ME-ITEM-BOMB-14 = Этот пол разрушить нельзя.
reason-ME-ITEM-HOOK-1 = Цеплять нечего.
reason-ME-ITEM-SKATES-2 = Действует только в бою: { NAME("token", $item) }.
reason-ME-ITEM-BINOCULARS-1 = Там нет закрытого жетона.
reason-ME-WEAPON-SLEDGEHAMMER-1 = Кувалда ломает только стену слева или справа от вас.
reason-ME-WEAPON-GUN-1 = Для выстрела нужен монстр или закрытая опасность в соседней клетке.
reason-ME-WEAPON-PORTAL-6 = Портальная пушка отправляет ровно на { cell-count } по прямой, но не в стену и не за закрытую дверь.
reason-ME-RULING-7 = За этим столом монстры не применяют эту ловушку.
reason-ME-RULING-40 = Ждёт, пока не сходит другой монстр: { NAME("token", $monster) }.
reason-ME-RULING-42 = Пропустить нельзя: монстрам есть что делать.
reason-ME-MONSTER-GHOST-3 = Призрак не может остаться в стене.
reason-ME-MONSTER-WINGED-2 = Сквозь полы не пролететь.

## What the drawn places are

place-wall = Стена: занимает всю клетку и держит то, что над ней. Её ломает бомба или кувалда.
place-arrows = Стена со стрелами: стреляет вдоль этажа, когда срабатывает ловушка со стрелами.
place-cave = Пещера: один шаг ведёт в любую другую пещеру.
place-bastet = Статуя Бастет: жёлтый ключ открывает здесь жёлтую дверь.
place-anubis = Статуя Анубиса: чёрный ключ открывает здесь чёрную дверь.
place-exit = Выход: кто сюда пришёл, покидает гробницу со всем, что несёт.
place-spikes = Шипы: опасны, только когда срабатывает ловушка с шипами.
place-boulder = Отсюда катится валун, когда раздаётся странный грохот.
place-boulder-end = Дальше валун не катится, если путь не изменился.
place-ladder = Лестница: один шаг вверх или вниз.
place-start = Вход в гробницу.
place-chest = Закрытый сундук: его открывает герой, который сюда придёт.
place-danger = Закрытая опасность: монстр или ловушка, откроется, когда сюда придут.
place-covered = Эта клетка уже под потолком.
place-cell = Пустая клетка.
place-scene = Чей сейчас ход: шаги и жизни; кубик, как он лежит; раунд; при побеге — сколько этажей забрал потолок; потерянные ключи. Здесь же видны бои.
place-monsters = Сторона монстров: кто за них играет, жизни фараона, кто отдыхает и кто уничтожен.
place-bags = Чем ещё могут оказаться закрытые жетоны.

## What to ask me

habit-vest = Когда бронежилет может спасти жизнь
habit-vest-vest = Всегда использовать
habit-vest-keep = Никогда не использовать
habit-crystal = Когда мой кристалл может спасти последнюю жизнь
habit-crystal-crystal = Всегда использовать
habit-crystal-keep = Никогда не использовать
habit-fire = Когда я попадаю в огонь с огнетушителем
habit-fire-douse = Всегда тушить
habit-fire-burn = Всегда терять жизнь
habit-wake = Когда можно бросить кубик за фараона
habit-wake-roll = Всегда бросать
habit-wake-pass = Никогда не бросать

## How far the game is

where-round = Раунд { $round }
where-escape = Раунд { $round } · { $floors ->
    [0] потолок уже близко
   *[other] этажей накрыто: { $floors }, следующий: { $next }
}
where-before = Экспедиция собирается

## Beside the tomb, one tab away on a small window

tab-heroes = Герои

## Who sits where

seat-hero = { NAME("hero", $hero) }
seat-fallen = { NAME("hero", $hero) } { $hero ->
    [timur] погиб
    [gleb] погиб
   *[other] погибла
}
seat-out = { NAME("hero", $hero) } снаружи
seat-monsters = играет за монстров
seat-spirit = дух гробницы

## Кто как стоит, что даёт победу, что близко

wins-heroes = { $mode ->
    [escape] Выберитесь с кристаллом, пока не опустился потолок: кто выбрался, тот победил.
    [found] Кристалл найден: вынесите его, и победят все, кто выбрался.
   *[exploration] Найдите кристалл и вынесите его: побеждают все, кто выбрался.
}
wins-after-crystal = Кристалл снаружи: победит и каждый, кто ещё выберется.
wins-monsters = Все герои должны погибнуть в гробнице: тогда побеждают монстры.
standing-crystal = кристалл
standing-keys = { $keys ->
    [one] ключ
    [few] { $keys } ключа
   *[many] { $keys } ключей
}
standing-lives = { life-count }
warning-ceiling = { NAME("hero", $hero) } на этаже { $floor }: потолок накроет его { $rounds ->
    [one] после этого раунда
    [few] через { $rounds } раунда
   *[many] через { $rounds } раундов
}.
    .short = Потолок накроет этаж { $floor } { $rounds ->
        [one] после этого раунда
        [few] через { $rounds } раунда
       *[many] через { $rounds } раундов
    }
    .show = Показать, где { NAME("hero", $hero) }
warning-exit = { NAME("hero", $hero) }: до выхода { $moves ->
    [one] { $moves } шаг
    [few] { $moves } шага
   *[many] { $moves } шагов
}, а кристалла нет: { $last ->
    [yes] если уйти сейчас, не победит никто
   *[no] вернуться за ним уже не получится
}.
    .short = Рядом с выходом без кристалла
    .show = Показать выход

## Уроки

lesson-enter = Спуск в гробницу
lesson-enter-goal = Вы вместе исследуете гробницу. В одном из сундуков спрятан кристалл фараона: вынесите его через выход на нижнем этаже, и победят все, кто выбрался. Погибшие продолжают игру за монстров.
lesson-enter-start = Вы ведёте Веру. Герои входят по одной из трёх лестниц верхнего этажа, и шагом это не считается. Войдите через 1‑12: этаж 1, столбец 12.
lesson-enter-elsewhere = Это тоже вход. Но урок продолжается от 1‑12: там рядом и лестница, и провал.
lesson-enter-ladder = В ход у вас три шага, и один шаг ведёт в соседнюю клетку. Идите влево: в 1‑11 нет пола, но верх лестницы держит не хуже.
lesson-enter-danger = Красный знак вопроса открывается, едва вы туда придёте: это ловушка или монстр. О них другие уроки, а этот о том, как ходить.
lesson-enter-fall = В 1‑10 нет опоры: такие провалы отмечены стрелкой. Шагните туда, и вы упадёте в 2‑10. Падение не отнимает ни жизней, ни других шагов.
lesson-enter-climbed = По лестнице тоже можно спуститься, по клетке за шаг. Но здесь попробуйте провал: он ведёт прямо к сундуку.
lesson-enter-take = Закрытый сундук открывается сам, когда вы приходите. Возьмите саблю: шагов это не отнимает, а нести можно пять предметов.
lesson-enter-sabre = Сабля осталась в 2‑10. Пока предмет лежит и его никто не несёт, толку от него нет.
lesson-enter-last = Остался один шаг. Идите вправо, в клетку с лестницей: оттуда можно снова подняться.
lesson-enter-spikes = Шипы никому не вредят, пока не сработает ловушка с шипами, но опасность открылась сразу. Об опасностях — следующий урок.
lesson-enter-end = Шаги закончились. Предметы ещё можно использовать, но спешить некуда: закончите ход, и пойдёт Зоя.
lesson-enter-up = Снова ваш ход и снова три шага. Поднимитесь: один шаг ведёт из клетки с лестницей вверх, в 1‑11.

lesson-tokens = Сундуки и опасности
lesson-tokens-chest = В сундуках предметы, оружие, ключи, кристалл и всего одна ловушка; под красными знаками вопроса — монстры и ловушки. Шагните к сундуку в 5‑7: он сразу откроется.
lesson-tokens-other = Там лежала опасность, и она открылась. До опасностей дойдёт через минуту, а сначала — сундук справа.
lesson-tokens-take = Яблоко: оно вернёт до двух жизней тому, кто его съест. Возьмите его: от того, что никто не несёт, толку нет.
lesson-tokens-leave = Теперь яблоко лежит в 5‑7 и достанется любому, кто зайдёт. Сначала возьмите его: шагов это не отнимает.
lesson-tokens-danger = Опасности открываются так же. Путь ведёт вправо, а жизней у вас три: рискните шагнуть на знак вопроса в 5‑8.
lesson-tokens-crack = Трещина: пол рухнул, вы упали в 6‑8 и потеряли жизнь — обычное падение жизней не отнимает. Ловушки больше нет. Внизу открылся сундук: возьмите топор.
lesson-tokens-eat = Оно лечит, но только того, кто ест, а вам пока хватает. У Зои осталась одна жизнь: приберегите яблоко для неё.
lesson-tokens-axe = Топор остался лежать. Без оружия в бою не ударить в ответ, поэтому сначала возьмите его.
lesson-tokens-join = Зоя стоит в 6‑7, и у неё одна жизнь. Последним шагом идите к ней: герои в одной клетке могут меняться.
lesson-tokens-next = Так открылась ещё одна опасность, а яблоко до Зои не дошло: меняться можно только в одной клетке.
lesson-tokens-trade = Герои в одной клетке обмениваются предметами или просто отдают их, и шагов это не отнимает. Выберите обмен с Зоей.
lesson-tokens-offer = Назовите, что отдаёте: яблоко. Просить ничего не нужно, подарок тоже годится.
lesson-tokens-propose = Теперь предложите обмен. Другой герой должен согласиться, и Зоя согласится: в свой ход она сможет съесть яблоко.

lesson-fights = Бой
lesson-fights-meet = У вас топор, значит, есть чем ответить. Опасность в 6‑11 может оказаться монстром: шагните туда и проверьте.
lesson-fights-roll = Мумия! Бой начинается сразу, и остальные шаги пропадают. Перед каждым броском можно использовать предметы; сейчас бросьте кубик.
lesson-fights-bomb = Бомба может уничтожить мумию и без броска, но тогда она потрачена. С топором в руках попробуйте кубик.
lesson-fights-again = Атака: вы потеряли жизнь. Бой идёт, пока мумия не уничтожена, а вы не ушли и не погибли. Топор бьёт на обеих гранях с оружием: бросайте ещё.
lesson-fights-cobra = Попали! Спустя несколько раундов: оружия нет, жизней две, а атака королевской кобры отнимает три. Не бросайте кубик: потратьте коньки и отступите, до двух шагов.
lesson-fights-gamble = Две грани из шести — атака, а кобра отнимает сразу три жизни. Что бы сейчас ни выпало, конькам удача не нужна.
lesson-fights-retreat = Отступают по правилам обычного хода, хотя бы на один шаг. Идите вправо, прочь от кобры.
lesson-fights-dead-end = Там вы тоже в стороне, но дальше стена. А справа вниз ведёт лестница.
lesson-fights-down = Кобра остаётся открытой в 8‑8 и не гонится: пока все герои живы и за монстров никто не играет, они стоят. Спуститесь.
lesson-fights-back = Вы вернулись в клетку кобры, и начался новый бой.
lesson-fights-stop = Остановиться раньше можно. Но здесь сделайте и второй шаг: по лестнице можно уйти дальше.
lesson-fights-shoot = Позже, с автоматом. Голема в 5‑12 ранит только огнестрельное оружие. Раз в ход автомат стреляет в соседнюю клетку: используйте его.
lesson-fights-aim = Цельтесь в 5‑12. Для выстрела бросается кубик: «любое оружие» уничтожит голема, на других гранях ничего не случится.
lesson-fights-golem = В его клетке придётся сражаться, и атака отнимет жизнь. Выстрел из соседней клетки даже при промахе ничего не стоит.

lesson-bombs = Бомбы и лестницы
lesson-bombs-bomb = Справа мумия, слева стена, а на стене стоит сундук. Со всем этим справится одна бомба: потратьте её.
lesson-bombs-walk = Так начинается бой, а оружия у вас нет. Бомба достаёт до вашей клетки и соседних.
lesson-bombs-strike = Бомба может ударить, разрушить или и то и другое. Чтобы успеть оба дела, начните с удара: бейте по мумии в 8‑8.
lesson-bombs-first = Так бомба только разрушает, а удара уже не будет. Чтобы вышло и то и другое, сначала бейте.
lesson-bombs-wall = Мумия уничтожена. Теперь разрушьте стену в 8‑6: всё, что на ней стоит, падает, и сундук окажется рядом с вами.
lesson-bombs-enough = Бомба потрачена в любом случае, так пусть ещё что-нибудь разрушит.
lesson-bombs-elsewhere = Это тоже рушится. Но сундук стоит на стене в 8‑6, и к вам он попадёт, только если рухнет она.
lesson-bombs-through = Разлом отмечает рухнувшую стену; пол под ней цел. Шагните в 8‑6, и сундук откроется.
lesson-bombs-vest = Бронежилет: раз в ход он спасает вас от потери жизни. Возьмите его.
lesson-bombs-floor = Вторая бомба проложит короткий путь: потратьте её и разрушьте пол 8‑6 у себя под ногами. Вы упадёте, но жизней не потеряете.
lesson-bombs-hole = Это тоже путь вниз: в 8‑5 нет пола. А бомбой такой путь можно проложить там, где он нужен.
lesson-bombs-ladder = Здесь пол усилен: бомбой его не взять. Зато путь наверх теперь открыт: поставьте лестницу в своей клетке, 9‑6.
lesson-bombs-left = Оставленная лестница тоже стоит. Но когда её ставят, можно выбрать и соседнюю клетку: попробуйте так.
lesson-bombs-up = Шагов это не отняло, и лестница не потрачена. Поднимитесь в 8‑6: она послужит всем, пока её кто-нибудь не подберёт.
lesson-bombs-taken = Лестница снова у вас: она не тратится. Но наверх теперь пути нет: пусть стоит, а вы поднимайтесь.

lesson-keys = Ключи, двери и кристалл
lesson-keys-chest = Путь к выходу закрывают жёлтая и чёрная двери; хватит открыть одну. Ключи лежат в сундуках: откройте тот, что в 4‑3.
lesson-keys-take = Жёлтый ключ! Возьмите его: он для Бастет, статуи кошки рядом с вами. Чёрный ключ — для Анубиса, шакала.
lesson-keys-without = Вы у статуи, но ключ остался в 4‑3. Дверь открывает только тот ключ, который вы несёте.
lesson-keys-statue = Несите ключ к Бастет. Едва вы придёте к статуе, внизу откроется жёлтая дверь, а ключ исчезнет.
lesson-keys-search = Спустя несколько раундов жёлтая дверь открыта. Но если никто не вынесет кристалл, герои не победят: загляните в сундук в 10‑3.
lesson-keys-early = Это путь к выходу, но кристалл ещё где-то в гробнице. Кто вышел, тот за ним уже не вернётся.
lesson-keys-crystal = Кристалл фараона! Возьмите его; как любой предмет, он занимает одно из пяти мест.
lesson-keys-behind = Кристалл остался в 10‑3. Сначала возьмите его: шагов это не отнимает.
lesson-keys-shine = Раз за игру, в любой момент, кристалл даёт жизнь каждому герою в гробнице. У Зои осталась одна, у вас две: используйте его.
lesson-keys-door = Через два раунда Зоя уже снаружи: герои могут выходить по одному. Кристалл у вас: идите в открытую дверь.
lesson-keys-drop = Если кристалл останется в гробнице, не победит никто, и Зоя тоже. Не расставайтесь с ним.
lesson-keys-out = Ещё клетка: кто пришёл к выходу, сразу покидает гробницу со всем, что несёт. Идите, и вы победите вместе с Зоей.

lesson-monsters = На стороне монстров
lesson-monsters-die = Вы сражаетесь с летучей мышью, осталась последняя жизнь, и без броска не уйти. Бросьте кубик: этот урок начинается с неудачи.
lesson-monsters-open = Вера погибла, её вещи лежат под летучей мышью. Теперь вы играете за монстров: одно действие за ход. Откройте опасность в 10‑9.
lesson-monsters-bat-now = Двинуть мышь можно и сразу. Но здесь сначала откройте опасность: то, что там лежит, ей поможет.
lesson-monsters-another = Монстры открывают любые опасности, но не сундуки. Для урока нужна опасность в 10‑9.
lesson-monsters-leave = Шипы: сработав, они убивают героев во всех клетках с шипами. Зоя стоит рядом с такой, в 8‑11. Оставьте ловушку открытой и подождите.
lesson-monsters-apply = На шипах никого из героев не было, а ловушка срабатывает один раз: её больше нет. Оставьте её, пока туда не попадёт Зоя.
lesson-monsters-prowl = Снова ваш ход. Другое действие — двинуть открытого монстра. У летучей мыши четыре шага, и она летает: выберите её.
lesson-monsters-fly = Ведите её вправо, клетка за клеткой, к Зое в 8‑11. Монстр, который дошёл до героя, останавливается, и сразу начинается бой.
lesson-monsters-early = Зоя ещё не на шипах, и ловушка пропала зря. Пусть её загонит туда летучая мышь.
lesson-monsters-astray = Монстр может пойти и туда или остановиться раньше. Но здесь мышь должна долететь до Зои: из 8‑8 вправо, до 8‑11.
lesson-monsters-spikes = Зоя отступила на шипы в 8‑10 и осталась там. Мышь не ходит два хода монстров подряд, но она и не нужна: примените ловушку в 10‑9.
lesson-monsters-now = В свой ход Зоя может сойти с шипов. Примените ловушку, пока она на них.
lesson-monsters-pharaoh = Все герои погибли: победила гробница. В другой игре открыт фараон. Перед действием можно бросить кубик: на «атаке монстра» он придёт к герою и начнёт бой.
lesson-monsters-pass = Можно и не бросать, но бросок ничего не стоит: на другой грани вы ходите как обычно.

lesson-ceiling = Потолок
lesson-ceiling-goal = Режим побега: кристалл с самого начала у первого героя, но перед каждым ходом первого игрока опускается потолок. Он уже коснулся гробницы, а следующим накроет этаж 1.
lesson-ceiling-fall = Кто остался на накрытом этаже, погибает, сколько бы жизней ни было. Спускайтесь: шагните в провал 1‑8.
lesson-ceiling-stay = Потолок накрыл этаж 1 вместе с вами. От этого не спасут ни бронежилет, ни кристалл.
lesson-ceiling-upstairs = Это всё ещё этаж 1, и потолок накроет его до вашего следующего хода. Вниз ведёт провал в 1‑8.
lesson-ceiling-chest = Здесь вы встретили Зою. Обе двери закрыты и в этом режиме, а ключа у вас нет: откройте сундук в 2‑7.
lesson-ceiling-key = Чёрный ключ! Потолок давит и ключи; если потеряны оба, все сразу проигрывают. Заберите его отсюда.
lesson-ceiling-left = Ключ остался на этаже 2: если его никто не подберёт, там его раздавит потолок. Сначала возьмите его.
lesson-ceiling-down = Чем вы глубже, тем больше времени. Идите влево: в 2‑6 провал, и вы упадёте в 3‑6.
lesson-ceiling-end = Шагов не осталось. Закончите ход: Зоя спустится за вами, а потом опустится потолок.
lesson-ceiling-rumble = Этажа 1 больше нет, и жёлтого ключа тоже: теперь всё зависит от вашего. Путь ведёт вправо, через опасность в 3‑7. Идите.
lesson-ceiling-dead-end = Сундук есть, но за ним стена, а потолок не ждёт. Путь вниз — справа.
lesson-ceiling-on = Странный грохот: в этом режиме потолок от него опускается ещё на этаж, и этажа 2 больше нет. Следующий — этаж 3: шагните в провал 3‑8.
lesson-ceiling-halt = Потолок накрыл этаж 3 вместе с вами. А два шага ещё оставались: потратьте их на спуск.

## Наставник первой игры

coach-ask-hero = Берите кого хотите: все герои одинаково сильны, у каждого три жизни. Собственный предмет важен только в режиме побега.
coach-ask-start = Посмотрите, у какого входа больше сундуков: в одном из сундуков гробницы кристалл. Войдёте отдельно от других — обыщете больше, рядом с ними — сможете помогать друг другу.
coach-ask-act = У вас три шага, и никто не торопит. К сундукам идти стоит, а под красными знаками вопроса монстры и ловушки: обходите их, пока можно.
coach-ask-retreat = Вы вышли из боя: отойдите хотя бы на клетку. Выбирайте клетки без знака вопроса: новый монстр — это новый бой.
coach-ask-pick-up = Здесь лежит что-то открытое, и это можно взять, прежде чем игра пойдёт дальше. Сначала кристалл и ключи, потом оружие и фрукты.
coach-ask-fight = Две грани из шести ранят вас, две позволяют отступить, ещё две — попадание, если есть подходящее оружие. Если жизней мало, сначала используйте предмет.
coach-ask-after-roll = Портальная пушка может отправить прочь монстра вместо вас. Так и сделайте, если хотите остаться или под ним лежит что-то ценное.
coach-ask-banish = Отправьте его туда, где нет героев: тот, к кому он попадёт, сразится с ним в свой следующий ход.
coach-ask-aim = Отмечено всё, до чего можно достать. Нажмите клетку; что из этого выйдет, написано на её кнопке.
coach-ask-bomb = Бомба бьёт монстра и разрушает пол, потолок или стену. Если нужно и то и другое, начните с удара.
coach-ask-blast = Бомба потрачена в любом случае, так разрушьте что-нибудь: пол — чтобы спуститься, стену — чтобы пройти. Кто на них стоит, упадёт.
coach-ask-hook = Крюк цепляет то, что ближе всего в одном направлении, даже за стеной. Сундук — отличная добыча, а монстр — это бой.
coach-ask-pull = Подтянуть можно только что-то одно. Выберите самое нужное; закрытый жетон здесь откроется.
coach-ask-reveal = То, что вы сейчас откроете, пока не действует. Загляните в сундуки, если не найден кристалл или ключ, или под знаки вопроса на своём пути.
coach-ask-bargain = Назовите, кто что отдаёт, и предложите обмен; подарок тоже годится. Фрукты нужнее тому, у кого мало жизней, оружие — тому, у кого его нет.
coach-ask-agree = Обмен не отнимает шагов, и отказаться можно. Но что помогает другому герою, обычно помогает и вам: выбравшиеся побеждают вместе.
coach-ask-vest = Бронежилет спасёт эту жизнь, а потом отдыхает до вашего следующего хода. Используйте его, если до тех пор не ждёте худшего.
coach-ask-crystal = Без кристалла этот герой сейчас погибнет. Сила кристалла действует раз за игру и лечит всех героев в гробнице, а сам он остаётся у вас.
coach-ask-fire = Огнетушитель потушит огонь, но будет потрачен. Если жизней три, его можно приберечь для огненного джинна; если одна — тушите.
coach-ask-concede = Кто-то считает, что победить уже нельзя. Если согласны все, победителей не будет; если вы ещё видите путь к кристаллу и наружу, играйте дальше.
coach-ask-wake = Бросайте: это ничего не стоит. На нужной грани фараон появится рядом с любым героем по вашему выбору, и начнётся бой; иначе вы ходите как обычно.
coach-ask-victim = Теперь вы играете против героев: выберите того, у кого меньше всего жизней, или того, кто несёт кристалл.
coach-ask-monsters = Теперь вы на стороне гробницы и победите, если погибнут все герои. Одно действие за ход: двинуть монстра к герою, открыть опасность или применить ловушку.
coach-ask-prowl = Ведите его клетка за клеткой к герою: там он остановится и сразу начнёт бой. Следующий ход монстров он пропускает.
coach-ask-apply = Ловушка срабатывает один раз. Применяйте её, если сейчас она заденет героя; если нет, оставьте открытой и ждите случая получше.

coach-event-took = Теперь это ваше. Мест у вас пять; оружие, ключи и кристалл тоже занимают по одному.
coach-event-fell = Падение не отнимает ни жизни, ни шага: провалы — самый быстрый путь вниз. А чтобы подняться, нужна лестница или пещера.
coach-event-fight = Монстр в вашей клетке — это сразу бой, и оставшиеся шаги пропадают. Бой кончается, когда монстр уничтожен, а также если вы ушли или погибли.
coach-event-got-away = Вы ушли. Монстр остался открытым на своём месте: двинуться он может, только если кто-то играет за монстров. Обойдите его или вернитесь с оружием.
coach-event-hurt = Жизнь потеряна. Больше трёх их не бывает; фрукты возвращают две, но съесть их нужно раньше, чем под угрозой окажется последняя.
coach-event-trap = Ловушка срабатывает один раз. Трещина и огонь отнимают жизнь; стрелы, шипы и валун убивают, сколько бы жизней ни осталось.
coach-event-ladder = Лестница служит всем, пока её кто-нибудь не заберёт. Поставить её можно, не тратя шагов, а подняться на клетку — один шаг.
coach-event-died = Герой погиб: его предметы лежат в той клетке и достанутся тому, кто придёт. Если вы играете не в одиночку, его игрок теперь ходит за монстров, и открытые начнут двигаться.
coach-event-door = Путь к выходу открыт: одной двери достаточно. Но не спешите уходить: если кристалл останется в гробнице, не победит никто.
coach-event-escaped = Кто вышел, уже не вернётся. Победят все, кто выбрался, если вынесен и кристалл: у кого он, видно в строках игроков.
coach-event-ceiling = Перед каждым ходом первого игрока потолок опускается на шаг. Кто остался на накрытом этаже, погибает: держитесь заметно ниже и берите с собой ключи.
coach-event-woke = У фараона три жизни, и потерянные к нему не возвращаются. Его ранят оружие, бомбы и ботинки с шипами, а ловушки — нет.

coach-sign-exit = Здесь выход, но путь закрывают две двери. Хватит одного ключа: жёлтый несите к статуе Бастет, чёрный — к Анубису.
coach-sign-bags = Здесь видно, чем ещё могут оказаться закрытые жетоны: что можно найти и чего бояться.
coach-sign-cave = Пещера: один шаг ведёт из неё в любую другую пещеру, как бы далеко та ни была.

## Примеры к правилам

ex-turn = Целый ход, шаг за шагом
ex-turn-1 = Три шага, фонарик, бомба и кристалл: первый шаг ведёт к сундуку в 3‑11.
ex-turn-2 = Роликовые коньки: взять их можно, не тратя шагов, и они дают один дополнительный шаг за ход.
ex-turn-3 = В 3‑12 провал, и второй шаг кончается падением в 4‑12, где лежит опасность.
ex-turn-4 = Огонь: вы потеряли жизнь, а ловушки больше нет; третий шаг ведёт влево, в клетку над стеной.
ex-turn-5 = Три шага сделаны, но коньки дают ещё один: в провал 4‑10.
ex-turn-6 = Внизу лежала мумия, и начался бой; до броска можно использовать предметы — здесь бомбу.
ex-turn-7 = Бомба может и ударить, и разрушить: сначала удар по своей клетке.
ex-turn-8 = Мумия уничтожена без броска; теперь та же бомба ломает стену рядом с вами.
ex-turn-9 = Осталось две жизни, справа открыт путь, и у вас есть коньки: хороший ход, хотя шагов больше нет.

ex-boots = Ботинки с шипами и закрытая опасность
ex-boots-1 = На вас ботинки с шипами, и вы шагаете в провал 5‑9; под ним, в 6‑9, лежит закрытая опасность.
ex-boots-2 = Открылась мумия, и ботинки сразу её уничтожили: боя не было, поэтому у вас ещё два шага.

ex-crack = Трещина на стене и на нижнем этаже
ex-crack-1 = Опасность в 3‑9 лежит прямо над стеной: шагните туда.
ex-crack-2 = Трещина: рухнула вся стена в 4‑9, и вы стоите на её месте, потеряв жизнь.
ex-crack-3 = В другом месте, на нижнем этаже, ещё одна трещина ждёт в 10‑1.
ex-crack-4 = Этот пол держит, и падать некуда, но жизнь трещина всё равно отняла.

ex-hook = Что может зацепить крюк-кошка
ex-hook-1 = Влево, вправо, вверх или вниз: крюк цепляет то, что ближе всего на этой линии, и ни стены, ни полы ему не мешают.
ex-hook-2 = Вы бросаете его вниз: ближе всего там сундук в 9‑7, тремя этажами ниже.
ex-hook-3 = Сундук оказался у вас и сразу открылся: бронежилет, и вы его берёте.
ex-hook-4 = Крюк потрачен, а шагов это не отняло; брошенный влево, он зацепил бы опасность в 6‑4, за стеной.

ex-light = Как далеко светит фонарик
ex-light-1 = Раз в ход фонарик открывает закрытый жетон на вашем этаже, если его не заслоняет стена.
ex-light-2 = Справа ему доступны все жетоны, а опасность в 6‑4 — нет: мешает стена; вы светите в 6‑9.
ex-light-3 = Королевская кобра: теперь она открыта, бой не начался, и вы знаете, какую клетку обходить.

ex-last-life = Последняя жизнь: кристалл спасёт, фрукты нет
ex-last-life-1 = У вас одна жизнь, яблоко и кристалл, и вы шагаете к мумии в 8‑8.
ex-last-life-2 = До броска можно было съесть яблоко; здесь вы бросаете сразу.
ex-last-life-3 = Атака! Есть яблоко уже поздно, а кристалл в этот момент использовать можно.
ex-last-life-4 = Он дал по жизни вам и Зое, затем атака отняла одну: вы живы с одной жизнью, и бой продолжается.

ex-portal = Портальная пушка отправляет монстра прочь
ex-portal-1 = У вас портальная пушка, и вы шагаете к мумии в 8‑8.
ex-portal-2 = Пушка — огнестрельное оружие: на грани «любое оружие» она уничтожит мумию. Бросайте.
ex-portal-3 = Отступление на 3: вместо себя можно отправить прочь мумию, ровно на три клетки.
ex-portal-4 = Вверх, влево или вправо, сквозь стены и полы: вы отправляете её влево, в 8‑5.
ex-portal-5 = В 8‑5 провал, и мумия упала ещё ниже, в 9‑5; вы остались в 8‑8, и бой окончен.

ex-boulder = Путь валуна и что его меняет
ex-boulder-1 = Валун ждёт в 4‑1; что он сделает, если опасность в 1‑13 окажется странным грохотом?
ex-boulder-2 = Он покатился вправо, падал там, где нет опоры, и остановился у метки: все жетоны на пути открылись, три монстра уничтожены.
ex-boulder-3 = В другой игре пол 4‑3 разрушен, и вы снова шагаете на грохот.
ex-boulder-4 = На этот раз он упал уже в разлом и покатился по этажу 5: разрушения меняют его путь.

ex-ghost = Призрак проходит сквозь стену
ex-ghost-1 = Ваш герой погиб, и вы двигаете призрака из 6‑5: у него три шага.
ex-ghost-2 = Стены и полы ему не мешают: он входит в стену в 6‑6.
ex-ghost-3 = Остаться в стене нельзя, и он обязан идти дальше — здесь в 6‑7.
ex-ghost-4 = Тут можно остановиться или сделать третий шаг; а вот закрытая дверь не пустит и призрака.

ex-ceiling = Что давит потолок, а что нет
ex-ceiling-1 = Побег: этажа 1 больше нет, а на этаже 2 — Зоя с кристаллом. Вы шагаете на опасность в 5‑10.
ex-ceiling-2 = Грохот: потолок накрыл этаж 2 вместе с Зоей, но кристалл сдвинулся вниз, в 4‑8.
ex-ceiling-3 = Опасность в 2‑4 оказалась фараоном, и его тоже не раздавить: он лежит открытым в 4‑4, первой свободной клетке с опорой.
ex-ceiling-4 = В сундуке на том этаже был чёрный ключ, и он уничтожен; если потолок раздавит и жёлтый, проиграют все.

## Краткий путеводитель

guide-goal = Вынести кристалл
guide-goal-about = Вы вместе исследуете гробницу из десяти этажей. В одном из сундуков кристалл фараона, а единственный выход — внизу, за двумя дверями. Найдите кристалл, откройте одну дверь и выберитесь с ним живыми.
guide-turn = Ваш ход: три шага
guide-turn-about = Шаг ведёт в соседнюю клетку, на клетку по лестнице или из пещеры в пещеру. Шагнёте в провал — упадёте, и это ничего не стоит. Предметы шагов не тратят: используйте их когда угодно.
guide-tokens = Пришли — открылось
guide-tokens-about = Едва вы приходите в клетку, закрытый жетон открывается. В сундуках предметы, оружие, ключи и кристалл; нести можно пять вещей. Под красными знаками вопроса — ловушки, которые срабатывают сразу, и монстры.
guide-fights = В бою решает кубик
guide-fights-about = Монстр в вашей клетке — это бой. Используйте предметы, потом бросьте кубик: монстр отнимет жизнь, вы попадёте, если есть подходящее оружие, или отступите. У вас три жизни, у большинства монстров одна.
guide-fallen = Погибшие играют за монстров
guide-fallen-about = Кто потерял последнюю жизнь, переходит на другую сторону: каждый ход двигает монстра, открывает опасность или применяет ловушку. Шипы, стрелы и валун убивают сразу.
guide-out = Ключи, двери и победа
guide-out-about = Принесите ключ к его статуе, и откроется дверь того же цвета; хватит одной. Если кристалл вынесен, побеждают все выбравшиеся герои. Если остался внутри, герои не побеждают; если погибли все, победила гробница.

## Всё, что в коробке

things-hero = Герои
things-item = Предметы
things-weapon = Оружие
things-trap = Ловушки
things-monster = Монстры
things-face = Кубик
things-place = Гробница
things-count = В коробке: { $count }.
things-faces = Граней кубика: { $count } из { $of }.
things-escape = В режиме побега вместо этого потолок опускается на шаг.

thing-chest = Сундук
thing-danger = Опасность
thing-bastet = Статуя Бастет
thing-anubis = Статуя Анубиса
thing-door-yellow = Жёлтая дверь
    .about = Пока она закрыта, сквозь неё ничто не пройдёт, и сломать её нельзя. Её открывает жёлтый ключ у статуи Бастет.
thing-door-black = Чёрная дверь
    .about = Пока она закрыта, сквозь неё ничто не пройдёт, и сломать её нельзя. Её открывает чёрный ключ у статуи Анубиса.
thing-exit = Выход
thing-boulder = Валун
    .about = Странный грохот заставляет его катиться вправо со своего места: все на его пути погибают. В режиме побега его нет.
thing-wall = Стена
thing-arrows = Стена со стрелами
thing-spikes = Шипы
thing-ladder = Лестница
thing-vine = Лиана
    .about = В режиме побега вместо лестниц растут лианы: один шаг вверх или вниз.
thing-cave = Пещера
thing-breach = Разлом
    .about = Разрушенный пол или стена: всё, что на них было, упало, а путь открыт.
thing-reinforced = Усиленный пол
    .about = Он лежит в трёх клетках над выходом, и его ничто не разрушит.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Бенни
    .line = Приехал за фотографиями и идёт первой дорогой, что приглянулась.
company-level-2 = Надя
    .line = Бережёт свои жизни и свою верёвку и учится на каждом этаже.
company-level-3 = Хьюго
    .line = Спокойно и надёжно идёт за тем, за чем пришёл; только ловушки ещё застают врасплох.
company-level-4 = Самира
    .line = Видит, где ударят ловушки и чего не хватает другим.
company-level-5 = Юсуф
    .line = Видит дальше всех: взвесит много дорог через гробницу и выберет одну.

## What a position is worth, in parts

term-base = начало экспедиции
term-crystal = кристалл
term-key = ключи
term-door = двери
term-exit = путь к выходу
term-health = жизни своего героя
term-company = остальные
term-arms = оружие и защита
term-items = инструменты и еда
term-chests = закрытые сундуки
term-goal = ближайшая цель
term-danger = опасности рядом
term-time = оставшееся время
term-won = конец игры

## Задачи

puzzle-tomb = Один ответ здесь явно лучше остальных, чтобы добыть кристалл и выбраться. Какой?
puzzle-escape = Потолок опускается. Один ответ здесь явно лучше остальных, чтобы выбраться с кристаллом. Какой?
