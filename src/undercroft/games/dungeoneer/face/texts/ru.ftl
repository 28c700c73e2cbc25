### «Подземелье» по-русски. NAME(вид, id, case: "acc") ставит имя в нужном падеже, NAMES — несколько подряд. «Магия 5+» — проверка: кубик и магия героя, 5 или больше.

## The game

game-name = Подземелье
game-line = Свой герой у каждого, и каждый — повелитель подземелья для остальных
game-about = Ведите героя через гробницу, которая растёт карта за картой, добывайте славу и выполните три задания. Каждый шаг приносит и славу, и риск, а риском остальные оплачивают своих монстров и проклятья.
game-facts = 1–4 игрока · 45–60 минут, с ботом — 5 · автор игры: Томас Денмарк
solo-note = В одиночку вы играете против кубиков: это они решают, когда гробница нанесёт удар. Выполните три задания и вернитесь ко входу.
result-solo = { $glory ->
    [one] Выполнено { $glory } задание.
    [few] Выполнено { $glory } задания.
   *[many] Выполнено { $glory } заданий.
}
game-credits = Автор игры — Томас Денмарк; набор «Гробница повелителя мёртвых» издан Atlas Games в 2003 году, а по-русски — Hobby World. Списков напечатанных карт под рукой не было: большинство чисел — наши.

## Names: heroes

hero-kron-axereaver = Крон Секач
    .gen = Крона Секача
    .acc = Крона Секача
hero-lorel-alanus = Лорель Аланус
    .gen = Лорели Аланус
    .acc = Лорель Аланус
hero-roderik-talus = Родерик Талус
    .gen = Родерика Талуса
    .acc = Родерика Талуса
hero-raka = Рака
    .gen = Раки
    .acc = Раку
hero-zareth-vohl = Зарет Вол
    .gen = Зарета Вола
    .acc = Зарета Вола
hero-sable-quick = Соболь Скорая
    .gen = Соболи Скорой
    .acc = Соболь Скорую

class-kron-axereaver = дварф-мститель
class-lorel-alanus = эльфийка-чародейка
class-roderik-talus = паладин из людей
class-raka = воин из некро
class-zareth-vohl = некромант из некро
class-sable-quick = разбойница из людей

ability-kron-axereaver = Злопамятность
ability-lorel-alanus = Прилив магии
ability-roderik-talus = Святой заслон
ability-raka = Крушитель мертвецов
ability-zareth-vohl = Повелитель смерти
ability-sable-quick = Ловкие пальцы

## Names: locations. `to` says where one goes, `at` where one is

location-tomb-antechamber = Преддверие гробницы
    .to = в преддверие гробницы
    .at = в преддверии гробницы
location-crypt = Склеп
    .to = в склеп
    .at = в склепе
location-library = Библиотека
    .to = в библиотеку
    .at = в библиотеке
location-inner-sanctum = Внутреннее святилище
    .to = во внутреннее святилище
    .at = во внутреннем святилище
location-ossuary = Костница
    .to = в костницу
    .at = в костнице
location-shrine-of-ashes = Святилище пепла
    .to = в святилище пепла
    .at = в святилище пепла
location-flooded-cistern = Затопленная цистерна
    .to = в затопленную цистерну
    .at = в затопленной цистерне
location-mirror-hall = Зеркальный зал
    .to = в зеркальный зал
    .at = в зеркальном зале
location-throne-of-dust = Трон праха
    .to = к трону праха
    .at = у трона праха
location-treasure-vault = Сокровищница
    .to = в сокровищницу
    .at = в сокровищнице
location-embalming-chamber = Зал бальзамирования
    .to = в зал бальзамирования
    .at = в зале бальзамирования
location-sealed-gate = Запечатанные врата
    .to = к запечатанным вратам
    .at = у запечатанных врат
location-guard-barracks = Казарма стражи
    .to = в казарму стражи
    .at = в казарме стражи
location-troll-bridge = Мост троллей
    .to = на мост троллей
    .at = на мосту троллей
location-corner = Угловой тоннель
    .to = в угловой тоннель
    .at = в угловом тоннеле
location-straight-passage = Прямой проход
    .to = в прямой проход
    .at = в прямом проходе
location-long-gallery = Длинная галерея
    .to = в длинную галерею
    .at = в длинной галерее
location-crossing = Перекрёсток
    .to = на перекрёсток
    .at = на перекрёстке
location-forked-passage = Развилка
    .to = на развилку
    .at = на развилке
location-spiked-corridor = Коридор шипов
    .to = в коридор шипов
    .at = в коридоре шипов
location-pitfall-corridor = Коридор с ямой
    .to = в коридор с ямой
    .at = в коридоре с ямой
location-collapsed-tunnel = Обвалившийся тоннель
    .to = в обвалившийся тоннель
    .at = в обвалившемся тоннеле

## Names: cards. `nom` and `acc` stand in the middle of a sentence: what is no monster has quotation marks there

card-backpack = Рюкзак
    .nom = «Рюкзак»
    .acc = «Рюкзак»
card-potion-of-healing = Зелье исцеления
    .nom = «Зелье исцеления»
    .acc = «Зелье исцеления»
card-boot-of-ala-hazad = Сапог Ала Хазада
    .nom = «Сапог Ала Хазада»
    .acc = «Сапог Ала Хазада»
card-iron-helm = Железный шлем
    .nom = «Железный шлем»
    .acc = «Железный шлем»
card-gravediggers-axe = Топор могильщика
    .nom = «Топор могильщика»
    .acc = «Топор могильщика»
card-warding-amulet = Оберег
    .nom = «Оберег»
    .acc = «Оберег»
card-chain-hauberk = Кольчуга
    .nom = «Кольчуга»
    .acc = «Кольчугу»
card-corpse-lantern = Мертвецкий фонарь
    .nom = «Мертвецкий фонарь»
    .acc = «Мертвецкий фонарь»
card-skeleton-keys = Отмычки
    .nom = «Отмычки»
    .acc = «Отмычки»
card-silvered-blade = Посеребрённый клинок
    .nom = «Посеребрённый клинок»
    .acc = «Посеребрённый клинок»
card-ring-of-the-undying = Кольцо неумирающего
    .nom = «Кольцо неумирающего»
    .acc = «Кольцо неумирающего»
card-flask-of-swiftness = Склянка проворства
    .nom = «Склянка проворства»
    .acc = «Склянку проворства»
card-scroll-of-recall = Свиток возврата
    .nom = «Свиток возврата»
    .acc = «Свиток возврата»
card-runed-edge = Рунная заточка
    .nom = «Рунная заточка»
    .acc = «Рунную заточку»
card-scare-off = Отпугивание
    .nom = «Отпугивание»
    .acc = «Отпугивание»
card-dodge = Уклонение
    .nom = «Уклонение»
    .acc = «Уклонение»
card-create-darkness = Создание тьмы
    .nom = «Создание тьмы»
    .acc = «Создание тьмы»
card-blessings-of-nakari = Благословение Накари
    .nom = «Благословение Накари»
    .acc = «Благословение Накари»
card-weapon-mastery = Мастерство клинка
    .nom = «Мастерство клинка»
    .acc = «Мастерство клинка»
card-arcane-focus = Средоточие магии
    .nom = «Средоточие магии»
    .acc = «Средоточие магии»
card-fleet-foot = Быстроногость
    .nom = «Быстроногость»
    .acc = «Быстроногость»
card-trap-sense = Чутьё на ловушки
    .nom = «Чутьё на ловушки»
    .acc = «Чутьё на ловушки»
card-second-wind = Второе дыхание
    .nom = «Второе дыхание»
    .acc = «Второе дыхание»
card-turn-aside-the-curse = Отвод проклятья
    .nom = «Отвод проклятья»
    .acc = «Отвод проклятья»
card-riposte = Ответный выпад
    .nom = «Ответный выпад»
    .acc = «Ответный выпад»
card-pathfinder = Следопыт
    .nom = «Следопыт»
    .acc = «Следопыта»
card-lucky-omen = Добрый знак
    .nom = «Добрый знак»
    .acc = «Добрый знак»
card-undead-awakening = Пробуждение нежити
    .nom = «Пробуждение нежити»
    .acc = «Пробуждение нежити»
card-planar-rift = Разрыв планов
    .nom = «Разрыв планов»
    .acc = «Разрыв планов»
card-leaden-steps = Свинцовая поступь
    .nom = «Свинцовая поступь»
    .acc = «Свинцовую поступь»
card-withered-arm = Иссохшая рука
    .nom = «Иссохшая рука»
    .acc = «Иссохшую руку»
card-clouded-mind = Помутнение
    .nom = «Помутнение»
    .acc = «Помутнение»
card-stumble = Подножка
    .nom = «Подножка»
    .acc = «Подножку»
card-grasping-vortex = Хваткий вихрь
    .nom = «Хваткий вихрь»
    .acc = «Хваткий вихрь»
card-tomb-thief = Гробокрад
    .nom = «Гробокрад»
    .acc = «Гробокрада»
card-siphon-fame = Похищение славы
    .nom = «Похищение славы»
    .acc = «Похищение славы»
card-bloodscent = Запах крови
    .nom = «Запах крови»
    .acc = «Запах крови»
card-soul-chill = Стылая душа
    .nom = «Стылая душа»
    .acc = «Стылую душу»
card-zombie = Зомби
    .nom = Зомби
    .acc = Зомби
card-skeleton = Скелет
    .nom = Скелет
    .acc = Скелета
card-legion = Легион
    .nom = Легион
    .acc = Легион
card-grave-wraith = Могильный призрак
    .nom = Могильный призрак
    .acc = Могильного призрака
card-ghost = Привидение
    .nom = Привидение
    .acc = Привидение
card-ghoul = Упырь
    .nom = Упырь
    .acc = Упыря
card-bone-hound = Костяная гончая
    .nom = Костяная гончая
    .acc = Костяную гончую
card-tomb-spider = Могильный паук
    .nom = Могильный паук
    .acc = Могильного паука
card-carrion-swarm = Трупный рой
    .nom = Трупный рой
    .acc = Трупный рой
card-death-knight = Рыцарь смерти
    .nom = Рыцарь смерти
    .acc = Рыцаря смерти
card-crypt-vampire = Вампир склепа
    .nom = Вампир склепа
    .acc = Вампира склепа
card-stone-gargoyle = Каменная горгулья
    .nom = Каменная горгулья
    .acc = Каменную горгулью
card-lich-acolyte = Послушник лича
    .nom = Послушник лича
    .acc = Послушника лича
card-spear-volley = Залп копий
    .nom = «Залп копий»
    .acc = «Залп копий»
card-rolling-boulder = Катящийся валун
    .nom = «Катящийся валун»
    .acc = «Катящийся валун»
card-poison-needle = Отравленная игла
    .nom = «Отравленная игла»
    .acc = «Отравленную иглу»
card-rune-of-binding = Руна пут
    .nom = «Руна пут»
    .acc = «Руну пут»
card-soul-snare = Силок для душ
    .nom = «Силок для душ»
    .acc = «Силок для душ»
card-collapsing-floor = Рушащийся пол
    .nom = «Рушащийся пол»
    .acc = «Рушащийся пол»

monster-draky = Драки
    .nom = Драки
    .acc = Драки
monster-bone-warden = Костяной страж
    .nom = Костяной страж
    .acc = Костяного стража

## Names: quests

quest-catching-the-magic-fish = Ловля волшебной рыбки
quest-bones-of-fate = Кости судьбы
quest-free-caedmans-soul = Освободить душу Кедмана
quest-offering-of-steel = Жертва стали
quest-slay-draky = Убить Драки
quest-break-the-bone-warden = Сокрушить костяного стража
quest-the-hidden-phylactery = Спрятанная филактерия
quest-the-lost-apprentice = Пропавший ученик
quest-lead-the-pilgrim-out = Вывести паломника
quest-carry-the-embers = Донести угли
quest-disarm-the-great-engine = Обезвредить механизм
quest-break-the-seal = Сломать печать
quest-the-whispering-curse = Шепчущее проклятье
quest-shadow-of-the-lich = Тень лича

## Names: the rest

sort-treasure = Сокровище
sort-boon = Преимущество
sort-bane = Проклятье
sort-monster = Монстр
sort-trap = Ловушка

kind-bag = сумка
kind-potion = зелье
kind-boots = сапоги
kind-helm = шлем
kind-weapon = оружие
kind-amulet = амулет
kind-armour = доспех
kind-lantern = фонарь
kind-tool = инструмент
kind-ring = кольцо
kind-scroll = свиток
kind-rune = руна
kind-prayer = молитва
kind-manoeuvre = манёвр
kind-spell = заклинание
kind-blessing = благословение
kind-skill = умение
kind-omen = знамение
kind-necromancy = некромантия
kind-shift = сдвиг
kind-curse = порча
kind-mishap = напасть
kind-warp = перенос
kind-frenzy = ярость
kind-undead = нежить
kind-beast = зверь
kind-construct = изваяние
kind-dragon = дракон
kind-trap = ловушка

category-chance = Шанс
category-sacrifice = Жертва
category-hunt = Охота
category-search = Поиск
category-escort = Сопровождение
category-threat = Угроза
category-influence = Влияние

timing-hero = фаза подвигов
timing-dungeonlord = фаза злодеяний
timing-response = в ответ на атаку
timing-anytime = в любой момент

duration-permanent = остаётся в игре
duration-instant = на один раз
duration-attachment = кладётся под другую карту
duration-monster = сражается

stat-melee = ближний бой
stat-magic = магия
stat-speed = скорость
stat-level = уровень
stat-health = здоровье
stat-luck = удача
stat-search = поиск

side-north = север
    .to = на север
    .at = на севере
    .past = севернее
side-east = восток
    .to = на восток
    .at = на востоке
    .past = восточнее
side-south = юг
    .to = на юг
    .at = на юге
    .past = южнее
side-west = запад
    .to = на запад
    .at = на западе
    .past = западнее

phase-deal = раздача
phase-lay = выкладывание карты
phase-heroes = выбор героев
phase-reset = восстановление
phase-dungeonlord = фаза злодеяний
phase-location = фаза локаций
phase-hero = фаза подвигов
phase-discard = сброс
phase-save = очко про запас
phase-draw = добор карт
phase-end = конец хода

stage-attack = атака
stage-response = ответ
stage-rolls = проверки атаки
stage-counter = проверки контратаки
stage-compare = сравнение
stage-challenge = вызов
stage-lair = логово
stage-reward = награда

## Что ещё есть на рисунке

sign-dungeonlord = Фаза злодеяний: проклятья, ловушки и монстры против других, за их очки риска.
sign-location = Фаза локаций: локацию берут и выкладывают на карту.
sign-hero = Фаза подвигов: герой ходит, сражается, играет карты и берётся за задания.
sign-discard = Конец хода: сбросить карту, приберечь очко и добрать руку.
pile-locations = Локации, которых ещё нет на карте.
pile-deck = Колода приключений. Когда она пуста, колодой становится сброс.
pile-discard = Сброс; верхняя карта открыта.
pile-peril-deck = Карты, которые гробница играет против вас.
pile-peril-discard = Карты, которые гробница уже сыграла.
pile-hand = Ваша рука. Подсвечено то, что можно сыграть сейчас; касание другой карты расскажет, когда она нужна.
pile-hero = Здесь будет герой, как только героев раздадут.

## Score sheet

line-level = Уровень
line-health = Здоровье
line-glory = Осталось славы
line-quests = Выполнено заданий
line-won = Победа

## Setting a table

first-game-about = Вместо погибшего героя приходит новый: никто не выбывает.
choice-solo = В одиночку
    .about = Насколько гробница сурова к одинокому герою.
choice-solo-normal = Обычно
    .about = После битвы монстры уходят.
choice-solo-hard = Трудно
    .about = Самый дорогой из уцелевших монстров ждёт в логове, и вместе со следующим монстром приходят все, кто там собрался.
choice-no-blank-spots = Без белых пятен
    .about = Когда строят карту подземелья.
choice-no-blank-spots-off = По ходу игры
    .about = Локации берут из колоды во время игры.
choice-no-blank-spots-on = До начала игры
    .about = Все локации раздают и выкладывают по очереди; исследований нет.
choice-resurrection = Воскрешение
    .about = Что будет с игроком, чей герой погиб.
choice-resurrection-off = Выбывает
    .about = Игрок покидает игру; побеждает последний уцелевший герой.
choice-resurrection-on = Новый герой
    .about = Другой герой 1-го уровня у входа и пять новых карт; задания остаются.
choice-choose-heroes = Герои
    .about = Как герои достаются игрокам.
choice-choose-heroes-off = По жребию
    .about = Героев раздают наугад.
choice-choose-heroes-on = По выбору
    .about = Начиная с первого игрока, каждый берёт одного из оставшихся.
choice-optional-discard = Сброс
    .about = Обязательно ли сбрасывать карту в конце каждого хода.
choice-optional-discard-off = Одна карта
    .about = У кого есть карты в руке, тот сбрасывает одну.
choice-optional-discard-on = По желанию
    .about = Одна карта или ни одной.
choice-impartial = Размещение
    .about = Кто кладёт локацию, которая нужна для собственного задания.
choice-impartial-off = Кто её взял
    .about = Даже если ему это на руку.
choice-impartial-on = Сосед
    .about = Кому локация нужна для личного задания, тот передаёт её налево.
choice-nothing-personal = Задания
    .about = Есть ли у каждого собственные задания.
choice-nothing-personal-off = Личные и общее
    .about = Два у каждого и одно на всех.
choice-nothing-personal-on = Только общие
    .about = Всю игру два задания открыты для всех.
choice-movement = Очки действия
    .about = Сколько их получает герой.
choice-movement-plain = По скорости
    .about = Сколько у героя скорости; одно очко можно оставить про запас.
choice-movement-limited = По три
    .about = Всегда три и ни одного про запас; за положенную набок фишку — ещё одно, но не для движения.
choice-movement-tipping = По скорости, можно падать
    .about = Кто не оставил очка про запас, может раз в ход положить фишку набок и нанести ответный удар.
choice-dodge-spikes = Шипы
    .about = Можно ли заменить проверку очком действия.
choice-dodge-spikes-off = Всегда проверка
    .about = Успех — или рана.
choice-dodge-spikes-on = Проверка или плата
    .about = За очко действия шипы можно пройти без раны.
choice-half-turn = Разворот локаций
    .about = Как можно класть локацию.
choice-half-turn-on = На 180°
    .about = Как напечатано или вверх ногами.
choice-half-turn-off = Как напечатано
    .about = Поворачивать нельзя.
choice-ambush = Засада
    .about = Можно ли очком про запас атаковать героя в чужой ход.
choice-ambush-on = Можно
    .about = И вне битвы, героя в той же локации.
choice-ambush-off = Нельзя
    .about = Только для ответного удара, когда атакуют вас.
choice-sanctuary = Мир у входа
    .about = Что преддверие гробницы запрещает героям между собой.
choice-sanctuary-all = Любую атаку
    .about = Там герой героя не атакует.
choice-sanctuary-challenge-only = Ответный удар
    .about = Атаковать можно, бросать вызов герою нельзя.
choice-free-attempt = Бесплатные попытки
    .about = Сколько раз за ход задание можно пробовать без очка действия.
choice-free-attempt-per-quest = По разу на задание
    .about = Каждая новая попытка стоит очка.
choice-free-attempt-per-turn = Раз в ход
    .about = Первая попытка хода, какое бы ни было задание.
choice-hits-on-counter = Эффекты удара
    .about = Когда действуют особые удары монстров.
choice-hits-on-counter-on = При любом ударе
    .about = И в атаке, и в защите.
choice-hits-on-counter-off = Только в атаке
    .about = Защищаясь, монстр только ранит.
choice-escort-taking = Отнять сопровождение
    .about = Какой удар по герою может вместо раны отнять сопровождение.
choice-escort-taking-attack = Только в атаке
    .about = Кто отбил атаку, только ранит.
choice-escort-taking-any-hit = Любой удар
    .about = Кто отбил атаку, тоже может отнять сопровождение.
choice-windows = Кого спрашивать
    .about = Выдаёт ли вопрос, что у вас есть подходящая карта.
choice-windows-open = Кому есть чем ответить
    .about = Быстрее: никого не спрашивают зря.
choice-windows-masked = Всех с картами, в битве
    .about = В окнах битвы и после проклятья спрашивают каждого, у кого есть карты, даже если ни одна не подходит.
choice-windows-hidden = Всех с картами, всегда
    .about = И перед бросками, и перед эффектом локации, и в фазе злодеяний: вопрос никому ничего не выдаёт.
choice-round-limit = Раунды
    .about = Кончится ли игра по времени. Тогда считают задания, потом уровень, здоровье и славу.
choice-round-limit-none = Без предела
    .about = Пока кто-нибудь не победит.
choice-round-limit-10 = Десять
    .about = Короткая игра.
choice-round-limit-20 = Двадцать
    .about = Хватает почти для любой игры.
choice-round-limit-40 = Сорок
    .about = Только чтобы игра не длилась вечно.

## Counting

card-count = { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
wound-count = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[many] { $wounds } ран
}
point-count = { $points ->
    [one] { $points } очко действия
    [few] { $points } очка действия
   *[many] { $points } очков действия
}
glory-count = { $glory ->
    [one] { $glory } очко славы
    [few] { $glory } очка славы
   *[many] { $glory } очков славы
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
} входа
test = { NAME("stat", $stat) } { $value }+
needed = { $need ->
    [1] хватит любого броска
    [6] нужна шестёрка
    [7] без помощи не достичь
   *[other] нужно { $need } или больше
}

## Cards: heads

card-head = { NAME("sort", $sort) }{ card-kinds }, { card-price }, { NAME("timing", $timing) }{ card-stays }.
card-stays = { $duration ->
    [monster] { "" }
   *[other] ; { NAME("duration", $duration) }
}
card-kinds = { $kinds ->
    [none] { "" }
   *[other] { " " }({ NAMES("kind", $kinds) })
}
card-price = { $price ->
    [-1] X очков
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
} { $unit ->
    [glory] славы
   *[peril] риска
}
attack-scores = { $attacks ->
    [1] { NAME("stat", $one) } { $one-score }
    [2] { NAME("stat", $one) } { $one-score } или { NAME("stat", $two) } { $two-score }
   *[other] { NAME("stat", $one) } { $one-score }, { NAME("stat", $two) } { $two-score } или { NAME("stat", $three) } { $three-score }
}
monster-kinds = Вид: { NAMES("kind", $kinds) }.
monster-scores = Здоровье { $health }, ближний бой { $melee }, магия { $magic }, скорость { $speed }. Атакует: { NAMES("stat", $forms) } (золотой ободок на карте).
location-head = { $type ->
    [entrance] Вход
    [tunnel] Тоннель
   *[room] Помещение
}: слава { $glory }, риск { $peril }.
location-exits = Выходы: { NAMES("side", $sides) }.
location-blocked = Блокированный выход { NAME("side", $side, case: "at") }: { test }.
location-trapped = Выход-ловушка { NAME("side", $side, case: "at") }: { test }.
hero-head = Здоровье { $health }. Преимуществ до { $boons }, сокровищ до { $treasures }.
hero-scores = На уровнях с 1 по { $levels }: ближний бой { $melee }; магия { $magic }; скорость { $speed }.
hero-ability = { NAME("ability", $hero) }:

quest-at = { NAME("category", $category) }, { NAME("location", $place, case: "at") }.
quest-way = { NAME("category", $category) }: забрать { NAME("location", $place, case: "at") }, доставить { NAME("location", $goal, case: "to") }.
quest-anywhere = { NAME("category", $category) }, { $type ->
    [tunnel] в любом тоннеле.
   *[room] в любом помещении, кроме входа.
}
quest-search = Сначала найдите место, каждая попытка за очко действия: кубик и число локаций между вами и входом, вместе { $value } или больше.
quest-roll = { $dice ->
    [1] Бросьте кубик
    [one] Бросьте { $dice } кубик
    [few] Бросьте { $dice } кубика
   *[many] Бросьте { $dice } кубиков
}: { $value } или больше.
quest-pay = { $what ->
    [health] Отдайте { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    } здоровья, сохранив хотя бы 1.
    [cards] Сбросьте { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    } из инвентаря: преимущества или сокровища.
   *[glory] Заплатите { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    } славы.
}
quest-hunt = Убейте { NAME("monster", $monster, case: "acc") }: монстр атакует первым.
quest-option = До броска, { $price ->
    [one] за { $price } очко
    [few] за { $price } очка
   *[many] за { $price } очков
} славы:
quest-influence = Пока не выполнено — для владельца, а если задание общее, для всех:
quest-reward = Награда:

## Cards: when something works

when-attack = Когда атакует:
when-hit = { $hit ->
    [any] При ударе:
   *[other] При ударе ({ NAME("stat", $hit) }):
}
when-enter = При входе:
when-reset = В начале хода:
when-slain = За каждого монстра, убитого героем:
when-before-attack = Перед проверкой атаки на вас:
when-bane-on-me = Когда на вас разыграли проклятье:
when-before-roll = Перед вашим броском:
when-use = { $by ->
    [victim] Жертва может заплатить { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } славы{ use-often }{ use-window }:
   *[owner] { $pay ->
        [glory] За { $price ->
            [one] { $price } очко
            [few] { $price } очка
           *[many] { $price } очков
        } славы
        [points] За { $price ->
            [1] очко
            [one] { $price } очко
            [few] { $price } очка
           *[many] { $price } очков
        } действия
        [discard] Сбросив карту
       *[free] Бесплатно
    }{ use-often }{ use-window }:
}
use-often = { $frequency ->
    [turn] , раз в ход
   *[any] { "" }
}
use-window = { $window ->
    [hero] { $by ->
        [victim] { " " }в свою фазу подвигов
       *[owner] , в свою фазу подвигов
    }
    [own-turn] { $by ->
        [victim] { " " }в свой ход
       *[owner] , в свой ход
    }
    [before-roll] { $by ->
        [victim] { " " }перед своим броском
       *[owner] , перед своим броском
    }
    [wound] , когда герой вот-вот получит рану
    [defeat] , когда герой вот-вот погибнет
   *[any] , в любой момент
}

## Cards: what they do

amount = { $letter ->
    [plus] +X
    [minus] −X
   *[none] { SIGNED($amount) }
}
for-whom = { $target ->
    [foe] { " " }у жертвы
    [here] { " " }у каждого героя здесь
    [self] { " " }у монстра
    [host] { " " }у этого монстра
    [atk] { " " }у одного из атакующих
   *[me] { "" }
}
does-wound = { wound-count }{ $target ->
    [foe] { " " }жертве
    [here] { " " }каждому герою здесь
    [self] { " " }монстру
    [host] { " " }этому монстру
    [atk] { " " }одному из атакующих
   *[me] { "" }
}.
does-heal = { amount } { $letter ->
    [none] { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
   *[other] очков
} здоровья{ for-whom }.
does-glory = { amount } { $letter ->
    [none] { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
   *[other] очков
} славы{ for-whom }.
does-peril = { amount } { $letter ->
    [none] { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
   *[other] очков
} риска{ for-whom }.
does-ap = { amount } { $letter ->
    [none] { $amount ->
        [one] очко
        [few] очка
       *[many] очков
    }
   *[other] очков
} действия{ for-whom }.
does-level = { amount } { $letter ->
    [none] { $amount ->
        [one] уровень
        [few] уровня
       *[many] уровней
    }
   *[other] уровней
}{ for-whom }.
does-mod = { amount } { mod-what }{ for-whom }{ mod-role }{ mod-against }{ mod-scope }.
mod-what = { $what ->
    [melee] к ближнему бою
    [magic] к магии
    [speed] к скорости
    [attack-roll] к проверкам атаки
    [counter-roll] к проверкам контратаки
    [threat-trap] к проверкам против ловушек
   *[threat-exit] к проверкам на выходах
}
mod-role = { $role ->
    [attacker] { " " }в атаке
    [defender] { " " }в защите
   *[none] { "" }
}
mod-against = { $against ->
    [undead] { " " }против нежити
    [beast] { " " }против зверей
    [construct] { " " }против изваяний
    [dragon] { " " }против драконов
    [wounded-me-this-turn] { " " }против того, кто ранил героя в этот ход
   *[none] { "" }
}
mod-scope = { $scope ->
    [battle] { " " }до конца битвы
    [roll] { " " }на этот бросок
    [turn] { " " }до конца хода
   *[while] { "" }
}
does-die = Ещё { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}{ mod-scope }; { $keep ->
    [low] считаются наименьшие.
   *[high] считаются наибольшие.
}
does-test = { $target ->
    [here] Проверка для каждого героя здесь: { test }.
    [foe] Проверка для жертвы: { test }.
   *[me] Проверка: { test }.
}
does-failed = Провал:
does-passed = Успех:
does-prevent-wound = { $wounds ->
    [one] Предотвращает { $wounds } рану.
   *[many] Предотвращает до { $wounds } ран.
}
does-prevent-hit = { $hit ->
    [any] Удар не наносит вам ни раны, ни другого вреда.
   *[other] Удар ({ NAME("stat", $hit) }) не наносит вам ни раны, ни другого вреда.
}
does-drop = Один атакующий монстр по вашему выбору покидает битву{ $zone ->
    [discard] { " " }и уходит в сброс.
   *[other] .
}
does-cancel = Карта сбрасывается и не действует.
does-discard-self = Эта карта сбрасывается.
does-discard = { $target ->
    [foe] Жертва теряет
    [here] Каждый герой здесь теряет
   *[me] Вы теряете
} { $wanted ->
    [treasure] { $cards ->
        [one] { $cards } сокровище
        [few] { $cards } сокровища
       *[many] { $cards } сокровищ
    }
    [boon] { $cards ->
        [one] { $cards } преимущество
        [few] { $cards } преимущества
       *[many] { $cards } преимуществ
    }
   *[card] { card-count }
} { $zone ->
    [hand] из руки
   *[inventory] из инвентаря
}, { $chooser ->
    [random] наугад.
    [me] по вашему выбору.
   *[foe] по выбору владельца.
}
does-recover = Возьмите из сброса в руку { $cards ->
    [one] { $cards } карту
   *[many] до { $cards } карт
} этого вида: { NAME("kind", $wanted) }.
does-fall = { $target ->
    [foe] Жертва падает.
    [here] Каждый герой здесь падает.
   *[me] Герой падает.
}
does-fall-test = { $target ->
    [foe] Жертва падает; чтобы встать, тоже нужна проверка: { test }.
    [here] Каждый герой здесь падает; чтобы встать, тоже нужна проверка: { test }.
   *[me] Герой падает; чтобы встать, тоже нужна проверка: { test }.
}
does-warp = { $target ->
    [foe] Жертва переносится
   *[me] Ваш герой переносится
} { $destination ->
    [entrance] ко входу.
   *[chosen-location] в локацию по вашему выбору.
}
does-shift = Две локации с героями меняются местами. Каждую можно развернуть на 180°; герои остаются на своих местах на столе.
does-build = { $locations ->
    [1] Возьмите локацию и выложите её.
    [one] Возьмите до { $locations } локации и выложите их.
   *[many] Возьмите до { $locations } локаций и выложите их.
}
does-ignore = { $ignored ->
    [danger] Опасность вам не страшна
    [spikes] Шипы вам не страшны
    [pit] Ямы вам не страшны
    [blocked-exit] Блокированные выходы для вас открыты
   *[trap-exit] Выходы-ловушки для вас открыты
}{ mod-scope }.
does-limit = { $limit ->
    [treasures] Предел сокровищ
    [boons] Предел преимуществ
   *[lair] Предел монстров в логове
}: { amount }.
does-cost = Цена ваших карт этого вида ({ NAME("kind", $wanted) }): { amount }.
does-lock = { $lock ->
    [attack-hero] Герои здесь не атакуют друг друга.
    [move] Отсюда никто не может уйти.
    [quest] Здесь нельзя выполнять задания.
   *[explore] Отсюда нельзя исследовать.
}
does-attach = { $sort ->
    [monster] Положите под своего монстра: в логове или только что объявленного.
   *[treasure] Положите под своё сокровище этого вида: { NAME("kind", $wanted) }.
}
does-swap-quest = { $quests ->
    [1] Замените личное задание новым.
    [one] Замените до { $quests } личного задания новыми.
   *[many] Замените до { $quests } личных заданий новыми.
}
does-save = Герой не погибает: его здоровье теперь { $health }.
does-danger = Опасность: проверки против карт ловушек здесь труднее на { $amount }.
does-spikes = Шипы: { test }, иначе 1 рана.
does-pit = Яма: { test }, иначе герой падает.

## What happened

event-first = { $you ->
    [yes] Первый ход — ваш.
   *[no] Первый ход: { $who }.
}
event-hero = { $you ->
    [yes] Вы играете за { NAME("hero", $hero, case: "acc") }.
   *[no] { $who } играет за { NAME("hero", $hero, case: "acc") }.
}
event-common = Открыто общее задание: «{ NAME("quest", $quest) }».
event-round = Начинается раунд { $round }.
event-turn = { $you ->
    [yes] Ваш ход, ваш герой — { NAME("hero", $hero) }.
   *[no] Ходит { $who }, герой — { NAME("hero", $hero) }.
}
event-found = { $you ->
    [yes] Вы берёте локацию: «{ NAME("location", $place) }».
   *[no] { $who } берёт локацию: «{ NAME("location", $place) }».
}
event-unfit = { $you ->
    [yes] Вы берёте локацию «{ NAME("location", $place) }», но места для неё нет: она уходит под колоду.
   *[no] { $who } берёт локацию «{ NAME("location", $place) }», но места для неё нет: она уходит под колоду.
}
event-placed = { $by ->
    [nobody] Выложена локация «{ NAME("location", $place) }», { spot }.
   *[somebody] { $you ->
        [yes] Вы кладёте локацию «{ NAME("location", $place) }» { spot }{ placed-turned }.
       *[no] { $who } кладёт локацию «{ NAME("location", $place) }» { spot }{ placed-turned }.
    }
}
placed-turned = { $degrees ->
    [0] { "" }
   *[other] , с разворотом
}
event-shifted = Меняются местами локации «{ NAME("location", $first) }» и «{ NAME("location", $second) }».
event-glory = { $you ->
    [yes] Ваша слава: { SIGNED($change) }, теперь { $glory }.
   *[no] { $who }, слава: { SIGNED($change) }, теперь { $glory }.
}
event-peril = { $you ->
    [yes] Ваш риск: { SIGNED($change) }, теперь { $peril }.
   *[no] { $who }, риск: { SIGNED($change) }, теперь { $peril }.
}
event-points = { $you ->
    [yes] Ваши очки действия: { SIGNED($change) }, теперь { $points }.
   *[no] { $who }, очки действия: { SIGNED($change) }, теперь { $points }.
}
event-healed = { $you ->
    [yes] Ваше здоровье: { SIGNED($change) }, теперь { $health }.
   *[no] { $who }, здоровье: { SIGNED($change) }, теперь { $health }.
}
event-level = { $you ->
    [yes] У вашего героя теперь уровень { $level }.
   *[no] { $who }: у героя теперь уровень { $level }.
}
event-fell = { $you ->
    [yes] Ваш герой падает.
   *[no] { $who }: герой падает.
}
event-stood = { $you ->
    [yes] Ваш герой встаёт.
   *[no] { $who }: герой встаёт.
}
event-shuffled = Сброс перемешан: теперь это колода.
event-drew = { $you ->
    [yes] Вы берёте { card-count }.
   *[no] { $who } берёт { card-count }.
}
event-hurt = { $you ->
    [yes] Ваш герой ранен, осталось здоровья: { $health }.
   *[no] { $who }: герой ранен, осталось здоровья: { $health }.
}
event-used = { $you ->
    [yes] Вы используете { NAME("card", $card, case: "acc") }.
   *[no] { $who } использует { NAME("card", $card, case: "acc") }.
}
event-ability = { $you ->
    [yes] Вы используете способность «{ NAME("ability", $hero) }» ({ NAME("hero", $hero) }).
   *[no] { $who } использует способность «{ NAME("ability", $hero) }» ({ NAME("hero", $hero) }).
}
event-played = { $you ->
    [yes] Вы разыгрываете { NAME("card", $card, case: "acc") }.
   *[no] { $who } разыгрывает { NAME("card", $card, case: "acc") }.
}
event-lost = { $you ->
    [yes] Вы теряете { NAME("card", $card, case: "acc") }.
   *[no] { $who } теряет { NAME("card", $card, case: "acc") }.
}
event-shed = { $you ->
    [yes] Вы платите и снимаете с себя проклятье «{ NAME("card", $card) }».
   *[no] { $who } платит и снимает с себя проклятье «{ NAME("card", $card) }».
}
event-discarded = { $you ->
    [yes] Вы сбрасываете { NAME("card", $card, case: "acc") }.
   *[no] { $who } сбрасывает { NAME("card", $card, case: "acc") }.
}
event-recovered = { $you ->
    [yes] Вы возвращаете из сброса { NAME("card", $card, case: "acc") }.
   *[no] { $who } возвращает из сброса { NAME("card", $card, case: "acc") }.
}
event-attached = { $you ->
    [yes] Вы кладёте { NAME("card", $card, case: "acc") } под { NAME("card", $host, case: "acc") }.
   *[no] { $who } кладёт { NAME("card", $card, case: "acc") } под { NAME("card", $host, case: "acc") }.
}
event-cursed = { $aim ->
    [nobody] { $you ->
        [yes] Вы разыгрываете { NAME("card", $card, case: "acc") }.
       *[no] { $who } разыгрывает { NAME("card", $card, case: "acc") }.
    }
    [own] { $you ->
        [yes] Вы насылаете на собственного героя { NAME("card", $card, case: "acc") }.
       *[no] { $who } насылает на собственного героя { NAME("card", $card, case: "acc") }.
    }
   *[other] { $you ->
        [yes] Вы насылаете { NAME("card", $card, case: "acc") } на { NAME("hero", $victim, case: "acc") }.
       *[no] { $who } насылает { NAME("card", $card, case: "acc") } на { NAME("hero", $victim, case: "acc") }.
    }
}
event-declared = { $form ->
    [none] { $you ->
        [yes] Вы ставите ловушку на { NAME("hero", $victim, case: "acc") }: «{ NAME("card", $card) }».
       *[no] { $who } ставит ловушку на { NAME("hero", $victim, case: "acc") }: «{ NAME("card", $card) }».
    }
   *[other] { $you ->
        [yes] Вы насылаете { NAME("card", $card, case: "acc") } на { NAME("hero", $victim, case: "acc") }: { NAME("stat", $form) }.
       *[no] { $who } насылает { NAME("card", $card, case: "acc") } на { NAME("hero", $victim, case: "acc") }: { NAME("stat", $form) }.
    }
}
event-revealed = Удар гробницы: { NAME("card", $card, case: "nom") }.
event-attacks = { $form ->
    [none] Ловушка подстерегает { NAME("hero", $victim, case: "acc") }: «{ NAME($named, $attacker) }».
   *[other] { $aim ->
        [nobody] { NAME($named, $attacker) } наносит ответный удар: { NAME("stat", $form) }.
       *[other] { NAME($named, $attacker) } атакует { NAME($victim-named, $victim, case: "acc") }: { NAME("stat", $form) }.
    }
}
event-trap = { $you ->
    [yes] Вы попадаете в ловушку «{ NAME("card", $card) }».
   *[no] { $who } попадает в ловушку «{ NAME("card", $card) }».
}
event-dropped = { $you ->
    [yes] Вы изгоняете из битвы { NAME($named, $card, case: "acc") }.
   *[no] { $who } изгоняет из битвы { NAME($named, $card, case: "acc") }.
}
event-rolled = { $count ->
    [one] { $you ->
        [yes] Вы бросаете кубик: { $result }.
       *[no] { $who } бросает кубик: { $result }.
    }
   *[other] { $you ->
        [yes] Вы бросаете кубики ({ $dice }): считается { $result }.
       *[no] { $who } бросает кубики ({ $dice }): считается { $result }.
    }
}
event-peril-rolled = { $count ->
    [one] Кубик риска { $dice }: { $result ->
        [0] всё тихо
       *[other] гробница наносит удар
    } (удар — на единице).
   *[other] Кубики риска ({ $dice }), { $result ->
        [0] ударов нет
       *[other] ударов: { $result }
    } (удар — на { $count } и меньше).
}
event-tested = { $passed ->
    [yes] { $you ->
        [yes] Вы проходите проверку ({ test }): итог { $total }.
       *[no] { $who } проходит проверку ({ test }): итог { $total }.
    }
   *[no] { $you ->
        [yes] Вы проваливаете проверку ({ test }): итог { $total }.
       *[no] { $who } проваливает проверку ({ test }): итог { $total }.
    }
}
event-compared = { NAME($named, $attacker) } атакует, { $attack } против { $counter }: { $outcome ->
    [hit] удар удался.
    [tie] поровну, удара нет.
   *[countered] удар наносит защищающийся.
}
event-spared = Удар отведён: { NAME($named, $attacker) } вреда не наносит.
event-struck = { $health ->
    [0] { NAME($named, $attacker) } погибает.
   *[other] { NAME($named, $attacker) } получает рану, осталось здоровья: { $health }.
}
event-home = { $where ->
    [to-hand] { $you ->
        [yes] Вы возвращаете { NAME("card", $card, case: "acc") } в руку.
       *[no] { $who } возвращает { NAME("card", $card, case: "acc") } в руку.
    }
    [to-lair] { $you ->
        [yes] Вы отправляете { NAME("card", $card, case: "acc") } в своё логово.
       *[no] { $who } отправляет { NAME("card", $card, case: "acc") } в логово.
    }
   *[to-discard] { $you ->
        [yes] Вы сбрасываете { NAME("card", $card, case: "acc") }.
       *[no] { $who } сбрасывает { NAME("card", $card, case: "acc") }.
    }
}
event-defeated = { $you ->
    [yes] Ваш герой погибает: { NAME("hero", $hero) }.
   *[no] { $who } теряет героя: { NAME("hero", $hero) } погибает.
}
event-risen = { $you ->
    [yes] Вы продолжаете игру с новым героем: { NAME("hero", $hero) }.
   *[no] { $who } продолжает игру с новым героем: { NAME("hero", $hero) }.
}
event-stuck = { $you ->
    [yes] Вы теряете очко действия, зато выход { NAME("location", $place, case: "at") } открыт.
   *[no] { $who } теряет очко действия, зато выход { NAME("location", $place, case: "at") } открыт.
}
event-moved = { $you ->
    [yes] Вы идёте { NAME("location", $place, case: "to") }.
   *[no] { $who } идёт { NAME("location", $place, case: "to") }.
}
event-stayed = { $you ->
    [yes] Вы оставались { NAME("location", $place, case: "at") } и снова получаете очки.
   *[no] { $who } остаётся { NAME("location", $place, case: "at") } и снова получает очки.
}
event-influence = Действует задание «{ NAME("quest", $quest) }».
event-warped = { $you ->
    [yes] Вашего героя переносит { NAME("location", $place, case: "to") }.
   *[no] { $who }: героя переносит { NAME("location", $place, case: "to") }.
}
event-dodged = { $you ->
    [yes] Вы платите очко действия и проходите шипы без раны.
   *[no] { $who } платит очко действия и проходит шипы без раны.
}
event-attempt = { $you ->
    [yes] Вы берётесь за задание «{ NAME("quest", $quest) }».
   *[no] { $who } берётся за задание «{ NAME("quest", $quest) }».
}
event-failed = { $you ->
    [yes] Вам не удаётся выполнить задание «{ NAME("quest", $quest) }».
   *[no] { $who } не справляется с заданием «{ NAME("quest", $quest) }».
}
event-completed = { $you ->
    [yes] Вы выполняете задание, { completed-number } по счёту: «{ NAME("quest", $quest) }».
   *[no] { $who } выполняет задание, { completed-number } по счёту: «{ NAME("quest", $quest) }».
}
completed-number = { $done ->
    [1] первое
    [2] второе
    [3] третье
   *[other] { $done }-е
}
event-searched = { $found ->
    [yes] { $you ->
        [yes] Вы ищете (итог { $total }) и находите место: «{ NAME("quest", $quest) }».
       *[no] { $who } ищет (итог { $total }) и находит место: «{ NAME("quest", $quest) }».
    }
   *[no] { $you ->
        [yes] Вы ищете (итог { $total }) и ничего не находите: «{ NAME("quest", $quest) }».
       *[no] { $who } ищет (итог { $total }) и ничего не находит: «{ NAME("quest", $quest) }».
    }
}
event-picked-up = { $you ->
    [yes] Вы начинаете сопровождение: «{ NAME("quest", $quest) }».
   *[no] { $who } начинает сопровождение: «{ NAME("quest", $quest) }».
}
event-put-down = { $you ->
    [yes] Вы оставляете здесь сопровождение: «{ NAME("quest", $quest) }».
   *[no] { $who } оставляет здесь сопровождение: «{ NAME("quest", $quest) }».
}
event-took-escort = { $you ->
    [yes] Вы забираете сопровождение у { NAME("hero", $victim, case: "gen") }: «{ NAME("quest", $quest) }».
   *[no] { $who } забирает сопровождение у { NAME("hero", $victim, case: "gen") }: «{ NAME("quest", $quest) }».
}
event-swapped-quest = { $you ->
    [yes] Вы меняете задание «{ NAME("quest", $quest) }» на новое: «{ NAME("quest", $new) }».
   *[no] { $who } меняет задание «{ NAME("quest", $quest) }» на новое: «{ NAME("quest", $new) }».
}
event-over = { $by ->
    [nobody] Игра окончена: победила гробница.
   *[somebody] { $you ->
        [yes] Игра окончена: победа за вами.
       *[no] Игра окончена, победитель — { $who }.
    }
}

## Questions

ask-hero = Какого героя вы поведёте?
    .about = У каждого героя показатели для четырёх уровней, пределы преимуществ и сокровищ и одна способность.
ask-lay = Какую локацию вы кладёте?
    .about = Все локации выкладывают до начала игры. Те, что нужны общему заданию, идут последними.
ask-place = Куда положить локацию «{ NAME("location", $place) }»?
    .about = Выходы должны встречаться с выходами, стены — со стенами, и хотя бы один выход должен остаться свободным. Места считают от входа.
ask-dungeonlord = { $declared ->
    [0] Вы — повелитель подземелья. Что ждёт остальных?
    [one] Объявлено { $declared } столкновение{ declared-more }
    [few] Объявлено { $declared } столкновения{ declared-more }
   *[many] Объявлено { $declared } столкновений{ declared-more }
}
    .about = Проклятья действуют сразу. Монстров и ловушки сначала объявляют всех, а начинаются они вместе. Платят риском жертвы. Показатель с золотым ободком на карте монстра годится для атаки, остальные — только для защиты.
declared-more = { $more ->
    [yes] . Что ещё?
   *[no] , больше разыграть нечего. Начинаем?
}
ask-hero-phase = У вас { point-count } и { glory-count }. Что делает ваш герой?
    .about = Идите, исследуйте, разыгрывайте карты и беритесь за задания в любом порядке. Выполненное задание завершает фазу.
ask-victim = На кого наслать { NAME("card", $card, case: "acc") }?
    .about = Платят риском жертвы. За проклятье на собственного героя платят риском соперника.
ask-payer = Чьим риском оплатить { NAME("card", $card, case: "acc") }?
    .about = Всю цену платят риском одного соперника, а своим собственным — никогда.
ask-how-much = Сколько риска потратить на { NAME("card", $card, case: "acc") }?
    .about = Цену выбираете вы, насколько хватит риска у того, кто платит.
ask-monster-form = Как { NAME("card", $card, case: "nom") } атакует { NAME("hero", $victim, case: "acc") }?
    .about = Защищаются тем же показателем.
ask-hunt-form = Как { NAME("monster", $monster, case: "nom") } атакует { NAME("hero", $victim, case: "acc") }?
    .about = За монстра охоты играет сосед слева. Защищаются тем же показателем.
ask-form = { $aim ->
    [nobody] Как атакует ваш герой?
   *[other] Как ваш герой атакует { NAME($victim-named, $victim, case: "acc") }?
}
    .about = Герою доступны все три формы атаки. Защищаются тем же показателем.
ask-cancel = На вас разыграли проклятье «{ NAME("card", $card) }». Отменить его?
    .about = Тогда проклятье уйдёт в сброс и не подействует. Заплаченный риск не вернётся.
ask-response = Вас атакуют. Ответить на атаку?
    .about = Атакован ваш герой или ваш монстр. Карты в ответ на атаку разыгрывают сейчас, пока кубики не брошены.
ask-before-roll = Сейчас ваш бросок ({ NAME("stat", $stat) }). Применить что-нибудь до него?
    .about = Всё, что меняет бросок, применяют до него.
ask-wound = Вашему герою грозит рана, его здоровье: { $health }. Предотвратить её?
    .about = Раны можно предотвращать по одной.
ask-defeat = Вашему герою грозит гибель. Спасти его?
    .about = Без здоровья герой погибает.
ask-challenge = Вас атаковали. Нанести ответный удар?
    .about = Раз в ход, за очко действия: по одному из тех, кто вас атаковал, или по герою здесь. На него уже никто не отвечает.
ask-hit-choice = Ваш удар удался. Что теряет { NAME("hero", $victim) }?
    .about = Рана — или одно сопровождение, и тогда это задание переходит к вам.
ask-home = Куда уходит { NAME("card", $card, case: "nom") }?
    .about = Невредимый монстр уходит в руку или в логово, раненый — в логово или в сброс.
ask-over-lair = Логово переполнено. Какого монстра сбросить?
    .about = В логове место для трёх монстров, если ваш герой не умеет держать больше.
ask-over-limit = { $which ->
    [treasures] Сокровищ больше, чем герой может унести. Какое сбросить?
   *[boons] Преимуществ больше, чем может быть у героя. Какое сбросить?
}
    .about = Если предел уменьшился, лишнее сбрасывают сразу.
ask-reward = Ваш монстр ранил { NAME("hero", $victim, case: "acc") }. Кому достанется за это очко риска?
    .about = По одному за каждую рану: любому игроку или никому.
ask-which-attack = На кого из атакующих действует карта?
    .about = На одного из тех, кто атакует вас или вашего монстра.
ask-take-away = { $aim ->
    [own] С какой картой расстаться?
   *[other] Какую карту теряет { NAME("hero", $victim) }?
}
    .about = Она уходит в сброс вместе со всем, что лежит под ней.
ask-recover = Какую карту взять из сброса?
    .about = Она переходит в вашу руку, и все её видят.
ask-host = Под какую из своих карт её положить?
    .about = Она действует, пока та карта остаётся в игре.
ask-which-alike = «{ NAME("card", $card) }»: о какой из этих карт речь?
    .about = Одноимённые монстры различаются: картой под ними, здоровьем, видом атаки или местом.
ask-destination = Куда перенести { NAME("hero", $victim, case: "acc") }?
    .about = Очки и опасности новой локации — только для героя, которого перенесло в его собственный ход.
ask-shift = Какую локацию сдвинуть?
    .about = Две локации с героями меняются местами. Карта подземелья и после этого должна сходиться.
ask-shift-with = С какой локацией она меняется местами?
    .about = Герои остаются на своих местах на столе.
ask-shift-turn = Как после этого лежит локация «{ NAME("location", $place) }»?
    .about = При сдвиге локацию можно развернуть на 180°.
ask-keep-or-use = Оставить { NAME("card", $card, case: "acc") } или использовать сразу?
    .about = Использованное сразу в предел не входит. Оставленное входит, пока не использовано.
ask-forced-open = Теперь выход открыт. Идти дальше?
    .about = Это стоит ещё одного очка действия. Пока вы остаётесь, выход открыт и в следующие ходы.
ask-before-effect = Вы { NAME("location", $place, case: "at") }. Разыграть карту, прежде чем локация подействует?
    .about = Только что полученной славой уже можно платить за карты.
ask-spikes = Здесь шипы, а у вас { point-count }. Проверка или плата?
    .about = Провал проверки — рана. За очко действия шипы можно пройти без раны.
ask-extra-die = «{ NAME("quest", $quest) }»: заплатить за ещё один кубик ({ $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
} славы)?
    .about = Считаются наибольшие кубики.
ask-offering = «{ NAME("quest", $quest) }»: какую карту отдать?
    .about = Преимущества и сокровища из вашего инвентаря.
ask-loot = Битва окончена: разыграть сокровище?
    .about = В одиночку постоянные сокровища можно разыгрывать только после битвы.
ask-discard = Какую карту сбросить?
    .about = Из руки, сокровище в игре или монстра из логова. Потом вы доберёте карты до пяти.
ask-save = У вас { point-count }. Оставить одно на чужие ходы?
    .about = С очком про запас можно вставать и атаковать в чужие ходы. В начале вашего следующего хода оно пропадёт.

## Options: headings, words, effects

group-ready = Готово
group-pass = Пропустить
group-begin = Начать
group-end = Закончить фазу
group-explore = Исследовать
group-stand = Встать
group-roll = Бросок
group-go-on = Идти дальше
group-stay = Остаться
group-save-point = Про запас
group-spend-all = Без запаса
group-wound = Рана
group-to-hand = В руку
group-to-lair = В логово
group-to-discard = В сброс
group-dodge = Уклониться
group-test = Проверка
group-tip = Положить фишку
group-ability = Способность
group-keep = Оставить
group-use-now = Использовать сразу
group-as-it-lies = Как лежит
group-half-turned = Развернуть
group-move = Идти
group-form = Формы атаки
group-seat = Игроки
group-price = Цена
group-attack-hero = Атаковать героя
group-place = Места
group-play = Разыграть карту
group-declare = Столкновения из руки
group-rouse = Монстры из логова
group-use = Использовать карту
group-shed = Снять проклятье
group-discard = Сбросить
group-dismiss = Отпустить монстра
group-card = Карты
group-copy = Какой из них
group-challenge = Ответный удар
group-there = Локации
group-attempt = Взяться за задание
group-search = Искать
group-pick-up = Забрать
group-deliver = Доставить
group-drop = Оставить здесь
group-take-token = Подобрать сопровождение
group-swap-quest = Заменить задание
group-visit = Использовать локацию
group-hero = Герои
group-throw = Вмешаться
shelf-here = Здесь
    .none = Больше здесь делать нечего.
shelf-cards = Карты
    .none = Подходящей карты у вас нет.
shelf-quests = Задания
    .none = Здесь заданий не выполнить.
shelf-encounters = Монстры и ловушки
    .none = Послать некого: ни монстра, ни ловушки.
panel-end = Сначала этот вопрос.

do-ready = Готово
do-pass = { $moment ->
    [dungeonlord] Никого не трогать
    [response] Не отвечать
    [challenge] Не наносить ответный удар
    [reward] Никому
    [cancel] Пусть действует
    [extra-die] Кубиков достаточно
    [loot] Ничего не разыгрывать
    [discard] Ничего не сбрасывать
   *[other] Пропустить
}
do-begin = { $declared ->
    [one] Начать столкновение
   *[other] Начать столкновения
}
do-end = Закончить фазу подвигов
do-explore = Исследовать
do-stand = Встать
do-roll = Бросить
do-go-on = Идти дальше
do-stay = Остаться здесь
do-save-point = Оставить очко про запас
do-spend-all = Не оставлять
do-wound = { $moment ->
    [hit-choice] Рана
    [defeat] Погибнуть
   *[wound] Принять рану
}
do-to-hand = В руку
do-to-lair = В логово
do-to-discard = В сброс
do-dodge = Заплатить и пройти без раны
do-test = { $moment ->
    [before-effect] Пусть локация действует
   *[other] Проверка
}
do-tip = Положить фишку набок
do-ability = Использовать способность «{ NAME("ability", $hero) }»
do-keep = Оставить
do-use-now = Использовать сразу
do-as-it-lies = Как лежит
do-half-turned = Развернуть
do-move = { $side ->
    [north] На север
    [east] На восток
    [south] На юг
   *[west] На запад
}, { NAME("location", $place, case: "to") }
    .short = { NAME("location", $place) }
do-form = { $stat ->
    [melee] Ближний бой
    [magic] Магия
    [speed] Скорость
   *[other] { NAME("stat", $stat) }
}
do-seat = { NAME("hero", $hero) }{ $own ->
    [yes] { " " }(ваш герой)
   *[no] { "" }
}
do-price = { $moment ->
    [extra-die] Заплатить { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } славы
   *[other] { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } риска
}
do-attack-hero = Атаковать { NAME("hero", $hero, case: "acc") }
do-place = Место { spot }{ placed-turned }
at-place = Место { spot }
do-play = Разыграть { NAME("card", $card, case: "acc") }
do-declare = { $sort ->
    [trap] Поставить ловушку «{ NAME("card", $card) }»
   *[monster] Наслать { NAME("card", $card, case: "acc") }
}
do-rouse = Наслать { NAME("card", $card, case: "acc") } из логова
do-use = Использовать { NAME("card", $card, case: "acc") }
do-shed = Снять проклятье «{ NAME("card", $card) }»
do-discard = { NAME("card", $card) }, { $zone ->
    [hand] из руки
    [lair] из логова
   *[inventory] в игре
}
do-card = { NAME($named, $card) }
do-challenge = Атаковать { NAME($named, $card, case: "acc") }
do-there = { NAME("location", $place) }
do-attempt = Взяться за задание «{ NAME("quest", $quest) }»
do-search = Искать: «{ NAME("quest", $quest) }»
do-pick-up = Забрать: «{ NAME("quest", $quest) }»
do-deliver = Доставить: «{ NAME("quest", $quest) }»
do-drop = Оставить здесь: «{ NAME("quest", $quest) }»
do-take-token = Подобрать: «{ NAME("quest", $quest) }»
do-swap-quest = Заменить задание «{ NAME("quest", $quest) }»
do-visit = Использовать: { NAME("location", $place) }
do-hero = { NAME("hero", $hero) }, { NAME("class", $hero) }

effect-glory = слава { $from } → { $to }
effect-peril = риск { $from } → { $to }
effect-has-peril = риск { $peril }
effect-points = очки действия { $from } → { $to }
effect-costs-peril = риск соперника: { $price ->
    [-1] сколько выберете
   *[other] −{ $price }
}
effect-opponent-pays = оплата риском соперника
effect-new = новая: слава { SIGNED($glory) }, риск { SIGNED($peril) }
peril-dice = { $peril ->
    [0] кубиков риска нет
    [1] кубик риска, удар на единице
    [one] { $peril } кубик риска, удар на { $peril } и меньше
    [few] { $peril } кубика риска, удар на { $peril } и меньше
   *[many] { $peril } кубиков риска, удар на { $peril } и меньше
}
effect-new-solo = новая: слава { SIGNED($glory) }, { peril-dice }
effect-not-new = в этот ход уже посещена, очков не даст
effect-open = выход открыт
effect-blocked = выход блокирован: { NAME("stat", $stat) } { $score } + кубик против { $value }, { needed }; при провале очко действия пропадёт
effect-trapped = выход-ловушка: { NAME("stat", $stat) } { $score } + кубик против { $value }, { needed }; при провале рана
effect-exit-ignored = выход вас не удержит
effect-heroes-there = герои там: { NAMES("hero", $heroes) }
effect-quests-there = ваши задания там: { NAMES("quest", $list) }
effect-locations-left = { $locations ->
    [one] осталась { $locations } локация
    [few] осталось { $locations } локации
   *[many] осталось { $locations } локаций
}
effect-stand-test = { NAME("stat", $stat) } { $score } + кубик против { $value }, { needed }
effect-test = { NAME("stat", $stat) } { $score } + кубик против { $value }: { needed }.
effect-score-against = { $mine } + кубик против { $theirs } + кубик
effect-attack = { NAME($named, $attacker) } атакует { NAME($victim-named, $victim, case: "acc") } ({ NAME("stat", $stat) }): { $attack } + кубик против { $counter } + кубик
effect-search = { $between ->
    [0] кубик
   *[other] кубик + { $between }
} против { $value }, { needed }; за найденное можно взяться здесь же в этот ход
effect-free = бесплатно
effect-monster = здоровье { $health }; атакует: { attack-scores }; защищается: ближний бой { $melee }, магия { $magic }, скорость { $speed }
effect-hunt = монстр атакует первым{ $form ->
    [none] { "" }
   *[other] { " " }({ NAME("stat", $form) })
}
effect-nothing-lost = Провал: потерь нет.
effect-hand = карт в руке: { $cards }
effect-lair = монстров в логове: { $monsters } из { $most }
effect-joins = проход { NAMES("location", $places, case: "to") }
effect-exits = { $exits ->
    [0] дальше пути нет
    [one] { $exits } путь дальше
    [few] { $exits } пути дальше
   *[many] { $exits } путей дальше
}
effect-drops = останется в этой локации; подобрать сможет любой
effect-falls = ваш герой ляжет, и ему придётся вставать
effect-staying = вы не двигались: слава { SIGNED($glory) }, риск { SIGNED($peril) }
effect-staying-solo = вы не двигались: слава { SIGNED($glory) }, { peril-dice }
effect-points-left = { $points ->
    [one] останется { $points } очко действия
    [few] останется { $points } очка действия
   *[many] останется { $points } очков действия
}
effect-saved = в чужие ходы с ним можно встать или атаковать
effect-goal = доставить { NAME("location", $place, case: "to") }
effect-at-health = здоровье { $health }
effect-in-lair = в вашем логове
effect-hung = под ним: { NAMES("card", $hung) }
effect-health = здоровье { $from } → { $to }
effect-level = уровень { $from } → { $to }
effect-rises = начнёт у входа с 1-го уровня и с новыми картами; задания, слава и риск останутся

## Options: what will surely come of it

sure-new = новая:
sure-stayed = вы не двигались:
sure-completed = { completed-number } задание будет выполнено, и фаза подвигов закончится
sure-turn-over = на этом ваш ход закончится
sure-other = { NAME("hero", $hero) }: { $line ->
    [glory] слава
    [peril] риск
    [points] очки действия
    [health] здоровье
   *[level] уровень
} { $from } → { $to }
sure-aimed = { $own ->
    [yes] на собственного героя
   *[no] на { NAME("hero", $hero, case: "acc") }
}{ $form ->
    [none] { "" }
   *[other] { " " }({ NAME("stat", $form) })
}
sure-aimed-pays = { sure-aimed }, риск { $from } → { $to }
sure-used = будет использовано сразу
sure-lost = { $own ->
    [yes] вы теряете
   *[no] { NAME("hero", $hero) } теряет
} { NAME("card", $card, case: "acc") }
sure-dropped = { NAME($named, $card) } покидает битву{ $named ->
    [card] { " " }и уходит в сброс
   *[monster] { "" }
}
sure-recovered = вы возвращаете в руку { NAME("card", $card, case: "acc") }
sure-attached = под { NAME("card", $host, case: "acc") }
sure-fell = { NAME("hero", $hero) } падает
sure-defeated = { $own ->
    [yes] ваш герой погибает
   *[no] { NAME("hero", $hero) } погибает
}
sure-out = вы выбываете из игры
sure-put-down = здесь остаётся: «{ NAME("quest", $quest) }»
sure-risen = ваш новый герой: { NAME("hero", $hero) }
sure-over = { $own ->
    [yes] победа за вами
   *[no] побеждает { NAME("hero", $hero) }
}
sure-tomb-wins = побеждает гробница
then-over-limit = затем вы сбрасываете { $which ->
    [treasures] сокровище
   *[boons] преимущество
}
then-over-lair = затем вы сбрасываете монстра из логова
then-hero = затем вы выбираете нового героя
then-keep-or-use = затем карту можно оставить или сразу использовать
then-which-alike = затем вы выбираете, какой из них
then-take-away = затем вы отдаёте карту на свой выбор

## Why not

wish-named = { $named ->
    [location] «{ NAME("location", $card) }»
    [ability] Способность вашего героя
   *[card] «{ NAME("card", $card) }»
}
reason-DG-ECON-5 = За то, что вы разыгрываете, нельзя платить собственным риском.
reason-DG-ECON-9 = { wish-named }: { $unit ->
    [glory] цена — { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } славы, а у вас { $purse }.
   *[peril] цена — { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } риска, а больше { $purse } нет ни у одного соперника.
}
    .short = { $unit ->
        [glory] нужно { $price } славы
       *[peril] { $price } риска: слишком много
    }
reason-DG-CARD-3 = «{ NAME("card", $card) }»: время этой карты другое ({ NAME("timing", $timing) }).
reason-DG-CARD-4 = { $named ->
    [hero] На этого героя это не подействует.
   *[other] { wish-named }: сейчас это ничего не даст.
}
    .short = сейчас без пользы
reason-DG-ANYTIME-1 = «{ NAME("card", $card) }»: только когда на вас разыграли проклятье.
reason-DG-ANYTIME-2 = «{ NAME("card", $card) }»: только в ответ на атаку.
reason-DG-ANYTIME-7 = «{ NAME("card", $card) }»: только перед вашим броском.
reason-DG-MAP-7 = Там выход упрётся в стену.
reason-DG-MAP-10 = Так карта подземелья закроется: хотя бы один выход должен вести дальше.
reason-DG-VAR-1c = Вся карта подземелья уже на столе.
    .short = карта уже вся на столе
reason-DG-DUNGEONLORD-4 = Столкновения этой фазы уже позади.
    .short = нападения окончены
reason-DG-MOVE-1 = { $steps ->
    [1] Движение стоит очка действия, а их не осталось.
   *[other] Туда { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }: ходят по одному шагу, а у вас { $points ->
        [0] не осталось очков действия
        [one] { $points } очко действия
        [few] { $points } очка действия
       *[many] { $points } очков действия
    }.
}
reason-DG-MOVE-16 = Путь { NAME("side", $side, case: "to") } закрывает стена.
reason-DG-MOVE-2 = Пока { NAME("side", $side, case: "at") } ничего не лежит.
reason-DG-MOVE-26 = Ваш герой лежит и не может идти.
reason-DG-MOVE-28 = Лежащий герой тратит очки действия только на то, чтобы встать.
reason-DG-HERO-3 = Исследование стоит очка действия, а их не осталось.
reason-DG-HERO-5 = Локаций, которые можно положить, не осталось.
    .short = локаций нет
reason-DG-HERO-9 = Больше сокровищ ваш герой не унесёт.
    .short = нет места для сокровищ
reason-DG-HERO-10 = Больше преимуществ у вашего героя быть не может.
    .short = нет места для преимуществ
reason-DG-HERO-12 = «{ NAME("card", $card) }»: сокровище этого вида у вас уже есть ({ NAME("kind", $kind) }).
    .short = уже есть: { NAME("kind", $kind) }
reason-DG-QUEST-2 = «{ NAME("quest", $quest) }»: не здесь, а только { $there ->
    [place] { NAME("location", $place, case: "at") }
    [tunnel] в тоннеле
   *[room] в помещении, но не у входа
}.
reason-DG-QUEST-7 = «{ NAME("quest", $quest) }»: ещё одна попытка стоит очка действия, а их не осталось.
reason-DG-QUEST-15 = «{ NAME("quest", $quest) }»: вам нечем заплатить за это задание; из карт считаются только те, что в игре.
reason-DG-QUEST-21 = «{ NAME("quest", $quest) }»: поиск стоит очка действия, а их не осталось.
reason-DG-QUEST-22 = «{ NAME("quest", $quest) }»: сначала нужно найти место здесь, в этот же ход.
reason-DG-QUEST-35 = { $here ->
    [yes] Замена задания стоит { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } славы, а у вас { $glory }.
   *[no] Задания меняют только { NAME("location", $place, case: "at") }, за { $price ->
        [one] { $price } очко
        [few] { $price } очка
       *[many] { $price } очков
    } славы.
}
reason-DG-QUEST-37 = «{ NAME("quest", $quest) }»: сопровождение оставлено { NAME("location", $place, case: "at") }, забрать его можно только там.
reason-DG-BATTLE-1 = { $case ->
    [away] Этот герой в другом месте: атаковать можно только того, кто стоит в той же локации.
    [again] Герой атакует раз в ход, и ваш уже атаковал.
   *[points] Атака стоит очка действия, а их не осталось.
}
reason-DG-BATTLE-5 = В этой форме монстр только защищается: { NAME("stat", $stat) }.
reason-DG-BATTLE-9 = «{ NAME("card", $card) }»: только в ответ на атаку, к которой карта подходит.
reason-DG-BATTLE-34 = Здесь герои не атакуют друг друга.
reason-DG-DISCARD-2 = Преимущества сбрасывать нельзя.
reason-DG-CARD-6 = «{ NAME("card", $card) }»: нет карты, под которую её положить.
    .short = нужно: { NAME("kind", $kind) }
reason-DG-SOLO-17 = В одиночку постоянные сокровища разыгрывают только после битвы.
    .short = только после боя
reason-DG-SOLO-18 = В одиночку постоянные преимущества разыгрывают только у входа.
    .short = только у входа
reason-DG-ANYTIME-3 = «{ NAME("card", $card) }»: только { $window ->
    [hero] в фазе подвигов вашего хода
    [own_turn] в ваш ход
    [wound] когда ваш герой должен получить рану
    [defeat] когда ваш герой должен погибнуть
   *[other] перед вашим броском
}.
reason-DG-CARD-13 = Локация, где стоит ваш герой, это запрещает.
reason-DG-CARD-20 = { $named ->
    [location] Эту локацию не поменять местами с другой: в обеих должны стоять герои, и все выходы должны подойти.
   *[card] «{ NAME("card", $card) }»: нет двух локаций с героями, которые можно поменять местами.
}
    .short = нечего сдвигать
reason-DG-DUNGEONLORD-9 = Монстров и ловушки насылают только на других.
reason-DG-ECON-6 = Цена — { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[many] { $price } очков
} риска, а у этого игрока { $purse }.
reason-DG-ECON-11 = { wish-named }: нужно больше очков действия, чем у вас есть.
reason-DG-QUEST-5 = «{ NAME("quest", $quest) }»: за это задание берётся только тот, у кого оно есть.
reason-DG-QUEST-29 = «{ NAME("quest", $quest) }»: доставить нужно { NAME("location", $place, case: "to") }.
reason-DG-RULING-2 = «{ NAME("quest", $quest) }»: начатое сопровождение нельзя заменить другим заданием.
reason-DG-RULING-35 = Заданий в колоде не осталось.
reason-DG-RULING-49 = Для этой локации пока нет места.
reason-DG-RULING-54 = «{ NAME("card", $card) }»: сначала то, что уже началось.
    .short = не сейчас
reason-DG-RULING-67 = Герой уже стоит там.
reason-DG-TURN-5 = { wish-named }: только раз за ход, и этот раз уже был.
reason-DG-VAR-1b = Локации общего задания кладут последними.
reason-DG-VAR-8 = Кто ради этого кладёт фишку набок, отвечает только тому, кто атаковал.

## What a person may leave to the table

habit-response = Когда я могу ответить на атаку
habit-response-pass = Никогда не отвечать
habit-cancel = Когда на меня разыграли проклятье
habit-cancel-pass = Пусть действует
habit-challenge = Когда я могу нанести ответный удар
habit-challenge-pass = Никогда не наносить
habit-before-roll = Когда я могу помочь удаче перед броском
habit-before-roll-roll = Сразу бросать
habit-before-effect = Когда я могу разыграть карту, прежде чем локация подействует
habit-before-effect-test = Пусть сразу действует
habit-home = Когда мой монстр возвращается
habit-home-to-hand = В руку, если можно
habit-home-to-lair = В логово, если можно
habit-home-to-discard = В сброс, если можно
habit-save = Когда остались очки действия
habit-save-save-point = Одно про запас
habit-save-spend-all = Ничего про запас

## How far the game is

where-before = Перед первым раундом
where-round = Раунд { $round } · { NAME("phase", $phase) }
where-battle = Раунд { $round } · битва: { NAME("stage", $stage) }
where-over = Игра окончена

## Who sits where

seat-hero = { NAME("hero", $hero) }
standing-quests = задания { $quests }/{ $of }
standing-out = вне игры

## The table: what is to be reached, the next steps, when a card can be played

tab-hand = Рука
tab-quests = Задания
tab-others = Другие
goal = Цель: { goal-quests }
goal-solo = Цель: { goal-quests } и ко входу
goal-quests = { $of ->
    [one] { $of } задание
    [few] { $of } задания
   *[many] { $of } заданий
}
quests-own = { $you ->
    [yes] Ваши задания: { $done } из { $of }
   *[no] { NAME("hero", $hero) }: задания, { $done } из { $of }
}
quests-common = Для всех
hero-level = уровень { $level } из { $of }
label-points = очки
label-glory = слава
label-peril = риск

next-step = { NAME("location", $place) }, { next-way }: { next-task }
next-way = { $steps ->
    [-1] ещё не на карте
    [0] здесь
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
next-task = { $task ->
    [take] взять с собой
    [deliver] доставить
    [hunt] победить { NAME("monster", $monster, case: "acc") }
    [roll] бросить { $value } или больше{ $dice ->
        [one] { "" }
        [few] { " " }на { $dice } кубиках
       *[many] { " " }на { $dice } кубиках
    }
    [test] проверка: { NAME("stat", $stat) } { $value }, { needed }
    [pay-health] отдать здоровье: { $amount }
    [pay-cards] сбросить карты из инвентаря: { $amount }
   *[pay-glory] заплатить славой: { $amount }
}
next-search = { $type ->
    [tunnel] Любой тоннель
   *[room] Любое помещение, кроме входа
}: поиск { $value }, { $here ->
    [yes] здесь { needed }
   *[no] дальше от входа легче
}

hand-now = сейчас: { $unit ->
    [glory] { $price } славы
   *[peril] { $price ->
        [-1] любой риск
       *[other] { $price } риска
    }
}
hand-discard = можно сбросить
hand-card = можно выбрать
hand-moment = { $moment ->
    [before_attack] при атаке на вас
    [response] при атаке на вас
    [bane_on_me] против проклятья
    [before_roll] перед броском
    [hero] в фазе подвигов
    [dungeonlord] в фазе злодеяний
   *[anytime] в любой момент
}

sign-goal = Побеждает тот, кто первым выполнит три задания. Клетки показывают, кто сколько выполнил.
sign-melee = Ближний бой: прибавляется к кубику в схватках с оружием и при проверках силы.
sign-magic = Магия: прибавляется к кубику в магических схватках и при проверках воли.
sign-speed = Скорость: прибавляется к кубику в схватках на ловкость и против ловушек; это же очки действия.
sign-points = Очки действия на этот ход: шаг, исследование, поиск и атака стоят по одному.
sign-glory = Слава: ею вы платите за свои сокровища и преимущества.
sign-peril = Риск: им другие платят за монстров, ловушки и проклятья против вас.
sign-health = Здоровье: без него герой повержен.

## Что даёт победу, что близко

wins-quests = { $solo ->
    [yes] Выполните { goal-quests } и вернитесь ко входу.
   *[no] Победа: первым выполнить { goal-quests }{ $last ->
        [yes] {" "}или остаться последним
       *[no] { "" }
    }.
}
wins-limit = { $solo ->
    [yes] Раунд { $rounds } — последний.
   *[no] После раунда { $rounds } побеждает тот, у кого больше заданий.
}
warning-health = Ещё одна рана, и ваш герой погибнет.
    .short = Здоровье: 1
    .show = Показать героя
warning-last-round = Это последний раунд: { $solo ->
    [yes] без выполненных заданий победит гробница
   *[no] после него побеждает тот, у кого больше заданий
}.
    .short = Это последний раунд

## Уроки

lesson-turn = Один ход
lesson-turn-goal = Вы ведёте героя через гробницу повелителя мёртвых, а в начале своего хода становитесь для остальных повелителем подземелья. Побеждает тот, кто первым выполнит три задания, или тот, чей герой уцелел последним.
lesson-turn-trap = Ваш ход начинается с фазы злодеяний. «Залп копий» стоит 2 очка риска, и платит за него риск самого Крона. Объявите эту ловушку.
lesson-turn-trap-pass = Пропустить можно, риск Крона тогда останется при нём. Но на этом шаге потратьте его: объявите ловушку.
lesson-turn-begin = Ловушка оплачена. Начните: Крон бросит кубик и прибавит свою скорость, 3. Если выйдет меньше 5, он получит рану.
lesson-turn-place = Крон ранен. Дальше каждый ход вы берёте локацию и кладёте её на карту, выходом к выходу. Положите «Склеп» к востоку от своего героя: это один шаг.
lesson-turn-place-far = «Склеп» ляжет и туда, но идти дальше. На этом шаге положите его к востоку от «Развилки», где стоит ваш герой.
lesson-turn-move = Теперь вы герой. У вас 3 очка действия, по вашей скорости, и шаг стоит одно. Идите на восток, в «Склеп».
lesson-turn-move-west = На западе вход: 1 очко славы и 1 очко риска. «Склеп» даёт вдвое больше.
lesson-turn-move-explore = Исследование за очко действия даёт ещё одну локацию. Сначала войдите в ту, которую только что положили.
lesson-turn-move-end = Фаза кончилась бы, а все три очка остались бы неистраченными. Потратьте одно: идите на восток.
lesson-turn-helm = «Склеп» принёс 2 очка славы и 2 очка риска. Славой вы платите за свои карты: разыграйте «Железный шлем» за 2. Он даёт +1 при защите в ближнем бою.
lesson-turn-helm-hand = Можно и так. Но карта в руке не действует: сначала разыграйте «Железный шлем».
lesson-turn-end = Шлем остаётся в игре. На оставшиеся 2 очка можно идти дальше или исследовать, но на этот ход хватит. Закончите фазу подвигов.
lesson-turn-end-more = Очко можно потратить и так. Но на этом шаге посмотрите, чем кончается ход.
lesson-turn-discard = В конце хода одну карту надо сбросить, а потом вы добираете руку до пяти. Сбросьте карту, без которой обойдётесь.

lesson-points = Слава и риск
lesson-points-enter = На локации видно, что получит вошедший: «Склеп» даёт 2 очка славы и 2 очка риска, всегда вместе. Идите на восток.
lesson-points-enter-west = Вход даёт 1 очко славы и 1 очко риска: не так опасно, но на следующую карту не хватит.
lesson-points-enter-other = Можно, но «Склеп» принесёт больше. На этом шаге идите туда.
lesson-points-axe = Теперь 3 очка славы, хватит на «Топор могильщика»: он остаётся в игре и даёт +1 к ближнему бою при атаке. Разыграйте его.
lesson-points-axe-first = Слава от ожидания не пропадёт, но карта действует, только когда разыграна. Сначала разыграйте топор.
lesson-points-back = Вернитесь на запад и следите за славой. На «Развилке» вы начали ход, она для вас не новая и ничего не даст.
lesson-points-back-other = Так тоже можно. Но на этом шаге вернитесь на запад и посмотрите, какие локации ничего не дают.
lesson-points-new = В «Преддверии гробницы» вы в этот ход не были, оно новое: идите на запад за 1 очком славы и 1 очком риска. Очки локации дают раз в ход.
lesson-points-new-crypt = В «Склепе» вы в этот ход уже были: второй заход ничего не даёт.
lesson-points-new-other = Славы это не принесёт. На этом шаге идите на запад.
lesson-points-peril = Взгляните на свой риск: 5. Это деньги Крона, которые он потратит вам во вред. Сбросьте «Быстроногость» — пока дорого — и смотрите, что он сделает.
lesson-points-peril-keep = Сбросить можно любую. На этом шаге пусть уйдёт «Быстроногость»: она стоит 4 очка славы, а у вас одно.
lesson-points-bane = За Зомби Крон заплатил двумя очками вашего риска; сами вы его потратить не можете. Теперь повелитель подземелья — вы: разыграйте «Свинцовую поступь» за его риск.
lesson-points-bane-other = Можно и так. Но на этом шаге разыграйте «Свинцовую поступь» и посмотрите, кто платит.
lesson-points-victim = Выберите Крона: его скорость упадёт на 1, а с ней и очки действия в начале его ходов. Откупиться он может за 4 очка славы.
lesson-points-victim-own = Тогда медленным станет ваш собственный герой. Платит всё равно риск Крона: свой вы не тратите никогда.

lesson-map = Карта подземелья
lesson-map-place = Вам выпал «Мост троллей», место одного из ваших заданий. Выход кладут к выходу, стену к стене. Положите его к югу от героя, чтобы было близко.
lesson-map-place-far = Туда он подходит, но до задания будет дальше. На этом шаге положите его к югу от «Длинной галереи», где стоит герой.
lesson-map-explore = Одна локация за ход бесплатна. В фазу подвигов можно взять ещё, по очку действия за каждую: исследуйте.
lesson-map-explore-first = Пойдёте чуть позже. Сначала исследуйте: места для второго задания на карте ещё нет.
lesson-map-crypt = «Склеп», место второго задания. Одна его сторона блокирована: выйти там можно только с проверкой. Положите его к югу от моста как напечатано, открытой стороной к себе.
lesson-map-crypt-turned = Если развернуть, к мосту будет блокированная сторона: войти можно свободно, а обратно — только с проверкой.
lesson-map-crypt-far = Туда он тоже ляжет, но далеко от героя. На этом шаге положите его к югу от «Моста троллей».
lesson-map-walk = Важна только сторона, через которую вы выходите, а не та, через которую входите. К югу выход открыт: идите на «Мост троллей».
lesson-map-walk-other = Можно. Но места ваших заданий на юге: идите туда.
lesson-map-blocked = Другой ход. Северный выход «Склепа» блокирован: ближний бой 5+, а у вас 2. Идите на север. Провал стоит очка, но выход откроется, и ещё за одно вы пойдёте дальше.
lesson-map-blocked-other = Так можно, и проверка не нужна. Но на этом шаге идите на север через блокированный выход, а когда он откроется — дальше.
lesson-map-spikes = Здесь шипы: скорость 5+ или рана. До проверки можно потратить только что полученную славу: разыграйте «Быстроногость», и ваша скорость станет 4.
lesson-map-spikes-test = На кубике 1: со скоростью 3 выходит 4, и вы получаете рану. С «Быстроногостью» было бы 5.
lesson-map-spikes-axe = Топор помогает при атаке в ближнем бою. Против шипов важна скорость.

lesson-battle = Битва
lesson-battle-hero = Крон в той же локации. Раз в ход за очко действия ваш герой может атаковать другого, но не на входе. Атакуйте Крона.
lesson-battle-hero-other = Хороший план на другой раз. На этом шаге атакуйте Крона: у вас 2 очка.
lesson-battle-weak = Форму выбираете вы, оба бросают кубик и прибавляют этот показатель; большая сумма ранит. У Крона ближний бой 3, скорость 3, магия 0: атакуйте магией.
lesson-battle-weak-melee = 5 против 6: в ближнем бою Крон сильнее, и рана достаётся вам.
lesson-battle-weak-speed = Скорость 3 против 3: с тем же успехом ранят вас. Магия — 2 против 0.
lesson-battle-riposte = Ход Крона: его Зомби атакует в ближнем бою, 2 против вашей 1. До бросков можно ответить: разыграйте «Ответный выпад», за 2 очка славы он даёт +2 к проверке контратаки.
lesson-battle-riposte-scare = «Отпугивание» прогонит Зомби до удара, но заберёт все 3 очка славы, а за Зомби без ран славы не дают.
lesson-battle-riposte-pass = На обоих кубиках по 4: 6 против 5, и вы ранены. С «Ответным выпадом» было бы 7.
lesson-battle-strike = 7 против 6: у Зомби осталось 1 очко здоровья. Атакованный может раз ответить ударом за очко действия. У вас есть одно про запас: нанесите удар.
lesson-battle-strike-pass = Тогда Зомби уцелеет. Очко про запас в начале вашего хода всё равно пропадёт: потратьте его сейчас.
lesson-battle-form = Атакуете вы, и форму выбираете вы, а Зомби защищается в той же: ближний бой 2, магия 0, скорость 0. Берите скорость, 3 против 0: каждая рана приносит славу.
lesson-battle-form-melee = В ближнем бою он силён: 4 против 6, и вы ранены. Бить надо туда, где он слаб.
lesson-battle-form-magic = Магия, 2 против 0, тоже годится. Но скорость, 3 против 0, на единицу лучше.

lesson-saving = Конец хода
lesson-saving-stay = Кто за ход не сдвинулся с места, в конце получает очки своей локации: здесь 2 очка славы и 1 очко риска. Закончите фазу, никуда не идя.
lesson-saving-stay-move = «Перекрёсток» даёт лишь 1 очко славы, а сдвинувшись, в конце хода вы ничего не получите.
lesson-saving-stay-explore = Исследование — не движение, очки вы бы не потеряли. Но на этом шаге закончите фазу.
lesson-saving-discard = Сначала надо сбросить карту: из руки, сокровище в игре или монстра из логова, но не преимущество в игре. Сбросьте «Разрыв планов».
lesson-saving-discard-other = Можно любую. На этом шаге сбросьте «Разрыв планов»: он стоит 3 очка риска, а у соперницы только 1.
lesson-saving-save = Славы стало на 2 больше. Неистраченные очки пропадают, но одно можно оставить про запас, на чужие ходы. Оставьте его.
lesson-saving-save-none = Без очка про запас нельзя ответить ударом, когда вас атакуют в чужой ход.
lesson-saving-strike = Ход соперницы: её Зомби атаковал, но ваша сумма больше, и ранен он. За очко про запас сразу нанесите ответный удар.
lesson-saving-strike-pass = Очко не вечное: в начале вашего хода оно пропадёт. Потратьте его.
lesson-saving-form = Зомби медлителен: его скорость 0, ваша 3. Атакуйте скоростью; рана принесёт 1 очко славы.
lesson-saving-form-melee = Ближний бой — 2 против 2: Зомби с тем же успехом ранит вас. Скорость — 3 против 0.
lesson-saving-form-magic = Магия, 2 против 0, тоже хороша. Но скорость, 3 против 0, на единицу лучше.

lesson-quests = Задания
lesson-quests-three = Три выполненных задания — победа. Два открыты только для вас, а за общее может взяться каждый. На каждом сказано, где оно и что для него нужно.
lesson-quests-go = За «Сломать печать» берутся только у «Запечатанных врат». Они в одном шаге к востоку от героя: идите туда.
lesson-quests-go-other = Можно, но задание ждёт на востоке.
lesson-quests-try = Нужна магия 6+: кубик и ваша магия, 3. Само ничего не выполнится; первая попытка за ход бесплатна. Беритесь.
lesson-quests-try-other = Это подождёт. Попытка ничего не стоит: сначала она.
lesson-quests-roll = Раз в ход Лорель может за 2 очка славы получить +1 к магии на один бросок. Пока поберегите славу: бросайте.
lesson-quests-roll-ability = На кубике 1: даже с +1 выходит только 5, а способность на этот ход истрачена.
lesson-quests-again = 1 и 3 — только 4. Провал здесь стоит 2 очков славы, так сказано на карте. Ещё одна попытка в тот же ход стоит очка действия: беритесь снова.
lesson-quests-again-other = В следующий ход попытка снова будет бесплатной. Но вы здесь, и у вас 2 очка: попробуйте сейчас.
lesson-quests-surge = Всё, что меняет бросок, применяют до него. У вас 3 очка славы: примените способность Лорели, и двойки хватит.
lesson-quests-surge-roll = На кубике 2: с магией 3 выходит 5, на единицу меньше, чем нужно.
lesson-quests-done = Первое из трёх! У героя теперь уровень 2 и магия 4. Выполненное задание завершает фазу подвигов, и ход идёт к концу: сбросьте любую карту.

lesson-lord = Повелитель подземелья
lesson-lord-bane = Крон набрал 11 очков риска, и тратить их можете вы. Проклятья действуют сразу: начните со «Свинцовой поступи», 3 очка риска и −1 к его скорости.
lesson-lord-bane-vampire = Можно начать и с Вампира. Но проклятье действует сразу: на этом шаге начните с него.
lesson-lord-bane-volley = Ловушка проверяет скорость. Сначала замедлите Крона, и ему придётся труднее.
lesson-lord-bane-pass = Если пропустить, Крон останется цел и при всём своём риске. На этом шаге разыграйте «Свинцовую поступь».
lesson-lord-kron = Проклятье можно наслать на любого героя, даже на своего. Выберите Крона: его скорость станет 2.
lesson-lord-kron-own = Так можно, и заплатил бы риск Крона, но медленнее стал бы ваш герой.
lesson-lord-vampire = Монстров и ловушки сначала объявляют всех, а начинаются они вместе. Объявите Вампира склепа за 6 из 8 очков риска Крона.
lesson-lord-vampire-pass = У Крона ещё 8 очков риска, хватит на обе карты. Объявите Вампира.
lesson-lord-vampire-volley = Порядок выбираете вы. Но на этом шаге первым идёт Вампир.
lesson-lord-magic = Атакуют показателями с золотым ободком: у Вампира это ближний бой 3 и магия 3. Крон защищается тем же: ближний бой 3, магия 0. Выберите магию.
lesson-lord-magic-melee = Ближний бой — 3 против 3, бой на равных. Магия — 3 против 0.
lesson-lord-volley = Осталось 2 очка риска: объявите и «Залп копий». Он проверяет скорость 5+, а у Крона теперь только 2.
lesson-lord-volley-begin = Когда столкновения начались, новых в эту фазу уже не объявить. Сначала объявите ловушку.
lesson-lord-begin = Всё оплачено. Начинайте: кубики решат и за Вампира, и за ловушку.
lesson-lord-lair = Две раны! Невредимый монстр возвращается в руку или в логово. Отправьте его в логово: он сможет атаковать и оттуда, а в руке останется место для новых карт.
lesson-lord-lair-hand = В руке он тоже в сохранности, но вы добираете только до пяти карт: он займёт место новой.
lesson-lord-reward = За каждую рану от вашего монстра вы можете дать кому-нибудь 1 очко риска. Дайте его Крону: в следующий раз потратите его против него.
lesson-lord-reward-own = Ваш собственный риск помогает только другим. Вам помогает риск Крона.
lesson-lord-reward-pass = Можно не давать никому, но риск Крона оплатит ваши следующие карты.

lesson-escort = Сопровождение и победа
lesson-escort-pick = Два задания выполнены. Последнее: довести паломника из «Библиотеки» до «Преддверия гробницы». Вы в «Библиотеке»: заберите паломника, это бесплатно.
lesson-escort-pick-first = Без паломника идти незачем: сам он с вами не пойдёт, его надо забрать.
lesson-escort-south = Паломник идёт вместе с вами. Идите на юг, на «Перекрёсток».
lesson-escort-south-drop = Оставленного паломника может забрать любой герой, который придёт сюда, и задание перейдёт к нему.
lesson-escort-south-other = Вход на юге: идите туда.
lesson-escort-entrance = Ещё шаг на юг. В пути герой, чья атака попала в вас, может вместо раны забрать паломника, так что не медлите.
lesson-escort-entrance-other = Можно, но до цели один шаг: идите на юг.
lesson-escort-deliver = Доставка тоже бесплатна, и когда — решаете вы. Доставьте паломника: это третье задание, и вы сразу побеждаете.
lesson-escort-deliver-other = Можно, но победа уже рядом: доставьте паломника.

## Наставник первой игры

coach-ask-dungeonlord = Ход вы начинаете повелителем подземелья: монстры, ловушки и проклятья против остальных. Платит их риск, а не ваш, так что посылайте то, на что его хватит.
coach-ask-place = Одна локация за ход бесплатна. Если она нужна вашему заданию, кладите её поближе к герою, если нет — туда, где она открывает новый путь.
coach-ask-hero-phase = Теперь действует ваш герой, шаг стоит очко действия. Идите к локации, названной в вашем задании, и разыгрывайте сокровище или преимущество, как только хватит славы.
coach-ask-victim = Выберите соперника, который ближе к трём заданиям: платит его риск. В списке может быть и ваш собственный герой, так что не ошибитесь.
coach-ask-payer = Всю цену платит риск одного соперника. Берите у того, чей риск вам меньше всего нужен для других карт.
coach-ask-how-much = X выбираете вы: каждое очко риска отнимает у жертвы очко славы. Больше, чем у неё есть, тратить незачем.
coach-ask-monster-form = Монстр атакует показателем с золотым ободком, а герой защищается таким же. Выберите форму, в которой перевес монстра больше.
coach-ask-hunt-form = Охотится другой герой, а за монстра играете вы. Выберите форму, в которой перевес монстра больше.
coach-ask-form = Атакуете вы, и вы выбираете показатель, который обе стороны прибавят к кубику. Сравните все три и бейте там, где ваш перевес больше.
coach-ask-cancel = На вас насылают проклятье, а у вас есть карта, которая его отменит. Она стоит своей славы, если проклятье осталось бы с вами надолго.
coach-ask-response = Кубики ещё не брошены. Сравните показатели: если атакующий впереди на 2 или больше, карту в ответ потратить стоит.
coach-ask-before-roll = У вас есть чем изменить этот бросок, но только до него. Посмотрите, сколько нужно на кубике, и помогайте, если бросок важен.
coach-ask-before-effect = Очки этой локации вы уже получили, а проверка будет сейчас. Карта, разыгранная до неё, поможет, если поднимает проверяемый показатель.
coach-ask-wound = Рана вот-вот засчитается, но её ещё можно предотвратить. Делайте это, когда здоровья мало, а пока его много, берегите славу.
coach-ask-defeat = Вашему герою грозит гибель, но у вас есть чем его спасти. Спасайте: вместе с героем вы потеряли бы уровень, карты и логово.
coach-ask-challenge = Вас атаковали, и за очко действия можно ответить ударом. Бейте того, кого превосходите хоть в одном показателе: рана монстру приносит 1 очко славы.
coach-ask-hit-choice = Ваш удар наносит рану или забирает сопровождение. Сопровождение — задание, выполненное наполовину, и обычно оно ценнее.
coach-ask-home = Ваш монстр уцелел. Обычно лучше логово: оттуда он атакует за ту же цену, а в руке остаётся место.
coach-ask-over-lair = Логово вмещает не всех. Расстаньтесь с тем, кто за свою цену бьёт слабее остальных.
coach-ask-over-limit = Столько постоянных карт вашему герою не положено. Расстаньтесь с той, которая помогает реже всего.
coach-ask-reward = За каждую рану от вашего монстра кто-то получает 1 очко риска. Дайте его тому сопернику, по которому ударите дальше: оно оплатит ваши карты.
coach-ask-take-away = Одна карта уходит. Свою отдавайте наименее нужную, а у соперника забирайте ту, что помогает ему больше всего.
coach-ask-host = Эта карта ложится под другую и действует, пока та в игре. Выберите ту, которой будете пользоваться чаще.
coach-ask-destination = Куда попадёт герой, решаете вы: соперник — подальше от своих заданий, ваш герой — поближе к вашим.
coach-ask-shift = Две локации с героями меняются местами, а герои остаются где были. Ищите обмен, который уведёт от соперника место его задания или приблизит ваше.
coach-ask-keep-or-use = Использованное сразу не занимает места, а оставленное входит в предел, пока не пригодится. Если место есть, приберегите его для трудной минуты.
coach-ask-forced-open = Провал стоил очка, зато выход открыт. Идите дальше ещё за одно очко или оставайтесь: пока вы здесь, он не закроется.
coach-ask-extra-die = За славу вы бросите ещё один кубик, и считаются лучшие. Платите, если слава не нужнее для карты: задание ценнее всего.
coach-ask-offering = Задание забирает ваши карты из игры, и они уходят в сброс. Отдайте те, что меньше всего помогут со следующим заданием.
coach-ask-discard = Одну карту надо сбросить, потом вы доберёте до пяти. Сбросьте то, что пока слишком дорого, или второе сокровище вида, который у вас уже в игре.
coach-ask-save = Лишние очки пропадают, кроме одного. Оставьте его: в чужой ход с ним можно ответить ударом или встать.
coach-ask-hero = Герой погиб, но вы играете дальше: уровень 1 на входе, пять новых карт, задания, слава и риск при вас. Берите того, кто силён в том, что проверяют ваши задания.
coach-event-hurt = Раны отнимают здоровье; некоторые локации и карты его возвращают. Герой без здоровья повержен: в первой игре его место займёт новый, 1-го уровня.
coach-event-compared = Обе стороны бросили кубик и прибавили показатель одного и того же вида. Большая сумма наносит рану, даже если она у защитника; при равных не страдает никто.
coach-event-fell = Ваш герой упал и не может двигаться. Подъём стоит очка действия, а до него очки больше ни на что не годятся.
coach-event-completed = Задание выполнено: герой получает уровень, часто и показатели растут, а фаза подвигов кончается. Посмотрите, какое задание теперь ближе.
coach-event-influence = Задание-влияние действует, пока его не выполнят: на хозяина, а общее — на всех. Выполните его, и это прекратится.
coach-event-stayed = За ход герой не сдвинулся с места, и локация снова дала свои очки. Слава лёгкая, но с ней приходит и риск.
coach-sign-goal = Побеждают три выполненных задания. Клетки показывают, сколько у кого; следите за тем, у кого уже два.
coach-sign-glory = Славу даёт каждая новая локация, в которую вы входите, и ею платят за сокровища и преимущества. Не копите её: помогают только карты в игре.
coach-sign-peril = Риск приходит с теми же шагами, и тратят его другие — против вас, а сами вы не можете. Чем его больше, тем страшнее то, что пошлют.

## Краткий путеводитель

guide-goal = Герой и задания
guide-goal-about = Вы ведёте героя через гробницу повелителя мёртвых. В каждом задании сказано, где и что сделать: два только ваши, одно открыто для всех. Кто первым выполнит три, побеждает.
guide-lord = Сначала злодеяния
guide-lord-about = Ход начинается с вреда другим: проклятья, монстры и ловушки — карты с лиловым ромбом. Цену платит риск того, по кому они бьют, и никогда не ваш.
guide-map = Карта растёт
guide-map-about = Потом вы кладёте новую локацию, выходом к выходу, и герой идёт. Шаг стоит очко действия. Кто входит в локацию впервые за ход, получает указанные на ней славу и риск.
guide-points = Слава и риск
guide-points-about = Славой вы платите за сокровища и преимущества, которые усиливают героя. Риск тратят другие — вам во вред. Очки действия, по вашей скорости, идут на шаги, исследование и атаки.
guide-battle = Кубик и показатель
guide-battle-about = В битве обе стороны бросают кубик и прибавляют один и тот же показатель: ближний бой, магию или скорость. Большая сумма наносит рану; здесь она у защитника. Без здоровья герой погибает.
guide-end = Третье задание — победа
guide-end-about = Выполненное задание повышает уровень героя и завершает фазу подвигов; потом вы сбрасываете карту и добираете до пяти. Третье задание сразу приносит победу. Побеждает и последний уцелевший герой.

## Примеры на доске

ex-legion = Два монстра, и один прогнан
ex-legion-1 = Вы — повелитель подземелья: пошлите Зомби на Соболь, платят 2 из её 9 очков риска.
ex-legion-2 = Пошлите и Легион, ещё за 5: все столкновения объявляют до того, как начнётся первое.
ex-legion-3 = Начинайте: сначала проверка самого Легиона, а потом Соболь за 3 очка славы прогоняет Зомби «Отпугиванием».
ex-legion-4 = Проверка пройдена, 3 и магия 1, но 4 и 3 больше, чем 1 и 2: рана; отправьте невредимый Легион в логово.
ex-legion-5 = За рану вы можете дать кому-нибудь 1 очко риска: дайте его Соболи.
ex-legion-6 = У Соболи 5 очков здоровья и 9 − 2 − 5 + 1 = 3 очка риска; Зомби и «Отпугивание» лежат в сбросе.

ex-fish = Задание со второй попытки
ex-fish-1 = Рака на «Мосту троллей», это место задания; первая попытка за ход бесплатна.
ex-fish-2 = Второй кубик стоил бы 2 очка славы; в этот раз его не берут, и на кубике 4, на единицу меньше, чем нужно.
ex-fish-3 = Ничего не потеряно; ещё одна попытка в тот же ход стоит очка действия.
ex-fish-4 = Теперь второй кубик оплачен: выпадает 2 и 6, и считается больший.
ex-fish-5 = Награда — уровень, 1 очко славы и 1 очко здоровья: славы 3 − 2 + 1 = 2, здоровья 6; фаза подвигов окончена.

ex-trap-exit = Выход-ловушка: туда и обратно
ex-trap-exit-1 = Западный выход «Библиотеки» — ловушка, но при входе это неважно: Родерик входит за 1 очко без проверки.
ex-trap-exit-2 = На обратном пути она действует: магия 5+, а 3 и магия 1 — только 4.
ex-trap-exit-3 = Рана, но Родерик всё равно в «Склепе»: ловушка ранит, но не останавливает.

ex-blocked = Вскрытый выход остаётся открытым
ex-blocked-1 = У Лорели 1 очко действия; южный выход блокирован, ближний бой 5+, а 2 и ближний бой 1 — только 3.
ex-blocked-2 = Очко потрачено, Лорель остаётся, но выход открыт; она сбрасывает карту, а в следующий ход Рака проходит без проверки.
ex-blocked-3 = Рака в «Казарме стражи»; снова ход Лорели, и сначала она кладёт взятую локацию.
ex-blocked-4 = Она осталась и держала выход открытым: теперь проходит за 1 очко без новой проверки.
ex-blocked-5 = Как только она ушла, для следующего выход снова блокирован.

ex-counter = Защитник сразил монстра
ex-counter-1 = Рака посылает Скелета на Соболь; у него только 1 очко здоровья.
ex-counter-2 = Скелет атакует в ближнем бою или скоростью, по 2; у Соболи на уровне 2 ближний бой 2, скорость 4: берём ближний бой.
ex-counter-3 = Начинайте: у Скелета выпадает 1, у Соболи 5.
ex-counter-4 = 3 против 7: защитник ранит Скелета, а больше здоровья у него нет; он в сбросе, а игрок Соболи получает 1 очко славы.

ex-backpack = «Рюкзак», когда предел достигнут
ex-backpack-1 = Раке можно 3 постоянных сокровища, и 3 уже в игре, так что «Кольцо неумирающего» разыграть нельзя.
ex-backpack-2 = «Рюкзак» — тоже сокровище, но в тот же миг, как он разыгран, предел растёт на 2.
ex-backpack-3 = Теперь в игре 4 сокровища из 5: место для «Кольца» есть.
ex-backpack-4 = Пять из пяти; если «Рюкзак» уйдёт, предел снова станет 3, и лишнее надо будет сразу сбросить.

ex-theft = Сопровождение отбито силой
ex-theft-1 = Крон несёт угли для задания и стоит в той же локации: Рака атакует его за очко действия.
ex-theft-2 = В ближнем бою 2 против 3 у Крона, но на кубиках 6 и 1: 8 против 4.
ex-theft-3 = Удар удался: вместо раны Рака забирает угли.
ex-theft-4 = Здоровье Крона цело, а «Донести угли» теперь третье личное задание Раки.

ex-fallen = Что может лежащий герой
ex-fallen-1 = Рака упал, и его 1 очко годится только на подъём; но карты стоят славы, и «Быстроногость» разыграть можно.
ex-fallen-2 = Первая попытка задания бесплатна, значит, и она разрешена: на кубике 1.
ex-fallen-3 = Вторая попытка, шаг или атака стоят очка, и их нельзя: очко — только на подъём.
ex-fallen-4 = Рака стоит, очков не осталось, и ход идёт к концу.

ex-danger = Ловушка, опасность и свой герой
ex-danger-1 = Крон, уровень 2, готовит «Залп копий» для Раки, который стоит рядом с ним в «Костнице».
ex-danger-2 = Скорость 5+, и опасность прибавляет 1: каждому здесь нужно 6, сначала Раке, потом самому Крону.
ex-danger-3 = Обоим выпадает 2: у Раки со скоростью 3 выходит 5 — рана; у Крона со скоростью 4 — 6, как раз.

ex-search = Поиск вдали от входа
ex-search-1 = Рака ищет в трёх шагах от входа: между ними две локации, и к кубику прибавляют 2.
ex-search-2 = 4 и 2 — 6, место найдено; находка действует этот ход, а сама попытка бесплатна: 4 или больше на кубике.
ex-search-3 = Выпало 5: задание выполнено, а очка стоил только поиск.

## Всё, что есть в коробке

things-hero = Герои
things-room = Помещения
things-tunnel = Тоннели
things-treasure = Сокровища
things-boon = Преимущества
things-bane = Проклятья
things-monster = Монстры
things-trap = Ловушки
things-quest = Задания
things-prey = Монстры охоты
things-category = Виды заданий
things-when = Когда карту разыгрывают и сколько она действует
things-sign = Знаки и показатели
things-mark = На карте подземелья
things-copies = { $cards ->
    [one] { $cards } карта в коробке.
    [few] { $cards } карты в коробке.
   *[many] { $cards } карт в коробке.
}

things-category-chance = Выбросьте на кубиках нужное число.
things-category-sacrifice = Отдайте то, что требуется: здоровье или карты в игре.
things-category-hunt = Сразитесь с монстром задания. Он атакует первым, а играет за него сосед слева.
things-category-search = Сначала за очко действия найдите место: кубик и число локаций между вами и входом. Потом, в тот же ход, беритесь за задание.
things-category-escort = Заберите в одной локации, доставьте в другую. Кто оставит сопровождение или потеряет его в битве, может потерять и задание.
things-category-threat = Пройдите проверку. Провал может ударить по всем героям в локации.
things-category-influence = Действует, пока не выполнено: на владельца, а общее — на всех.

things-timing-hero = Разыгрывают в свою фазу подвигов.
things-timing-dungeonlord = Разыгрывают в свою фазу злодеяний.
things-timing-response = Разыгрывает защитник, пока кубики не брошены.
things-timing-anytime = Разыгрывают в любой ход, свой или чужой.
things-duration-permanent = Лежит открыто и действует, пока что-нибудь её не уберёт.
things-duration-instant = Подействует один раз и уходит в сброс.
things-duration-attachment = Лежит под другой картой и действует, пока та в игре.
things-duration-monster = Сражается, а если уцелеет, уходит в руку или в логово.

things-sign-melee = Ближний бой
things-sign-magic = Магия
things-sign-speed = Скорость
things-sign-health = Здоровье
things-sign-points = Очки действия
things-sign-glory = Слава
things-sign-peril = Риск

things-mark-blocked = Блокированный выход, B
    .about = Чтобы выйти здесь, нужна проверка. При провале пропадает очко действия, зато выход открыт.
things-mark-trapped = Выход-ловушка, T
    .about = Чтобы выйти здесь, нужна проверка. При провале — 1 рана, но вы всё равно идёте.
things-mark-danger = Опасность
    .about = Карты ловушек здесь труднее — на число рядом.
things-mark-spikes = Шипы
    .about = Войдя, пройдите проверку или получите 1 рану.
things-mark-pit = Яма
    .about = Войдя, пройдите проверку, иначе упадёте.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Джори
    .line = Под землёй впервые: одно задание за раз, одна попытка за ход, а карты остаются в руке.
company-level-2 = Мирна
    .line = Задание за заданием; посылает монстров, а о других картах забывает.
company-level-3 = Торбен
    .line = Сначала доводит до конца одно задание; как повелитель подземелья тратит с толком.
company-level-4 = Эльска
    .line = Видит все задания сразу и берётся за то, что окупится.
company-level-5 = Агата
    .line = Пятьдесят лет за этим столом: взвесит много ходов, прежде чем положить карту.

## Задачи

puzzle-dungeon = Один ответ здесь явно лучше остальных для победы. Какой?

## Из чего складываются шансы

term-base = начало игры
term-won = конец игры
term-quests = выполненные задания
term-aims = задания, до которых недалеко
term-health = здоровье героев
term-level = уровни героев
term-glory = слава
term-peril = риск
term-gear = сокровища, характеристики и проклятья
term-lair = монстры в логовах
term-hand = карты в руке
term-turn = чей сейчас ход
