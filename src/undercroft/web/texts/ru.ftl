### The house in Russian: everything around the games.

## Every page

house-name = Undercroft
house-line = Открытый стол для игр о подземельях
title-page = { $page } · Undercroft
title-your-turn = ● Ваш ход · { $page }
nav-home = Столы
nav-about = О программе
nav-rules = Правила
nav-skip = К содержанию
nav-skip-question = К вопросу
language = Язык
language-name = Русский
theme = Оформление
theme-auto = Авто
theme-light = Светлое
theme-dark = Тёмное
menu = Меню
close = Закрыть
apply = Применить
yes = да
no = нет
script-needed = Без скриптов страница не обновляется сама: перезагрузите её, чтобы увидеть новое.

## Front page

front-lead = Играйте с друзьями, в одиночку или с ботами. Регистрация не нужна.
front-games = Игры
front-play-game = Создать стол: { $game }
front-play-now = { $bots ->
    [0] Сыграть сейчас
    [one] Сыграть с ботом
   *[other] Сыграть с ботами
}
front-set = Создать стол
front-your-tables = Ваши столы
front-waiting = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[other] Вас ждут { $count } столов
}
front-more-tables = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
   *[other] Ещё { $count } столов
}
front-finished-games = Оконченные игры: { $count }
front-turn = Ваш ход: { $where }
front-continue = Продолжить
front-look-on = Посмотреть
front-not-started = Ещё не начата
front-asleep = Эта версия не может открыть стол
front-replay = Запись игры
front-more = Ещё
front-end = Закончить игру
front-end-about = Для всех за столом. Посмотреть её можно будет и потом.
front-end-ask = Закончить эту игру сейчас, для всех? Продолжить её будет нельзя.
front-delete = Удалить
front-delete-about = Навсегда и для всех.
front-delete-ask = Удалить этот стол навсегда? Открыть его больше никто не сможет.
front-forget = Убрать из моего списка
front-forget-about = Для остальных стол останется.
front-forget-ask = Убрать этот стол из вашего списка? Для остальных он останется, и по ссылке к нему можно вернуться.
finished-title = Оконченные игры
finished-none = В этом браузере ещё ни одна игра не доиграна до конца.
finished-early = Закончена досрочно

## Setting a table

new-title = Новый стол: { $game }
new-lead = Решите, кто где сидит, и занимайте места.
new-seats = Места
new-seats-about = Людей и ботов можно смешивать.
new-seat = Место { $seat }
new-seat-count = Сколько мест
new-seat-me = Я
new-seat-me-about = Вы, в этом браузере.
new-seat-here = Кто-то на этом устройстве
new-seat-here-about = Устройство передаётся по кругу.
new-seat-guest = Для гостя
new-seat-guest-about = Место займёт тот, кто откроет ссылку.
new-seat-bot = Бот
new-seat-bot-about = Играет сам и видит только то, что видел бы человек на его месте.
new-name = Имя
new-bot-level = Сила игры
new-company = Кто играет, от самых лёгких до самых сильных
new-options = Настройки игры
new-options-about = Для начала подойдут и обычные.
new-game = Игра
new-rulings = Трактовки правил
new-rulings-about = Другие прочтения неясных правил. Мы советуем то, что выбрано.
new-first-game = Моя первая игра
    .about = С наставником, который объясняет новое, когда оно встречается впервые.
new-kind = Во что играем
new-single = Одна партия
new-single-about = Одно подземелье, один итог.
new-campaign = Кампания
new-campaign-about = Сценарий из трёх партий; итоги складываются.
new-story = Сценарий
new-create = Создать стол
default-name = Игрок { $seat }

## Bots

bot-random = Скиталец
    .about = Ходит наугад.
bot-greedy = Хапуга
    .about = Берёт то, что выгоднее прямо сейчас.
bot-level-1 = Новичок
    .about = Обыграет и ребёнок.
bot-level-2 = Ученик
    .about = Хорошая компания для первой игры.
bot-level-3 = Искатель
    .about = Почти вровень с теми, кто знает игру.
bot-level-4 = Ветеран
    .about = Трудный соперник даже для опытных.
bot-level-5 = Мастер
    .about = Сильнее у нас никого нет.
bot-name-grim = Грим
bot-name-mab = Маб
bot-name-odo = Одо
bot-name-wren = Чиж
bot-name-pike = Ёрш
bot-name-sable = Соболь
bot-name-tansy = Пижма
bot-name-rook = Ворон

## Waiting room, joining, watching

wait-title = Сбор игроков
wait-lead = Поделитесь ссылкой. Начинайте, когда все соберутся.
wait-link = Ссылка на этот стол
wait-qr = QR-код ссылки
wait-seats = Места
wait-free = свободно
wait-you = вы
wait-bot = бот
wait-start = Начать игру
wait-start-with-free = Можно начать уже сейчас: гости сядут позже, или отдайте их места ботам.
wait-for-maker = Игру начинает { $who }, когда все соберутся.
wait-for-guests = { $count ->
    [one] Ждём ещё { $count } гостя
   *[many] Ждём ещё { $count } гостей
}
wait-options = О чём договорились
wait-commitment = Отпечаток жребия
wait-commitment-about = Все броски и перемешивания следуют из тайного ключа, который выбрал сервер. После игры этот отпечаток докажет, что с её начала ничего не меняли. Он не доказывает, что хозяин сервера не выбирал из нескольких ключей.
invite-home = Это адрес в вашей домашней сети: ссылку откроет каждый, кто в ней.
invite-alone = Вы зашли по адресу, который знает только этот компьютер, поэтому больше никто эту ссылку не откроет. Чтобы позвать других из домашней сети, запустите программу так:
join-title = Сесть за стол
join-lead = Вас приглашают сыграть: { $game }.
join-name = Ваше имя
join-sit = Сесть
join-watch = Только смотреть
join-full = Все места заняты. Можно наблюдать.
join-running = Игра уже идёт. Можно занять свободное место или наблюдать.
join-again = Вернуться на своё место
watch-lead = Вы наблюдаете и видите всё, что открыто на столе.

## Table page

table-your-turn = Ваш ход
table-waiting = Ждём: { $who }
table-last-move = Последний ход { $when }
table-nobody = Сейчас ни к кому вопросов нет.
table-moment = Минутку…
table-moment-about = Сейчас кто-то мог бы ответить, а может, и никто. Пауза одинакова для всех, чтобы ожидание не выдавало карт.
table-single = Выбора не было. { $ask } → { $answer }.
table-think = Дайте подумать
table-think-about = Останавливает часы, как и любое касание.
table-held = Часы остановлены: остальные ждут вашего ответа.
table-board = Ваш планшет
table-board-of = Планшет: { $who }
table-shared-board = Поле
table-others = Другие отряды
table-others-note = На конец прошлого раунда.
table-alone = Вы играете в одиночку: других отрядов нет.
table-cards = Карты
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-help = Помощь
table-tally = Счёт
tally-hidden = «?» станет известно в конце игры.
table-goal = Как победить
table-seats = Места
table-you = вы
table-thinking = думает
table-done = готово
table-bot = бот
table-away = не в сети
table-here = на этом устройстве
table-free-seat = свободно
table-take-back = Отменить ход
table-take-back-about = Отменить последний выбор. Можно, пока не открылось ничего нового.
table-take-back-first = Ещё ничего не выбрано.
table-take-back-learned = После последнего открытия ничего не выбрано.
panel-nothing = Сейчас ничего.
panel-no-way = Туда пути нет.
panel-later = Ещё рано.
panel-on-board = { $places ->
    [1] нажмите на поле
   *[other] нажмите на поле, вариантов: { $places }
}
panel-reasons = все причины: { $reasons }
side-up = вверх
side-right = вправо
side-left = влево
side-down = вниз
table-aside = В любой момент
table-why-title = Сейчас нельзя
tile-place = Положить сюда
tile-turn = Повернуть
tile-cancel = Отмена
tile-choose = Коснитесь места или сначала поверните.
tile-places = Отмечено мест: { $places }
tile-turns = поворот { $at } из { $turns }
tile-once = подходит только так
tile-keys = Стрелки ведут от места к месту.
table-zoom = Масштаб
table-zoom-in = Крупнее
table-zoom-out = Мельче
table-zoom-fit = Показать целиком
table-beyond = За краем:
table-beyond-up = сверху
table-beyond-right = справа
table-beyond-down = снизу
table-beyond-left = слева
table-whole-map = Вся карта
table-near-map = Ближе
table-goals = { $count ->
    [1] Или коснитесь места в кольце: путь туда свободен.
    [one] Или коснитесь одного из { $count } места в кольце: путь туда свободен.
   *[other] Или коснитесь одного из { $count } мест в кольце: путь туда свободен.
}
table-closer = Что рассматривается
sound = Звук
sound-off = выключен
sound-on = включён
follow-others = Ходы других
follow-followed = по событию в секунду
follow-fast = вдвое быстрее
follow-at-once = сразу
follow-again = Ещё раз
follow-on = Дальше
follow-last = Что сейчас было
follow-share = { $line } { SIGNED($by) }
follow-more = { $count ->
    [one] и ещё { $count } событие, в журнале
    [few] и ещё { $count } события, в журнале
   *[many] и ещё { $count } событий, в журнале
}
follow-moment = Что произошло
cards-size = Размер карт
cards-fitted = по месту
cards-large = крупные
cards-largest = самые крупные
table-pace = Скорость ботов
table-pace-slow = Медленно
table-pace-normal = Обычно
table-pace-at-once = Сразу
table-window = Время на ответ
table-window-seconds = { $seconds } секунд
table-window-none = Без часов: ждать ответа
table-window-left = осталось { $seconds } с
table-window-passes = Без ответа вопрос пройдёт сам через { $seconds } секунд.
table-since = Пока вас не было
table-since-next = Дальше
table-since-done = Всё просмотрено
table-connection-lost = Связь потеряна. Пробуем снова…
table-connection-back = Связь восстановлена
table-pass-to = Передайте устройство: { $who }
table-pass-about = Дальше видны тайные карты ({ $who }): остальные отворачиваются.
table-pass-ready = Это я, { $who }
table-play-as = Играть за: { $who }
table-leave = Уйти из-за стола
table-leave-ask = Освободить своё место? Его сможет занять другой гость или бот.
table-leaving = Уйти или сдаться
table-resign = Сдаться
table-resign-about = За вас доиграет бот; вы можете смотреть и вернуть себе место.
table-leave-about = Место освободится для гостя; пока никто не сел, за него играет бот.
table-rematch = Сыграть ещё раз
table-to-rematch = К новой партии
table-free-a-seat = Освободить место
table-free-ask = Освободить место ({ $who })? Его сможет занять новый гость.
table-to-bot = Отдать боту
table-to-person = Забрать у бота
table-private-link = Личная ссылка для другого устройства
devices-menu = Другие устройства
devices-title = Устройства: { $who }
devices-lead = За это место можно играть с перечисленных устройств.
devices-list = Устройства
devices-this = Это устройство
devices-other = Другое устройство (№ { $number })
devices-remove = Убрать
devices-remove-ask = Убрать это устройство? Личная ссылка тоже перестанет действовать.
devices-back = Вернуться за стол
link-about = По личной ссылке за это место можно играть с другого вашего устройства. Она показывается один раз; прежняя перестаёт действовать.
link-make = Создать личную ссылку
link-once = Эта ссылка видна только сейчас. У кого она есть, тот может играть за вас: никому её не давайте.
carry-lead = Это личная ссылка на место за столом. Игра: { $game }.
carry-about = С этого устройства можно будет играть за это место ({ $who }) и видеть то, что видно только с него. Если ссылка предназначалась не вам, закройте страницу.
carry-do = Играть на этом устройстве: { $who }
table-copy-link = Скопировать ссылку
table-link-copied = Скопировано
table-invite = Пригласить
table-manage = Управление местами
habits-title = О чём меня спрашивать
habits-help = Если ответ почти всегда один и тот же, вопрос можно не задавать. Это можно изменить в любой момент.
habit-ask = Спрашивать
table-rules = Правила
table-rules-here = Правила к этому вопросу
table-open-replay = Запись игры
table-record = Скачать запись
table-over = Игра окончена
where-plain = Игра идёт
table-renewed = Теперь эта игра идёт по новым правилам (правила { $rules }). По ним вышло бы иначе, поэтому партия продолжается с той позиции, что была; сыгранное осталось в записи.
event-renewed = У игры новые правила: правила { $now } вместо правил { $before }. { $parted ->
    [0] Всё сыгранное верно и по ним.
   *[other] По ним вышло бы иначе, поэтому партия продолжается с той позиции, что была. { $lost ->
        [0] Ни один ответ не потерян.
        [one] { $lost } ответ нужно дать заново.
        [few] { $lost } ответа нужно дать заново.
       *[other] { $lost } ответов нужно дать заново.
    }
}
event-without-words = Здесь произошло то, для чего слова были у прежней версии.
asleep-title = Этот стол не удаётся открыть
asleep-lead = Ничего не потеряно: запись цела, и сервер никогда её не удаляет. Возможно, стол откроет более поздняя версия.
asleep-why = Что мешает: { $why }
asleep-record = Сохранить запись ({ $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
})
asleep-picture = Последнее положение
table-score = Подсчёт очков
table-score-line = Строка
table-score-winner = Победа: { $who }
table-score-shared = Общая победа: { $who }
end-title = Итог
end-turned = Решающие моменты
end-went = Как шла игра
end-round = Раунд { $round }
end-board = Поле в конце игры
end-lines = Счёт по строкам
table-new-game = Создать новый стол

## Keys

keys-title = Клавиши
keys-help = Показать или скрыть этот список
keys-digits = Выбрать вариант с этим номером
keys-options = Переходить от варианта к варианту
keys-arrows = Идти вверх, вниз, влево, вправо, где есть путь
keys-walk = Переходить от ответа к ответу
keys-end = Ответ внизу: закончить, готово, пас
keys-things = К предмету с этой буквой
keys-take-back = Отменить последний выбор
keys-again = Показать ещё раз, что сейчас было
keys-closer = Рассмотреть поближе то, что в фокусе или под указателем
keys-question = К вопросу
keys-log = Открыть журнал
keys-cards = Открыть карты
keys-score = Открыть счёт
keys-others = Посмотреть на другие отряды
keys-rules = Открыть правила к этому вопросу
keys-turn = Повернуть карту в руке, а без неё — открыть правила к этому вопросу
keys-place = Положить карту туда, где она лежит; стрелки ведут от места к месту, Esc возвращает её в руку
keys-board = К полю
keys-sheet = К планшету
keys-zoom = Крупнее, мельче, целиком
keys-skip = Пропустить движение
keys-close = Закрыть то, что открыто

## Replay

replay-title = Запись игры
replay-step = Шаг { $step } из { $of }
replay-first = В начало
replay-previous = Назад
replay-next = Вперёд
replay-last = В конец
replay-go = К шагу
replay-seat = Точка зрения
replay-follow = кто ходит
replay-play = Пуск
replay-pause = Пауза
replay-play-keys = Пуск или пауза (пробел)
replay-speed = Скорость
replay-moments = Важные моменты: { $count }
replay-at = шаг { $step }
replay-moment-before = Предыдущий важный момент
replay-moment-after = Следующий важный момент
replay-took-back = { $who }: выбор отменён.
replay-verify = Проверить броски
replay-verify-about = Если это тот отпечаток, который стол показывал в начале, то с тех пор ничего не меняли: ключ соответствует отпечатку, а все броски и перемешивания следуют из ключа. Ключ выбирает один только сервер; что его хозяин не выбирал из нескольких ключей, этим не доказано.
replay-commitment = Отпечаток
replay-secret = Ключ
replay-secret-later = Ключ будет открыт, когда игра закончится.
replay-verified = Проверено: все броски и перемешивания следуют из ключа, ключ соответствует отпечатку.
replay-not-verified = Проверка не пройдена: { $why }
replay-stretch-verified = Шаги с { $first } по { $last }, правила { $rules }: проверено. { $draws ->
    [one] { $draws } случайный выбор следует из ключа.
    [few] { $draws } случайных выбора следуют из ключа.
   *[other] { $draws } случайных выборов следуют из ключа.
}
replay-stretch-beyond = Шаги с { $first } по { $last } сыграны по правилам { $rules }, которых в этой версии уже нет: их можно посмотреть, но нельзя здесь проверить.
replay-download = Скачать запись

## Campaign

campaign-title = Кампания: { $story }
campaign-lead = Три партии, один сценарий. Решает сумма трёх итогов.
campaign-chapter = Глава { $chapter } из { $of }
campaign-totals = Промежуточный счёт
campaign-total = Сумма
campaign-player = Игрок
campaign-next = Начать следующую главу
campaign-open = Открыть главу
campaign-not-yet = ещё не сыграна
campaign-running = идёт
campaign-finished = сыграна
campaign-winner = Победа в кампании: { $who }
campaign-shared = Общая победа в кампании: { $who }
campaign-back = К кампании

## Rules page

rules-title = Правила: { $game }
rules-contents = Содержание

## About

about-title = Об Undercroft
about-what = Undercroft — открытый стол для настольных игр о подземельях. Его можно запустить на своей машине; никуда больше ничего не отправляется.
about-games = Игры
about-affiliation = Undercroft не связан с авторами и издателями игр и не одобрен ими. Все тексты и рисунки здесь наши собственные. Понравилась игра — купите её.
about-icons = Значки
about-icons-credit = Значки авторов game-icons.net по лицензии CC BY 3.0, перекрашены и дополнены нашими рисунками.
about-fonts = Шрифты
about-fonts-credit = Balsamiq Sans, Caveat и PT Sans, все по лицензии SIL Open Font License.
about-dice = Жребий, который можно проверить
about-dice-credit = До игры сервер выбирает тайный ключ, из которого следуют все броски и перемешивания, и показывает его отпечаток. Когда игра закончена, ключ открывается, и любой может проверить, что после начала ничего не меняли. Что хозяин сервера не выбирал из нескольких ключей, проверить нельзя.
about-licence = Лицензия
about-licence-credit = Программа свободная, лицензия MIT.
about-version = Версия { $version }

## Errors

error-title = Не получилось
error-page-title = Извините
error-home = На главную
error-again = Попробовать ещё раз
error-error = Так сделать нельзя.
error-not-asked = Сейчас к вам вопросов нет.
why-offered = Это сейчас можно: { $options }.
error-not-offered = Сейчас такого варианта нет.
error-nothing-to-take-back = Отменять нечего: уже открылось что-то новое или выбора ещё не было.
error-stale = Стол ушёл вперёд. Вот текущий вопрос.
error-wrong-seat = Это не ваше место.
error-unknown-table = Такого стола нет. Проверьте ссылку.
error-unknown-step = В этой записи нет такого шага.
error-unknown-seat = За этим столом нет такого места.
error-table-full = Все места за этим столом заняты. Можно наблюдать.
error-forbidden = Это место или решение принадлежит кому-то другому. Откройте ссылку на стол: там можно занять свободное место или наблюдать.
error-gone = Этот стол удалён.
error-asleep = Эта версия не может открыть этот стол. Его запись цела.
error-unreadable = Эта версия не может прочитать сохранённую позицию стола.
error-link-void = Эта личная ссылка больше не действует: создана новая или место теперь не ваше. Попросите новую ссылку.
error-devices-changed = Список устройств тем временем изменился. Посмотрите его ещё раз.
error-seated-already = С этого устройства уже играют или играли на другом месте за этим столом. Пока игра идёт, второе занять нельзя: его карты не для ваших глаз.
error-too-many = Слишком много попыток. Подождите немного и попробуйте снова.
error-too-many-pages = Открыто слишком много страниц. Закройте лишние и обновите эту.
error-too-many-connections = Открыто слишком много соединений. Подождите немного и попробуйте снова.
error-too-slow = Запрос не пришёл вовремя. Попробуйте ещё раз.
error-unclear = Этот запрос можно прочесть по-разному, поэтому он не прочитан.
error-no-host = В запросе не сказано, к какому дому он обращён.
error-wrong-host = Дома с таким именем здесь нет. Откройте адрес, который дал вам хозяин.
error-busy = Сервер сейчас перегружен. Ничего не изменилось; подождите немного и попробуйте снова.
error-name-too-long = Это имя слишком длинное.
error-name-empty = Введите имя.
error-csrf = Страница была открыта слишком долго. Перезагрузите её и попробуйте снова.
error-wrong-origin = Запрос пришёл с чужой страницы и отклонён.
error-not-started = Игра ещё не началась.
error-already-started = Игра уже началась.
error-wrong-setup = Такой стол создать нельзя.
error-wrong-game = Эту игру нельзя добавить.
error-wrong-record = Эту запись нельзя прочитать.
error-wrong-lesson = Этот урок провести нельзя.
error-wrong-position = Такой позиции быть не может.
error-wrong-pack = В наборе карт ошибка.
error-parted = Здесь запись и правила расходятся: дальше игру не показать.
error-luck-ran-out = Заготовленные броски кончились.
error-database-away = Хранилище сейчас недоступно. Возможно, ход не сохранён: взгляните на стол ещё раз через минуту.
error-database-busy = Хранилище занято. Попробуйте чуть позже; ничего не потеряно.
error-database-full = Хранилище переполнено. Ход не сохранён; сообщите хозяину сервера.
error-database-read-only = В хранилище нельзя писать. Ход не сохранён; сообщите хозяину сервера.
error-not-found = Такой страницы нет.
error-server-error = На сервере что-то сломалось. Всё сохранённое цело.
error-request = Номер этого запроса, для хозяина сервера:
error-read-only = Сейчас дом открыт только для просмотра: на столы можно смотреть, играть и создавать новые нельзя. Ничего не потеряно.
error-closing = Дом скоро закроется, новые столы больше не создаются. Всё сыгранное сохранено, и позже игра продолжится.
error-banned = С этого устройства сюда нельзя. Если это ошибка, напишите хозяину сервера.
error-not-host = Это страница для хозяина дома. Ссылку сюда создаёт команда «undercroft admin link».
error-admin-link-void = Эта ссылка больше не действует: ею уже воспользовались или она устарела. Новую создаёт команда «undercroft admin link».
error-own-tables-full = У вас открыто столько столов, сколько разрешено в этом доме. Сначала завершите или удалите один из них.
error-all-tables-full = Дом полон: открытых столов столько, сколько разрешено. Попробуйте позже.
error-unknown-device = Такого устройства нет, или под это имя подходит несколько. Укажите хотя бы первые восемь знаков.
error-wrong-quota = Укажите в каждом поле целое число; 0 означает «без ограничения».

## Running the house

admin-title = Управление домом
admin-enter = Войти
admin-enter-about = По этой ссылке из этого браузера можно двенадцать часов управлять домом. Воспользоваться ею можно один раз.
admin-state = Состояние
admin-state-open = открыт
admin-state-read-only = только просмотр
admin-state-closing = закрывается
admin-version = Версия
admin-processes = Процессы
admin-opened = Открыт
admin-tables = Столы
admin-counts = ждут: { $waiting }, идут: { $running }, сыграны: { $over }, завершены досрочно: { $closed }
admin-awake = Столов в памяти
admin-pages = Открытые страницы
admin-devices = Устройств с открытия
admin-answers = Ответы
admin-outcomes = приняты: { $ok }, опоздали: { $stale }, отклонены: { $refused }, не удались: { $failed }
admin-busy = Сейчас обдумываются и принимаются
admin-stall = Самая долгая задержка
admin-milliseconds = { $count } мс
admin-store = Данные
admin-megabytes = { NUMBER($count, minimumFractionDigits: 1) } МБ
admin-rule = Правила дома
admin-read-only-about = Только просмотр: смотреть могут все, играть и создавать столы не может никто. Так остаётся и после перезапуска.
admin-read-only-on = Только просмотр
admin-read-only-off = Снова разрешить игру
admin-drain-about = Перед закрытием: новых столов нет, и об этом говорит каждая открытая страница. До закрытия игры идут дальше.
admin-drain-on = Готовиться к закрытию
admin-drain-off = Всё-таки не закрываться
admin-own = Открытых столов на устройство
admin-all = Открытых столов всего
admin-quota-about = 0: без ограничения.
admin-bans = Кому вход закрыт
admin-unban = Снова пустить
admin-people = Люди
admin-nobody = За столы ещё никто не садился.
admin-device = Устройство
admin-names = Имена
admin-seen = Последний визит
admin-ban = Закрыть вход
admin-banned = вход закрыт
admin-why = Почему (видите только вы)
admin-game = Игра
admin-seats = Места
admin-set = Создан
admin-moved = Изменён
admin-is-awake = в памяти
admin-status-waiting = ждёт
admin-status-running = идёт
admin-status-over = сыгран
admin-status-closed = завершён досрочно
admin-no-tables = Столов пока нет.

## Уроки

front-learn = Учиться
learn-title = Учимся играть: { $game }
learn-lead = Короткие уроки за настоящим столом. Пробуйте что угодно: ничего не сломается, а неверный ход покажет, к чему он ведёт.
learn-begin = Начать
learn-go = Учиться дальше
learn-finished = пройден
learn-begun = шаг { $step } из { $steps }
learn-minutes = около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
}
lesson-course = Все уроки
lesson-step = Шаг { $step } из { $steps }
lesson-on = Дальше
lesson-back = Вернуться к шагу
lesson-next = Следующий урок
lesson-play = Играть
lesson-done = Урок пройден.
lesson-taught = Теперь вы знаете из правил:
lesson-otherwise = Так тоже можно, но этот шаг о другом. Посмотрите, что из этого вышло, и вернитесь.

## The coach of a first game

coach-name = Наставник
coach-heard = Понятно
coach-off = Больше не подсказывать
coach-call = Позвать наставника

## The rules page

rules-search = Поиск
rules-find = Найти
rules-found = { $count ->
    [0] По запросу «{ $words }» ничего не найдено
    [one] { $count } место по запросу «{ $words }»
    [few] { $count } места по запросу «{ $words }»
   *[many] { $count } мест по запросу «{ $words }»
}
rules-guide = Вкратце
rules-reference = Все правила
rules-taught = Урок об этом:
rules-examples = Примеры по шагам
    .about = Каждый пример — доска, на которую можно посмотреть: идите шаг за шагом или попробуйте иначе и увидите, что выйдет.
rules-things = Всё, что в коробке
rules-aid = На одной странице
rules-print = Распечатать
rules-read = Правила: { $section }
rules-learn = Урок: { $lesson }
lesson-example-on = Дальше
lesson-example-done = Это был весь пример.
lesson-rules = К правилам

## Hints

hint-ask = Как бы вы сыграли?
hint-thinks = Мастер думает…
hint-says = Мастер сыграл бы так:
hint-by-experience = По опыту: другое здесь не взвешивалось.
hint-points = { $points ->
    [one] около { $points } очка
   *[other] около { $points } очков
}
hint-chance = победа: около { $percent } %
hint-against-next = { $sides ->
    [both] Лучше следующего: { $better }; хуже: { $worse }.
    [better] Лучше следующего: { $better }.
    [worse] Хуже следующего: { $worse }.
   *[none] Почти то же, что и следующий.
}
hint-unsure = Следующий кажется лучше, но это не точно.
hint-against-first = { $sides ->
    [both] Хуже первого: { $worse }; лучше: { $better }.
    [better] Лучше первого: { $better }.
    [worse] Хуже первого: { $worse }.
   *[none] Почти то же, что и первый.
}
table-hints = Подсказки «Как бы вы сыграли?»
table-hints-alone = Тому, кто играет один или только с ботами
table-hints-on = Всем за столом
table-hints-off = Никому
keys-hint = Спросить, как сыграл бы Мастер; потом перейти к ответу
coach-hint = Сомневаетесь? Под ответами «Как бы вы сыграли?» назовёт лучшие ходы и объяснит почему.
error-no-hints = За этим столом подсказок нет. Кто его накрыл, может разрешить их в меню.

## Задачи

puzzle-title = Задачи
puzzle-title-of = Задачи: { $game }
puzzle-lead = Позиции из партий ботов, в которых одно продолжение явно лучше всех. Не торопитесь: неверный ответ ничего не стоит.
puzzle-of-day = Задача дня
puzzle-of-day-solved = Задача дня (решена)
puzzle-day = сегодня
puzzle-all = Все задачи
puzzle-other-games = Задачи других игр
puzzle-number = Задача { $number }
puzzle-solved = решена
puzzle-solved-of = Решено { $solved } из { $count }
puzzle-grade-easy = лёгкая
    .many = Лёгкие
puzzle-grade-medium = средняя
    .many = Средние
puzzle-grade-hard = трудная
    .many = Трудные
puzzle-right-score = Верно: счёт { $best }, и больше здесь не получить.
puzzle-missed-score = Это не лучший путь: счёт { $own }, а можно { $best }.
puzzle-best-score = Лучший путь, к счёту { $best }:
puzzle-right-chance = Верно: около { $best } % на победу.
puzzle-missed-chance = Это не лучший ответ: около { $own } % на победу, а у лучшего около { $best } %.
puzzle-best-chance = Вероятность победы с каждым ответом:
puzzle-worth-chance = около { $worth } %
puzzle-worth-score = около { $worth }
puzzle-why = { $sides ->
    [both] Лучший ответ выигрывает здесь: { $better }; проигрывает здесь: { $worse }.
    [worse] Лучший ответ проигрывает только здесь: { $worse }.
   *[better] Лучший ответ выигрывает здесь: { $better }.
}
puzzle-put-off = Это ещё ничего не решает: после этого можно сделать что угодно. Что же выбрать?
puzzle-again = Ещё раз
puzzle-show = Показать ответ
puzzle-show-way = Показать лучший путь
puzzle-show-ways = Сравнить ответы
puzzle-next = Следующая задача
puzzle-back = На шаг назад
puzzle-restart = С начала
error-wrong-puzzle = Эту задачу больше нельзя задать: с тех пор, как она найдена, изменились правила или карты.
weighed-by = { $sign ->
    [less] { $what } (−{ NUMBER($by, maximumFractionDigits: 1) })
   *[more] { $what } (+{ NUMBER($by, maximumFractionDigits: 1) })
}

## Analysis after a game

analysis-title = Разбор партии
analysis-open = Разобрать партию
analysis-lead-points = Шаг за шагом: на какой счёт мог рассчитывать каждый игрок и что это меняло, решения или случай.
analysis-lead-chance = Шаг за шагом: насколько вероятна была победа каждого игрока и что это меняло, решения или случай.
analysis-working = Партия проигрывается заново…
analysis-working-about = Каждый бросок и каждая взятая карта пробуются ещё много раз. Это займёт минуту или две; потом разбор хранится вместе с партией.
analysis-progress = Готово: { $percent } %
analysis-failed = На этот раз разбор не удалось довести до конца.
analysis-again = Попробовать ещё раз
analysis-parted = Эта партия сыграна по другим правилам или с другими картами, чем есть в этой версии. Её можно просмотреть по шагам, но не проиграть заново: разбора нет.
analysis-stood = Как складывалась партия
analysis-stood-points = ожидаемые очки в конце, по раундам
analysis-stood-chance = вероятность победы в процентах, по раундам
analysis-spots = Знак на линии — перелом.
analysis-figures = Таблицей
analysis-after = После раунда
analysis-start = Начало
analysis-turns = Переломы
analysis-by-points = очки, которые приобрёл или потерял показанный игрок
analysis-by-chance = как изменилась вероятность победы показанного игрока
analysis-no-turns = Резких перемен не было.
analysis-split = { $luck ->
    [none] Всё решил выбор.
   *[some] Выбор: { $chosen } · случай: { $luck }
}
analysis-decisions = Самые дорогие решения
analysis-decisions-about = Число показывает цену решения: по тому, что было известно в тот момент, и по оценке сильнейшего бота.
analysis-no-decisions = Ничего явно лучше сыгранного не нашлось.
analysis-no-more-decisions = Кроме переломов, ничего явно лучше сыгранного не нашлось.
analysis-not-weighed = В этой игре отдельные решения пока не взвешиваются.
analysis-played = Сыграно
analysis-better = Лучше
analysis-below = Можно было лучше: смотрите решения.
analysis-nothing-better = Лучшего не нашлось.
analysis-why = { $sides ->
    [both] Даёт больше: { $better }; меньше: { $worse }.
    [better] Даёт больше: { $better }.
   *[worse] Даёт меньше: { $worse }.
}
analysis-luck = Удача
analysis-luck-about = Что принесли игроку все броски и взятые карты, в том числе чужие, по сравнению с тем, что они приносят в среднем. Тонкая черта на полосе показывает, насколько это точно (стандартная ошибка).
analysis-luck-none = Случай ни на что не повлиял.
analysis-verdict = { $verdict ->
    [kind] Случай был благосклонен.
    [unkind] Случай был неблагосклонен.
   *[even] Примерно так, как и следовало ожидать.
}
analysis-most = Сильнее всего повлияло:
analysis-drawn = Что-то взято наугад.
analysis-error = ± { $error }
analysis-method = Как это вычислено
analysis-method-worth = Партия проигрывается заново по записи. Везде, где ничего не начато, оценка ботов говорит, на что может рассчитывать каждый; последнее число — настоящий итог.
analysis-method-luck = При каждом броске или взятии тот же ответ даётся тому же столу ещё много раз, с другой удачей. То, что вышло на деле, минус среднее остальных — это удача. За много партий она в среднем равна нулю, какой бы ни была оценка; чего оценка не видит, того она и не считает.
analysis-method-decisions = Все ответы человека просматриваются бегло, три самых дорогих взвешивает сильнейший бот без спешки: только по тому, что было видно с этого места. Ответы бота, который играл вместо человека, и того, кто сидел здесь раньше, не рассматриваются. Хорошее решение может проиграть партию, а плохое выиграть.
analysis-method-docs = Подробнее: docs/analysis.md в исходном коде дома.
analysis-figure-points = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-figure-chance = { NUMBER($figure, maximumFractionDigits: 0) } %
analysis-change-points = { $sign ->
    [more] +{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    [less] −{ NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
   *[none] 0
}
analysis-change-chance = { $sign ->
    [more] +{ NUMBER($by, maximumFractionDigits: 0) } %
    [less] −{ NUMBER($by, maximumFractionDigits: 0) } %
   *[none] 0 %
}
error-no-analysis = Партию разбирают, когда она сыграна до конца.
