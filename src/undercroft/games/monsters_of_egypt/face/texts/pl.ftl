### „Potwory Egiptu” po polsku. NAME(rodzaj, id, case: "gen") odmienia nazwę, NAMES kilka z rzędu. 4-7 to piętro 4, kolumna 7.

## The game

game-name = Potwory Egiptu
game-line = Wspólna wyprawa do grobowca, w której polegli grają potworami
game-about = Wspinaj się, spadaj i wysadzaj: znajdź w grobowcu o dziesięciu piętrach kryształ faraona i wynieś go na zewnątrz. Kto po drodze polegnie, gra dalej potworami.
game-facts = 1–6 graczy · 30 minut i więcej, z botem 7 · autor gry: Jewgienij Kołodin
solo-note = W grze solo prowadzisz kilku bohaterów, a potworami nikt nie gra: tylko czekają.
result-solo = { $glory ->
    [0] Wygrał grobowiec.
   *[other] Twoja wyprawa wygrała.
}
game-credits = Autorem gry jest Jewgienij Kołodin, ilustracje stworzyły Natalia Jefremowa i Natalia Kondratiuk, wydawcą jest Hobby World (2026).

## Names

hero-vera = Wera
    .gen = Wery
    .dat = Werze
    .acc = Werę
    .ins = Werą
hero-timur = Timur
    .gen = Timura
    .dat = Timurowi
    .acc = Timura
    .ins = Timurem
hero-zoya = Zoja
    .gen = Zoi
    .dat = Zoi
    .acc = Zoję
    .ins = Zoją
hero-gleb = Gleb
    .gen = Gleba
    .dat = Glebowi
    .acc = Gleba
    .ins = Glebem
hero-roza = Roza
    .gen = Rozy
    .dat = Rozie
    .acc = Rozę
    .ins = Rozą

calling-vera = kartografka
calling-timur = wspinacz
calling-zoya = kurierka
calling-gleb = kamieniarz
calling-roza = wynalazczyni

token-ladder = drabina
    .gen = drabiny
    .acc = drabinę
    .with = z drabiną
token-bomb = bomba
    .gen = bomby
    .acc = bombę
    .with = z bombą
token-crystal = kryształ
    .gen = kryształu
    .acc = kryształ
    .with = z kryształem
token-key-yellow = żółty klucz
    .gen = żółtego klucza
    .acc = żółty klucz
    .with = z żółtym kluczem
token-key-black = czarny klucz
    .gen = czarnego klucza
    .acc = czarny klucz
    .with = z czarnym kluczem
token-pineapple = ananas
    .gen = ananasa
    .acc = ananasa
    .with = z ananasem
token-orange = pomarańcza
    .gen = pomarańczy
    .acc = pomarańczę
    .with = z pomarańczą
token-banana = banan
    .gen = banana
    .acc = banana
    .with = z bananem
token-pear = gruszka
    .gen = gruszki
    .acc = gruszkę
    .with = z gruszką
token-apple = jabłko
    .gen = jabłka
    .acc = jabłko
    .with = z jabłkiem
token-vest = kamizelka kuloodporna
    .gen = kamizelki kuloodpornej
    .acc = kamizelkę kuloodporną
    .with = z kamizelką kuloodporną
token-extinguisher = gaśnica
    .gen = gaśnicy
    .acc = gaśnicę
    .with = z gaśnicą
token-boots = buty z kolcami
    .gen = butów z kolcami
    .acc = buty z kolcami
    .with = z butami z kolcami
token-hook = hak abordażowy
    .gen = haka abordażowego
    .acc = hak abordażowy
    .with = z hakiem abordażowym
token-jetpack = plecak odrzutowy
    .gen = plecaka odrzutowego
    .acc = plecak odrzutowy
    .with = z plecakiem odrzutowym
token-teleporter = teleporter
    .gen = teleportera
    .acc = teleporter
    .with = z teleporterem
token-skates = wrotki
    .gen = wrotek
    .acc = wrotki
    .with = z wrotkami
token-binoculars = lornetka
    .gen = lornetki
    .acc = lornetkę
    .with = z lornetką
token-flashlight = latarka
    .gen = latarki
    .acc = latarkę
    .with = z latarką
token-sledgehammer = młot
    .gen = młota
    .acc = młot
    .with = z młotem
token-portal-gun = działo portalowe
    .gen = działa portalowego
    .acc = działo portalowe
    .with = z działem portalowym
token-rifle = karabin
    .gen = karabinu
    .acc = karabin
    .with = z karabinem
token-shotgun = strzelba
    .gen = strzelby
    .acc = strzelbę
    .with = ze strzelbą
token-flamethrower = miotacz ognia
    .gen = miotacza ognia
    .acc = miotacz ognia
    .with = z miotaczem ognia
token-sabre = szabla
    .gen = szabli
    .acc = szablę
    .with = z szablą
token-axe = topór
    .gen = topora
    .acc = topór
    .with = z toporem

token-arrows = strzały
    .gen = strzał
    .acc = strzały
    .with = ze strzałami
token-crack = szczelina
    .gen = szczeliny
    .acc = szczelinę
    .with = ze szczeliną
token-spikes = kolce
    .gen = kolców
    .acc = kolce
    .with = z kolcami
token-rumble = dziwny łoskot
    .gen = dziwnego łoskotu
    .acc = dziwny łoskot
    .with = z dziwnym łoskotem
token-fire = ogień
    .gen = ognia
    .acc = ogień
    .with = z ogniem

token-pharaoh = faraon
    .gen = faraona
    .acc = faraona
    .with = z faraonem
token-bat = nietoperz
    .gen = nietoperza
    .acc = nietoperza
    .with = z nietoperzem
token-vulture = sęp
    .gen = sępa
    .acc = sępa
    .with = z sępem
token-spider = pająk
    .gen = pająka
    .acc = pająka
    .with = z pająkiem
token-mummy = mumia
    .gen = mumii
    .acc = mumię
    .with = z mumią
token-ghost = zjawa
    .gen = zjawy
    .acc = zjawę
    .with = ze zjawą
token-scarab = skarabeusz
    .gen = skarabeusza
    .acc = skarabeusza
    .with = ze skarabeuszem
token-locust = szarańcza
    .gen = szarańczy
    .acc = szarańczę
    .with = z szarańczą
token-cobra = kobra królewska
    .gen = kobry królewskiej
    .acc = kobrę królewską
    .with = z kobrą królewską
token-djinn = ognisty dżin
    .gen = ognistego dżina
    .acc = ognistego dżina
    .with = z ognistym dżinem
token-golem = golem
    .gen = golema
    .acc = golema
    .with = z golemem

token-chest = zakryta skrzynia
    .gen = zakrytej skrzyni
    .acc = zakrytą skrzynię
    .with = z zakrytą skrzynią
token-danger = zakryte zagrożenie
    .gen = zakrytego zagrożenia
    .acc = zakryte zagrożenie
    .with = z zakrytym zagrożeniem

face-attack = atak potwora
face-melee = broń biała
face-any-weapon = dowolna broń
face-retreat-2 = odwrót o 2
face-retreat-3 = odwrót o 3

door-yellow = żółte drzwi
    .acc = żółte drzwi
door-black = czarne drzwi
    .acc = czarne drzwi

## Score sheet

line-escaped = Wyszli z grobowca
line-crystal = Kryształ
line-fallen = Polegli
line-won = Zwycięstwo

## Setting a table

choice-mode = Tryb
    .about = O co walczą bohaterowie.
choice-mode-exploration = Eksploracja
    .about = Znajdźcie w grobowcu kryształ i wynieście go. Popędzają was tylko potwory.
choice-mode-escape = Ucieczka
    .about = Kryształ ma już pierwszy bohater, ale strop opada: co rundę o piętro.
choice-spirit = Duch grobowca
    .about = Czy ktoś gra potworami od samego początku. Przy sześciu osobach zawsze.
choice-spirit-off = Nie
    .about = Potwory ruszają się dopiero, gdy ktoś polegnie.
choice-spirit-on = Ostatnie miejsce
    .about = Osoba na ostatnim miejscu nie ma bohatera i od pierwszej rundy gra potworami. Nie w grze solo.
choice-heroes = Bohaterowie w grze solo
    .about = Ilu bohaterów prowadzisz, gdy grasz bez innych. Przy większej liczbie miejsc każde ma jednego.
choice-heroes-1 = 1
    .about = Jeden bohater przeciw grobowcowi: trudno.
choice-heroes-2 = 2
    .about = Dwoje bohaterów, którzy pomagają sobie nawzajem.
choice-heroes-3 = 3
    .about = Troje bohaterów: dobre na początek.
choice-heroes-4 = 4
    .about = Czworo bohaterów: więcej rąk i więcej trosk.
choice-heroes-5 = 5
    .about = Cała wyprawa.
choice-first = Pierwszy gracz
    .about = Kto zaczyna każdą rundę.
choice-first-one = Miejsce 1
    .about = Zaczyna osoba na miejscu 1.
choice-first-drawn = Losowo
    .about = Losowo wybrana osoba spośród grających bohaterami.
choice-free-start = Pierwszy przedmiot
    .about = Kto decyduje, z czym oprócz bomby zaczyna bohater.
choice-free-start-off = Zależnie od trybu
    .about = W eksploracji drabina, w ucieczce własny przedmiot bohatera.
choice-free-start-on = Do wyboru
    .about = Każdy bohater bierze drabinę albo własny przedmiot, w każdym trybie.
choice-pharaoh-face = Faraon przychodzi na
    .about = Która ścianka kości sprowadza odkrytego faraona do bohatera.
choice-pharaoh-face-attack = Atak
    .about = Dwie ścianki z sześciu.
choice-pharaoh-face-melee = Broń białą
    .about = Jedna ścianka z sześciu.
choice-pharaoh-face-any-weapon = Dowolną broń
    .about = Jedna ścianka z sześciu.
choice-gun-faces = Strzał trafia na
    .about = Które ścianki się liczą, gdy ktoś strzela na sąsiednie pole.
choice-gun-faces-any-weapon = Dowolną broń
    .about = Jedna ścianka z sześciu.
choice-gun-faces-both = Obie ścianki z bronią
    .about = Dwie ścianki z sześciu: strzelać warto częściej.
choice-golem-any-weapon = Golem
    .about = Co rani golema, gdy kość pokazuje dowolną broń.
choice-golem-any-weapon-off = Tylko broń palna
    .about = Szable i młoty odbijają się od niego.
choice-golem-any-weapon-on = Każda broń
    .about = Na tej ściance rani go też broń biała.
choice-monster-traps = Pułapki potworów
    .about = Które odkryte pułapki może uruchomić grający potworami.
choice-monster-traps-three = Strzały, kolce, łoskot
    .about = Wszystko, co działa z daleka.
choice-monster-traps-two = Strzały i kolce
    .about = Łoskot czeka na bohatera: grobowiec jest łagodniejszy.
choice-monsters-trigger = Potwory na pułapkach
    .about = Co się dzieje, gdy potwór wejdzie na odkrytą pułapkę.
choice-monsters-trigger-off = Nic
    .about = Pułapki działają tylko pod bohaterami.
choice-monsters-trigger-on = Pułapka działa
    .about = Od razu, i może trafić samego potwora.
choice-zero-retreat = Odwrót
    .about = Czy wycofujący się bohater musi opuścić pole.
choice-zero-retreat-off = Co najmniej jeden ruch
    .about = Gdy nie ma dokąd, rzuca się jeszcze raz.
choice-zero-retreat-on = Można zostać
    .about = Walka się kończy, nawet jeśli bohater się nie ruszy.
choice-skates-after-fight = Wrotki po walce
    .about = Czy dodatkowy ruch wrotek zostaje po walce.
choice-skates-after-fight-off = Przepada
    .about = Przepada razem z pozostałymi ruchami.
choice-skates-after-fight-on = Zostaje
    .about = Jeśli wrotki nie były użyte, po walce jest jeden ruch.
choice-fight-ends-turn = Po walce
    .about = Co jeszcze wolno w turze, w której była walka.
choice-fight-ends-turn-off = Tura trwa
    .about = Ruchów brak, ale można używać przedmiotów, podnosić je i wymieniać.
choice-fight-ends-turn-on = Koniec tury
    .about = Po walce już nic.
choice-vest-blocks-all = Kamizelka a silny atak
    .about = Ile z jednego ataku zatrzymuje kamizelka.
choice-vest-blocks-all-off = Jedno życie
    .about = Z trzech żyć, które zabiera kobra, zostaje ci jedno.
choice-vest-blocks-all-on = Cały atak
    .about = Nawet ukąszenie kobry nic nie kosztuje.
choice-burn-each-roll = Ogień dżina
    .about = Kiedy dżin parzy bohatera.
choice-burn-each-roll-off = Na odchodnym
    .about = Raz, gdy walka się kończy, a dżin jest cały.
choice-burn-each-roll-on = Po każdym rzucie
    .about = Każdy rzut, po którym dżin jest cały, kosztuje życie.
choice-keep-extinguisher = Gaśnica a ogień
    .about = Czy gaszenie pułapki z ogniem zużywa gaśnicę.
choice-keep-extinguisher-off = Zużywa
    .about = Jeden ogień, jedna gaśnica.
choice-keep-extinguisher-on = Nie zużywa
    .about = Gasi każdy ogień, w który wejdzie jej właściciel.
choice-cave-items = Przedmioty przez jaskinie
    .about = Przy chodzeniu wszystkie jaskinie sąsiadują. A dla bomb, strzałów i drabin?
choice-cave-items-on = Też
    .about = Bombę można rzucić z jaskini do jaskini.
choice-cave-items-off = Nie
    .about = Sąsiednie są tylko pola z lewej i z prawej.
choice-jump-any-path = Teleportacja
    .about = Jak odmierzają drogę teleporter i działo portalowe.
choice-jump-any-path-off = Prosto
    .about = W lewo, w prawo, w górę albo w dół.
choice-jump-any-path-on = Z zakrętami
    .about = Droga może skręcać: więcej pól do wyboru.
choice-exit-choice = Przy wyjściu
    .about = Czy bohater od razu opuszcza grobowiec.
choice-exit-choice-off = Od razu
    .about = Kto dotrze do wyjścia, jest na zewnątrz.
choice-exit-choice-on = Z wyboru
    .about = Można tam poczekać, na przykład na wymianę.
choice-ban-until-other = Ten sam potwór
    .about = Kiedy potwora można ruszyć ponownie.
choice-ban-until-other-off = Co drugą turę
    .about = Odpoczywa przez jedną turę potworów.
choice-ban-until-other-on = Po innym potworze
    .about = Odpoczywa, aż ruszy się inny potwór.
choice-breach-limit = Wyłomy
    .about = Ile w grobowcu da się zniszczyć.
choice-breach-limit-off = Bez limitu
    .about = Dopóki jest co burzyć.
choice-breach-limit-on = Jak w pudełku
    .about = Po 22 wyłomach nic już nie pęka.
choice-pharaoh-weapons-only = Co rani faraona
    .about = Co odbiera faraonowi życie.
choice-pharaoh-weapons-only-off = Broń, bomby, buty
    .about = Liczy się każde trafienie bohatera.
choice-pharaoh-weapons-only-on = Tylko broń
    .about = Bomby i buty mu nie szkodzą.
choice-bomb-same-cell = Cel bomby
    .about = Czy bomba może uderzyć w jedno pole, a zburzyć coś na innym.
choice-bomb-same-cell-off = Dwa pola
    .about = Uderzenie tutaj, ściana obok.
choice-bomb-same-cell-on = Jedno pole
    .about = Burzy tylko tam, gdzie uderzyła.

## Counting

life-count = { $lives ->
    [one] { $lives } życie
    [few] { $lives } życia
   *[many] { $lives } żyć
}
move-count = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
moves-left = { $moves ->
    [0] brak ruchów
    [one] został { $moves } ruch
    [few] zostały { $moves } ruchy
   *[many] zostało { $moves } ruchów
}
cell-count = { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[many] { $cells } pól
}
moves-up-to = { $moves ->
    [one] do { $moves } ruchu
   *[many] do { $moves } ruchów
}

## Cards: what things do

hero-starts = Eksploracja: { NAMES("token", $items) }.
hero-starts-escape = Ucieczka: { NAMES("token", $items) }.

does-ladder = Stawiasz ją na swoim lub sąsiednim polu, wspinać się może każdy. Można ją zabrać.
does-key = { $door ->
    [yellow] Zanieś go do posągu Bastet: otworzą się żółte drzwi.
   *[black] Zanieś go do posągu Anubisa: otworzą się czarne drzwi.
}
does-crystal = Wynieś go, aby wygrać. Raz w grze, w dowolnej chwili, daje każdemu bohaterowi w grobowcu 1 życie.
does-melee = Broń biała: trafia na obu ściankach z bronią.
does-firearm = Broń palna: trafia na ściance „dowolna broń”.
does-cancel-loss = Raz na turę nie tracisz życia; nie chroni przed nagłą śmiercią.
does-stomp = Raz na turę potwór, na którego spadniesz, traci życie.
does-fly = Raz na turę włącz go: ruszasz się też w górę i w dół i nie spadasz do końca tury.
does-extra-move = Raz na turę jeden dodatkowy ruch.
does-beam = Raz na turę odkryj zakryty żeton na swoim piętrze; ściany zasłaniają.
does-break-wall = Raz na turę zburz ścianę obok siebie.
does-banish = Raz na turę, gdy wypadnie odwrót, odeślij o tyle pól potwora.
does-shoot = Raz na turę strzel na sąsiednie pole: potwór tam, odkryty lub zakryty, może stracić życie.
does-explode = Jednorazowo: uderz potwora tu lub obok, zburz podłogę, strop lub ścianę albo zrób jedno i drugie.
does-heal = Jednorazowo: odzyskujesz { $amount ->
    [one] { $amount } życie
    [few] { $amount } życia
   *[many] { $amount } żyć
}.
does-destroy-fire = Jednorazowo: gasi ogień lub ognistego dżina tu lub obok.
does-destroy-ghost = Jednorazowo: niszczy zjawę tu lub obok.
does-destroy-mummy = Jednorazowo: niszczy mumię tu lub obok.
does-pull = Jednorazowo: przyciąga do ciebie najbliższy żeton lub bohatera w linii prostej, przez ściany.
does-jump = Jednorazowo: przenosi cię dokładnie o { $amount ->
    [one] { $amount } pole
    [few] { $amount } pola
   *[many] { $amount } pól
} w linii prostej, przez ściany i podłogi.
does-retreat = Jednorazowo, w walce: odwrót do { $amount ->
    [one] { $amount } ruchu
   *[many] { $amount } ruchów
}.
does-reveal = Jednorazowo: odkrywa { $amount ->
    [one] { $amount } zakryty żeton
    [few] { $amount } zakryte żetony
   *[many] { $amount } zakrytych żetonów
} w dowolnym miejscu; nic nie działa.

trap-does-crack = Podłoga pęka, wszystko spada, a bohater traci { life-count }.
trap-does-arrows = Strzelają wszystkie ściany ze strzałami: kto stoi przed nimi najbliżej, ginie.
trap-does-spikes = Uderzają wszystkie kolce: bohaterowie i potwory na tych polach giną.
trap-does-rumble = Toczy się głaz: bohaterowie i potwory na jego drodze giną.
trap-does-ceiling = Strop opada o krok.
trap-does-fire = Bohater traci { life-count }.

gait-walk = Chodzi, { moves-up-to }.
gait-fly = Lata, { moves-up-to }; nie przez ściany i podłogi.
gait-haunt = Przenika ściany i podłogi, { moves-up-to }.
gait-sleep = Sam nie chodzi: kość sprowadza go prosto do bohatera. Pułapki i strop mu nie szkodzą.
monster-lives = Ma { life-count }.
monster-bite = Atak tego potwora zabiera { life-count }.
monster-burn = Ucieczka od niego kosztuje { life-count }.
monster-hide = Rani go tylko broń palna.
monster-fears-mummy = Niszczy ją miotacz ognia.
monster-fears-ghost = Niszczy ją latarka.
monster-fears-fire = Niszczy go gaśnica.

face-does-attack = Potwór uderza: bohater traci życie.
face-does-melee = Trafienie bronią białą; bez niej rzuć jeszcze raz.
face-does-any-weapon = Trafienie dowolną bronią; bez niej rzuć jeszcze raz.
face-does-retreat-2 = Bohater wycofuje się, { moves-up-to }.
face-does-retreat-3 = Bohater wycofuje się, { moves-up-to }.

## What happened

by = { $you ->
    [yes] { "" }
   *[no] { $who }:{ " " }
}
cause-name = { $cause ->
    [weapon] broń
    [boulder] głaz
    [ceiling] strop
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
    [escape] Strop zaczyna opadać: uciekajcie z grobowca, i to z kryształem.
   *[exploration] Grobowiec otwarty: znajdźcie kryształ faraona i wynieście go.
}
event-first = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $who }.
}
event-hero = { $you ->
    [yes] Prowadzisz { NAME("hero", $hero, case: "acc") }.
   *[no] { $who } prowadzi { NAME("hero", $hero, case: "acc") }.
}
event-round = Runda { $round }.
event-turn = { by }{ NAME("hero", $hero) } zaczyna turę.
event-monsters = { $you ->
    [yes] Grasz potworami.
   *[no] { $who } gra potworami.
}
event-entered = { by }{ NAME("hero", $hero) } wchodzi do grobowca przez { $cell }.
event-walked = { by }{ NAME("hero", $hero) } idzie na { $to }.
event-climbed = { by }{ NAME("hero", $hero) } { $way ->
    [up] wspina się
   *[down] schodzi
} na { $to }.
event-crawled = { by }{ NAME("hero", $hero) } przechodzi jaskiniami na { $to }.
event-flew = { by }{ NAME("hero", $hero) } { $way ->
    [up] wzlatuje
    [level] leci
   *[down] zlatuje
} na { $to }.
event-fell = { by }{ NAME("hero", $hero) } spada na { $to }.
event-tumbled = { $count ->
    [one] { $count } żeton spada
    [few] { $count } żetony spadają
   *[many] { $count } żetonów spada
} z { $from } na { $to }.
event-opened = Odkryto na { $cell }: { NAME("token", $token) }.
event-took = { by }{ NAME("hero", $hero) } bierze { NAME("token", $item, case: "acc") }.
event-left = { by }{ NAME("hero", $hero) } zostawia { NAME("token", $item, case: "acc") } na { $cell }.
event-gave = { by }{ NAME("hero", $hero) } daje { NAME("hero", $other, case: "dat") } { NAME("token", $item, case: "acc") }.
event-refused = { by }{ NAME("hero", $hero) } odmawia wymiany.
event-used = { by }{ NAME("hero", $hero) } używa { NAME("token", $item, case: "gen") }.
event-spent = { by }{ NAME("hero", $hero) } zużywa { NAME("token", $item, case: "acc") }.
event-ladder = { by }{ NAME("hero", $hero) } stawia drabinę na { $cell }.
event-blast = { by }{ NAME("hero", $hero) } uderza bombą w { $cell }.
event-breach = { $part ->
    [wall] Na { $cell } wali się ściana.
   *[floor] Na { $cell } wali się podłoga.
}
event-shot = { by }{ NAME("hero", $hero) } strzela { $item ->
    [shotgun] ze
   *[other] z
} { NAME("token", $item, case: "gen") } na { $cell }. Kość pokazuje: { NAME("face", $face) }.
event-pulled = { by }{ NAME("hero", $hero) } przyciąga hakiem { caught } z { $from } na { $to }.
event-jumped = { by }{ NAME("hero", $hero) } teleportuje się na { $to }.
event-fight = { by }{ NAME("hero", $hero) } walczy { NAME("token", $monster, case: "with") } na { $cell }.
event-rolled = { by }{ NAME("hero", $hero) } rzuca kością: { NAME("face", $face) }.
event-hit = Trafienie: { NAME("token", $monster) } ma jeszcze { life-count }.
event-destroyed = Zniszczono na { $cell }: { NAME("token", $token) } ({ cause-name }).
event-got-away = { by }{ NAME("hero", $hero) } ucieka od { NAME("token", $monster, case: "gen") }.
event-banished = Portal przenosi { NAME("token", $monster, case: "acc") } z { $from } na { $to }.
event-hurt = { $lives ->
    [0] { by }{ NAME("hero", $hero) } traci ostatnie życie ({ cause-name }).
    [1] { by }{ NAME("hero", $hero) } traci życie ({ cause-name }), zostaje { $lives }.
   *[other] { by }{ NAME("hero", $hero) } traci życie ({ cause-name }), zostają { $lives }.
}
event-vest = { by }{ NAME("hero", $hero, case: "acc") } chroni kamizelka: bez utraty życia.
event-doused = { by }{ NAME("hero", $hero) } gasi ogień.
event-crystal = { by }{ NAME("hero", $hero) } używa kryształu: każdy bohater w grobowcu odzyskuje życie.
event-healed = { by }{ NAME("hero", $hero) } odzyskuje siły: { life-count }.
event-died = { by }{ NAME("hero", $hero) } ginie na { $cell } ({ cause-name }).
event-escaped = { by }{ NAME("hero", $hero) } wychodzi z grobowca.
event-door = { by }{ NAME("hero", $hero) } otwiera { NAME("door", $door, case: "acc") }.
event-trap = Pułapka na { $cell }: { NAME("token", $trap) }.
event-arrows = Strzały lecą z { $from } na { $to }.
event-spiked = Na { $cell } wyskakują kolce.
event-boulder = Głaz toczy się przez { $cell }.
event-boulder-run = Głaz toczy się z { $from } na { $to }.
event-ceiling = { $steps ->
    [1] Strop zawisa nad grobowcem.
    [2] Strop dotyka grobowca.
   *[other] Strop miażdży piętro { $floor }.
}
event-sank = Strop spycha { NAME("token", $token, case: "acc") } w dół, z { $from } na { $to }.
event-pharaoh-roll = { $you ->
    [yes] Rzucasz za faraona: { NAME("face", $face) }.
   *[no] { $who } rzuca za faraona: { NAME("face", $face) }.
}
event-woke = { $you ->
    [yes] Sprowadzasz faraona na { $to }, naprzeciw { NAME("hero", $hero, case: "gen") }.
   *[no] { $who } sprowadza faraona na { $to }, naprzeciw { NAME("hero", $hero, case: "gen") }.
}
event-prowled = { $you ->
    [yes] Prowadzisz { NAME("token", $monster, case: "acc") } na { $to }.
   *[no] { $who } prowadzi { NAME("token", $monster, case: "acc") } na { $to }.
}
event-descended = W dół, na { $to }, opada { NAME("token", $monster) }.
event-concede = { by }{ NAME("hero", $hero) } proponuje poddanie się.
event-over = { $result ->
    [heroes] Kryształ wyniesiony: wygrywają bohaterowie, którzy uciekli.
    [spirit] Wszyscy bohaterowie polegli: wygrywa grobowiec.
    [lost] Oba klucze zmiażdżone: grobowiec zamknięty na zawsze, nikt nie wygrywa.
   *[cursed] Kryształ zostaje w grobowcu: nikt nie wygrywa.
}

## Questions

ask-hero = Wybierz { $number }. bohatera wyprawy.
    .about = Bohaterowie są równie silni. Każdy ma własny przedmiot, z którym zaczyna w trybie ucieczki.
ask-start-item = { NAME("hero", $hero) }: { NAME("token", $first) } czy { NAME("token", $alternative) }?
    .about = Na początku masz bombę i jeden z tych dwóch przedmiotów. Wybór obowiązuje całą grę.
ask-start = Którędy { NAME("hero", $hero) } wejdzie do grobowca?
    .about = Z góry prowadzą trzy wejścia; wejście nie kosztuje ruchu. Pola nazywa piętro i kolumna: 4-7 to piętro 4, kolumna 7.
ask-act = { NAME("hero", $hero) }: { moves-left }. Co dalej?
    .about = Ruchy i przedmioty można dowolnie przeplatać. Jeden ruch to sąsiednie pole, krok po drabinie albo inna jaskinia; spadanie nic nie kosztuje.
ask-retreat = { $moves ->
    [0] Koniec odwrotu. Co { NAME("hero", $hero) } bierze ze sobą?
   *[other] { NAME("hero", $hero) } się wycofuje: { moves-left }. Dokąd?
}
    .about = Odwrót toczy się jak zwykła tura: zakryte żetony się odkrywają, a nowa walka go kończy.
ask-pick-up = Czy { NAME("hero", $hero) } coś stąd zabiera?
    .about = Zanim gra ruszy dalej, można wziąć to, co leży tu odkryte; przy pełnych rękach trzeba coś za to zostawić.
ask-fight = { NAME("hero", $hero) } kontra { NAME("token", $monster) } ({ life-count }). Rzut czy najpierw przedmiot?
    .about = Najpierw przedmioty, ile chcesz; potem decyduje kość. I tak dalej, aż potwór zniknie albo bohater odejdzie lub zginie.
ask-after-roll = { NAME("hero", $hero) }: wypadło { $cells }. Wycofać się czy odesłać { NAME("token", $monster, case: "acc") }?
    .about = Działo portalowe odwraca odwrót: odchodzi potwór, a bohater zostaje.
ask-banish = { NAME("hero", $hero) } odsyła { NAME("token", $monster, case: "acc") } o { cell-count }. Dokąd?
    .about = Portal przechodzi przez ściany i podłogi. Potwór bez oparcia spadnie.
ask-aim = { NAME("hero", $hero) } używa { NAME("token", $item, case: "gen") }: gdzie?
    .about = Dotknij pola na planszy albo wybierz je tutaj.
ask-bomb = Bomba { NAME("hero", $hero, case: "gen") }: w co uderzyć lub co zburzyć?
    .about = Bomba może uderzyć potwora, a potem coś zburzyć. Jeśli chcesz obu, zacznij od uderzenia.
ask-blast = Co zburzy bomba { NAME("hero", $hero, case: "gen") }?
    .about = Wszystko, co stoi na zburzonej podłodze lub ścianie, spada bez utraty żyć.
ask-hook = Dokąd { NAME("hero", $hero) } rzuci hak?
    .about = Hak łapie najbliższy żeton lub bohatera w tym kierunku, przez ściany i podłogi, i ciągnie go tutaj.
ask-pull = Co złapie hak { NAME("hero", $hero, case: "gen") }?
    .about = Zakryty żeton od razu się odkryje, potwór od razu zacznie walkę.
ask-reveal = { NAME("hero", $hero) } patrzy przez lornetkę: który żeton odkryć? Zostało: { $left }.
    .about = To, co teraz odkryjesz, nie działa: pułapki milczą, potwory czekają.
ask-bargain = Wymiana. { NAME("hero", $hero) } daje: { given }; { NAME("hero", $other) } daje: { wanted }. Co jeszcze?
    .about = Wskaż, co daje każda strona, i zaproponuj wymianę. Prezent też jest dobry. Nikt nie niesie więcej niż pięć przedmiotów.
ask-agree = { $given ->
    [nothing] { NAME("hero", $hero) } prosi { NAME("hero", $other, case: "acc") } o { wanted }. Zgoda?
   *[other] { $wanted ->
        [nothing] { NAME("hero", $hero) } daje { NAME("hero", $other, case: "dat") } w prezencie: { given }. Zgoda?
       *[other] { NAME("hero", $hero) } daje { NAME("hero", $other, case: "dat") } { given } za { wanted }. Zgoda?
    }
}
    .about = Wymiana nie kosztuje ruchu. Możesz odmówić.
given = { $given ->
    [nothing] na razie nic
   *[other] { NAMES("token", $given, case: "acc") }
}
wanted = { $wanted ->
    [nothing] na razie nic
   *[other] { NAMES("token", $wanted, case: "acc") }
}
ask-vest = { NAME("hero", $hero) } traci życie ({ cause-name }). Użyć kamizelki?
    .about = Kamizelka zatrzymuje jedną stratę, potem odpoczywa do twojej następnej tury.
ask-crystal = { NAME("hero", $hero) } traci ostatnie życie ({ cause-name }). Użyć kryształu?
    .about = Raz w grze kryształ daje każdemu bohaterowi w grobowcu życie. Potem niesie się go dalej.
ask-fire = { NAME("hero", $hero) } stoi w ogniu. Użyć gaśnicy?
    .about = Gaśnica ugasi ogień, zanim sparzy. Przyda się jednak i na ognistego dżina.
ask-concede = { NAME("hero", $hero) } proponuje poddanie się. Zgoda?
    .about = Od dawna nie działo się nic nowego. Jeśli zgodzą się wszyscy bohaterowie, gra kończy się bez zwycięzcy.
ask-wake = Rzucić za faraona?
    .about = Faraon jest odkryty. Na właściwej ściance przyjdzie do wybranego przez ciebie bohatera i zacznie walkę; inaczej grasz turę jak zwykle.
ask-victim = { $monster ->
    [crack] Kogo rani szczelina?
    [fire] Kogo parzy ogień?
   *[other] Kogo atakuje { NAME("token", $monster) }?
}
    .about = Walczy jeden potwór z jednym bohaterem. Pozostali się nie mieszają.
ask-monsters = Tura potworów: co robią?
    .about = Jedna rzecz na turę: rusz odkrytego potwora, odkryj zagrożenie albo uruchom odkrytą pułapkę.
ask-prowl = Dokąd idzie { NAME("token", $monster) } ({ moves-left })?
    .about = Potwór, który dojdzie do bohatera, zatrzymuje się i od razu zaczyna walkę. Żetonów nie odkrywa.
ask-apply = Pułapka na { $cell }: { NAME("token", $trap) }. Uruchomić?
    .about = Zostawiona pułapka czeka: na bohatera, który wejdzie, albo na inną turę potworów.

## Options: headings, words, effects

group-hero = Bohaterowie
group-start-item = Pierwszy przedmiot
group-start = Wejścia
group-step = Ruchy
group-take = Podnieś
group-leave = Zostaw tutaj
group-use = Użyj
group-spend = Użyj
group-place = Użyj
group-at = Pola
group-floor = Zburz
group-wall = Zburz
group-enough = Nic więcej
group-direction = Kierunki
group-pull = Zdobycz
group-pull-closed = Zdobycz
group-target = Bohaterowie
group-roll = Kość
group-retreat = Po rzucie
group-banish = Po rzucie
group-crystal = Kryształ
group-vest = Kamizelka
group-keep = Nie
group-douse = Ogień
group-burn = Ogień
group-swap = Wymiana
group-offer = Daj
group-want = Poproś o
group-propose = Umowa
group-no-deal = Umowa
group-agree = Odpowiedź
group-refuse = Odpowiedź
group-concede = Poddanie się
group-escape = Wyjście
group-end = Koniec
group-stop = Koniec
group-pass = Nie
group-open = Odkryj
group-spring = Uruchom pułapkę
group-prowl = Rusz potwora
group-apply = Pułapka
group-leave-open = Pułapka
group-ready = Gotowe
shelf-here = Leży tutaj
    .none = Nic tu nie leży.
shelf-items = Przedmioty
    .none = W rękach nie ma nic.
shelf-trade = Wymiana
    .none = Nie ma tu z kim się wymienić.
shelf-prowl = Rusz potwora
    .none = Nie ma jeszcze odkrytych potworów.
shelf-traps = Uruchom pułapkę
    .none = Nie ma odkrytych pułapek.
shelf-more = Więcej
shelf-strike = Cios
    .none = Nic w zasięgu.
shelf-give = Daj
    .none = Nie ma już nic do dania.
shelf-ask = Poproś
    .none = Nie ma już o co prosić.
panel-end = Najpierw to pytanie.

do-hero = { NAME("hero", $hero) }, { NAME("calling", $hero) }
do-start = Wejdź przez { $cell }
do-step = { $way ->
    [left] W lewo na { $cell }
    [right] W prawo na { $cell }
    [up] W górę na { $cell }
    [down] W dół na { $cell }
   *[cave] Jaskiniami na { $cell }
}
do-take = Weź { NAME("token", $item, case: "acc") }
    .short = Weź
do-leave = Zostaw { NAME("token", $item, case: "acc") }
    .short = Zostaw
do-use = Użyj { NAME("token", $item, case: "gen") }
    .short = Użyj
do-spend = Zużyj { NAME("token", $item, case: "acc") }
    .short = Zużyj
do-eat = Zjedz { NAME("token", $item, case: "acc") }
    .short = Zjedz
do-place = Postaw { NAME("token", $item, case: "acc") }
    .short = Postaw
do-at = { $cell }
do-attack = Uderz w { $cell }
do-floor = Zburz podłogę { $cell }
do-ceiling = Zburz strop nad { $cell }
do-wall = Zburz ścianę { $cell }
do-enough = Niczego nie burz
do-direction = { $way ->
    [left] W lewo
    [right] W prawo
    [up] W górę
   *[down] W dół
}
do-pull = Przyciągnij: { NAME("token", $token) }
do-pull-hero = Przyciągnij { NAME("hero", $hero, case: "acc") }
do-target = { NAME("hero", $hero) }
do-roll = Rzuć kością
do-wake = Rzuć za faraona
do-retreat = Wycofaj się, { moves-up-to }
do-banish = Odeślij { NAME("token", $monster, case: "acc") } o { cell-count }
do-crystal = Użyj kryształu
do-vest = Użyj kamizelki
do-keep = Nie teraz
do-keep-crystal = Oszczędź kryształ
do-douse = Ugaś ogień
do-burn = Niech się pali
do-swap = Wymiana z { NAME("hero", $hero, case: "ins") }
do-offer = Daj { NAME("token", $item, case: "acc") }
    .short = Daj
do-want = Poproś o { NAME("token", $item, case: "acc") }
    .short = Poproś
do-propose = Zaproponuj
do-no-deal = Bez wymiany
do-agree-agree = Zgoda
do-refuse-agree = Nie, dziękuję
do-agree-concede = Poddaj się
do-refuse-concede = Graj dalej
do-concede = Zaproponuj poddanie się
do-escape = Opuść grobowiec
do-end = Zakończ turę
do-stop = Zatrzymaj się
do-pass = Nie teraz
do-open = { $cell }: { NAME("token", $token) }
do-spring = { $cell }: { NAME("token", $trap) }
do-prowl = { $cell }: { NAME("token", $monster) }
do-apply = Uruchom
do-leave-open = Zostaw odkrytą

use-ladder = droga w górę, na swoim lub sąsiednim polu
use-fly = lot: także w górę i w dół, bez spadania do końca tury
use-beam = odkryj zakryty żeton na tym piętrze
use-break-wall = zburz ścianę obok
use-shoot = strzał na sąsiednie pole
use-key = { $door ->
    [yellow] otwiera żółte drzwi u Bastet
   *[black] otwiera czarne drzwi u Anubisa
}
use-crystal = wynieś go, aby wygrać
use-melee = broń biała
use-firearm = broń palna
use-cancel-loss = chroni przed utratą życia
use-stomp = upadek rani potwora pod tobą
use-extra-move = jeden dodatkowy ruch
use-banish = odsyła potwora
use-heal = { $amount ->
    [one] { $amount } życie
    [few] { $amount } życia
   *[many] { $amount } żyć
} z powrotem
use-explode = uderz potwora, zburz podłogę, strop lub ścianę albo jedno i drugie
use-destroy-fire = gasi ogień tu lub obok
use-destroy-ghost = niszczy zjawę tu lub obok
use-destroy-mummy = niszczy mumię tu lub obok
use-pull = przyciągnij najbliższy żeton lub bohatera
use-jump = dokładnie { $amount ->
    [one] { $amount } pole
    [few] { $amount } pola
   *[many] { $amount } pól
} w linii prostej
use-retreat = odwrót do { $amount ->
    [one] { $amount } ruchu
   *[many] { $amount } ruchów
}
use-reveal = odkryj { $amount ->
    [one] { $amount } zakryty żeton
    [few] { $amount } zakryte żetony
   *[many] { $amount } zakrytych żetonów
} gdziekolwiek

effect-starts = { NAMES("token", $items) }
effect-either = { NAME("token", $first) } lub { NAME("token", $second) }; { NAMES("token", $items) }
effect-skates = na wrotkach
effect-falls = upadek na { $cell }
effect-fights = walka: { NAME("token", $monster) }
effect-stomps = najpierw buty
effect-trap = pułapka: { NAME("token", $trap) }
effect-door = otwiera { NAME("door", $door, case: "acc") }
effect-out = wyjście z grobowca
effect-joins = jest tam { NAME("hero", $hero) }
effect-descends = opada na { $cell }
effect-inside-wall = w ścianie: musi iść dalej
effect-attacks = atak: { NAME("hero", $hero) }
effect-meets = jest tam { NAME("hero", $hero) }: walka w swojej turze
effect-stands = stanie tu jako drabina
effect-grounded = koniec lotu
effect-once = raz na turę
effect-once-a-game = raz w grze
effect-gone = przedmiot się zużywa
effect-lives = życia { $from }{ "\u00A0→\u00A0" }{ $to }
effect-hero-lives = { NAME("hero", $hero) } { $from }{ "\u00A0→\u00A0" }{ $to }
effect-no-loss = bez straty życia
effect-die = { NAMES("hero", $heroes) } { $count ->
    [1] ginie
   *[other] giną
}
effect-leads = prowadzi w górę na { $cell }
effect-leads-nowhere = na razie donikąd nie prowadzi
effect-heroes-fall = { NAMES("hero", $heroes) } { $count ->
    [1] spada
   *[other] spadają
} na { $cell }
effect-tokens-fall = { $count ->
    [one] { $count } żeton spada
    [few] { $count } żetony spadają
   *[many] { $count } żetonów spada
} na { $cell }
effect-in = na { $cell }:
effect-opens = od razu się odkryje
effect-no-hit = brak właściwej broni
effect-bite = atak zabiera { life-count }
effect-burn = ucieczka kosztuje { life-count }
effect-burn-each = każdy rzut, po którym jest cały, kosztuje { life-count }
effect-stay = zostajesz na miejscu
effect-enough = bomba i tak jest zużyta
effect-carries = ma: { NAMES("token", $items) }
effect-carries-nothing = nic nie ma
effect-other-decides = decyduje { NAME("hero", $hero) }
effect-cursed = jeśli wszyscy się zgodzą, nikt nie wygra
effect-concede = zapytani zostaną wszyscy, których bohater żyje, najpierw ty
effect-escape = ze wszystkim, co niesiesz
effect-target = { $cell }, { life-count }
effect-unused = { $moves ->
    [one] { $moves } ruch przepadnie
    [few] { $moves } ruchy przepadną
   *[many] { $moves } ruchów przepadnie
}
effect-gait-walk = chodzi, { move-count }
effect-gait-fly = lata, { move-count }
effect-gait-haunt = przez ściany, { move-count }
effect-waits = czeka na bohatera lub inną turę
effect-hero-fights = { NAME("hero", $hero) } walczy { NAME("token", $monster, case: "with") }
effect-life-each = po życiu odzyskują: { NAMES("hero", $heroes) }
effect-keeps-lives = { NAME("hero", $hero) } zachowuje { life-count }
effect-last-life = gra o ostatnie życie
effect-on-spikes = na kolcach: pułapka z kolcami zabije tu od razu
effect-destroyed = zniszczono: { NAMES("token", $items) }{ $more ->
    [0] { "" }
   *[other] { " " }i jeszcze { $more }
}
effect-hit = { NAME("token", $monster) }: jeszcze { life-count }
effect-blast = uderzenie na { $cell }
effect-breach = { $part ->
    [wall] na { $cell } wali się ściana
   *[floor] na { $cell } wali się podłoga
}
effect-pulled = przyciągnie { caught }
effect-placed = na { $cell }
effect-to = na { $cell }
effect-away = ucieczka od { NAME("token", $monster, case: "gen") }
effect-sent = trafi na { $cell }
effect-goes-on = i dalej na { $cell }
effect-boulder = głaz toczy się z { $from } na { $to }
effect-ceiling = { $floor ->
    [0] strop coraz bliżej
   *[other] strop zmiażdży piętro { $floor }
}
effect-sank = { NAME("token", $token) }: w dół, na { $cell }
effect-over = { $result ->
    [heroes] koniec gry: wygrywają ci, którzy uciekli
    [spirit] koniec gry: wygrywa grobowiec
    [lost] koniec gry: oba klucze stracone
   *[cursed] koniec gry: nikt nie wygrywa
}

then-pick-up = można jeszcze wziąć, co tam leży
then-vest = kamizelka może ochronić przed utratą życia
then-crystal = kryształ może ochronić przed utratą ostatniego życia
then-fire = gaśnica może zgasić ogień
then-blast = potem można coś zburzyć
then-victim = wybierasz: { NAMES("hero", $heroes) }

chance-hit = { $of ->
    [1] trafienie na pewno
   *[other] trafienie { $part } na { $of }
}
chance-hurt = { $of ->
    [1] rana na pewno
   *[other] rana { $part } na { $of }
}
chance-away = { $of ->
    [1] odwrót na pewno
   *[other] odwrót { $part } na { $of }
}
chance-wakes = przyjdzie z szansą { $part } na { $of }

## Why not

reason-ME-MOVE-1 = { $reach ->
    [here] Już tutaj.
    [none] Nie prowadzi tam teraz żadna droga.
    [near] Stąd { move-count }: idź pole po polu.
   *[far] Za daleko: { move-count }, a zostało { $left }.
}
reason-ME-MOVE-2 = W ścianę nie da się wejść.
reason-ME-MOVE-4 = Na tej drodze nie ma drabiny.
reason-ME-MOVE-7 = Walka zabiera wszystkie ruchy.
reason-ME-BOARD-11 = { $door ->
    [yellow] Żółte drzwi są zamknięte. Otwiera je żółty klucz przy posągu Bastet.
   *[black] Czarne drzwi są zamknięte. Otwiera je czarny klucz przy posągu Anubisa.
}
reason-ME-BOARD-23 = Drzwi nie da się wysadzić ani rozbić.
reason-ME-HERO-1 = Nie brakuje żadnego życia: { NAME("token", $item) } przepadnie na próżno.
reason-ME-HERO-5 = Ruchy tej tury są wykorzystane.
reason-ME-HERO-6 = Brak miejsca, by wziąć { NAME("token", $item, case: "acc") }: najpierw coś tu zostaw.
reason-ME-ESCAPE-15 = Pod strop nie ma drogi.
reason-ME-LADDER-6 = Drogę zamyka podłoga lub ściana.
reason-ME-TOKEN-9 = Nie możesz wziąć: { NAME("token", $item) }. Na wierzchu leży potwór.
reason-ME-TOKEN-14 = W walce nie można zostawić { NAME("token", $item, case: "gen") }.
reason-ME-RULING-22 = Tej drabiny nie można zabrać: stoi na niej inna.
reason-ME-EFFECT-4 = Już użyte, znowu w twojej następnej turze: { NAME("token", $item) }.
reason-ME-EFFECT-8 = { $against ->
    [ghost] Potrzebna odkryta zjawa na twoim lub sąsiednim polu.
    [mummy] Potrzebna odkryta mumia na twoim lub sąsiednim polu.
   *[fire] Potrzebny odkryty ogień lub ognisty dżin na twoim lub sąsiednim polu.
}
reason-ME-EFFECT-11 = Działa samo we właściwej chwili: { NAME("token", $item) }.
reason-ME-MONSTERTURN-2 = Ruchy potwora są wykorzystane.
reason-ME-MONSTERTURN-6 = W poprzedniej turze potworów ruszał się już ten potwór: { NAME("token", $monster) }.
reason-ME-MONSTERTURN-9 = Nie leży tam zakryte zagrożenie.
reason-ME-MONSTERTURN-13 = Ta pułapka czeka na bohatera: potwory jej nie uruchomią.
reason-ME-MONSTERTURN-14 = Skrzyń potwory nie odkrywają, tylko zagrożenia.
reason-ME-PHARAOH-10 = Faraon nie chodzi: sprowadza go kość.
reason-ME-SETUP-10 = Ten bohater jest już zajęty: { NAME("hero", $hero) }.
reason-ME-SWAP-1 = { NAME("hero", $hero) } jest na innym polu: wymieniać się można tylko na wspólnym.
reason-ME-SWAP-2 = Nie ma czego wymienić.
reason-ME-SWAP-3 = Jedno z dwojga niosłoby za dużo.
reason-ME-SWAP-4 = Wymiana jest możliwa w turze bohatera, poza walką.
reason-ME-RULING-68 = { $rounds ->
    [one] Poddać się można po { $rounds } rundzie bez niczego nowego; na razie: { $quiet }.
   *[other] Poddać się można po { $rounds } rundach bez niczego nowego; na razie: { $quiet }.
}
reason-ME-FIGHT-9 = Ruchy odwrotu są wykorzystane.
reason-ME-FIGHT-12 = W odwrocie trzeba zrobić co najmniej jeden ruch.
reason-ME-RULING-12 = Jest dokąd się wycofać: kością nie rzuca się ponownie.
reason-ME-TURN-2 = Bohaterowie wchodzą jedną z trzech oznaczonych dróg.
reason-ME-TURN-7 = Nie można zakończyć tury w środku walki.
reason-ME-ITEM-JETPACK-2 = Plecak nie przenosi przez podłogi.
reason-ME-RULING-46 = Wyłomy się skończyły: nic już nie pęknie.
reason-ME-ITEM-LADDER-1 = Drabinę stawia się na swoim lub sąsiednim polu.
reason-ME-ITEM-LADDER-2 = Drabina potrzebuje oparcia: podłogi, ściany lub innej drabiny.
reason-ME-ITEM-LADDER-6 = Drabina nie zmieści się tam, gdzie jest ściana lub drabina.
reason-ME-ITEM-CRYSTAL-3 = Nikomu w grobowcu nie brakuje życia.
reason-ME-ITEM-CRYSTAL-5 = Moc kryształu jest już zużyta.
reason-ME-ITEM-FRUIT-3 = Za późno na { NAME("token", $item, case: "acc") }: owoce trzeba zjeść wcześniej.
reason-ME-ITEM-FLASHLIGHT-1 = Światło odkrywa zakryty żeton na twoim piętrze, w twojej turze.
reason-ME-ITEM-FLASHLIGHT-2 = Światło zasłania ściana lub drzwi.
reason-ME-ITEM-TELEPORTER-1 = Teleporter przenosi dokładnie o { cell-count } w jednym kierunku.
reason-ME-ITEM-TELEPORTER-2 = Drogę zamykają drzwi lub wzmocniona podłoga.
reason-ME-ITEM-TELEPORTER-3 = Teleporter nie przenosi do wnętrza ściany.
reason-ME-ITEM-BOMB-1 = Bomba sięga twojego pola i sąsiednich.
reason-ME-ITEM-BOMB-5 = Nie ma tam potwora ani zakrytego zagrożenia.
reason-ME-ITEM-BOMB-8 = Cios już padł: wybierz, co zburzyć.
reason-ME-ITEM-BOMB-13 = Ta podłoga jest wzmocniona: nic jej nie zburzy.
reason-ME-ITEM-BOMB-14 = Tej podłogi nie da się zburzyć.
reason-ME-ITEM-HOOK-1 = Nie ma czego złapać.
reason-ME-ITEM-SKATES-2 = Działa tylko w walce: { NAME("token", $item) }.
reason-ME-ITEM-BINOCULARS-1 = Nie leży tam zakryty żeton.
reason-ME-WEAPON-SLEDGEHAMMER-1 = Młot burzy tylko ścianę po twojej lewej lub prawej.
reason-ME-WEAPON-GUN-1 = Do strzału potrzebny jest potwór lub zakryte zagrożenie na sąsiednim polu.
reason-ME-WEAPON-PORTAL-6 = Działo portalowe odsyła dokładnie o { cell-count } w linii prostej, nie w ścianę i nie za zamknięte drzwi.
reason-ME-RULING-7 = Przy tym stole potwory nie uruchamiają tej pułapki.
reason-ME-RULING-40 = Odpoczywa, aż ruszy się inny potwór: { NAME("token", $monster) }.
reason-ME-RULING-42 = Nie można spasować: potwory mają co robić.
reason-ME-MONSTER-GHOST-3 = Zjawa nie może zostać w ścianie.
reason-ME-MONSTER-WINGED-2 = Przez podłogi się nie przeleci.

## What the drawn places are

place-wall = Ściana: wypełnia całe pole i trzyma to, co nad nią. Burzy ją bomba albo młot.
place-arrows = Ściana ze strzałami: strzela wzdłuż piętra, gdy zadziała pułapka ze strzałami.
place-cave = Jaskinia: jeden ruch prowadzi do dowolnej innej jaskini.
place-bastet = Posąg Bastet: żółty klucz otwiera tu żółte drzwi.
place-anubis = Posąg Anubisa: czarny klucz otwiera tu czarne drzwi.
place-exit = Wyjście: kto tu dotrze, opuszcza grobowiec ze wszystkim, co niesie.
place-spikes = Kolce: groźne dopiero, gdy zadziała pułapka z kolcami.
place-boulder = Stąd toczy się głaz, gdy rozlegnie się dziwny łoskot.
place-boulder-end = Dalej głaz się nie toczy, jeśli jego droga się nie zmieniła.
place-ladder = Drabina: jeden ruch w górę lub w dół.
place-start = Wejście do grobowca.
place-chest = Zakryta skrzynia: odkrywa ją bohater, który tu przyjdzie.
place-danger = Zakryte zagrożenie: potwór lub pułapka, odkryje się, gdy ktoś tu przyjdzie.
place-covered = To pole zabrał już strop.
place-cell = Puste pole.
place-scene = Czyja tura, z ruchami i życiami; kość, tak jak leży; runda; przy ucieczce: ile pięter zabrał strop; utracone klucze. Tu widać też walki.
place-monsters = Strona potworów: kto nimi gra, życia faraona, kto odpoczywa i co zniszczono.
place-bags = Czym jeszcze mogą być zakryte żetony.

## What to ask me

habit-vest = Gdy kamizelka może ochronić mnie przed utratą życia
habit-vest-vest = Zawsze użyj
habit-vest-keep = Nigdy nie używaj
habit-crystal = Gdy mój kryształ może ochronić przed utratą ostatniego życia
habit-crystal-crystal = Zawsze użyj
habit-crystal-keep = Nigdy nie używaj
habit-fire = Gdy wchodzę w ogień z gaśnicą
habit-fire-douse = Zawsze gaś
habit-fire-burn = Zawsze trać życie
habit-wake = Gdy mogę rzucić za faraona
habit-wake-roll = Zawsze rzucaj
habit-wake-pass = Nigdy nie rzucaj

## How far the game is

where-round = Runda { $round }
where-escape = Runda { $round } · { $floors ->
    [0] strop się zbliża
   *[other] zmiażdżone piętra: { $floors }, następne: { $next }
}
where-before = Wyprawa się zbiera

## Beside the tomb, one tab away on a small window

tab-heroes = Drużyna

## Who sits where

seat-hero = { NAME("hero", $hero) }
seat-fallen = { NAME("hero", $hero) } { $hero ->
    [timur] poległ
    [gleb] poległ
   *[other] poległa
}
seat-out = { NAME("hero", $hero) } na zewnątrz
seat-monsters = gra potworami
seat-spirit = duch grobowca

## Kto jak stoi, co daje zwycięstwo, co się zbliża

wins-heroes = { $mode ->
    [escape] Wydostańcie się z kryształem, zanim opadnie strop: kto ucieknie, wygrywa.
    [found] Kryształ znaleziony: wynieście go, a kto wyjdzie, wygra.
   *[exploration] Znajdźcie kryształ i wynieście go: kto wyjdzie, wygrywa.
}
wins-after-crystal = Kryształ jest na zewnątrz: kto jeszcze wyjdzie, też wygra.
wins-monsters = Wszyscy bohaterowie muszą polec w grobowcu: wtedy wygrywają potwory.
standing-crystal = kryształ
standing-keys = { $keys ->
    [one] klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}
standing-lives = { life-count }
warning-ceiling = { NAME("hero", $hero) } jest na piętrze { $floor }: strop zajmie je { $rounds ->
    [one] po tej rundzie
    [few] za { $rounds } rundy
   *[many] za { $rounds } rund
}.
    .short = Strop zajmie piętro { $floor } { $rounds ->
        [one] po tej rundzie
        [few] za { $rounds } rundy
       *[many] za { $rounds } rund
    }
    .show = Pokaż, gdzie jest { NAME("hero", $hero) }
warning-exit = { NAME("hero", $hero) }: do wyjścia { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}, a kryształu brak: { $last ->
    [yes] kto teraz wyjdzie, odbierze zwycięstwo wszystkim
   *[no] po wyjściu nie da się po niego wrócić
}.
    .short = Blisko wyjścia bez kryształu
    .show = Pokaż wyjście

## Lekcje

lesson-enter = Zejście do grobowca
lesson-enter-goal = Razem badacie grobowiec. W jednej ze skrzyń kryje się kryształ faraona: wynieście go przez wyjście na najniższym piętrze, a wygra każdy, kto wyjdzie. Kto zginie, gra dalej potworami.
lesson-enter-start = Prowadzisz Werę. Bohaterowie wchodzą jedną z trzech drabin najwyższego piętra i nie kosztuje to ruchu. Wejdź przez 1‑12: piętro 1, kolumna 12.
lesson-enter-elsewhere = To też wejście. Lekcja toczy się jednak od 1‑12, gdzie drabina i dziura są tuż obok siebie.
lesson-enter-ladder = Masz trzy ruchy na turę, a jeden prowadzi na sąsiednie pole. Idź w lewo: 1‑11 nie ma podłogi, ale szczyt drabiny utrzyma cię równie dobrze.
lesson-enter-danger = Czerwony znak zapytania odkrywa się, gdy tylko tam wejdziesz: to pułapka albo potwór. Mają własne lekcje, a ta jest o chodzeniu.
lesson-enter-fall = Na 1‑10 nic cię nie utrzyma: takie dziury oznacza mała strzałka. Wejdź tam, a spadniesz na 2‑10. Upadek nie kosztuje życia ani kolejnego ruchu.
lesson-enter-climbed = Drabiną też zejdziesz, pole za ruch. Tu jednak wypróbuj dziurę: prowadzi prosto do skrzyni.
lesson-enter-take = Zakryta skrzynia odkrywa się sama, gdy na nią wejdziesz. Weź szablę: nie kosztuje to ruchu, a nieść możesz pięć rzeczy.
lesson-enter-sabre = Szabla została na 2‑10. Przedmiot, który leży odkryty, nie pomaga nikomu, dopóki ktoś go nie niesie.
lesson-enter-last = Został jeden ruch. Idź w prawo, na pole z drabiną: stamtąd można znowu wejść wyżej.
lesson-enter-spikes = Kolce nikomu nie szkodzą, póki nie zadziała pułapka z kolcami, ale zagrożenie odkryło się od razu. O zagrożeniach będzie następna lekcja.
lesson-enter-end = Ruchy się skończyły. Możesz jeszcze używać przedmiotów, ale nic nie nagli: zakończ turę, a zagra Zoja.
lesson-enter-up = Znowu twoja tura i trzy ruchy. Wejdź po drabinie: jeden ruch prowadzi z jej pola w górę, na 1‑11.

lesson-tokens = Skrzynie i zagrożenia
lesson-tokens-chest = Skrzynie kryją przedmioty, broń, klucze, kryształ i tylko jedną pułapkę; czerwone znaki zapytania to potwory i pułapki. Wejdź na skrzynię na 5‑7: odkryje się od razu.
lesson-tokens-other = Leżało tam zagrożenie i właśnie się odkryło. Na zagrożenie przyjdzie pora za chwilę; najpierw skrzynia po prawej.
lesson-tokens-take = Jabłko: zwróci do dwóch żyć temu, kto je zje. Weź je, bo to, czego nikt nie niesie, nikomu nie pomoże.
lesson-tokens-leave = Teraz jabłko leży na 5‑7 dla każdego, kto tam zajrzy. Najpierw je weź: podnoszenie nie kosztuje ruchu.
lesson-tokens-danger = Zagrożenia odkrywają się tak samo. Droga wiedzie w prawo, a masz trzy życia: odważ się wejść na znak zapytania na 5‑8.
lesson-tokens-crack = Szczelina: podłoga pękła, spadasz na 6‑8 i tracisz życie, choć zwykły upadek nic nie kosztuje. Pułapki już nie ma. Niżej odkryła się skrzynia: weź topór.
lesson-tokens-eat = Leczy, ale tylko tego, kto zjada, a tobie niewiele brakuje. Zoi zostało jedno życie: zachowaj jabłko dla niej.
lesson-tokens-axe = Topór został. Bez broni nie oddasz ciosu w walce, więc najpierw go weź.
lesson-tokens-join = Zoja stoi na 6‑7 i ma jedno życie. Ostatnim ruchem idź do niej: bohaterowie na tym samym polu mogą się wymieniać.
lesson-tokens-next = Tak odkrywa się kolejne zagrożenie, a jabłko nie trafia do Zoi: wymieniać się można tylko na tym samym polu.
lesson-tokens-trade = Bohaterowie na jednym polu wymieniają się przedmiotami albo po prostu je dają i nie kosztuje to ruchu. Wybierz wymianę z Zoją.
lesson-tokens-offer = Wskaż, co dajesz: jabłko. Nie musisz o nic prosić, prezent też jest dobry.
lesson-tokens-propose = Teraz to zaproponuj. Drugi bohater musi się zgodzić i Zoja się zgodzi: w swojej turze będzie mogła zjeść jabłko.

lesson-fights = Walka
lesson-fights-meet = Niesiesz topór, więc masz czym oddać. Zagrożenie na 6‑11 może być potworem: wejdź tam i sprawdź.
lesson-fights-roll = Mumia! Walka zaczyna się od razu i przepadają pozostałe ruchy. Przed każdym rzutem możesz użyć przedmiotów; teraz rzuć kością.
lesson-fights-bomb = Bomba może zniszczyć mumię bez rzutu, ale wtedy się zużywa. Z toporem w ręku spróbuj kością.
lesson-fights-again = Atak: tracisz życie. Walka trwa, aż mumia zostanie zniszczona albo uciekniesz lub zginiesz. Topór trafia na obu ściankach z bronią: rzuć jeszcze raz.
lesson-fights-cobra = Trafienie! Kilka rund później: bez broni, dwa życia i kobra królewska, której atak zabiera trzy. Nie rzucaj: zużyj wrotki i wycofaj się, do dwóch ruchów.
lesson-fights-gamble = Dwie ścianki z sześciu to atak, a kobra zabiera nim trzy życia. Cokolwiek teraz wypadło, wrotki nie potrzebują szczęścia.
lesson-fights-retreat = Odwrót toczy się według zasad tury i trwa co najmniej jeden ruch. Idź w prawo, byle dalej od kobry.
lesson-fights-dead-end = Tam też jesteś poza walką, ale dalej stoi ściana. Po prawej drabina prowadzi w dół.
lesson-fights-down = Kobra zostaje odkryta na 8‑8 i nie goni: dopóki wszyscy żyją i nikt nie gra potworami, te się nie ruszają. Zejdź w dół.
lesson-fights-back = Wracasz na pole kobry i zaczyna się nowa walka.
lesson-fights-stop = Możesz zatrzymać się wcześniej. Tu wykorzystaj i drugi ruch: drabina prowadzi dalej.
lesson-fights-shoot = Później, z karabinem. Golema na 5‑12 rani tylko broń palna. Raz na turę karabin strzela na sąsiednie pole: użyj go.
lesson-fights-aim = Wyceluj na 5‑12. Strzał to rzut kością: „dowolna broń” zniszczy golema, a przy innej ściance nic się nie stanie.
lesson-fights-golem = Na jego polu musisz walczyć, a atak kosztuje życie. Strzał z sąsiedniego pola nie kosztuje nic, nawet chybiony.

lesson-bombs = Bomby i drabiny
lesson-bombs-bomb = Po prawej mumia, po lewej ściana, a na ścianie skrzynia. Jedna bomba załatwi to wszystko: zużyj ją.
lesson-bombs-walk = Tak zaczyna się walka, a nie masz broni. Bomba sięga twojego pola i sąsiednich.
lesson-bombs-strike = Bomba może uderzyć, coś zburzyć albo jedno i drugie. Żeby zrobić oba, zacznij od ciosu: uderz mumię na 8‑8.
lesson-bombs-first = Tak bomba tylko burzy, a ciosu już nie będzie. Żeby mieć jedno i drugie, najpierw uderz.
lesson-bombs-wall = Mumia zniszczona. Teraz zburz ścianę na 8‑6: co na niej stoi, spada, więc skrzynia znajdzie się obok ciebie.
lesson-bombs-enough = Bomba i tak jest zużyta, więc niech jeszcze coś zburzy.
lesson-bombs-elsewhere = To też się wali. Skrzynia stoi jednak na ścianie 8‑6 i tylko z nią spadnie do ciebie.
lesson-bombs-through = Wyłom oznacza zburzoną ścianę; podłoga pod nią jest cała. Wejdź na 8‑6, a skrzynia się odkryje.
lesson-bombs-vest = Kamizelka kuloodporna: raz na turę chroni cię przed utratą życia. Weź ją.
lesson-bombs-floor = Druga bomba da skrót: zużyj ją i zburz podłogę 8‑6 pod swoimi nogami. Spadniesz, ale bez utraty życia.
lesson-bombs-hole = To też droga w dół, bo 8‑5 nie ma podłogi. Bombą zrobisz taką drogę tam, gdzie jej potrzebujesz.
lesson-bombs-ladder = Podłoga jest tu wzmocniona: bomba jej nie zburzy. Za to droga w górę jest teraz otwarta: postaw drabinę na swoim polu, 9‑6.
lesson-bombs-left = Zostawiona drabina też stoi. Stawiając ją, możesz jednak wybrać i sąsiednie pole: spróbuj w ten sposób.
lesson-bombs-up = Nie kosztowało to ruchu i drabina się nie zużyła. Wejdź na 8‑6: będzie służyć wszystkim, póki ktoś jej nie zabierze.
lesson-bombs-taken = Masz ją z powrotem, bo drabina się nie zużywa. Ale teraz nic stąd nie prowadzi w górę: niech stoi, a ty wejdź.

lesson-keys = Klucze, drzwi i kryształ
lesson-keys-chest = Drogę do wyjścia zamykają żółte i czarne drzwi; wystarczy otworzyć jedne. Klucze leżą w skrzyniach: odkryj tę na 4‑3.
lesson-keys-take = Żółty klucz! Weź go: pasuje do Bastet, posągu kotki obok ciebie. Czarny klucz pasuje do Anubisa, szakala.
lesson-keys-without = Jesteś przy posągu, ale klucz leży na 4‑3. Drzwi otwiera tylko klucz, który niesiesz.
lesson-keys-statue = Zanieś klucz do Bastet. Gdy tylko staniesz przy posągu, na dole otworzą się żółte drzwi, a klucz zniknie.
lesson-keys-search = Kilka rund później żółte drzwi są otwarte. Jeśli jednak nikt nie wyniesie kryształu, żaden bohater nie wygra: zajrzyj do skrzyni na 10‑3.
lesson-keys-early = To droga do wyjścia, ale kryształ jest jeszcze gdzieś w grobowcu. Kto wyszedł, już po niego nie wróci.
lesson-keys-crystal = Kryształ faraona! Weź go; jak każdy przedmiot zajmuje jedno z pięciu miejsc.
lesson-keys-behind = Kryształ został na 10‑3. Najpierw go weź: podnoszenie nie kosztuje ruchu.
lesson-keys-shine = Raz w grze, w dowolnej chwili, kryształ daje życie każdemu bohaterowi w grobowcu. Zoi zostało jedno, tobie dwa: użyj go.
lesson-keys-door = Dwie rundy później Zoja jest na zewnątrz: bohaterowie mogą wychodzić pojedynczo. Kryształ masz ty: przejdź przez otwarte drzwi.
lesson-keys-drop = Jeśli kryształ zostanie w grobowcu, nikt nie wygra, nawet Zoja. Zatrzymaj go.
lesson-keys-out = Jeszcze jedno pole: kto dotrze do wyjścia, od razu wychodzi ze wszystkim, co niesie. Idź, a wygrasz razem z Zoją.

lesson-monsters = Po stronie potworów
lesson-monsters-die = Walczysz z nietoperzem, masz ostatnie życie i bez rzutu nie uciekniesz. Rzuć kością: ta lekcja zaczyna się od pecha.
lesson-monsters-open = Wera zginęła, a jej rzeczy leżą pod nietoperzem. Odtąd grasz potworami, jedno działanie na turę. Odkryj zagrożenie na 10‑9.
lesson-monsters-bat-now = Nietoperza można ruszyć od razu. Tu jednak najpierw odkryj zagrożenie: to, co tam leży, mu pomoże.
lesson-monsters-another = Potwory mogą odkryć każde zagrożenie, ale nie skrzynie. W tej lekcji potrzebne jest to na 10‑9.
lesson-monsters-leave = Kolce: uruchomione, zabijają bohaterów na wszystkich polach z kolcami. Zoja stoi obok takiego, na 8‑11. Zostaw pułapkę odkrytą i poczekaj.
lesson-monsters-apply = Żaden bohater nie stał na kolcach, a pułapka działa tylko raz: już jej nie ma. Zostaw ją, aż trafi tam Zoja.
lesson-monsters-prowl = Znowu twoja tura. Innym działaniem jest ruch odkrytego potwora. Nietoperz ma cztery ruchy i lata: wybierz go.
lesson-monsters-fly = Prowadź go w prawo, pole po polu, do Zoi na 8‑11. Potwór, który dojdzie do bohatera, zatrzymuje się i od razu zaczyna walkę.
lesson-monsters-early = Zoja nie stoi jeszcze na kolcach, więc pułapka się zmarnowała. Niech zapędzi ją tam nietoperz.
lesson-monsters-astray = Potwór może iść i tam albo zatrzymać się wcześniej. Tu jednak nietoperz ma dotrzeć do Zoi: z 8‑8 w prawo, aż na 8‑11.
lesson-monsters-spikes = Zoja wycofała się na kolce na 8‑10 i tam została. Nietoperz nie rusza się dwie tury potworów z rzędu, ale nie jest potrzebny: uruchom pułapkę na 10‑9.
lesson-monsters-now = W swojej turze Zoja może zejść z kolców. Uruchom pułapkę, póki na nich stoi.
lesson-monsters-pharaoh = Wszyscy bohaterowie zginęli: wygrał grobowiec. W innej grze leży odkryty faraon. Przed działaniem możesz rzucić: przy „ataku potwora” przyjdzie do bohatera i zacznie walkę.
lesson-monsters-pass = Możesz zrezygnować, ale rzut nic nie kosztuje: przy innej ściance grasz turę jak zwykle.

lesson-ceiling = Strop
lesson-ceiling-goal = Tryb ucieczki: pierwszy bohater od początku ma kryształ, ale przed każdą turą pierwszego gracza opada strop. Już dotyka grobowca, a następnie zmiażdży piętro 1.
lesson-ceiling-fall = Kto jest na zmiażdżonym piętrze, ginie, choćby miał wszystkie życia. Zejdź niżej: wejdź w dziurę na 1‑8.
lesson-ceiling-stay = Strop zmiażdżył piętro 1 razem z tobą. Na to nie pomoże ani kamizelka, ani kryształ.
lesson-ceiling-upstairs = To wciąż piętro 1, a strop zmiażdży je przed twoją następną turą. W dół prowadzi dziura na 1‑8.
lesson-ceiling-chest = Spotykasz tu Zoję. W tym trybie drzwi też są zamknięte, a nie masz jeszcze klucza: odkryj skrzynię na 2‑7.
lesson-ceiling-key = Czarny klucz! Strop miażdży też klucze; gdy przepadną oba, od razu przegrywają wszyscy. Zabierz go stąd.
lesson-ceiling-left = Klucz został na piętrze 2: jeśli nikt go nie podniesie, zmiażdży go tam strop. Najpierw go weź.
lesson-ceiling-down = Im głębiej jesteś, tym więcej masz czasu. Idź w lewo: na 2‑6 jest dziura i spadniesz na 3‑6.
lesson-ceiling-end = Nie masz już ruchów. Zakończ turę: Zoja pójdzie za tobą, a potem opadnie strop.
lesson-ceiling-rumble = Piętra 1 już nie ma, a z nim żółtego klucza: teraz wszystko zależy od twojego. Droga wiedzie w prawo, przez zagrożenie na 3‑7. Idź.
lesson-ceiling-dead-end = Jest skrzynia, ale za nią stoi ściana, a strop nie czeka. Droga w dół jest po prawej.
lesson-ceiling-on = Dziwny łoskot: w tym trybie strop opada przez niego o kolejny krok i miażdży piętro 2. Następne jest piętro 3: wejdź w dziurę na 3‑8.
lesson-ceiling-halt = Strop zmiażdżył piętro 3 razem z tobą. Zostały ci dwa ruchy: wykorzystaj je, żeby zejść.

## Trener pierwszej gry

coach-ask-hero = Weź, kogo chcesz: wszyscy bohaterowie są równie silni i mają po trzy życia. Własny przedmiot liczy się tylko w trybie ucieczki.
coach-ask-start = Rozejrzyj się za skrzyniami blisko wejścia: w jednej ze wszystkich jest kryształ. Z dala od innych przeszukasz więcej, blisko nich łatwiej sobie pomagać.
coach-ask-act = Masz trzy ruchy i nikt cię nie goni. Do skrzyń warto iść, a czerwone znaki zapytania to potwory lub pułapki: omijaj je, póki się da.
coach-ask-retreat = Jesteś poza walką: odejdź choćby o jedno pole. Wybieraj pola bez znaku zapytania, bo nowy potwór to nowa walka.
coach-ask-pick-up = Leży tu coś odkrytego i możesz to wziąć, zanim gra ruszy dalej. Najpierw kryształ i klucze, potem broń i owoce.
coach-ask-fight = Dwie ścianki z sześciu cię ranią, dwie pozwalają odejść, a dwie trafiają, jeśli masz odpowiednią broń. Gdy masz mało żyć, przed rzutem użyj przedmiotu.
coach-ask-after-roll = Działo portalowe może odesłać potwora zamiast ciebie. Zrób tak, jeśli wolisz zostać albo pod potworem leży coś cennego.
coach-ask-banish = Odeślij go tam, gdzie nie ma bohaterów: do kogo trafi, ten musi z nim walczyć w swojej następnej turze.
coach-ask-aim = Zaznaczone jest wszystko, czego można sięgnąć. Dotknij pola; co z tego wyniknie, mówi jego przycisk.
coach-ask-bomb = Bomba uderza potwora i burzy podłogę, strop albo ścianę. Jeśli chcesz obu rzeczy, zacznij od uderzenia.
coach-ask-blast = Bomba i tak jest zużyta, więc coś zburz: podłogę, żeby zejść, albo ścianę, żeby przejść. Kto na nich stoi, spadnie.
coach-ask-hook = Hak łapie to, co najbliżej w jednym kierunku, nawet za ścianą. Skrzynia to świetna zdobycz, potwór oznacza walkę.
coach-ask-pull = Przyciągniesz tylko jedną rzecz. Wybierz tę najpotrzebniejszą; zakryty żeton od razu się odkryje.
coach-ask-reveal = To, co teraz odkryjesz, jeszcze nie działa. Zajrzyj do skrzyń, jeśli brakuje kryształu lub klucza, albo pod znaki zapytania na swojej drodze.
coach-ask-bargain = Wskaż, kto co daje, i zaproponuj wymianę; prezent też jest dobry. Owoce przydadzą się tam, gdzie mało żyć, broń tam, gdzie jej brak.
coach-ask-agree = Wymiana nie kosztuje ruchu i możesz odmówić. Zwykle jednak co pomaga innym, pomaga i tobie: kto wyjdzie, wygrywa razem z resztą.
coach-ask-vest = Kamizelka ochroni to życie, a potem odpoczywa do twojej następnej tury. Użyj jej, chyba że wcześniej może przyjść coś gorszego.
coach-ask-crystal = Bez kryształu ten bohater teraz zginie. Jego moc działa raz w grze i leczy wszystkich bohaterów w grobowcu, a sam kryształ zostaje u ciebie.
coach-ask-fire = Gaśnica ugasi ogień, ale się zużyje. Z trzema życiami możesz ją zachować na ognistego dżina, z jednym gaś.
coach-ask-concede = Ktoś uważa, że nie da się już wygrać. Jeśli zgodzą się wszyscy, nikt nie wygra; jeśli widzisz jeszcze drogę do kryształu i na zewnątrz, graj dalej.
coach-ask-wake = Rzucaj: to nic nie kosztuje. Na właściwej ściance faraon pojawi się przy wybranym przez ciebie bohaterze i zacznie walkę; inaczej grasz turę jak zwykle.
coach-ask-victim = Grasz teraz przeciw bohaterom: wybierz tego, kto ma najmniej żyć, albo tego, kto niesie kryształ.
coach-ask-monsters = Jesteś teraz po stronie grobowca i wygrasz, jeśli zginą wszyscy bohaterowie. Jedno działanie na turę: rusz odkrytego potwora ku bohaterowi, odkryj zagrożenie albo uruchom pułapkę.
coach-ask-prowl = Prowadź go pole po polu do bohatera: tam staje i od razu zaczyna walkę. W następnej turze potworów musi odpocząć.
coach-ask-apply = Pułapka działa tylko raz. Uruchom ją, jeśli teraz dosięgnie bohatera; jeśli nie, zostaw odkrytą i poczekaj na lepszą chwilę.

coach-event-took = To już twoje. Masz pięć miejsc, a broń, klucze i kryształ też zajmują po jednym.
coach-event-fell = Upadek nie kosztuje ani życia, ani ruchu: dziury to najszybsza droga w dół. Żeby wrócić na górę, trzeba drabiny albo jaskini.
coach-event-fight = Potwór na twoim polu to od razu walka, a pozostałe ruchy przepadają. Kończy się, gdy potwór zostanie zniszczony albo odejdziesz lub zginiesz.
coach-event-got-away = Udało się odejść. Potwór zostaje odkryty na swoim polu i ruszy tylko wtedy, gdy ktoś gra potworami. Omijaj go albo wróć z bronią.
coach-event-hurt = Tracisz życie. Nigdy nie masz ich więcej niż trzy; owoce zwracają dwa, ale zjedz je, zanim zagrożone będzie ostatnie.
coach-event-trap = Pułapka działa raz i znika. Szczelina i ogień kosztują życie; strzały, kolce i głaz zabijają bez względu na liczbę żyć.
coach-event-ladder = Drabina służy wszystkim, póki ktoś jej nie zabierze. Postawienie nie kosztuje ruchu, a wejście o pole to jeden ruch.
coach-event-died = Bohater poległ: jego rzeczy leżą na tym polu dla każdego, kto przyjdzie. Poza grą solo ten, kto go stracił, gra odtąd potworami, a odkryte zaczną się ruszać.
coach-event-door = Droga do wyjścia stoi otworem; wystarczą jedne drzwi. Nie wychodź jednak za wcześnie: jeśli kryształ zostanie w grobowcu, nikt nie wygra.
coach-event-escaped = Kto wyszedł, już nie wróci. Wygrają wszyscy, którzy wyjdą, jeśli wyniesiono też kryształ: wiersze graczy mówią, kto go ma.
coach-event-ceiling = Przed każdą turą pierwszego gracza strop opada o krok. Kto jest na zmiażdżonym piętrze, ginie: trzymaj się dużo niżej i zabieraj ze sobą klucze.
coach-event-woke = Faraon ma trzy życia, a straconych nie odzyskuje. Ranią go broń, bomby i buty z kolcami, a pułapki nie.

coach-sign-exit = Tędy się wychodzi, ale drogę zamyka dwoje drzwi. Wystarczy jeden klucz: żółty do posągu Bastet albo czarny do Anubisa.
coach-sign-bags = Tu widać, czym jeszcze mogą być zakryte żetony: co można znaleźć i czego się bać.
coach-sign-cave = Jaskinia: jeden ruch prowadzi z niej do każdej innej jaskini, choćby najdalszej.

## Przykłady do zasad

ex-turn = Cała tura, ruch po ruchu
ex-turn-1 = Trzy ruchy, latarka, bomba i kryształ: pierwszy ruch prowadzi do skrzyni na 3‑11.
ex-turn-2 = Wrotki: wzięcie ich nie kosztuje ruchu, a dają jeden dodatkowy ruch na turę.
ex-turn-3 = Na 3‑12 jest dziura, więc drugi ruch kończy się upadkiem na 4‑12, gdzie leży zagrożenie.
ex-turn-4 = Ogień: tracisz życie, a pułapki już nie ma; trzeci ruch prowadzi w lewo, na szczyt ściany.
ex-turn-5 = Trzy ruchy wykorzystane, ale wrotki dają jeszcze jeden: w dziurę na 4‑10.
ex-turn-6 = Na dole leżała mumia i zaczyna się walka; przed rzutem możesz użyć przedmiotów, tu bomby.
ex-turn-7 = Bomba może i uderzyć, i zburzyć: najpierw uderza na twoje własne pole.
ex-turn-8 = Mumia zniszczona bez rzutu; teraz ta sama bomba burzy ścianę obok ciebie.
ex-turn-9 = Zostały dwa życia, po prawej otwarta droga i masz wrotki: dobra tura, choć ruchów już nie ma.

ex-boots = Buty z kolcami na zakrytym zagrożeniu
ex-boots-1 = Masz na nogach buty z kolcami i wchodzisz w dziurę na 5‑9; pod nią, na 6‑9, leży zakryte zagrożenie.
ex-boots-2 = Odkryła się mumia, a buty od razu ją zniszczyły: walki nie było, więc masz jeszcze dwa ruchy.

ex-crack = Szczelina na ścianie i na samym dole
ex-crack-1 = Zagrożenie na 3‑9 leży na szczycie ściany: wejdź tam.
ex-crack-2 = Szczelina: runęła cała ściana na 4‑9, a ty stoisz na jej miejscu, z jednym życiem mniej.
ex-crack-3 = Gdzie indziej, na najniższym piętrze, druga szczelina czeka na 10‑1.
ex-crack-4 = Ta podłoga trzyma i nie ma dokąd spaść, ale szczelina i tak zabrała życie.

ex-hook = Co łapie hak abordażowy
ex-hook-1 = W lewo, w prawo, w górę lub w dół: hak łapie to, co na tej linii najbliżej, a ściany i podłogi go nie zatrzymują.
ex-hook-2 = Rzucasz w dół: najbliżej jest tam skrzynia na 9‑7, trzy piętra niżej.
ex-hook-3 = Skrzynia jest u ciebie i od razu się odkryła: kamizelka kuloodporna, którą bierzesz.
ex-hook-4 = Hak jest zużyty, a nie kosztowało to ruchu; rzucony w lewo złapałby zagrożenie na 6‑4, za ścianą.

ex-light = Jak daleko świeci latarka
ex-light-1 = Raz na turę latarka odkrywa zakryty żeton na twoim piętrze, jeśli nie zasłania go ściana.
ex-light-2 = Po prawej sięga wszystkich żetonów, ale nie 6‑4, bo po drodze stoi ściana; świecisz na 6‑9.
ex-light-3 = Kobra królewska: leży teraz odkryta, walka się nie zaczęła i wiesz, które pole omijać.

ex-last-life = Ostatnie życie: kryształ tak, owoce nie
ex-last-life-1 = Masz jedno życie, jabłko i kryształ, i wchodzisz na pole z mumią, 8‑8.
ex-last-life-2 = Przed rzutem można by zjeść jabłko; tu rzucasz od razu.
ex-last-life-3 = Atak! Na jabłko jest za późno, ale kryształu można w tej chwili użyć.
ex-last-life-4 = Dał po życiu tobie i Zoi, a potem atak zabrał jedno: żyjesz dalej z jednym, a walka trwa.

ex-portal = Działo portalowe odsyła potwora
ex-portal-1 = Niesiesz działo portalowe i wchodzisz na pole z mumią, 8‑8.
ex-portal-2 = To broń palna, więc ścianka „dowolna broń” zniszczyłaby mumię: rzuć.
ex-portal-3 = Odwrót o 3: zamiast odejść, możesz odesłać mumię dokładnie o trzy pola.
ex-portal-4 = W górę, w lewo lub w prawo, przez ściany i podłogi: odsyłasz ją w lewo, na 8‑5.
ex-portal-5 = Na 8‑5 jest dziura, więc mumia spadła na 9‑5; ty zostajesz na 8‑8 i walka się kończy.

ex-boulder = Droga głazu i co ją zmienia
ex-boulder-1 = Głaz czeka na 4‑1; co zrobi, jeśli zagrożenie na 1‑13 to dziwny łoskot?
ex-boulder-2 = Potoczył się w prawo, spadał tam, gdzie nie ma oparcia, i stanął na swoim znaku: żetony na drodze są odkryte, a trzy potwory zniszczone.
ex-boulder-3 = W innej grze podłoga 4‑3 jest zburzona, a ty znowu wchodzisz na łoskot.
ex-boulder-4 = Tym razem spadł już przez wyłom i potoczył się piętrem 5: to, co zburzone, zmienia jego drogę.

ex-ghost = Zjawa przechodzi przez ścianę
ex-ghost-1 = Twój bohater poległ i ruszasz zjawę z 6‑5, która ma trzy ruchy.
ex-ghost-2 = Ściany i podłogi jej nie zatrzymują: wchodzi w ścianę na 6‑6.
ex-ghost-3 = W ścianie zostać nie może, więc musi iść dalej, tu na 6‑7.
ex-ghost-4 = Tu może się zatrzymać albo zrobić trzeci ruch; zamknięte drzwi zawrócą jednak nawet zjawę.

ex-ceiling = Co miażdży strop, a czego nie
ex-ceiling-1 = Ucieczka: piętra 1 już nie ma, a na piętrze 2 jest Zoja z kryształem. Wchodzisz na zagrożenie na 5‑10.
ex-ceiling-2 = Łoskot: strop zmiażdżył piętro 2 razem z Zoją, ale kryształ zsunął się na 4‑8.
ex-ceiling-3 = Zagrożenie na 2‑4 to faraon, którego też nie da się zmiażdżyć: leży odkryty na 4‑4, pierwszym wolnym polu z oparciem.
ex-ceiling-4 = Skrzynia na tym piętrze to był czarny klucz i jest zniszczony; jeśli strop zmiażdży też żółty, przegrają wszyscy.

## Krótki przewodnik

guide-goal = Wynieście kryształ
guide-goal-about = Razem badacie grobowiec o dziesięciu piętrach. W jednej ze skrzyń jest kryształ faraona, a jedyne wyjście leży na samym dole, za dwojgiem drzwi. Znajdźcie kryształ, otwórzcie jedne drzwi i wyjdźcie z nim cało.
guide-turn = Twoja tura: trzy ruchy
guide-turn-about = Ruch prowadzi na sąsiednie pole, o pole po drabinie albo z jaskini do jaskini. Wejdziesz w dziurę, to spadniesz, i nic to nie kosztuje. Przedmioty nie kosztują ruchu: używaj ich, kiedy chcesz.
guide-tokens = Wchodzisz i odkrywasz
guide-tokens-about = Gdy wejdziesz na pole, zakryty żeton się odkrywa. W skrzyniach są przedmioty, broń, klucze i kryształ; nieść możesz pięć rzeczy. Czerwone znaki zapytania to pułapki, które działają od razu, albo potwory.
guide-fights = W walce decyduje kość
guide-fights-about = Potwór na twoim polu to walka. Użyj przedmiotów, potem rzuć kością: potwór zabierze życie, trafisz, jeśli masz odpowiednią broń, albo się wycofasz. Masz trzy życia, a większość potworów jedno.
guide-fallen = Polegli grają potworami
guide-fallen-about = Kto straci ostatnie życie, zmienia stronę: co turę rusza potwora, odkrywa zagrożenie albo uruchamia pułapkę. Kolce, strzały i głaz zabijają od razu.
guide-out = Klucze, drzwi i zwycięstwo
guide-out-about = Zanieś klucz do jego posągu, a otworzą się drzwi tego koloru; wystarczą jedne. Jeśli ktoś wyniesie kryształ, wygrywają wszyscy, którzy wyszli. Jeśli zostanie w środku, żaden bohater nie wygrywa; jeśli zginą wszyscy, wygrywa grobowiec.

## Wszystko, co w pudełku

things-hero = Bohaterowie
things-item = Przedmioty
things-weapon = Broń
things-trap = Pułapki
things-monster = Potwory
things-face = Kość
things-place = Grobowiec
things-count = W pudełku: { $count }.
things-faces = Ścianki kości: { $count } z { $of }.
things-escape = W trybie ucieczki zamiast tego strop opada o krok.

thing-chest = Skrzynia
thing-danger = Zagrożenie
thing-bastet = Posąg Bastet
thing-anubis = Posąg Anubisa
thing-door-yellow = Żółte drzwi
    .about = Dopóki są zamknięte, nic przez nie nie przejdzie i nic ich nie zburzy. Otwiera je żółty klucz przy posągu Bastet.
thing-door-black = Czarne drzwi
    .about = Dopóki są zamknięte, nic przez nie nie przejdzie i nic ich nie zburzy. Otwiera je czarny klucz przy posągu Anubisa.
thing-exit = Wyjście
thing-boulder = Głaz
    .about = Gdy rozlegnie się dziwny łoskot, toczy się ze swojego miejsca w prawo: wszyscy na jego drodze giną. W trybie ucieczki go nie ma.
thing-wall = Ściana
thing-arrows = Ściana ze strzałami
thing-spikes = Kolce
thing-ladder = Drabina
thing-vine = Pnącze
    .about = W trybie ucieczki zamiast drabin rosną pnącza: jeden ruch w górę lub w dół.
thing-cave = Jaskinia
thing-breach = Wyłom
    .about = Zburzona podłoga lub ściana: wszystko, co na niej było, spadło, a droga jest otwarta.
thing-reinforced = Wzmocniona podłoga
    .about = Leży na trzech polach nad wyjściem i nic jej nie zburzy.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Benny
    .line = Przyjechał robić zdjęcia i idzie pierwszą drogą, która mu się spodoba.
company-level-2 = Nadia
    .line = Pilnuje swojego życia i swojej liny i na każdym piętrze czegoś się uczy.
company-level-3 = Hugo
    .line = Spokojnie i solidnie idzie po to, po co przyszedł; tylko pułapki jeszcze go zaskakują.
company-level-4 = Samira
    .line = Widzi, gdzie uderzą pułapki i czego potrzebują inni.
company-level-5 = Jusuf
    .line = Widzi najdalej: rozważa wiele dróg przez grobowiec, zanim wybierze jedną.

## What a position is worth, in parts

term-base = początek wyprawy
term-crystal = kryształ
term-key = klucze
term-door = drzwi
term-exit = droga do wyjścia
term-health = życia własnego bohatera
term-company = pozostali
term-arms = broń i ochrona
term-items = narzędzia i jedzenie
term-chests = zamknięte skrzynie
term-goal = najbliższy cel
term-danger = niebezpieczeństwa w pobliżu
term-time = pozostały czas
term-won = koniec gry

## Zadania

puzzle-tomb = Jedna odpowiedź jest tu wyraźnie lepsza od innych, by zdobyć kryształ i się wydostać. Która?
puzzle-escape = Strop opada. Jedna odpowiedź jest tu wyraźnie lepsza od innych, by wydostać się z kryształem. Która?
