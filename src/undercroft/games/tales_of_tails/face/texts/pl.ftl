### „Lochy i pieski” po polsku. NAME(rodzaj, id, case: "gen") odmienia nazwę, NAMES kilka z rzędu.

## The game

game-name = Lochy i pieski
game-line = Dzielne pieski razem budują lochy, a każdy szuka z nich własnego wyjścia
game-about = Dokładaj komnaty z potworami, monetami i pułapkami, zaplanuj drogę i wyjdź w porę: gdy pierwszy piesek jest na zewnątrz, pozostałym zostaje tylko kilka kart. Trzy rundy, wygrywa najbogatszy.
game-facts = 2–4 graczy · około 30 minut, z botem 7 · autor gry: Denis Sajdaszew
solo-note = Piesek potrzebuje tu towarzystwa: zaproś kogoś albo pozwól, by innymi pieskami zagrał dom.
tie-broken = { $shared ->
    [yes] Remis w monetach i w wykonanych zadaniach: po { $best }.
   *[no] Remis w monetach: decyduje liczba wykonanych zadań, { $best } do { $next }.
}
result-solo = { $glory ->
    [one] Wynik: { $glory } moneta.
    [few] Wynik: { $glory } monety.
   *[many] Wynik: { $glory } monet.
}
game-credits = Autorem gry jest Denis Sajdaszew, wydawcą Hobby World (2024).

## Names

dog-bonk = Bonk Potężny
dog-jeanne = Joanna d’Hau
dog-pluto = Pluto Zły Pies
dog-robin = Robin z Budy
dog-ruta = Ruta Śnieżna
dog-sharik = Szarik Ognisty

class-bonk = barbarzyńca
class-jeanne = rycerka
class-pluto = banita
class-robin = łowczyni
class-ruta = kapłanka
class-sharik = czarodziej

room-ifrit = ifryt
    .gen = ifryta
    .acc = ifryta
    .to = do komnaty ifryta
    .at = w komnacie ifryta
room-gigatick = gigakleszcz
    .gen = gigakleszcza
    .acc = gigakleszcza
    .to = do komnaty gigakleszcza
    .at = w komnacie gigakleszcza
room-zombie-squirrel = wiewiórka zombie
    .gen = wiewiórki zombie
    .acc = wiewiórkę zombie
    .to = do komnaty wiewiórki zombie
    .at = w komnacie wiewiórki zombie
room-skeledog = szkielepies
    .gen = szkielepsa
    .acc = szkielepsa
    .to = do komnaty szkielepsa
    .at = w komnacie szkielepsa
room-gelatin-cat = kot w galarecie
    .gen = kota w galarecie
    .acc = kota w galarecie
    .to = do komnaty kota w galarecie
    .at = w komnacie kota w galarecie
room-mimic = mimik
    .gen = mimika
    .acc = mimika
    .to = do komnaty mimika
    .at = w komnacie mimika
room-cerberus = cerber
    .gen = cerbera
    .acc = cerbera
    .to = do komnaty cerbera
    .at = w komnacie cerbera
room-chocolate-golem = czekoladowy golem
    .gen = czekoladowego golema
    .acc = czekoladowego golema
    .to = do komnaty czekoladowego golema
    .at = w komnacie czekoladowego golema
room-cat-eye = kotooka
    .gen = kotookiej
    .acc = kotooką
    .to = do komnaty kotookiej
    .at = w komnacie kotookiej
room-dragon = smok
    .gen = smoka
    .acc = smoka
    .to = do smoczej jamy
    .at = w smoczej jamie
room-dragonfly-key = ważklucz
    .gen = ważklucza
    .acc = ważklucza
    .to = do komnaty ważklucza
    .at = w komnacie ważklucza
room-coin-1 = jedna moneta
    .gen = jednej monety
    .acc = jedną monetę
    .to = do komnaty z jedną monetą
    .at = w komnacie z jedną monetą
room-coin-2 = dwie monety
    .gen = dwóch monet
    .acc = dwie monety
    .to = do komnaty z dwiema monetami
    .at = w komnacie z dwiema monetami
room-frisbee-slinger = frisbomiot
    .gen = frisbomiotu
    .acc = frisbomiot
    .to = do komnaty z frisbomiotem
    .at = w komnacie z frisbomiotem
room-magic-collar = czarobroża
    .gen = czarobroży
    .acc = czarobrożę
    .to = do komnaty z czarobrożą
    .at = w komnacie z czarobrożą
room-pupscalibur = psikalibur
    .gen = psikalibura
    .acc = psikalibur
    .to = do komnaty z psikaliburem
    .at = w komnacie z psikaliburem
room-trap-bow = pułapka z łukiem
    .gen = pułapki z łukiem
    .acc = pułapkę z łukiem
    .to = do pułapki z łukiem
    .at = w pułapce z łukiem
room-trap-sword = pułapka z mieczem
    .gen = pułapki z mieczem
    .acc = pułapkę z mieczem
    .to = do pułapki z mieczem
    .at = w pułapce z mieczem
room-trap-fireball = pułapka z kulą ognia
    .gen = pułapki z kulą ognia
    .acc = pułapkę z kulą ognia
    .to = do pułapki z kulą ognia
    .at = w pułapce z kulą ognia
room-tramp = włóczęga
    .gen = włóczęgi
    .acc = włóczęgę
    .to = do komnaty włóczęgi
    .at = w komnacie włóczęgi
room-chest = skrzynia
    .gen = skrzyni
    .acc = skrzynię
    .to = do komnaty ze skrzynią
    .at = w komnacie ze skrzynią
room-potion = pracownia mikstur
    .gen = pracowni mikstur
    .acc = pracownię mikstur
    .to = do pracowni mikstur
    .at = w pracowni mikstur
room-portal = portal
    .gen = portalu
    .acc = portal
    .to = do portalu
    .at = w portalu
room-door = komnata z drzwiami
    .gen = komnaty z drzwiami
    .acc = komnatę z drzwiami
    .to = do komnaty z drzwiami
    .at = w komnacie z drzwiami
room-start = komnata startowa
    .gen = komnaty startowej
    .acc = komnatę startową
    .to = do komnaty startowej
    .at = w komnacie startowej

quest-steel-grip = Stalowe szczęki
quest-fire-at-heart = Ogień w sercu
quest-bullseye = W dziesiątkę
quest-last-wish = Ostatnie życzenie
quest-tick-check = Przegląd na kleszcze
quest-back-up-the-tree = Marsz na drzewo
quest-bone-collector = Kolekcja kości
quest-wobbly-whiskers = Drżące wąsy
quest-do-not-sit-there = Lepiej tu nie siadać
quest-three-leashes = Trzy smycze
quest-bad-for-dogs = Psom nie dawać
quest-staring-contest = Kto pierwszy mrugnie

potion-aim = mikstura celności
    .acc = miksturę celności
    .for = mikstura celności (łuk)
    .acc-for = miksturę celności (łuk)
potion-strength = mikstura siły
    .acc = miksturę siły
    .for = mikstura siły (miecz)
    .acc-for = miksturę siły (miecz)
potion-magic = mikstura magii
    .acc = miksturę magii
    .for = mikstura magii (kula ognia)
    .acc-for = miksturę magii (kula ognia)

symbol-bow = łuk
    .trophy = zdobycznym łukiem
    .few = łuki
    .many = łuków
symbol-sword = miecz
    .trophy = zdobycznym mieczem
    .few = miecze
    .many = mieczy
symbol-fireball = kula ognia
    .trophy = zdobyczną kulą ognia
    .few = kule ognia
    .many = kul ognia

symbols-bow-1 = łuk
    .acc = łuk
symbols-bow-2 = 2 łuki
    .acc = 2 łuki
symbols-bow-3 = 3 łuki
    .acc = 3 łuki
symbols-sword-1 = miecz
    .acc = miecz
symbols-sword-2 = 2 miecze
    .acc = 2 miecze
symbols-sword-3 = 3 miecze
    .acc = 3 miecze
symbols-fireball-1 = kula ognia
    .acc = kulę ognia
symbols-fireball-2 = 2 kule ognia
    .acc = 2 kule ognia
symbols-fireball-3 = 3 kule ognia
    .acc = 3 kule ognia
symbols-defence-1 = symbol obrony
    .acc = symbol obrony
symbols-key-1 = klucz
    .acc = klucz

side-north = północ
    .to = na północ
    .at = na północy
    .wall = północną ścianę
    .door = północne drzwi
side-east = wschód
    .to = na wschód
    .at = na wschodzie
    .wall = wschodnią ścianę
    .door = wschodnie drzwi
side-south = południe
    .to = na południe
    .at = na południu
    .wall = południową ścianę
    .door = południowe drzwi
side-west = zachód
    .to = na zachód
    .at = na zachodzie
    .wall = zachodnią ścianę
    .door = zachodnie drzwi

## Score sheet

line-coins = Monety na kartach
line-chests = Otwarte skrzynie
line-traps = Pułapki
line-tramps = Zapłata dla włóczęgów
line-common-quests = Wspólne zadania
line-own-quest = Własne zadanie
line-total = Razem
line-so-far = Dotąd razem

## Setting a table

choice-dogs = Pieski
    .about = Jak pieski trafiają do graczy.
choice-dogs-chosen = Z wyboru
    .about = Zaczynając od pierwszego gracza, wszyscy wybierają po jednym z pozostałych.
choice-dogs-random = Losowo
    .about = Pieski rozdaje się losowo.
choice-start = Komnata startowa
    .about = Którą stroną leży przy trzech lub czterech graczach. Przy dwóch zawsze węższą.
choice-start-wide = Cztery wyjścia
    .about = Miejsca starczy dla wszystkich.
choice-start-narrow = Trzy wyjścia
    .about = Ciaśniej i trudniej dla wszystkich.
choice-defence = Obrona
    .about = Kiedy porównuje się obrażenia z obroną.
choice-defence-at-the-end = Na końcu drogi
    .about = Raz, przy wyjściu: liczy się też obrona zdobyta późno.
choice-defence-each-hit = Po każdym ciosie
    .about = Za każdym razem suma obrażeń musi być mniejsza niż obrona w tej chwili.
choice-turning = Obroty Szarika
    .about = Kiedy Szarik może obracać komnaty wokół startowej.
choice-turning-on-leaving = Przed wyjściem
    .about = Raz na rundę, zanim wyruszy.
choice-turning-any-time = W każdej swojej turze
    .about = Także przed badaniem lochów, ile razy zechce.
choice-ties = Remisy
    .about = Co rozstrzyga, gdy monet jest tyle samo.
choice-ties-completions = Każde wykonanie
    .about = Dwa ifryty wykonują swoje zadanie dwukrotnie.
choice-ties-cards = Karty zadań
    .about = Każde zadanie liczy się raz, choćby wykonano je wielokrotnie.
choice-piles = Zakryte stosy
    .about = Jak widać cudze monety, skrzynie i pułapki. Wszystkie zabrano na oczach wszystkich.
choice-piles-open = Odkryte
    .about = Każdy może zajrzeć.
choice-piles-face-down = Zakryte
    .about = Widać tylko liczbę kart: trzeba pamiętać.

## Counting

card-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
coin-count = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}
paw-count = { $paws ->
    [0] ani jednej łapki
    [one] { $paws } łapka
    [few] { $paws } łapki
   *[many] { $paws } łapek
}
spot = { $across ->
    [none] { $y ->
        [one] { $y } pole
        [few] { $y } pola
       *[many] { $y } pól
    } { NAME("side", $down, case: "to") }
   *[other] { $x ->
        [one] { $x } pole
        [few] { $x } pola
       *[many] { $x } pól
    } { NAME("side", $across, case: "to") }{ $down ->
        [none] { "" }
       *[other] { " " }i { $y ->
            [one] { $y } pole
            [few] { $y } pola
           *[many] { $y } pól
        } { NAME("side", $down, case: "to") }
    }
} od startu

## Cards: what things do

dog-symbols = { NAMES("symbols", $symbols) }; obrona { $defence }.
dog-does-bonk = W drodze do wyjścia wyburza ścianę lub drzwi, za każdym razem za łapkę; przejść może tamtędy każdy.
dog-does-jeanne = Za drugą łapkę składa ślubowanie i pokonuje potwora, który jest dla niej za silny. Na smoka to nie działa.
dog-does-pluto = Od początku ma klucz: otwiera mu drzwi i jedną skrzynię.
dog-does-robin = Przeskakuje pułapki: bez łapki i bez karty. Nie może ich ani rozbroić, ani zabrać.
dog-does-ruta = Ma wyższą obronę niż każdy inny piesek.
dog-does-sharik = Zanim wyruszy, obraca komnaty wokół startowej.

quest-most = { coin-count }, jeśli na koniec gry masz najwięcej zdobycznych { NAME("symbol", $symbol, case: "many") }.
quest-each = { coin-count } za każdą twoją kartę „{ NAME("room", $monster) }” na koniec gry.
quest-most-short = { coin-count }: najwięcej zdobycznych { NAME("symbol", $symbol, case: "many") }
quest-each-short = { coin-count } za kartę „{ NAME("room", $monster) }”

potion-does = Raz liczy się jako { NAME("symbol", $symbol) }: w walce albo przeciw pułapce.

room-needs = Potrzeba: { NAMES("symbols", $symbols) }.
room-hurts = Przejście obok: obrażenia { $damage }.
room-trophies = Trofeum: { NAMES("symbols", $symbols) }.
room-coins = { coin-count }.
room-does-coin = { coin-count } za łapkę.
room-does-artefact = Za łapkę: { NAMES("symbols", $symbols) }.
room-does-trap = Wydaj kartę ze { NAME("symbol", $symbol, case: "trophy") } albo pasującą miksturę — lub połóż łapkę i strać na koniec { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
room-does-tramp = Za łapkę: { NAMES("symbols", $symbols) }, w każdej walce jedno z dwojga; albo { NAMES("symbols", $one) } i jeszcze jedna łapka. Na koniec zabierze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.
room-does-chest = { coin-count } na koniec, jeśli masz do niej klucz.
room-does-potion = Za łapkę: dowolna mikstura z zapasu.
room-does-portal = Wszystkie portale łączą się ze sobą. Łapki się tu nie kładzie.
room-does-door = Przez drzwi przechodzi się tylko z kluczem. Łapki się tu nie kładzie.
room-does-start = Komnata startowa: tu zaczynają się wszystkie drogi.

tab-dogs = Pieski
tab-quests = Zadania
place-hand = Tu leży to, co ma w ręku gracz, którego trwa tura.
place-pup = Miejsce gracza: piesek, jego łapki i wszystko, co zebrał.
place-goods = Co zebrał twój piesek oprócz monet: mikstury, skrzynie, pułapki, włóczędzy i trofea; puste łapki leżą w lochu.
place-gap = Wyrwa: kartę, która tu leżała, wydano na pułapkę. W tej rundzie nikt tędy nie przejdzie ani nie wyjdzie i nie można tu dołożyć komnaty.
pile-stack = { $cards ->
    [0] Stos komnat jest pusty.
   *[other] Stos komnat: { card-count }. Obrazki liczą, co może jeszcze z niego wyjść.
}

## What happened

event-first = { $you ->
    [yes] Masz żeton dobrego pieska i zaczynasz.
   *[no] { $who } ma żeton dobrego pieska i zaczyna.
}
event-dealt-potion = { $you ->
    [yes] Dostajesz { NAME("potion", $potion, case: "acc") }.
   *[no] { $who } dostaje { NAME("potion", $potion, case: "acc") }.
}
event-dog = { $you ->
    [yes] Twój piesek to { NAME("dog", $dog) }.
   *[no] { $who } wybiera pieska: { NAME("dog", $dog) }.
}
event-kept-quest = { $you ->
    [yes] Twoje własne zadanie: „{ NAME("quest", $quest) }”.
   *[no] { $who }, własne zadanie: „{ NAME("quest", $quest) }”.
}
event-common = { $you ->
    [yes] Wykładasz wspólne zadanie: „{ NAME("quest", $quest) }”.
   *[no] { $who } wykłada wspólne zadanie: „{ NAME("quest", $quest) }”.
}
event-round = Runda { $round }: na stole leży tylko komnata startowa.
event-drew = { $you ->
    [yes] Dobierasz kartę: { NAME("room", $room) }.
   *[no] { $who } dobiera kartę: { NAME("room", $room) }.
}
event-placed = { $you ->
    [yes] Kładziesz kartę ({ NAME("room", $room) }) { spot }.
   *[no] { $who } kładzie kartę ({ NAME("room", $room) }) { spot }.
}
event-slept = { $you ->
    [yes] Idziesz spać{ $paws ->
        [0] .
       *[other] {" "}i masz odtąd o jedną łapkę więcej.
    }
   *[no] { $who } idzie spać{ $paws ->
        [0] .
       *[other] {" "}i ma odtąd o jedną łapkę więcej.
    }
}
event-turned = { $you ->
    [yes] Obracasz komnatę obok startowej: { NAME("room", $room) }.
   *[no] { $who } obraca komnatę obok startowej: { NAME("room", $room) }.
}
event-walked = { $you ->
    [yes] Idziesz { NAME("room", $room, case: "to") }.
   *[no] { $who } idzie { NAME("room", $room, case: "to") }.
}
event-fought = { $you ->
    [yes] Pokonujesz { NAME("room", $monster, case: "acc") }.
   *[no] { $who } pokonuje { NAME("room", $monster, case: "acc") }.
}
event-vowed = { $you ->
    [yes] Składasz ślubowanie i dwiema łapkami pokonujesz { NAME("room", $monster, case: "acc") }.
   *[no] { $who } składa ślubowanie i dwiema łapkami pokonuje { NAME("room", $monster, case: "acc") }.
}
event-passed = { $you ->
    [yes] Mijasz { NAME("room", $monster, case: "acc") }: obrażenia { $damage }.
   *[no] { $who } mija { NAME("room", $monster, case: "acc") }: obrażenia { $damage }.
}
event-took = { $you ->
    [yes] Zabierasz { NAME("room", $room, case: "acc") }.
   *[no] { $who } zabiera { NAME("room", $room, case: "acc") }.
}
event-hired = { $you ->
    [yes] Najmujesz włóczęgę: { hired-for }.
   *[no] { $who } najmuje włóczęgę: { hired-for }.
}
hired-for = { $side ->
    [two-symbols] dwa symbole
   *[with-paw] symbol i łapka
}
event-brewed = { $you ->
    [yes] Bierzesz { NAME("potion", $potion, case: "acc") }.
   *[no] { $who } bierze { NAME("potion", $potion, case: "acc") }.
}
event-sprung = { $you ->
    [yes] Kładziesz łapkę na pułapce.
   *[no] { $who } kładzie łapkę na pułapce.
}
event-disarmed = { $you ->
    [yes] Rozbrajasz pułapkę i wydajesz na to { NAME("room", $card, case: "acc") }.
   *[no] { $who } rozbraja pułapkę i wydaje na to { NAME("room", $card, case: "acc") }.
}
event-poured = { $you ->
    [yes] Rozbrajasz pułapkę i wylewasz na nią { NAME("potion", $potion, case: "acc") }.
   *[no] { $who } rozbraja pułapkę i wylewa na nią { NAME("potion", $potion, case: "acc") }.
}
event-drank = { $you ->
    [yes] Wypijasz { NAME("potion", $potion, case: "acc") }.
   *[no] { $who } wypija { NAME("potion", $potion, case: "acc") }.
}
event-broke = { $you ->
    [yes] Wyburzasz { NAME("side", $side, case: "wall") } { NAME("room", $room, case: "at") }.
   *[no] { $who } wyburza { NAME("side", $side, case: "wall") } { NAME("room", $room, case: "at") }.
}
event-left = { $you ->
    [yes] Wychodzisz z lochów { NAME("side", $side, case: "to") }.
   *[no] { $who } wychodzi z lochów { NAME("side", $side, case: "to") }.
}
event-gap = Na miejscu { NAME("room", $room, case: "gen") } zostaje wyrwa.
event-countdown = Zaczyna się odliczanie, do końca rundy { $cards ->
    [0] nie ma już kart
    [one] została { card-count }
    [few] zostały { card-count }
   *[many] zostało { card-count }
}.
event-good-dog = { $you ->
    [yes] Ostatnia tura należała do ciebie: bierzesz żeton dobrego pieska.
   *[no] { $who } kończy rundę i bierze żeton dobrego pieska.
}
event-collected = { $you ->
    [yes] Twoja zdobycz: { NAME("room", $room) }.
   *[no] { $who } zbiera zdobycz: { NAME("room", $room) }.
}
event-round-over = Koniec rundy { $round }.
event-over = Koniec gry: czas policzyć monety.

## Questions

ask-dog = Którym pieskiem grasz?
    .about = Każdy piesek ma symbole ataku, obronę i coś, co potrafi tylko on.
ask-quest = Które zadanie zostawiasz sobie?
    .about = To, które zostawisz, jest tylko twoje i tajne. Drugie leży odkryte: monety dostanie za nie każdy, kto je wykona.
ask-ready = Zostawiasz sobie to zadanie?
    .about = Dopóki nie wybrali wszyscy, możesz zmienić zdanie.
ask-turn = { $explore ->
    [yes] { $walk ->
        [yes] Badasz lochy, wychodzisz czy śpisz?
       *[no] Nie ma jeszcze drogi na zewnątrz. Badasz lochy czy śpisz?
    }
   *[other] { exploring-is-over } { $walk ->
        [yes] Wychodzisz czy śpisz?
       *[no] Drogi na zewnątrz też nie ma: idziesz spać?
    }
}
    .about = W turze robisz jedną rzecz. Kto wyszedł lub śpi, dla tego runda się skończyła.
exploring-is-over = { $explore ->
    [no-cards] Nie ma już kart do dobrania.
   *[no-place] Nie ma już miejsca na kartę.
}
ask-place = Gdzie położyć kartę? Twoja karta: { NAME("room", $room) }.
    .about = Co najmniej jedno jej wyjście musi spotkać się z innym. Miejsce liczy się od komnaty startowej, kartę można obracać.
ask-turning = Które komnaty obraca Szarik?
    .about = Za każdym razem o 90° w prawo, ile razy zechcesz. Potem nic nie musi do siebie pasować.
ask-way = Jesteś { NAME("room", $room, case: "at") }. { walk-so-far } Dokąd dalej?
    .about = Najpierw zaplanuj całą drogę: dopóki jej nie potwierdzisz, nic się nie dzieje. Do żadnej komnaty nie wolno wejść dwa razy.
ask-room = Jesteś { NAME("room", $room, case: "at") }. { walk-so-far } Co robisz?
    .about = Łapka zabiera to, co tu jest, i zamyka komnatę przed innymi. Trofea liczą się już w następnej komnacie.
ask-confirm = Wyjście! { walk-so-far } Idziesz tą drogą?
    .about = Dopiero teraz dzieje się to naprawdę. Jeśli wolisz pomyśleć jeszcze raz, nic się nie zmieniło.
walk-so-far = { $paws ->
    [0] Nie ma już łapek
    [one] Została { $paws } łapka
    [few] Zostały { $paws } łapki
   *[many] Zostało { $paws } łapek
}, obrażenia { $damage }, obrona { $defence }.

## Options: headings, words, effects

group-dog = Pieski
group-keep-quest = Zadania
group-explore = Zbadaj
group-walk = Wyjdź
group-sleep = Śpij
group-place = Miejsca
group-turn = Obróć komnatę
group-go = W drogę
group-enter = Komnaty
group-out = Wyjście z lochów
group-break = Wyburz ścianę
group-break-out = Wyłom na zewnątrz
group-fight = Walka
group-vow = Ślubowanie
group-pass = Omiń
group-take = Zabierz
group-leave = Nie bierz
group-take-potion = Mikstury
group-hire = Najmij
group-paw = Łapka
group-disarm = Rozbrój kartą
group-pour = Rozbrój miksturą
group-confirm = Potwierdź
group-give-up = Pomyśl jeszcze
group-ready = Gotowe
shelf-turn = Twoja tura
shelf-ways = Drogi
shelf-room = W komnacie

do-dog = { NAME("dog", $dog) }, { NAME("class", $dog) }
do-keep-quest = Zostaw sobie: „{ NAME("quest", $quest) }”
do-ready = Tak, zostawiam
do-explore = Zbadaj lochy
do-walk = Wyjdź z lochów
do-sleep = Idź spać
do-place = { spot }{ $degrees ->
    [0] { "" }
   *[other] , obrót { $degrees }°
}
at-place = { spot }
do-turn = Obróć komnatę { NAME("side", $side, case: "at") }: { NAME("room", $room) }
do-go = W drogę
do-enter = { $side ->
    [north] Na północ
    [east] Na wschód
    [south] Na południe
   *[west] Na zachód
}, { NAME("room", $room, case: "to") }
    .short = { NAME("room", $room) }
do-portal = Portalem do innego portalu, { spot }
do-out = Wyjdź { NAME("side", $side, case: "to") }
do-break = Przez { barrier } { NAME("room", $room, case: "to") }
do-break-out = Na zewnątrz przez { barrier }
barrier = { $barrier ->
    [door] { NAME("side", $side, case: "door") }
   *[wall] { NAME("side", $side, case: "wall") }
}
do-fight = Pokonaj { NAME("room", $room, case: "acc") }
do-fight-potions = Wypij { NAMES("potion", $potions, case: "acc") } i pokonaj { NAME("room", $room, case: "acc") }
do-vow = Złóż ślubowanie i pokonaj { NAME("room", $room, case: "acc") }
do-pass = Omiń { NAME("room", $room, case: "acc") }
do-take = Zabierz { NAME("room", $room, case: "acc") }
do-leave = Nic nie bierz
do-take-potion = Weź { NAME("potion", $potion, case: "acc") }
do-hire-two = Najmij włóczęgę: { NAMES("symbols", $symbols) }
do-hire-paw = Najmij włóczęgę: { NAMES("symbols", $symbols) } i łapka
do-paw = Połóż łapkę na pułapce
do-disarm = Wydaj { NAME("room", $room, case: "acc") }
do-pour = Wylej { NAME("potion", $potion, case: "acc") }
do-confirm = Tak, tą drogą
do-give-up = Nie, pomyślę jeszcze

effect-common = Wspólne będzie zadanie „{ NAME("quest", $quest) }”.
effect-ready = potem odsłonią się wspólne zadania
effect-stack = w stosie { card-count }
effect-countdown = odliczanie: { card-count }
effect-paws = { paw-count }
effect-strength = łuk { $bow }, miecz { $sword }, kula ognia { $fireball }; obrona { $defence }
effect-turns-first = najpierw Szarik może obrócić komnaty
effect-starts-countdown = { $cards ->
    [0] dla innych nie ma już kart
   *[other] zaczyna się odliczanie: { card-count }
}
effect-paw-more = odtąd łapki: { $from } → { $to }
effect-no-paw-more = nie ma już łapek do zdobycia
effect-asleep = runda się dla ciebie kończy
effect-joins = przejście { NAMES("room", $rooms, case: "to") }
effect-joins-nothing = przejścia nie będzie
effect-parts = zamknie się przejście { NAMES("room", $rooms, case: "to") }
effect-no-opening = nie będzie już gdzie badać lochów
effect-closes = zamknie wyjście { NAMES("room", $rooms, case: "at") }
effect-exits = { $exits ->
    [1] wyjście
   *[other] wyjścia
} na zewnątrz: { NAMES("side", $sides) }
effect-need = { NAME("symbol", $symbol) }: potrzeba { $need }, masz { $have }
effect-tramps-help = { $tramps ->
    [one] i jeden symbol włóczęgi
   *[other] i po symbolu od { $tramps } włóczęgów
}
effect-beatable = możesz wygrać
effect-by-potion = możesz wygrać, wypijając { NAMES("potion", $potions, case: "acc-for") }
effect-by-vow = wygrasz tylko ślubowaniem
effect-too-strong = na razie za silny przeciwnik
effect-no-paw = nie masz już łapek
effect-gains = daje: { NAMES("symbols", $symbols) }
effect-coins = { coin-count }
effect-quest = „{ NAME("quest", $quest) }”: { SIGNED($coins) }
effect-quest-less = „{ NAME("quest", $quest) }” da o { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
} mniej
effect-quest-won = „{ NAME("quest", $quest) }” będzie twoje: { contest }; { SIGNED($coins) }
effect-quest-lost = „{ NAME("quest", $quest) }” przestanie być twoje: { contest }
contest = { $own } { $own ->
    [one] { NAME("symbol", $symbol) }
    [few] { NAME("symbol", $symbol, case: "few") }
   *[many] { NAME("symbol", $symbol, case: "many") }
} przeciw { $other }
effect-passing = przejście obok: obrażenia { $damage }
effect-no-passing = obok nie przejdziesz: obrażenia { $damage } to za dużo
effect-trap = { $by ->
    [paw] łapka i na koniec kara: { coin-count }
    [card] karta ze { NAME("symbol", $symbol, case: "trophy") } lub mikstura
   *[either] karta ze { NAME("symbol", $symbol, case: "trophy") } lub mikstura — albo łapka i na koniec kara: { coin-count }
}
effect-jumps = przeskoczysz ją
effect-tramp = { NAMES("symbols", $symbols) }; albo { NAMES("symbols", $one) }{ $paw ->
    [yes] { " " }i łapka
   *[no] { "" }
}
effect-chest-opens = { coin-count }: masz do niej klucz
effect-chest-waits = { coin-count }, jeśli zdobędziesz klucz
effect-supply = w zapasie: { NAMES("potion", $potions, case: "for") }
effect-supply-empty = zapas jest pusty
effect-portals = { $portals ->
    [one] prowadzi do { $portals } innego portalu
   *[other] prowadzi do { $portals } innych portali
}
effect-paws-left = { $paws ->
    [0] nie zostanie żadna łapka
    [one] zostanie { $paws } łapka
    [few] zostaną { $paws } łapki
   *[many] zostanie { $paws } łapek
}
effect-damage = obrażenia { $damage }, obrona { $defence }
effect-damage-too-much = obrażenia { $damage }, obrona { $defence }: po drodze trzeba zdobyć obronę
effect-two-paws = dwie łapki na karcie
effect-potion = raz liczy się jako { NAME("symbol", $symbol) }
effect-one-a-fight = w każdej walce jedno z dwojga
effect-fee = monety na koniec gry: { SIGNED($coins) }
effect-paw-back = od razu jeszcze jedna łapka
effect-loses = tracisz { NAMES("symbols", $symbols, case: "acc") }
effect-loses-paw = łapka włóczęgi też przepada
effect-owes-paw = po rundzie oddasz jedną łapkę
effect-gap = na miejscu karty będzie wyrwa
effect-potion-back = po rundzie wróci do zapasu
effect-stays = zostanie dla innych
effect-collects = zdobycz: { NAMES("room", $rooms) }
effect-spends = wydane na pułapki: { NAMES("room", $rooms) }
effect-coin-change = monety bez zadań: { SIGNED($coins) }
effect-blocks-these = { $count ->
    [1] ta komnata zamknie się przed innymi
   *[other] te komnaty zamkną się przed innymi
}
effect-blocks = zamkną się przed innymi: { NAMES("room", $rooms) }
effect-give-up = jeszcze nic się nie stało
sure-turned = zostaną obrócone: { NAMES("room", $rooms) }
sure-broke = { $count ->
    [one] { $count } wyłom zostanie otwarty dla wszystkich
    [few] { $count } wyłomy zostaną otwarte dla wszystkich
   *[many] { $count } wyłomów zostanie otwartych dla wszystkich
}
sure-gap = { $count ->
    [1] zostanie wyrwa
   *[other] zostaną wyrwy
} w miejscu: { NAMES("room", $rooms) }
sure-round-over = runda się kończy, a następną zaczynasz ty
sure-over = gra się kończy: masz { $sign }{ $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}

## Why not

reason-DD-COUNT-7 = Odliczanie się skończyło: w tej rundzie nie ma już kart.
reason-DD-EXPLORE-14 = Stos komnat jest pusty.
reason-DD-EXPLORE-15 = Żadne wyjście nie prowadzi już na wolne miejsce.
reason-DD-EXPLORE-5 = { $where ->
    [wall] Ku temu miejscu zwrócone są same ściany, a karta musi łączyć się wyjściem.
   *[turn] Tak obrócona karta zamknęłaby ścianami wszystkie wyjścia w tym miejscu.
}
reason-DD-EXPLORE-12 = Wyrwy nie wolno zabudować.
reason-DD-TURN-6 = { $turned ->
    [yes] Przy takim ułożeniu komnat nie ma drogi, którą dałoby się przejść do końca.
   *[no] Nie ma drogi, którą dałoby się przejść do końca.
}
reason-DD-EXIT-2 = Nie ma wyjścia na zewnątrz { NAME("side", $side, case: "at") }.
reason-DD-EXIT-3 = Tędy nie wyjdziesz: { NAME("side", $side, case: "at") } jest wyrwa.
reason-DD-EXIT-5 = Ta droga prowadziła już przez to miejsce: { NAME("room", $room) }.
reason-DD-EXIT-6 = Nie ma stąd przejścia { NAME("room", $room, case: "to") }.
reason-DD-EXIT-8 = Cudza łapka leży { NAME("room", $room, case: "at") } i nie wpuszcza.
reason-DD-EXIT-9 = Rozbrojona i zamknięta do końca rundy: { NAME("room", $room) }.
reason-DD-EXIT-14 = Potem nie dałoby się już dojść do wyjścia.
reason-DD-EXIT-15 = Obrażenia { $damage } nie są mniejsze od twojej obrony { $defence }.
reason-DD-EXIT-21 = Drzwi { NAME("side", $side, case: "at") } są zamknięte, a nie masz klucza.
reason-DD-DOOR-1 = Drogę { NAME("room", $room, case: "to") } zamykają drzwi, a nie masz klucza.
reason-DD-PAW-1 = Nie masz już łapki, którą można by tu położyć.
reason-DD-MONSTER-2 = { $potions ->
    [yes] Bez mikstury brakuje sił, by pokonać { NAME("room", $room, case: "acc") }. Potrzeba: { NAMES("symbols", $symbols) }.
   *[no] Brakuje sił, by pokonać { NAME("room", $room, case: "acc") }. Potrzeba: { NAMES("symbols", $symbols) }.
}
reason-DD-MONSTER-4 = Nie masz już łapki, którą można by położyć na pokonanym potworze.
reason-DD-MONSTER-13 = Obrażenia { $damage } przy obronie { $defence }: potem nie wyjdziesz z lochów.
reason-DD-TRAP-2 = Na tej karcie nie ma symbolu pułapki: { NAME("room", $room) }.
reason-DD-TRAP-18 = Nie masz już łapki na pułapkę.
reason-DD-DOG-JEANNE-3 = Ślubowanie kosztuje dwie łapki.
reason-DD-DOG-JEANNE-4 = Na smoka ślubowanie nie działa.
reason-DD-DOG-JEANNE-5 = Tę walkę wygrasz i bez ślubowania.
reason-DD-POTION-3 = Na tej miksturze nie ma symbolu pułapki.
reason-DD-POTION-7 = W zapasie nie ma takiej mikstury.
reason-DD-SETUP-2 = Tym pieskiem gra już ktoś inny.
reason-DD-DOG-BONK-2 = Przebicie ściany lub drzwi kosztuje łapkę, a żadna ci nie została.
reason-DD-DOG-BONK-12 = Za tą ścianą jest wyrwa: przebicie donikąd nie prowadzi.
reason-DD-DOG-ROBIN-3 = Robin przeskakuje pułapki i ich nie rozbraja.
reason-DD-DOG-ROBIN-4 = Robin przeskakuje pułapki i nie kładzie na nich łapki.
reason-DD-DOG-SHARIK-2 = Szarik obraca tylko komnaty obok startowej.
reason-DD-DOG-SHARIK-5 = Szarik obraca komnaty tylko wtedy, gdy rusza do wyjścia.

## How far the game is

where-before = Przed pierwszą rundą
where-round = Runda { $round } z { $rounds } · { $cards ->
    [one] została { card-count }
    [few] zostały { card-count }
   *[many] zostało { card-count }
}
where-countdown = Runda { $round } z { $rounds } · odliczanie: { $cards ->
    [0] koniec kart
   *[other] { card-count }
}
where-over = Koniec gry

## Who sits where

seat-dog = { NAME("dog", $dog) }
seat-out = { NAME("dog", $dog) } jest już na zewnątrz
seat-asleep = { NAME("dog", $dog) } śpi

## Kto jak stoi, co daje zwycięstwo, co się zbliża

wins-coins = Wygrywa, kto po rundzie { $rounds } ma najwięcej monet.
standing-coins = { $shown } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
}
tally-about = Zebrane dotąd; komnaty z łapkami liczą się na koniec rundy.
warning-countdown = { $cards ->
    [gone] W tej rundzie nie ma już kart: wyjdź albo idź spać.
    [none] Karty mogą się skończyć przed twoją turą: wtedy zostaje tylko wyjść albo iść spać.
   *[one] To może być twoja ostatnia karta w tej rundzie: potem można tylko wyjść albo iść spać.
}
    .short = { $cards ->
        [gone] Nie ma kart: wyjdź albo idź spać
        [none] Karty mogą się skończyć przed tobą
       *[one] Może to twoja ostatnia karta
    }

## Lekcje

lesson-rooms = Układanie komnat
lesson-rooms-goal = Prowadzisz Rutę Śnieżną. Pieski razem budują lochy, a potem każdy szuka własnego wyjścia ze zdobyczą. Rundy są trzy; wygrywa ten, kto na koniec ma najwięcej monet.
lesson-rooms-explore = W turze robisz jedną rzecz: badasz lochy, wychodzisz albo idziesz spać. W lochach jest na razie niewiele, więc zbadaj je: dobierzesz komnatę ze stosu.
lesson-rooms-early = Możesz już wyjść, ale najwyżej z jedną monetą, i runda się dla ciebie skończy. Najpierw niech lochy urosną.
lesson-rooms-bed = Sen daje jedną łapkę więcej do końca gry, ale runda się dla ciebie kończy. Tym razem zbadaj lochy.
lesson-rooms-squirrel = Twoja karta to wiewiórka zombie. Wyjście nowej komnaty musi spotkać się z wyjściem w lochach. Obróć ją raz i połóż o 1 na zachód, obok startowej.
lesson-rooms-half = Tak pasuje równie dobrze. Na potrzeby tej lekcji obróć ją jednak tylko raz.
lesson-rooms-elsewhere = Tam też pasuje. Tu chodzi jednak o zachód: tam ma się zacząć droga dla Ruty.
lesson-rooms-again = Pluto położył na południowym wschodzie dwie monety: wszyscy budują te same lochy. Zbadaj je jeszcze raz, by wzbogacić je tam, gdzie ci wygodnie.
lesson-rooms-stay = Możesz wyjść już teraz, ale wtedy runda się dla ciebie skończy. W tej lekcji układasz komnaty: zbadaj lochy.
lesson-rooms-behind = Dwie monety! Ruta może pokonać wiewiórkę, Pluto nie. Połóż monety za nią, o 2 na zachód i bez obrotu: wtedy jedna droga poprowadzi przez obie komnaty.
lesson-rooms-turned = Dobre miejsce i tak też pasuje. Na potrzeby tej lekcji połóż ją bez obrotu.
lesson-rooms-easy = Tam też pasuje, ale Pluto dotrze do tych monet równie łatwo jak ty. Za wiewiórką leżą dla ciebie lepiej.
lesson-rooms-once = Każde wyjście prowadzące na stół jest i drogą z lochów, i miejscem na następną komnatę. Zbadaj lochy jeszcze raz.
lesson-rooms-free = Jedno wyjście musi spotkać się z innym, pozostałe mogą trafić na ściany. Ścianą można nawet zamknąć wyjście. Połóż tę komnatę, gdzie chcesz.

lesson-way = Droga na zewnątrz
lesson-way-walk = Zdobycz jest twoja, tylko jeśli z nią wyjdziesz. Zaplanuj drogę od komnaty startowej do wyjścia na stół, żadnej komnaty dwa razy. Wyjdź z lochów.
lesson-way-more = Dopóki są karty, można badać dalej. Ale ta lekcja jest o drodze na zewnątrz: wyjdź.
lesson-way-bed = Śpiąc, nic z lochów nie wyniesiesz, zyskasz tylko łapkę. A czekają monety: wyjdź.
lesson-way-east = Na wschodzie leżą jedna za drugą dwie komnaty z monetami. Wejdź do pierwszej z nich.
lesson-way-squirrel = Mieszka tam wiewiórka zombie, a walki będą w następnej lekcji. Teraz idź na wschód.
lesson-way-one = Tam leży jedna moneta, a na wschodzie są trzy na jednej drodze.
lesson-way-coin = Żeby coś zabrać, kładziesz na komnacie łapkę. Na tę rundę masz pięć łapek. Zabierz monetę.
lesson-way-leave = Możesz tego nie brać, ale wtedy po rundzie karta wróci do stosu. Łapek ci wystarczy: zabierz.
lesson-way-deeper = Łapka na komnacie zamyka ją przed innymi pieskami do końca rundy. Zostały jeszcze cztery: idź dalej, do dwóch monet.
lesson-way-soon = To jest wyjście, ale z jedną monetą. Ledwie komnatę dalej są jeszcze dwie.
lesson-way-two = Te też zabierz. Po rundzie wszystkie łapki do ciebie wrócą, a niewykorzystane nic nie dają.
lesson-way-out = Ta komnata otwiera się na stół, a kto tam stanie, jest na zewnątrz. Wyjdź na wschód.
lesson-way-either = To wyjście jest równie dobre. Na potrzeby tej lekcji wybierz drugie.
lesson-way-confirm = Na razie to tylko plan i nic się nie stało. Potwierdź go, a Ruta wyjdzie z trzema monetami.
lesson-way-again = Wtedy nic się nie dzieje i możesz zaplanować inną drogę. Ta jest jednak dobra: potwierdź ją.
lesson-way-next = Pluto spał, więc z twoim wyjściem skończyła się runda: trzy monety są twoje, łapki wróciły, pozostałe komnaty są w stosie. Zbadaj lochy: zacznij rundę 2.
lesson-way-bare = Lochy powstają na nowo i nie ma jeszcze czego wynosić. Najpierw je zbadaj.
lesson-way-tired = Sen skończyłby dla ciebie rundę 2, ledwie się zaczęła. Najpierw zbadaj lochy.

lesson-fights = Potwory i symbole
lesson-fights-skeledog = Ruta ma miecz i dwie kule ognia. Kto ma wszystkie potrzebne symbole, pokonuje potwora, bez rzutów. Na szkielepsa trzeba miecza i kuli ognia: idź do niego.
lesson-fights-gigatick = Na gigakleszcza trzeba dwóch łuków, a Ruta nie ma żadnego: mogłaby go tylko ominąć. Idź do szkielepsa.
lesson-fights-nothing = Tak wyjdziesz od razu, ale z niczym.
lesson-fights-beat = Walcz. Na pokonanym potworze kładziesz jedną łapkę, a symboli nie zużywasz. Jego kula ognia będzie twoim trofeum.
lesson-fights-slip = Omijając go, oszczędzasz łapkę, ale dostajesz 1 obrażenie i nie masz trofeum. A ta kula ognia się przyda.
lesson-fights-golem = Trofeum liczy się już od następnej komnaty. Na czekoladowego golema trzeba trzech kul ognia i właśnie tyle teraz masz. Jego też pokonaj.
lesson-fights-miss = Omijając golema, dostajesz 2 obrażenia i tracisz jego monetę oraz symbol obrony. A na walkę masz dość siły.
lesson-fights-ifrit = Golem daje monetę i symbol obrony: masz teraz obronę 6. Za ifrytem leżą jeszcze dwie monety. Idź tam.
lesson-fights-one = Tam leży jedna moneta i nic nie grozi. Ale za ifrytem są dwie, a Ruta tę drogę wytrzyma.
lesson-fights-past = Na ifryta trzeba dwóch mieczy, a masz jeden. Omiń go: 1 obrażenie. Suma obrażeń z całej drogi musi być mniejsza niż twoja obrona.
lesson-fights-potion = Mikstura zastąpiłaby drugi miecz i byłaby wygrana. Ale działa tylko raz; tym razem ją zachowaj i omiń ifryta.
lesson-fights-coins = Obrażenia 1, obrona 6: nie ma się czego bać. Zabierz dwie monety.
lesson-fights-leave = Masz jeszcze łapki, a wygrywa się monetami. Zabierz je.
lesson-fights-out = Ifryt zostaje na miejscu dla kogoś, kto mu podoła. Wyjdź na wschód.
lesson-fights-either = To wyjście jest równie dobre. Na potrzeby tej lekcji wybierz drugie.
lesson-fights-confirm = Szkielepies, golem i dwie monety będą twoje. Trofea zostają na kolejne rundy, obrażenia nie. Potwierdź.
lesson-fights-again = Wtedy nic się nie dzieje i możesz zaplanować inną drogę. Ta jest jednak dobra: potwierdź ją.

lesson-tramps = Włóczędzy i pułapki
lesson-tramps-tramp = Runda 2, wyruszasz z Rutą. Włóczęgę można nająć za łapkę i potem pomaga aż do końca gry. Idź do niego.
lesson-tramps-one = Tam leży jedna moneta. Droga na wschodzie jest dłuższa, ale daje więcej.
lesson-tramps-nothing = Tak wyjdziesz od razu, ale z niczym.
lesson-tramps-hire = Do wyboru: łuk i miecz, ale w każdej walce tylko jedno z dwojga, albo kula ognia i jeszcze jedna łapka. Najmij go dla kuli ognia i łapki.
lesson-tramps-pair = Dwa symbole też są dobre, ale nie ma wśród nich kuli ognia, a na golema przed tobą trzeba trzech.
lesson-tramps-alone = Bez niego nie stracisz na koniec monety, ale bez jego kuli ognia golem przed tobą jest za silny.
lesson-tramps-golem = Dodatkowa łapka jest twoja od razu i w kolejnych rundach też. Z kulą ognia włóczęgi masz trzy: pokonaj golema.
lesson-tramps-miss = Omijając golema, dostajesz 2 obrażenia i tracisz jego monetę. A na walkę masz dość siły.
lesson-tramps-behind = Włóczęga, którego masz na koniec, kosztuje 1 monetę. Za pułapką z łukiem leżą dwie, a masz na nią sposób: wejdź.
lesson-tramps-other = Jedna moneta bez pułapki to nieźle. Ale za pułapką są dwie, a masz ją czym rozbroić.
lesson-tramps-trap = Pułapka wymaga karty ze swoim zdobycznym symbolem, takiej mikstury albo łapki; symbole samego pieska nie pomogą. Wylej miksturę celności: tak tracisz najmniej.
lesson-tramps-paw = Łapka też otworzy drogę, ale wtedy pułapka będzie twoja i na koniec zabierze 1 monetę.
lesson-tramps-card = Łuk ifryta pasuje, ale karta przepadłaby na zawsze, a z nią 2 monety za twoje zadanie „Ostatnie życzenie”.
lesson-tramps-coins = Pułapka jest rozbrojona i żaden inny piesek nie wejdzie do niej w tej rundzie. Zabierz dwie monety.
lesson-tramps-leave = Masz jeszcze łapki, a wygrywa się monetami. Zabierz je.
lesson-tramps-out = Na pułapce nie leży łapka, więc na koniec nic ci nie zabierze. Wyjdź na wschód.
lesson-tramps-either = To wyjście jest równie dobre. Na potrzeby tej lekcji wybierz drugie.
lesson-tramps-confirm = Wynosisz włóczęgę, golema i dwie monety. Pułapka wypada z gry, a mikstura po rundzie wróci do zapasu. Potwierdź.
lesson-tramps-again = Wtedy nic się nie dzieje i możesz zaplanować inną drogę. Ta jest jednak dobra: potwierdź ją.

lesson-quests = Zadania
lesson-quests-keep = Przed rundą 1 dostajesz dwa zadania: jedno zostaje tajne, drugie leży odkryte dla wszystkich. Dwa łuki Robin pokonują gigakleszcze: zostaw „Przegląd na kleszcze”.
lesson-quests-bullseye = Też dobry wybór: wtedy „W dziesiątkę” mogłoby dać monety tylko tobie, a gigakleszcze wszystkim. Tu zostaw „Przegląd na kleszcze”.
lesson-quests-ready = Dopóki nie wybrali wszyscy, możesz zmienić zdanie. Potwierdź swoje zadanie: wtedy pozostałe zostaną odkryte.
lesson-quests-gigatick = Teraz trwa runda 3, ostatnia. Twoje zadanie daje 2 monety za każdego gigakleszcza, którego masz na koniec. Idź do gigakleszcza.
lesson-quests-one = Tam leży jedna moneta. Sam gigakleszcz daje dzięki zadaniu dwie, a za nim jest coś jeszcze.
lesson-quests-squirrel = Na wiewiórkę trzeba dwóch kul ognia, Robin ma jedną, a żadne zadanie za nią nie płaci. Idź do gigakleszcza.
lesson-quests-bow = Walcz: przyda się i jego łuk. Wspólne zadanie „W dziesiątkę” daje 5 monet temu, kto ma najwięcej zdobycznych łuków.
lesson-quests-slip = Omijając go, dostajesz 1 obrażenie i nie masz ani 2 monet z zadania, ani łuku. A siły ci nie brak.
lesson-quests-cat = Wspólne zadanie „Drżące wąsy” daje każdemu 2 monety za kota w galarecie. Trzeba łuku i miecza: wypij miksturę, raz liczy się jako miecz.
lesson-quests-miss = To ostatnia runda: zachowana mikstura nie da tu monet, a kot da dwie i jeszcze jeden łuk. Walcz.
lesson-quests-confirm = Gigakleszcz, kot i trzy zdobyczne łuki przeciw dwóm Bonka. Bonk już śpi: potwierdź, a gra się skończy i zadania dadzą monety.
lesson-quests-again = Wtedy nic się nie dzieje i możesz zaplanować inną drogę. Ta jest jednak dobra: potwierdź ją.

lesson-countdown = Odliczanie
lesson-countdown-begun = Pluto wyszedł pierwszy i zaczęło się odliczanie: cztery karty na każdego, kto jest w środku. Jesteś tam tylko ty, a zostały dwie. Zbadaj lochy: może trafi się coś dobrego.
lesson-countdown-empty = Możesz wyjść, ale z niczym: komnaty Pluta są zamknięte, a reszta za silna. Najpierw zobacz, co przyniosą karty.
lesson-countdown-later = Spać możesz pójść i później, gdy karty się skończą. Najpierw zobacz, co przyniosą.
lesson-countdown-dragon = Smok: 4 monety, ale trzeba po dwa symbole każdego ataku, a ominięcie to 3 obrażenia. Połóż go o 3 na wschód: tam ci nie zagrodzi drogi.
lesson-countdown-elsewhere = Tam też pasuje. Na potrzeby tej lekcji połóż go o 3 na wschód od startowej.
lesson-countdown-last = W środku nie ma już nikogo innego, więc znów twoja tura. Została jedna karta: zbadaj lochy.
lesson-countdown-cat = Kotooka: trzeba na nią trzech łuków, a Robin ma dwa. Połóż ją o 1 na zachód i 1 na północ, bez obrotu, obok golema.
lesson-countdown-other = Tam też pasuje. Na potrzeby tej lekcji połóż ją o 1 na zachód i 1 na północ od startowej, bez obrotu.
lesson-countdown-sleep = Karty się skończyły, a niczego tu nie zdobędziesz. Idź spać: nic nie wyniesiesz, ale do końca gry masz o łapkę więcej.
lesson-countdown-bare = Wyjdziesz z niczym. Śpiąc, też nic nie wyniesiesz, ale zyskasz łapkę.
lesson-countdown-first = Runda 2: twój ruch był ostatni, więc zaczynasz ją, już z sześcioma łapkami. W planie trzy monety. Potwierdź: gdy wyjdziesz przed Plutem, zostaną mu cztery karty.
lesson-countdown-again = Można czekać, ale wtedy Pluto może wyjść wcześniej i odliczanie będzie dla ciebie. Potwierdź tę drogę.

lesson-other-ways = Szarik, Bonk i Pluto
lesson-other-ways-turn = Każdy piesek ma swoją zdolność. Zanim wyruszy, Szarik może obrócić komnaty obok startowej. Wschodnią oddziela od dwóch monet ściana: obróć ją.
lesson-other-ways-round = Jak leży teraz, droga do dwóch monet prowadzi obok cerbera: 2 obrażenia. Najpierw obróć komnatę.
lesson-other-ways-again = Wtedy cała tura jest znów do przemyślenia. Tu trzymaj się planu Szarika.
lesson-other-ways-go = Obrót o 90° i komnata otwiera się na dwie monety. Obracanie nie kosztuje łapek. W drogę!
lesson-other-ways-toofar = Po drugim obrocie komnata stoi ścianą do startowej i nie da się wejść. Jeden obrót wystarczał.
lesson-other-ways-through = Po obrocie nic więcej nie musi pasować, a komnata zostaje tak do końca rundy. Wejdź do niej.
lesson-other-ways-nothing = Tak wyjdziesz od razu, ale z niczym. Komnata jest obrócona dla monet: idź tam.
lesson-other-ways-bonk = Bonk zabrał monetę. Za jedną łapkę wyburza ścianę i przechodzi na drugą stronę. Za północną ścianą leżą dwie monety: wyburz ją.
lesson-other-ways-long = To długa droga do tych samych monet: mimik i kot w galarecie, na każdego trzeba łuku, a Bonk ma na to jedną miksturę.
lesson-other-ways-onecoin = Tak wyjdziesz z jedną monetą. A za jedną łapkę dotrzesz do dwóch następnych.
lesson-other-ways-passage = Łapka na ścianie nie zajmuje komnaty, a z przejścia może w tej rundzie korzystać każdy. Połóż następną, by zabrać monety.
lesson-other-ways-leave = Wtedy cała droga na nic. Masz jeszcze łapki: zabierz.
lesson-other-ways-door = Drzwi zatrzymują każdego bez klucza. Pluto ma klucz od początku. Za zachodnimi drzwiami jest skrzynia: idź tam.
lesson-other-ways-one = Tam leży jedna moneta. Skrzynia za drzwiami jest dla Pluta więcej warta.
lesson-other-ways-squirrel = Na wiewiórkę trzeba dwóch kul ognia, a Pluto nie ma żadnej. Za to jego klucz pasuje do drzwi na zachodzie.
lesson-other-ways-chest = Skrzynia daje na koniec 4 monety, jeśli masz do niej klucz. Jeden klucz otwiera jedną skrzynię i dowolnie wiele drzwi. Zabierz ją.

lesson-own-strength = Joanna, Robin i Ruta
lesson-own-strength-joan = Joanna d’Hau ma dwa miecze i łuk. Na czekoladowego golema trzeba trzech kul ognia, a jednak może go pokonać. Idź tam.
lesson-own-strength-one = Tam leży jedna moneta. Droga na wschodzie daje więcej.
lesson-own-strength-nothing = Tak wyjdziesz od razu, ale z niczym.
lesson-own-strength-vow = Za dwie łapki zamiast jednej ślubowanie Joanny pokonuje zbyt silnego potwora, byle nie smoka. Złóż je: golem da monetę i 2 z zadania wspólnego.
lesson-own-strength-slip = Omijając go, dostajesz 2 obrażenia i nic nie zyskujesz. Masz pięć łapek: dwie na golema to dobry wydatek.
lesson-own-strength-robin = Teraz prowadzisz Robin. Przeskakuje pułapki: bez łapki i bez karty. Za pułapką z mieczem leżą dwie monety: wejdź.
lesson-own-strength-jumped = Pułapka jest już za tobą. Dla innych zostaje groźna, a sama Robin nigdy ich nie rozbraja ani nie zabiera. Zabierz monety.
lesson-own-strength-leave = Wtedy skok był na nic. Masz jeszcze łapki: zabierz monety.
lesson-own-strength-ruta = Teraz prowadzisz Rutę: ma obronę 5, pozostali 3. Ominięcie smoka to 3 obrażenia: dla nich za dużo, dla niej nie. Idź tam.
lesson-own-strength-gigatick = Na gigakleszcza trzeba dwóch łuków, a Ruta ma tylko jeden, w miksturze. Nic za nim nie leży. Spróbuj leża smoka.
lesson-own-strength-ifrit = Na ifryta trzeba dwóch mieczy, a Ruta ma jeden. Nic za nim nie leży. Spróbuj leża smoka.
lesson-own-strength-on = Ruta omija smoka, bo jest dla niej za silny: obrażenia 3, obrona 5. Nawet 1 więcej by wytrzymała. Idź dalej, do dwóch monet.
lesson-own-strength-soon = To wyjście, ale wtedy omijanie smoka było na nic. Dwie monety leżą na wschodzie.

## Trener pierwszej gry

coach-ask-dog = Wygrać można każdym pieskiem. W pierwszej grze patrz na tarcze: z większą obroną miniesz potwory, które innym zagrażają.
coach-ask-quest = Zostaw zadanie, które pasuje do symboli twojego pieska: łuki pokonują gigakleszcze, miecze ifryty, kule ognia wiewiórki zombie. Za drugie monety może dostać każdy.
coach-ask-turn = W turze robisz jedną rzecz. Na początku badaj lochy: potrzeba komnat, dla których warto iść. Wyjdź, gdy będzie na co wydać łapki.
coach-ask-place = Obróć kartę i poszukaj miejsca dobrego dla ciebie: choćby monety za potworem, którego pokonasz ty, a inni nie. Ścianą można zamknąć wyjście.
coach-ask-turning = Zanim wyruszy, Szarik może za darmo obrócić komnaty obok startowej. Obracaj tylko wtedy, gdy droga będzie lepsza, a potem w drogę.
coach-ask-way = Na razie to tylko plan. Szukaj miejsca, gdzie jedno za drugim leżą monety, potwory na twoje siły i wyjście; żadnej komnaty dwa razy.
coach-ask-room = Łapka zabiera to, co tu jest, a łapek masz niewiele. Czy to da monety, przyda się do zadania albo w następnej walce?
coach-ask-confirm = Spójrz jeszcze raz, co wyniesiesz. Jeśli ci się podoba, idź: kto wyjdzie pierwszy, zostawia innym tylko kilka kart.

coach-event-countdown = Gdy wyjdzie pierwszy piesek, zostaje tylko kilka kart, wspólnych dla wszystkich. Potem można już tylko wyjść albo spać: zaplanuj drogę na czas.
coach-event-potion = Twoja mikstura raz liczy się jako swój symbol, w walce albo przeciw pułapce. Zachowaj ją na chwilę, gdy zabraknie właśnie jednego symbolu.
coach-event-common = Wspólne zadania płacą na koniec każdemu, kto je wykona. Zobacz, które pasują do twoich symboli.
coach-event-slept = Śpiący piesek nic nie wyniesie, ale do końca gry zyskuje łapkę, jeśli jakaś leży obok planszy. To dobre, gdy nic nie jest w zasięgu.
coach-event-fought = Pokonany potwór jest twój: jego zdobyczne symbole zostają z tobą także w następnych rundach i kolejne walki są łatwiejsze.
coach-event-passed = Ominięcie potwora kosztuje obrażenia, ale nie łapkę. Suma obrażeń z drogi musi być mniejsza niż obrona; potem idą w zapomnienie.
coach-event-hired = Włóczęga pomaga do końca gry: dwoma symbolami albo jednym i łapką. Kto ma go jeszcze na koniec, płaci 1 monetę.
coach-event-sprung = Łapka na pułapce otwiera drogę, ale na koniec ta pułapka zabierze właścicielowi 1 monetę. Karta lub mikstura z jej symbolem tę monetę ocali.
coach-event-disarmed = Rozbrojona pułapka jest w tej rundzie zamknięta dla innych. Wydana na nią karta przepadła na zawsze: z symbolami, monetami i zadaniami.
coach-event-drank = Wypita mikstura jest znów w zapasie. W pracowni mikstur może ją stamtąd wziąć każdy piesek.
coach-event-broke = Gdzie Bonk wyburzył ścianę lub drzwi, tam do końca rundy przejdzie każdy piesek.
coach-event-vowed = Ślubowanie Joanny pokonuje potwora, który jest dla niej za silny, za dwie łapki zamiast jednej. Na smoka nie działa.
coach-event-turned = Zanim wyjdzie, Szarik może obrócić komnaty obok startowej i tak zostaną do końca rundy. Sprawdź potem, czy twoja droga jest jeszcze otwarta.
coach-event-gap = Po karcie wydanej na pułapkę zostaje wyrwa: do końca rundy nie wolno tam wejść, tamtędy wyjść ani nic na niej zbudować.
coach-event-good-dog = Kto w rundzie działa ostatni, bierze żeton dobrego pieska i zaczyna następną. Zaczynając, łatwiej wyjść przed innymi.
coach-event-collected = Karty spod twoich łapek są teraz twoje: monety liczą się na koniec, a trofea pomagają od zaraz. Łapki do ciebie wróciły.
coach-event-round-over = Komnaty bez łapek wróciły do stosu i powstają nowe lochy. Rundy są tylko trzy: używaj łapek w każdej.

coach-sign-dragon = Smok jest wart 4 monety, ale wymaga po dwóch symboli każdego ataku. Ominięcie go to 3 obrażenia, a obrażeń na jednej drodze musi być mniej niż twojej obrony.
coach-sign-trap-bow = Żeby przejść pułapkę z łukiem, wydajesz kartę ze zdobycznym łukiem lub miksturę celności albo kładziesz łapkę. Łuki samego pieska nie pomogą.
coach-sign-trap-sword = Pułapka z mieczem wymaga karty ze zdobycznym mieczem, mikstury siły albo łapki. Z łapką zabierze ci na koniec 1 monetę.
coach-sign-trap-fireball = Pułapka z kulą ognia wymaga karty z takim trofeum, mikstury magii albo łapki. Tylko Robin przeskoczy ją za darmo.
coach-sign-tramp = Włóczęgę można nająć za łapkę. Do wyboru: dwa symbole, ale w każdej walce jeden z nich, albo jeden symbol i jeszcze jedna łapka.
coach-sign-tramp-paw = Najmij włóczęgę za symbol i łapkę: wydana łapka od razu się zwraca i zostaje z tobą na kolejne rundy.
coach-sign-chest = Skrzynia daje na koniec 4 monety, jeśli masz do niej klucz. Klucze dają ważklucze, a Pluto ma własny od początku.
coach-sign-dragonfly-key = Pokonany ważklucz daje klucz: do wszystkich drzwi i na koniec do jednej skrzyni. Trzeba po jednym symbolu każdego ataku; pomoże mikstura.
coach-sign-potion-room = Za łapkę bierzesz tu dowolną miksturę z zapasu, a użyć jej możesz już w następnej komnacie.
coach-sign-portal = Wszystkie portale łączą się ze sobą, choćby leżały daleko. Dopóki portal jest jeden, to zwykła komnata; łapek się na nim nie kładzie.
coach-sign-door = Przez bok z drzwiami przejdzie tylko piesek z kluczem. W tej komnacie nie ma czego zabrać.
coach-sign-artefact = Psikalibur to artefakt: dwa miecze za jedną łapkę, bez walki i do końca gry. Warto nadłożyć drogi.

## Krótki przewodnik

guide-goal = Piesek, trzy rundy, monety
guide-goal-about = Prowadzisz pieska. Wszyscy budują te same lochy, a każdy wychodzi z nich własną drogą, z tym, na co starczy łapek. Po trzech rundach wygrywa ten, kto ma najwięcej monet.
guide-explore = Badaj: kładź komnaty
guide-explore-about = W turze badasz lochy, wychodzisz albo śpisz. Badając, dobierasz komnatę i kładziesz ją, dowolnie obróconą: jedno z jej wyjść musi spotkać się z innym.
guide-walk = Wyjdź ze zdobyczą
guide-walk-about = Droga zaczyna się w komnacie startowej, a kończy przy wyjściu na zewnątrz; żadnej komnaty dwa razy. Łapka zabiera to, co jest w komnacie, i zamyka ją przed innymi.
guide-fight = Walcz albo omiń
guide-fight-about = Masz wszystkie symbole z tabliczki potwora? Pokonujesz go, a jego trofeum pomaga już w następnej komnacie. Ominięcie to obrażenia; ich suma musi być mniejsza niż obrona.
guide-countdown = Kto wyjdzie pierwszy
guide-countdown-about = Pierwszy piesek na zewnątrz zaczyna odliczanie: jeszcze po cztery karty na każdego w środku. Potem można już tylko wyjść albo iść spać i zyskać łapkę.
guide-end = Co liczy się na koniec
guide-end-about = Monety na kartach, 4 za każdą skrzynię z kluczem i zadania: twoje tajne i wspólne. Każda pułapka i każdy włóczęga, których masz, zabierają po 1 monecie.

## Przykłady do zasad

ex-mimic = Robin, mimik i cerber
ex-mimic-1 = Robin ma dwa łuki, kulę ognia i obronę 3. Na mimika trzeba łuku i kuli ognia, więc do niego idzie.
ex-mimic-2 = Wygrywa i kładzie łapkę. Symboli nie zużywa, a miecz mimika od razu jest jej trofeum.
ex-mimic-3 = Za nim leży moneta: zabiera ją druga łapka.
ex-mimic-4 = Na cerbera trzeba trzech mieczy, a ma jeden. Może go tylko ominąć: 2 obrażenia.
ex-mimic-5 = Obrażenia 2 są mniejsze od obrony 3, więc może wyjść. Z ifrytem dalej byłoby 3, a 3 nie jest mniejsze od 3: tam iść nie może.

ex-damage = Późna obrona też się liczy
ex-damage-1 = Bonk ma psikalibur: razem cztery miecze. Ominięcie smoka to 3 obrażenia, a jego obrona wynosi 3. Mimo to wchodzi.
ex-damage-2 = Bo za smokiem pokonuje cerbera i z jego symbolem ma obronę 4. Wychodzi na północ.
ex-damage-3 = Obrażenia porównuje się z obroną raz, przy wyjściu: 3 to mniej niż 4. Prosto z leża smoka nie mógłby wyjść.

ex-gap = Pułapka, wydana karta i wyrwa
ex-gap-1 = Joanna ma czarobrożę, czyli dwie kule ognia: właśnie tyle trzeba na wiewiórkę zombie. Wchodzi.
ex-gap-2 = Wygrywa i kładzie łapkę. Miecz wiewiórki jest jej trofeum już od następnej komnaty.
ex-gap-3 = A tam leży pułapka z mieczem. Dwa własne miecze Joanny się nie liczą, ale karta wiewiórki tak: wydaje ją.
ex-gap-4 = Na pułapce nie ma łapki. Za nią leżą dwie monety i Joanna je zabiera.
ex-gap-5 = Joanna wyszła; teraz patrzysz jako Ruta. Po wiewiórce została wyrwa z łapką Joanny. Ruta nie wejdzie ani tam, ani do pułapki.

ex-pair = Jeden włóczęga, dwie walki
ex-pair-1 = Ruta ma miecz, dwie kule ognia i włóczęgę najętego za miecz i kulę ognia. Na ifryta trzeba dwóch mieczy: idzie do niego.
ex-pair-2 = W każdej walce liczy się jeden z dwóch symboli włóczęgi. Teraz jest to miecz, więc mieczy są dwa.
ex-pair-3 = W następnej walce wybierasz od nowa: teraz włóczęga jest trzecią kulą ognia, a tylu trzeba na golema.
ex-pair-4 = Dwie walki wygrane z jednym włóczęgą. Nie zużywa się, ale na koniec gry kosztuje 1 monetę.

ex-potion = Mikstura wypita i wzięta znowu
ex-potion-1 = Joanna ma dwie kule ognia z czarobroży i miksturę magii. Na czekoladowego golema trzeba trzech kul ognia.
ex-potion-2 = Mikstura jest trzecią i Joanna wygrywa. Wypita mikstura od razu trafia do zapasu.
ex-potion-3 = Dalej jest pracownia mikstur. Joanna tam idzie.
ex-potion-4 = Za łapkę może wybrać dowolną miksturę z zapasu i bierze właśnie tę, którą przed chwilą wypiła.
ex-potion-5 = Poszły na to dwie łapki. Ma golema, a mikstura magii czeka na następną walkę.

ex-door = Klucz zdobyty po drodze
ex-door-1 = Dwie monety leżą za drzwiami, a Joanna nie ma klucza. Najpierw idzie do ważklucza.
ex-door-2 = Trzeba łuku, miecza i kuli ognia, a kuli jej brak. Ślubowanie pokonuje go mimo to, za dwie łapki.
ex-door-3 = Klucz działa od razu, jeszcze na tej samej drodze: teraz może przejść przez komnatę z drzwiami.
ex-door-4 = Drzwi ją przepuściły, a dla innych zostają zamknięte. Joanna zabiera dwie monety.
ex-door-5 = Drzwi nie zużywają klucza. Na koniec gry otworzy on jeszcze jedną skrzynię.

ex-portals = Przez portal, ale nie z powrotem
ex-portals-1 = Dwie monety leżą na zachodzie, za gigakleszczem. Ruta nie ma łuków i idzie do portalu na wschodzie.
ex-portals-2 = Wszystkie portale łączą się ze sobą, choćby leżały daleko: jeden krok i jest w drugim.
ex-portals-3 = Wrócić nie może: żadnej komnaty dwa razy, portali też. Stąd jest przejście do monet.
ex-portals-4 = Zabiera dwie monety, i to bez obrażeń.
ex-portals-5 = Na portalu nigdy nie leży łapka, więc nikt nie może go zamknąć przed innymi.

ex-first-out = Pierwszy wychodzi, rusza odliczanie
ex-first-out-1 = W środku są cztery pieski. Pluto ma dwa łuki i miecz i wyrusza pierwszy. Na kota w galarecie trzeba łuku i miecza.
ex-first-out-2 = Wystarczą własne symbole: wygrywa i kładzie tu łapkę.
ex-first-out-3 = Na gigakleszcza trzeba dwóch łuków. Nadal je ma, bo symbole się nie zużywają.
ex-first-out-4 = Dwie łapki, dwa potwory, a droga prowadzi na zewnątrz, na południe. Pluto ją potwierdza.
ex-first-out-5 = Teraz grasz Joanną. W środku są jeszcze trzy pieski, na każdego cztery karty: razem dwanaście, wspólnych. Joanna bada lochy.
ex-first-out-6 = Pułapka z łukiem. Wolno ją położyć właśnie przy wyjściu, którym wyszedł Pluto.
ex-first-out-7 = Wyjście jest więc znów zabudowane. Plutowi to nie szkodzi: jest na zewnątrz, a jego dwie komnaty są dla innych zamknięte.

ex-last-out = Ostatni wychodzi z włóczęgą
ex-last-out-1 = Pluto jest na zewnątrz i nie ma już kart. Szarik ma dwie kule ognia i pięć łapek; idzie do włóczęgi.
ex-last-out-2 = Najmuje go za kulę ognia i łapkę: jedną położył, jedną zyskał, więc wciąż ma pięć.
ex-last-out-3 = Dalej jest skrzynia i zabiera ją łapka. Da 4 monety, jeśli na koniec będzie do niej klucz.
ex-last-out-4 = Na czekoladowego golema trzeba trzech kul ognia: dwie własne i jedna od włóczęgi wystarczą.
ex-last-out-5 = Zostały trzy łapki. Na południu leżą dwie monety.
ex-last-out-6 = Zabiera je czwartą łapką.
ex-last-out-7 = Dwie łapki zostają niewykorzystane; tak wolno. Szarik wychodzi na południe.
ex-last-out-8 = Potwierdza drogę i na tym kończy się runda.
ex-last-out-9 = Wszystkie cztery karty są jego, a na planszy leży sześć łapek. Działał ostatni, więc zaczyna następną rundę. Do skrzyni wciąż trzeba klucza.

ex-score = Wynik końcowy: 21 monet
ex-score-1 = Ostatnia tura gry: Robin idzie spać i zaczyna się liczenie monet.
ex-score-2 = Monety na kartach 4, skrzynia z kluczem 4, wspólne zadania 10, własne zadanie 5; minus 1 za pułapkę i 1 za włóczęgę. Razem 21.

## Wszystko w pudełku

things-dog = Pieski
things-monster = Potwory
things-treasure = Komnaty ze zdobyczą
things-trap = Pułapki
things-tramp = Włóczędzy
things-passage = Komnaty do przejścia
things-potion = Mikstury
things-quest = Zadania
things-token = Żetony
things-copies = W pudełku: { card-count }.
things-trophies = Trofeum zależy od karty: { NAMES("symbols", $symbols) }.
things-start-more = Ta strona jest dla trzech i czterech osób.
things-start-two = Ta strona jest dla dwóch osób.
things-token-paw = łapka
    .about = Po 7 na pieska: 5 na planszy, 2 obok. Łapka zajmuje komnatę, a po rundzie wraca.
things-token-good-dog = żeton dobrego pieska
    .about = Kto go ma, zaczyna. Bierze go ten, kto w rundzie działał ostatni.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Tobi
    .line = Idzie za nosem do najbliższego znaleziska i mało planuje.
company-level-2 = Luna
    .line = Pilnuje swoich zadań i zapamiętuje, dokąd prowadzą drzwi.
company-level-3 = Hektor
    .line = Buduje, walczy i wychodzi na czas: solidny spacer.
company-level-4 = Freja
    .line = Planuje drogę powrotną, jeszcze zanim wejdzie w głąb.
company-level-5 = Orso
    .line = Każdy kąt zna ze snów; rozważa wiele dróg, zanim ruszy łapą.

## What a position is worth, by name

worth-points = { $points ->
    [one] około jednej monety
   *[other] około { $points } monet
}
worth-ahead = { $side ->
    [ahead] { $points ->
        [one] około jednej monety przewagi
       *[other] około { $points } monet przewagi
    }
    [behind] { $points ->
        [one] około jednej monety straty
       *[other] około { $points } monet straty
    }
   *[level] mniej więcej na równi z najlepszym rywalem
}
term-base = równy start
term-coins = monety
term-quests = zadania
term-strength = siła na dalsze walki
term-paws = łapki
term-potions = mikstury
term-keys = klucze i skrzynie
term-ways = droga na zewnątrz
term-time = pozostały czas
term-rivals = rywale

## Zadania

puzzle-way-out = Ostatnia runda, a w środku jesteś już tylko ty. Znajdź wyjście, które przyniesie najwięcej monet.
