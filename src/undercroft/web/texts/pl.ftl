### The house in Polish: everything around the games.

## Every page

house-name = Undercroft
house-line = Otwarty stół do gier o podziemiach
title-page = { $page } · Undercroft
title-your-turn = ● Twój ruch · { $page }
nav-home = Stoły
nav-about = O programie
nav-rules = Zasady
nav-skip = Do treści
nav-skip-question = Do pytania
language = Język
language-name = Polski
theme = Wygląd
theme-auto = Auto
theme-light = Jasny
theme-dark = Ciemny
menu = Menu
close = Zamknij
apply = Zastosuj
yes = tak
no = nie
script-needed = Bez skryptów strona nie odświeża się sama: przeładuj ją, aby zobaczyć zmiany.

## Front page

front-lead = Graj z przyjaciółmi, solo albo z botami. Bez zakładania konta.
front-games = Gry
front-play-game = Przygotuj stół: { $game }
front-play-now = { $bots ->
    [0] Zagraj teraz
    [one] Zagraj teraz z botem
   *[other] Zagraj teraz z botami
}
front-set = Przygotuj stół
front-your-tables = Twoje stoły
front-waiting = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[other] { $count } stołów czeka na ciebie
}
front-more-tables = { $count ->
    [one] Jeszcze { $count } stół
    [few] Jeszcze { $count } stoły
   *[other] Jeszcze { $count } stołów
}
front-finished-games = Zakończone gry: { $count }
front-turn = Twój ruch: { $where }
front-continue = Kontynuuj
front-look-on = Zobacz
front-not-started = Jeszcze nierozpoczęta
front-asleep = Ta wersja nie może otworzyć stołu
front-replay = Zapis gry
front-more = Więcej
front-end = Zakończ grę
front-end-about = Dla wszystkich przy stole. Nadal można ją obejrzeć.
front-end-ask = Zakończyć tę grę teraz, dla wszystkich? Potem nie da się jej kontynuować.
front-delete = Usuń
front-delete-about = Na zawsze i dla wszystkich.
front-delete-ask = Usunąć ten stół na zawsze? Nikt już go nie otworzy.
front-forget = Usuń z mojej listy
front-forget-about = Dla innych stół zostanie.
front-forget-ask = Usunąć ten stół z twojej listy? Dla innych zostanie, a link prowadzi do niego z powrotem.
finished-title = Zakończone gry
finished-none = W tej przeglądarce żadna gra nie dobiegła jeszcze końca.
finished-early = Zakończona przed czasem

## Setting a table

new-title = Nowy stół: { $game }
new-lead = Zdecydujcie, kto gdzie siedzi, i zajmijcie miejsca.
new-seats = Miejsca
new-seats-about = Ludzi i boty można mieszać.
new-seat = Miejsce { $seat }
new-seat-count = Liczba miejsc
new-seat-me = Ja
new-seat-me-about = Ty, w tej przeglądarce.
new-seat-here = Ktoś na tym urządzeniu
new-seat-here-about = Urządzenie krąży z rąk do rąk.
new-seat-guest = Dla gościa
new-seat-guest-about = Miejsce zajmie ten, kto otworzy link.
new-seat-bot = Bot
new-seat-bot-about = Gra sam i widzi tylko to, co widziałby człowiek na jego miejscu.
new-name = Imię
new-bot-level = Siła gry
new-company = Kto gra, od najłagodniejszych do najsilniejszych
new-options = Opcje
new-options-about = Na początek wystarczą domyślne.
new-game = Gra
new-rulings = Interpretacje zasad
new-rulings-about = Inne odczytania niejasnych zasad. Polecamy wartości domyślne.
new-first-game = Moja pierwsza gra
    .about = Z trenerem, który objaśnia nowe rzeczy, gdy pojawiają się po raz pierwszy.
new-kind = W co gramy
new-single = Pojedyncza gra
new-single-about = Jedne podziemia, jeden wynik.
new-campaign = Kampania
new-campaign-about = Historia w trzech grach; wyniki się sumują.
new-story = Historia
new-create = Przygotuj stół
default-name = Gracz { $seat }

## Bots

bot-random = Wędrowiec
    .about = Gra na chybił trafił.
bot-greedy = Chciwiec
    .about = Bierze to, co teraz wygląda najlepiej.
bot-level-1 = Początkujący
    .about = Wygra nawet dziecko.
bot-level-2 = Uczeń
    .about = Dobre towarzystwo na pierwszą grę.
bot-level-3 = Poszukiwacz
    .about = Mniej więcej na równi z kimś, kto zna grę.
bot-level-4 = Weteran
    .about = Trudny rywal nawet dla wprawnych.
bot-level-5 = Mistrz
    .about = Nikogo silniejszego nie mamy.
bot-name-grim = Grim
bot-name-mab = Mab
bot-name-odo = Odo
bot-name-wren = Czyż
bot-name-pike = Lin
bot-name-sable = Soból
bot-name-tansy = Wrotycz
bot-name-rook = Kruk

## Waiting room, joining, watching

wait-title = Poczekalnia
wait-lead = Udostępnij link. Zacznij, gdy wszyscy będą na miejscu.
wait-link = Link do tego stołu
wait-qr = Kod QR linku
wait-seats = Miejsca
wait-free = wolne
wait-you = ty
wait-bot = bot
wait-start = Rozpocznij grę
wait-start-with-free = Można zacząć już teraz: goście dosiądą się później albo ich miejsca przejmą boty.
wait-for-maker = Grę rozpoczyna { $who }, gdy wszyscy będą na miejscu.
wait-for-guests = { $count ->
    [one] Czekamy jeszcze na { $count } gościa
   *[many] Czekamy jeszcze na { $count } gości
}
wait-options = Co ustalono
wait-commitment = Odcisk losowania
wait-commitment-about = Wszystkie rzuty i tasowania wynikają z tajnego klucza, który wybrał serwer. Po grze ten odcisk dowodzi, że od jej początku niczego nie zmieniono. Nie dowodzi, że gospodarz nie wybierał spośród kilku kluczy.
invite-home = To adres w twojej sieci domowej: link otworzy każdy, kto w niej jest.
invite-alone = Ten adres zna tylko ten komputer, więc nikt inny nie otworzy tego linku. Aby zaprosić innych z sieci domowej, uruchom program tak:
join-title = Usiądź do stołu
join-lead = Zaproszenie do gry: { $game }.
join-name = Twoje imię
join-sit = Usiądź
join-watch = Tylko oglądaj
join-full = Wszystkie miejsca są zajęte. Możesz oglądać.
join-running = Gra już trwa. Możesz zająć wolne miejsce albo oglądać.
join-again = Wróć na swoje miejsce
watch-lead = Oglądasz i widzisz wszystko, co leży odkryte na stole.

## Table page

table-your-turn = Twój ruch
table-waiting = Czekamy na: { $who }
table-last-move = Ostatni ruch { $when }
table-nobody = Teraz nikt nie ma ruchu.
table-moment = Chwileczkę…
table-moment-about = Ktoś mógłby teraz odpowiedzieć, a może nikt. Chwila jest dla wszystkich taka sama, żeby czekanie nie zdradzało kart.
table-single = Nie było wyboru. { $ask } → { $answer }.
table-think = Daj pomyśleć
table-think-about = Zatrzymuje zegar, tak jak każde dotknięcie.
table-held = Zegar stoi: pozostali czekają na twoją odpowiedź.
table-board = Twój arkusz
table-board-of = Arkusz: { $who }
table-shared-board = Plansza
table-others = Inne drużyny
table-others-note = Stan na koniec ostatniej rundy.
table-alone = Grasz solo: innych drużyn nie ma.
table-cards = Karty
table-log = Dziennik
table-log-empty = Jeszcze nic się nie wydarzyło.
table-help = Pomoc
table-tally = Wynik
tally-hidden = „?” okaże się na koniec gry.
table-goal = Co daje zwycięstwo
table-seats = Miejsca
table-you = ty
table-thinking = myśli
table-done = gotowe
table-bot = bot
table-away = poza siecią
table-here = na tym urządzeniu
table-free-seat = wolne
table-take-back = Cofnij
table-take-back-about = Cofa ostatni wybór. Można, dopóki nie ujawniło się nic nowego.
table-take-back-first = Nic jeszcze nie wybrano.
table-take-back-learned = Od ostatniej nowości nic nie wybrano.
panel-nothing = Teraz nic.
panel-no-way = Nie ma tam drogi.
panel-later = Jeszcze nie.
panel-on-board = { $places ->
    [1] wskaż na planszy
   *[other] wskaż na planszy, do wyboru: { $places }
}
panel-reasons = wszystkie powody: { $reasons }
side-up = w górę
side-right = w prawo
side-left = w lewo
side-down = w dół
table-aside = W każdej chwili
table-why-title = Teraz nie można
tile-place = Połóż tutaj
tile-turn = Obróć
tile-cancel = Anuluj
tile-choose = Dotknij miejsca albo najpierw obróć.
tile-places = Oznaczone miejsca: { $places }
tile-turns = obrót { $at } z { $turns }
tile-once = pasuje tylko tak
tile-keys = Strzałki prowadzą od miejsca do miejsca.
table-zoom = Powiększenie
table-zoom-in = Większe
table-zoom-out = Mniejsze
table-zoom-fit = Pokaż całość
table-beyond = Za krawędzią:
table-beyond-up = u góry
table-beyond-right = po prawej
table-beyond-down = u dołu
table-beyond-left = po lewej
table-whole-map = Cała mapa
table-near-map = Bliżej
table-goals = { $count ->
    [one] Albo dotknij miejsca w obwódce: droga tam jest wolna.
   *[other] Albo dotknij jednego z { $count } miejsc w obwódce: droga tam jest wolna.
}
table-closer = Oglądane z bliska
sound = Dźwięk
sound-off = wyłączony
sound-on = włączony
follow-others = Ruchy innych
follow-followed = jedno zdarzenie na sekundę
follow-fast = dwa razy szybciej
follow-at-once = od razu
follow-again = Jeszcze raz
follow-on = Dalej
follow-last = Co się stało
follow-share = { $line } { SIGNED($by) }
follow-more = { $count ->
    [one] i jeszcze jedno zdarzenie, w dzienniku
    [few] i jeszcze { $count } zdarzenia, w dzienniku
   *[many] i jeszcze { $count } zdarzeń, w dzienniku
}
follow-moment = Co się wydarzyło
cards-size = Rozmiar kart
cards-fitted = dopasowane
cards-large = duże
cards-largest = największe
table-pace = Tempo botów
table-pace-slow = Wolne
table-pace-normal = Zwykłe
table-pace-at-once = Od razu
table-window = Czas na odpowiedź
table-window-seconds = { $seconds } sekund
table-window-none = Bez zegara: czekać na odpowiedź
table-window-left = zostało { $seconds } s
table-window-passes = Bez odpowiedzi pytanie minie samo po { $seconds } sekundach.
table-since = Pod twoją nieobecność
table-since-next = Dalej
table-since-done = Wszystko obejrzane
table-connection-lost = Utracono połączenie. Próbujemy ponownie…
table-connection-back = Połączenie przywrócone
table-pass-to = Przekaż urządzenie: { $who }
table-pass-about = Dalej widać tajne karty ({ $who }): pozostali nie patrzą.
table-pass-ready = To ja, { $who }
table-play-as = Graj jako { $who }
table-leave = Odejdź od stołu
table-leave-ask = Zwolnić swoje miejsce? Zajmie je inny gość albo bot.
table-leaving = Odejdź lub poddaj się
table-resign = Poddaj się
table-resign-about = Na twoim miejscu zagra bot; możesz patrzeć i odzyskać miejsce.
table-leave-about = Miejsce zwolni się dla gościa; dopóki nikt nie przyjdzie, gra na nim bot.
table-rematch = Rewanż
table-to-rematch = Do rewanżu
table-free-a-seat = Zwolnij miejsce
table-free-ask = Zwolnić miejsce ({ $who })? Zajmie je nowy gość.
table-to-bot = Oddaj botowi
table-to-person = Odbierz botowi
table-private-link = Prywatny link na inne urządzenie
devices-menu = Inne urządzenia
devices-title = Urządzenia: { $who }
devices-lead = Na tym miejscu można grać z wymienionych urządzeń.
devices-list = Urządzenia
devices-this = To urządzenie
devices-other = Inne urządzenie (nr { $number })
devices-remove = Usuń
devices-remove-ask = Usunąć to urządzenie? Prywatny link też przestanie działać.
devices-back = Wróć do stołu
link-about = Dzięki prywatnemu linkowi zagrasz na tym miejscu z innego swojego urządzenia. Link widać tylko raz, a poprzedni przestaje działać.
link-make = Utwórz prywatny link
link-once = Ten link widać tylko teraz. Kto go ma, może grać na twoim miejscu: zachowaj go dla siebie.
carry-lead = To prywatny link do miejsca przy stole. Gra: { $game }.
carry-about = Na tym urządzeniu będzie można grać na tym miejscu ({ $who }) i widać będzie to, co widać tylko z niego. Jeśli link nie był dla ciebie, zamknij tę stronę.
carry-do = Graj na tym urządzeniu: { $who }
table-copy-link = Kopiuj link
table-link-copied = Skopiowano
table-invite = Zaproś
table-manage = Zarządzaj miejscami
habits-title = O co mnie pytać
habits-help = Pytań, na które odpowiedź jest prawie zawsze ta sama, można nie zadawać. Możesz to zmienić w każdej chwili.
habit-ask = Pytaj mnie
table-rules = Zasady
table-rules-here = Zasady do tego pytania
table-open-replay = Zapis gry
table-record = Pobierz zapis
table-over = Koniec gry
where-plain = Gra trwa
table-renewed = Ta gra toczy się teraz według nowszych zasad (zasady { $rules }). Według nich wyszłoby inaczej, więc partia trwa dalej od pozycji, w której była; to, co rozegrano, zostaje w zapisie.
event-renewed = Gra ma nowsze zasady: zasady { $now } po zasadach { $before }. { $parted ->
    [0] Wszystko, co rozegrano, obowiązuje także według nich.
   *[other] Według nich wyszłoby inaczej, więc partia trwa dalej od pozycji, w której była. { $lost ->
        [0] Żadna odpowiedź nie przepadła.
        [one] Jedną odpowiedź trzeba podać ponownie.
        [few] { $lost } odpowiedzi trzeba podać ponownie.
       *[other] { $lost } odpowiedzi trzeba podać ponownie.
    }
}
event-without-words = Stało się tu coś, na co słowa miała wcześniejsza wersja.
asleep-title = Tego stołu nie da się otworzyć
asleep-lead = Nic nie przepadło: zapis jest zachowany i serwer nigdy go nie usuwa. Być może otworzy go późniejsza wersja.
asleep-why = Co stoi na przeszkodzie: { $why }
asleep-record = Zachowaj zapis ({ $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[other] { $count } kroków
})
asleep-picture = Ostatnia pozycja
table-score = Punktacja
table-score-line = Wiersz
table-score-winner = Zwycięstwo: { $who }
table-score-shared = Wspólne zwycięstwo: { $who }
end-title = Wynik
end-turned = Punkty zwrotne
end-went = Przebieg gry
end-round = Runda { $round }
end-board = Plansza na koniec gry
end-lines = Wynik po kolei
table-new-game = Przygotuj nowy stół

## Keys

keys-title = Klawisze
keys-help = Pokaż lub ukryj tę listę
keys-digits = Wybierz opcję o tym numerze
keys-options = Przechodź między opcjami
keys-arrows = Idź w górę, w dół, w lewo, w prawo, gdzie jest droga
keys-walk = Przechodź między odpowiedziami
keys-end = Odpowiedź na dole: koniec, gotowe, pas
keys-things = Do rzeczy z tą literą
keys-take-back = Cofnij ostatni wybór
keys-again = Zobacz jeszcze raz, co się stało
keys-closer = Obejrzyj z bliska to, co ma fokus lub wskaźnik
keys-question = Do pytania
keys-log = Otwórz dziennik
keys-cards = Otwórz karty
keys-score = Otwórz wynik
keys-others = Zobacz inne drużyny
keys-rules = Otwórz zasady do tego pytania
keys-turn = Obróć kartę w ręce, a bez niej otwórz zasady do tego pytania
keys-place = Połóż kartę tam, gdzie leży; strzałki prowadzą od miejsca do miejsca, Esc cofa ją do ręki
keys-board = Do planszy
keys-sheet = Do arkusza
keys-zoom = Większe, mniejsze, całość
keys-skip = Pomiń animację
keys-close = Zamknij to, co jest otwarte

## Replay

replay-title = Zapis gry
replay-step = Krok { $step } z { $of }
replay-first = Początek
replay-previous = Wstecz
replay-next = Dalej
replay-last = Koniec
replay-go = Do kroku
replay-seat = Punkt widzenia
replay-follow = kto gra
replay-play = Odtwórz
replay-pause = Pauza
replay-play-keys = Odtwórz albo zatrzymaj (spacja)
replay-speed = Tempo
replay-moments = Ważne chwile: { $count }
replay-at = krok { $step }
replay-moment-before = Poprzednia ważna chwila
replay-moment-after = Następna ważna chwila
replay-took-back = { $who }: wybór cofnięty.
replay-verify = Sprawdź rzuty
replay-verify-about = Jeśli to ten odcisk, który stół pokazywał na początku, od tamtej chwili niczego nie zmieniono: klucz pasuje do odcisku, a wszystkie rzuty i tasowania wynikają z klucza. Klucz wybiera sam serwer; tego, że gospodarz nie wybierał spośród kilku kluczy, to nie dowodzi.
replay-commitment = Odcisk
replay-secret = Klucz
replay-secret-later = Klucz zostanie ujawniony po zakończeniu gry.
replay-verified = Sprawdzone: wszystkie rzuty i tasowania wynikają z klucza, a klucz pasuje do odcisku.
replay-not-verified = Niezgodność: { $why }
replay-stretch-verified = Kroki od { $first } do { $last }, zasady { $rules }: sprawdzone. { $draws ->
    [one] Jedno losowanie wynika z klucza.
    [few] { $draws } losowania wynikają z klucza.
   *[other] { $draws } losowań wynika z klucza.
}
replay-stretch-beyond = Kroki od { $first } do { $last } rozegrano według zasad { $rules }, których ta wersja już nie ma: można je obejrzeć, ale nie da się ich tutaj sprawdzić.
replay-download = Pobierz zapis

## Campaign

campaign-title = Kampania: { $story }
campaign-lead = Trzy gry, jedna historia. Decyduje suma trzech wyników.
campaign-chapter = Scenariusz { $chapter } z { $of }
campaign-totals = Dotychczasowe wyniki
campaign-total = Suma
campaign-player = Gracz
campaign-next = Rozpocznij następny scenariusz
campaign-open = Otwórz scenariusz
campaign-not-yet = jeszcze nierozegrany
campaign-running = trwa
campaign-finished = rozegrany
campaign-winner = Zwycięstwo w kampanii: { $who }
campaign-shared = Wspólne zwycięstwo w kampanii: { $who }
campaign-back = Do kampanii

## Rules page

rules-title = Zasady: { $game }
rules-contents = Spis treści

## About

about-title = O Undercroft
about-what = Undercroft to otwarty stół do gier planszowych o podziemiach. Każdy może go uruchomić na własnym komputerze; nic nie jest wysyłane nigdzie indziej.
about-games = Gry
about-affiliation = Undercroft nie jest związany z autorami ani wydawcami gier i nie ma ich poparcia. Wszystkie teksty i rysunki są nasze własne. Podoba ci się gra? Kup ją.
about-icons = Ikony
about-icons-credit = Ikony autorów game-icons.net na licencji CC BY 3.0, przebarwione i połączone z naszymi rysunkami.
about-fonts = Czcionki
about-fonts-credit = Balsamiq Sans, Caveat i PT Sans, wszystkie na licencji SIL Open Font License.
about-dice = Losowanie, które można sprawdzić
about-dice-credit = Przed grą serwer wybiera tajny klucz, z którego wynikają wszystkie rzuty i tasowania, i pokazuje jego odcisk. Po grze klucz zostaje ujawniony i każdy może sprawdzić, że po rozpoczęciu niczego nie zmieniono. Tego, że gospodarz nie wybierał spośród kilku kluczy, sprawdzić się nie da.
about-licence = Licencja
about-licence-credit = Program jest wolnym oprogramowaniem na licencji MIT.
about-version = Wersja { $version }

## Errors

error-title = Nie udało się
error-page-title = Przepraszamy
error-home = Na stronę główną
error-again = Spróbuj ponownie
error-error = Tego nie można zrobić.
error-not-asked = Teraz nie jest twój ruch.
why-offered = To możesz teraz zrobić: { $options }.
error-not-offered = Teraz nie ma takiej opcji.
error-nothing-to-take-back = Nie ma czego cofać: ujawniło się już coś nowego albo nie było jeszcze wyboru.
error-stale = Stół poszedł dalej. Oto bieżące pytanie.
error-wrong-seat = To nie jest twoje miejsce.
error-unknown-table = Nie ma takiego stołu. Sprawdź link.
error-unknown-step = W tym zapisie nie ma takiego kroku.
error-unknown-seat = Przy tym stole nie ma takiego miejsca.
error-table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać.
error-forbidden = To miejsce albo ta decyzja należy do kogoś innego. Otwórz link do stołu: tam można zająć wolne miejsce albo oglądać.
error-gone = Ten stół został usunięty.
error-asleep = Ta wersja nie może otworzyć tego stołu. Jego zapis jest zachowany.
error-unreadable = Ta wersja nie może odczytać zapisanej pozycji stołu.
error-link-void = Ten prywatny link już nie działa: powstał nowszy albo miejsce należy teraz do kogoś innego. Poproś o nowy.
error-devices-changed = Lista urządzeń w międzyczasie się zmieniła. Spójrz na nią jeszcze raz.
error-seated-already = Z tego urządzenia gra się już albo grało na innym miejscu przy tym stole. W trakcie gry nie można zająć drugiego: jego karty nie są dla twoich oczu.
error-too-many = Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.
error-too-many-pages = Otwarto zbyt wiele stron stołów. Zamknij niektóre i odśwież tę.
error-too-many-connections = Otwarto zbyt wiele połączeń. Poczekaj chwilę i spróbuj ponownie.
error-too-slow = Żądanie nie nadeszło na czas. Spróbuj ponownie.
error-unclear = To żądanie można odczytać na więcej niż jeden sposób, dlatego nie zostało odczytane.
error-no-host = Żądanie nie mówi, do którego domu jest skierowane.
error-wrong-host = Nie ma tu domu o tej nazwie. Użyj adresu, który podał jego gospodarz.
error-busy = Serwer jest teraz przeciążony. Nic się nie zmieniło; odczekaj chwilę i spróbuj ponownie.
error-name-too-long = To imię jest za długie.
error-name-empty = Podaj imię.
error-csrf = Ta strona była otwarta zbyt długo. Przeładuj ją i spróbuj ponownie.
error-wrong-origin = Żądanie przyszło z obcej strony i zostało odrzucone.
error-not-started = Gra jeszcze się nie zaczęła.
error-already-started = Gra już się zaczęła.
error-wrong-setup = Takiego stołu nie można przygotować.
error-wrong-game = Tej gry nie można dodać.
error-wrong-record = Tego zapisu nie da się odczytać.
error-wrong-lesson = Tej lekcji nie da się przeprowadzić.
error-wrong-position = Taka pozycja nie jest możliwa.
error-wrong-pack = W zestawie kart jest błąd.
error-parted = Tu zapis i zasady się rozchodzą: dalej nie da się odtworzyć gry.
error-luck-ran-out = Skończyły się przygotowane rzuty.
error-database-away = Magazyn danych jest teraz nieosiągalny. Ruch mógł się nie zapisać: za chwilę spójrz jeszcze raz na stół.
error-database-busy = Magazyn danych jest zajęty. Spróbuj za chwilę; nic nie przepadło.
error-database-full = Magazyn danych jest pełny. Ruch nie został zapisany; powiadom gospodarza.
error-database-read-only = Nie można zapisywać w magazynie danych. Ruch nie został zapisany; powiadom gospodarza.
error-not-found = Nie ma takiej strony.
error-server-error = Coś się zepsuło na serwerze. Wszystko, co zapisane, jest całe.
error-request = Numer tego żądania, dla gospodarza:
error-read-only = Dom jest teraz tylko do oglądania: stoły można oglądać, ale nikt nie może grać ani przygotować nowego. Nic nie przepadło.
error-closing = Dom wkrótce zostanie zamknięty i nowych stołów już nie ma. To, co rozegrano, jest zapisane i później gra potoczy się dalej.
error-banned = Z tego urządzenia nie można tu wejść. Jeśli to pomyłka, powiadom gospodarza.
error-not-host = To strona dla tego, kto prowadzi dom. Link, który tu prowadzi, tworzy polecenie „undercroft admin link”.
error-admin-link-void = Ten link już nie działa: został użyty albo jest za stary. Nowy tworzy polecenie „undercroft admin link”.
error-own-tables-full = Masz tyle otwartych stołów, na ile ten dom pozwala. Najpierw zakończ albo usuń któryś z nich.
error-all-tables-full = Dom jest pełny: otwartych stołów jest tyle, na ile pozwala. Spróbuj później.
error-unknown-device = Nie ma urządzenia o takiej nazwie albo jest ich kilka. Podaj co najmniej pierwsze osiem znaków.
error-wrong-quota = Podaj w każdym polu liczbę całkowitą; 0 oznacza „bez ograniczeń”.

## Running the house

admin-title = Prowadzenie domu
admin-enter = Wejdź
admin-enter-about = Dzięki temu linkowi ta przeglądarka może przez dwanaście godzin prowadzić dom. Można go użyć raz.
admin-state = Stan
admin-state-open = otwarty
admin-state-read-only = tylko do oglądania
admin-state-closing = zamykany
admin-version = Wersja
admin-processes = Procesy
admin-opened = Otwarty
admin-tables = Stoły
admin-counts = czekają: { $waiting }, trwają: { $running }, rozegrane: { $over }, zakończone wcześniej: { $closed }
admin-awake = Stoły w pamięci
admin-pages = Otwarte strony
admin-devices = Urządzenia od otwarcia
admin-answers = Odpowiedzi
admin-outcomes = przyjęte: { $ok }, spóźnione: { $stale }, odrzucone: { $refused }, nieudane: { $failed }
admin-busy = Namysły i odpowiedzi w toku
admin-stall = Najdłuższy zastój
admin-milliseconds = { $count } ms
admin-store = Dane
admin-megabytes = { NUMBER($count, minimumFractionDigits: 1) } MB
admin-rule = Zasady domu
admin-read-only-about = Tylko do oglądania: każdy może patrzeć, nikt nie może grać ani przygotować stołu. Tak pozostaje też po ponownym otwarciu.
admin-read-only-on = Tylko do oglądania
admin-read-only-off = Pozwól znów grać
admin-drain-about = Przed zamknięciem: żadnych nowych stołów i każda otwarta strona o tym mówi. Do tego czasu gry toczą się dalej.
admin-drain-on = Przygotuj do zamknięcia
admin-drain-off = Jednak nie zamykaj
admin-own = Otwarte stoły na urządzenie
admin-all = Otwarte stoły łącznie
admin-quota-about = 0: bez ograniczeń.
admin-bans = Kto nie ma wstępu
admin-unban = Wpuść znowu
admin-people = Ludzie
admin-nobody = Nikt jeszcze nie usiadł przy stole.
admin-device = Urządzenie
admin-names = Imiona
admin-seen = Ostatnia wizyta
admin-ban = Zakaż wstępu
admin-banned = bez wstępu
admin-why = Dlaczego (widzisz to tylko ty)
admin-game = Gra
admin-seats = Miejsca
admin-set = Przygotowany
admin-moved = Ostatnia zmiana
admin-is-awake = w pamięci
admin-status-waiting = czeka
admin-status-running = trwa
admin-status-over = rozegrany
admin-status-closed = zakończony wcześniej
admin-no-tables = Nie ma jeszcze stołów.

## Lekcje

front-learn = Nauka
learn-title = Nauka gry: { $game }
learn-lead = Krótkie lekcje przy prawdziwym stole. Próbuj do woli: niczego nie zepsujesz, a zły ruch pokaże, do czego prowadzi.
learn-begin = Zaczynamy
learn-go = Ucz się dalej
learn-finished = ukończona
learn-begun = krok { $step } z { $steps }
learn-minutes = około { $minutes ->
    [one] { $minutes } minuty
   *[other] { $minutes } minut
}
lesson-course = Wszystkie lekcje
lesson-step = Krok { $step } z { $steps }
lesson-on = Dalej
lesson-back = Wróć do kroku
lesson-next = Następna lekcja
lesson-play = Graj
lesson-done = To już cała lekcja.
lesson-taught = Znasz już z zasad:
lesson-otherwise = Tak też wolno, ale w tym kroku chodzi o coś innego. Zobacz, co z tego wynikło, i wróć.

## The coach of a first game

coach-name = Trener
coach-heard = Jasne
coach-off = Bez podpowiedzi
coach-call = Zawołaj trenera

## The rules page

rules-search = Szukaj
rules-find = Znajdź
rules-found = { $count ->
    [0] Nic nie znaleziono dla „{ $words }”
    [one] Jedno miejsce dla „{ $words }”
    [few] { $count } miejsca dla „{ $words }”
   *[many] { $count } miejsc dla „{ $words }”
}
rules-guide = W skrócie
rules-reference = Wszystkie zasady
rules-taught = Lekcja o tym:
rules-examples = Przykłady krok po kroku
    .about = Każdy przykład to plansza, którą można obejrzeć: idź krok po kroku albo spróbuj inaczej i zobacz, co z tego wyniknie.
rules-things = Wszystko w pudełku
rules-aid = Na jednej stronie
rules-print = Drukuj
rules-read = Zasady: { $section }
rules-learn = Lekcja: { $lesson }
lesson-example-on = Dalej
lesson-example-done = To był cały przykład.
lesson-rules = Do zasad

## Hints

hint-ask = Co byś zagrał?
hint-thinks = Mistrz się zastanawia…
hint-says = Mistrz zagrałby tak:
hint-by-experience = Z doświadczenia: niczego innego tu nie ważono.
hint-points = { $points ->
    [one] około jednego punktu
   *[other] około { $points } punktów
}
hint-chance = wygrana: około { $percent } %
hint-against-next = { $sides ->
    [both] Lepiej niż następny: { $better }; gorzej: { $worse }.
    [better] Lepiej niż następny: { $better }.
    [worse] Gorzej niż następny: { $worse }.
   *[none] Prawie to samo co następny.
}
hint-unsure = Następny wydaje się lepszy, ale nie na pewno.
hint-against-first = { $sides ->
    [both] Gorzej niż pierwszy: { $worse }; lepiej: { $better }.
    [better] Lepiej niż pierwszy: { $better }.
    [worse] Gorzej niż pierwszy: { $worse }.
   *[none] Prawie to samo co pierwszy.
}
table-hints = Podpowiedzi „Co byś zagrał?”
table-hints-alone = Dla grających solo lub tylko z botami
table-hints-on = Dla wszystkich przy stole
table-hints-off = Dla nikogo
keys-hint = Zapytaj, co zagrałby Mistrz; potem przejdź do odpowiedzi
coach-hint = Nie wiesz, co wybrać? Pod odpowiedziami „Co byś zagrał?” poda najlepsze ruchy i powie dlaczego.
error-no-hints = Przy tym stole nie ma podpowiedzi. Kto go założył, może je włączyć w menu.

## Zadania

puzzle-title = Zadania
puzzle-title-of = Zadania: { $game }
puzzle-lead = Pozycje z partii botów, w których jeden sposób gry jest wyraźnie najlepszy. Nie spiesz się: błędna odpowiedź nic nie kosztuje.
puzzle-of-day = Zadanie dnia
puzzle-of-day-solved = Zadanie dnia (rozwiązane)
puzzle-day = dziś
puzzle-all = Wszystkie zadania
puzzle-other-games = Zadania innych gier
puzzle-number = Zadanie { $number }
puzzle-solved = rozwiązane
puzzle-solved-of = Rozwiązane: { $solved } z { $count }
puzzle-grade-easy = łatwe
    .many = Łatwe
puzzle-grade-medium = średnie
    .many = Średnie
puzzle-grade-hard = trudne
    .many = Trudne
puzzle-right-score = Dobrze: wynik { $best }, i więcej nie da się zdobyć.
puzzle-missed-score = To nie najlepsza droga: wynik { $own }, a można mieć { $best }.
puzzle-best-score = Najlepsza droga, do wyniku { $best }:
puzzle-right-chance = Dobrze: około { $best } % na wygraną.
puzzle-missed-chance = To nie najlepsza odpowiedź: około { $own } % na wygraną, a najlepsza ma około { $best } %.
puzzle-best-chance = Szansa na wygraną z każdą odpowiedzią:
puzzle-worth-chance = około { $worth } %
puzzle-worth-score = około { $worth }
puzzle-why = { $sides ->
    [both] Najlepsza odpowiedź zyskuje tu: { $better }; traci tu: { $worse }.
    [worse] Najlepsza odpowiedź traci tylko tu: { $worse }.
   *[better] Najlepsza odpowiedź zyskuje tu: { $better }.
}
puzzle-put-off = To jeszcze niczego nie rozstrzyga: potem nadal można zrobić wszystko. Co wybierasz?
puzzle-again = Jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-show-way = Pokaż najlepszą drogę
puzzle-show-ways = Porównaj odpowiedzi
puzzle-next = Następne zadanie
puzzle-back = Krok wstecz
puzzle-restart = Od początku
error-wrong-puzzle = Tego zadania nie da się już zadać: od kiedy zostało znalezione, zmieniły się zasady lub karty.
weighed-by = { $sign ->
    [less] { $what } (−{ NUMBER($by, maximumFractionDigits: 1) })
   *[more] { $what } (+{ NUMBER($by, maximumFractionDigits: 1) })
}

## Analysis after a game

analysis-title = Analiza partii
analysis-open = Przeanalizuj partię
analysis-lead-points = Na ile punktów mógł liczyć każdy, krok po kroku, i co to zmieniało: wybory czy los.
analysis-lead-chance = Jak prawdopodobna była wygrana każdego, krok po kroku, i co to zmieniało: wybory czy los.
analysis-working = Partia jest rozgrywana na nowo…
analysis-working-about = Każdy rzut i każde dobranie jest próbowane jeszcze wiele razy. To potrwa minutę lub dwie; potem analiza zostaje przy partii.
analysis-progress = Gotowe: { $percent } %
analysis-failed = Tym razem analizy nie udało się dokończyć.
analysis-again = Spróbuj jeszcze raz
analysis-parted = Tę partię rozegrano według innych zasad lub innymi kartami, niż ma ta wersja. Można ją obejrzeć krok po kroku, ale nie rozegrać na nowo: analizy nie ma.
analysis-stood = Jak toczyła się partia
analysis-stood-points = punkty oczekiwane na końcu, runda po rundzie
analysis-stood-chance = szansa na wygraną w procentach, runda po rundzie
analysis-spots = Znak na linii to punkt zwrotny.
analysis-figures = Jako tabela
analysis-after = Po rundzie
analysis-start = Początek
analysis-turns = Punkty zwrotne
analysis-by-points = punkty zyskane lub stracone przez pokazanego gracza
analysis-by-chance = zmiana szansy na wygraną pokazanego gracza
analysis-no-turns = Nic nie zmieniło jej biegu znacząco.
analysis-split = { $luck ->
    [none] Zdecydował sam wybór.
   *[some] Wybór: { $chosen } · los: { $luck }
}
analysis-decisions = Najdroższe decyzje
analysis-decisions-about = Liczba to koszt decyzji: według tego, co było wiadomo w tej chwili, i według oceny najsilniejszego bota.
analysis-no-decisions = Nie znaleziono niczego wyraźnie lepszego od tego, co zagrano.
analysis-no-more-decisions = Poza punktami zwrotnymi nie znaleziono niczego wyraźnie lepszego od tego, co zagrano.
analysis-not-weighed = W tej grze pojedynczych decyzji jeszcze się nie waży.
analysis-played = Zagrano
analysis-better = Lepiej
analysis-below = Można było lepiej: zobacz decyzje.
analysis-nothing-better = Nie znaleziono nic lepszego.
analysis-why = { $sides ->
    [both] Daje więcej: { $better }; mniej: { $worse }.
    [better] Daje więcej: { $better }.
   *[worse] Daje mniej: { $worse }.
}
analysis-luck = Szczęście
analysis-luck-about = Co dały graczowi wszystkie rzuty i dobrania, także cudze, w porównaniu z tym, co dają średnio. Cienka kreska na pasku pokazuje, jak pewne to jest (błąd standardowy).
analysis-luck-none = Los na nic nie wpłynął.
analysis-verdict = { $verdict ->
    [kind] Los był łaskawy.
    [unkind] Los był niełaskawy.
   *[even] Mniej więcej tak, jak można było oczekiwać.
}
analysis-most = Najbardziej zaważyło:
analysis-drawn = Coś wylosowano.
analysis-error = ± { $error }
analysis-method = Jak to obliczono
analysis-method-worth = Partia jest rozgrywana na nowo z zapisu. Wszędzie tam, gdzie nic nie jest zaczęte, ocena botów mówi, na co może liczyć każdy; ostatnia liczba to prawdziwy wynik.
analysis-method-luck = Przy każdym rzucie lub dobraniu ta sama odpowiedź jest dawana temu samemu stołowi jeszcze wiele razy, z innym losem. To, co naprawdę wyszło, minus średnia pozostałych, to szczęście. W wielu partiach średnio wynosi ono zero, jakakolwiek byłaby ocena; czego ocena nie widzi, tego nie liczy.
analysis-method-decisions = Wszystkie odpowiedzi człowieka są przeglądane pobieżnie, trzy najdroższe waży najsilniejszy bot bez pośpiechu: tylko z tego, co było widać z tego miejsca. Odpowiedzi bota, który grał w zastępstwie, i osoby, która siedziała tu wcześniej, są pomijane. Dobra decyzja może przegrać partię, a zła ją wygrać.
analysis-method-docs = Więcej: docs/analysis.md w kodzie źródłowym domu.
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
error-no-analysis = Partię analizuje się, gdy zostanie rozegrana do końca.
