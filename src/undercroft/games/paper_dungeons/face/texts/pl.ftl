### „Papierowe podziemia” po polsku. NAME(rodzaj, id, case: "ins") odmienia nazwę, SIGNED(n) pisze +3 i −3.

## The game

game-name = Papierowe podziemia
game-line = Rzuć i notuj: podziemia dla 1–8 drużyn naraz
game-about = Sześć kości dla wszystkich, osiem rund, trzech bossów. Szkol czworo bohaterów, twórz magiczne przedmioty, warz mikstury i badaj podziemia na swoim arkuszu.
game-facts = 1–8 graczy · około 30 minut, z botem 10 · autor gry: Leandro Pires
first-game-about = Bez misji: mniej rzeczy do zapamiętania.
solo-note = Jedna drużyna to gra solo: klejnoty znikają, a chwała za misję zależy od rundy.
tie-broken = { $shared ->
    [yes] Remis w chwale i w zbadanych komnatach: po { $best }.
   *[no] Remis w chwale: decyduje liczba zbadanych komnat, { $best } do { $next }.
}
result-solo = { $glory ->
    [one] Twój wynik: { $glory } punkt chwały
    [few] Twój wynik: { $glory } punkty chwały
   *[many] Twój wynik: { $glory } punktów chwały
}
game-credits = Autorem gry jest { $designer }.

## Names

hero-warrior = wojownik
    .gen = wojownika
hero-wizard = mag
    .gen = maga
hero-cleric = kleryk
    .gen = kleryka
hero-thief = łotr
    .gen = łotra

symbol-warrior = wojownik
symbol-wizard = mag
symbol-cleric = kleryk
symbol-thief = łotr
symbol-clover = koniczyna
symbol-boots = 3 buty
symbol-skull = czaszka

colour-white = biała
    .gen = białej
    .ins = białymi
colour-black = czarna
    .gen = czarnej
    .ins = czarnymi

item-sword = Płonący miecz
item-sceptre = Kosa żniwiarza
item-medallion = Medalion Khar
item-cloak = Płaszcz przenikania
item-crown = Korona jedynego króla
item-cauldron = Kociołek alchemika
item-armour = Zbroja bohaterów
item-tome = Księga mądrości

boss-minotaur = Minotaur
    .ins = Minotaurem
boss-golem = Golem
    .ins = Golemem
boss-ghoul-matriarch = Matka ghuli
    .ins = Matką ghuli
boss-web-mother = Matka pajęczyn
    .ins = Matką pajęczyn
boss-chimera = Chimera
    .ins = Chimerą
boss-vampire = Wampir
    .ins = Wampirem
boss-watcher = Obserwator
    .ins = Obserwatorem
boss-hydra = Hydra
    .ins = Hydrą
boss-dragon = Smok
    .ins = Smokiem
boss-mummy-king = Król mumii
    .ins = Królem mumii
boss-grave-sage = Mędrzec z grobowca
    .ins = Mędrcem z grobowca
boss-queen-of-shadows = Królowa cieni
    .ins = Królową cieni

minion-orc = ork
    .acc = orka
minion-ghost = duch
    .acc = ducha
minion-zombie = zombie
    .acc = zombie
minion-goblin = goblin
    .acc = goblina

talent-alchemist = Alchemik
talent-noble = Szlachcic
talent-barbarian = Barbarzyńca
talent-treasure-hunter = Łowca skarbów
talent-berserker = Berserker
talent-marauder = Maruder
talent-veteran = Weteran
talent-psionic = Psionik
talent-seer = Jasnowidz
talent-scout = Zwiadowca
talent-ranger = Odkrywca
talent-merchant = Kupiec
talent-assassin = Skrytobójca
talent-craftsman = Rzemieślnik
talent-healer = Medyk
talent-shaman = Szaman

goal-G01 = Łowcy środkowych komnat
goal-G02 = Łowcy głębin
goal-G03 = Nic nas nie zatrzyma
goal-G04 = Kolumna za kolumną
goal-G05 = Rząd za rzędem
goal-G06 = Zaprawiona drużyna
goal-G07 = Łowcy u bram
goal-G08 = Warzyciele
goal-G09 = Wędrowcy
goal-G10 = Pogromcy bossów
goal-G11 = Kolekcjonerzy
goal-G12 = Samym skrajem
goal-G13 = Tępiciele
goal-G14 = Złodzieje klejnotów
goal-G15 = Od kąta do kąta
goal-G16 = Żelazne zdrowie

mission-M01 = Drabina wrogów
mission-M02 = Żywa legenda
mission-M03 = Od ściany do ściany
mission-M04 = Dobra szkoła
mission-M05 = Od dołu do góry
mission-M06 = Pełna półka
mission-M07 = Mistrzowie fachu
mission-M08 = Czyściciele
mission-M09 = Pełna kieszeń
mission-M10 = Za rogiem
mission-M11 = Uwaga, kolce
mission-M12 = Kartografowie
mission-M13 = Zbrojownia
mission-M14 = Twarda drużyna
mission-M15 = W jaskini lwa
mission-M16 = Dwóch mistrzów

story-city = Bohaterowie miasta
story-mummy = Mumia z Hamnapty
story-tower = Wieża śmierci
story-kingdom = Wokół królestwa

dungeon-A = Podziemia A
dungeon-B = Podziemia B
dungeon-C = Podziemia C
dungeon-D = Podziemia D
dungeon-E = Podziemia E
dungeon-F = Podziemia F
dungeon-G = Podziemia G
dungeon-H = Podziemia H
dungeon-I = Podziemia I
dungeon-J = Podziemia J
dungeon-K = Podziemia K
dungeon-L = Podziemia L

reward-potion = mikstura
reward-part = część przedmiotu
reward-level = poziom
reward-gem = klejnot

source-room = nagroda w komnacie
source-potions = rząd mikstur
source-gems = tor klejnotów
source-item = magiczny przedmiot
source-talent = moc
source-boss = boss
source-die = kość
source-thief = łotr na 4. poziomie
source-skull = czaszki
source-minion = potwór
source-trap = pułapka

## Score sheet, lines A to L

line-boss1 = Boss 1
line-boss2 = Boss 2
line-boss3 = Boss 3
line-levels = Poziomy
line-items = Magiczne przedmioty
line-gems = Klejnoty
line-minions = Potwory
line-wounds = Obrażenia
line-resurrection = Wskrzeszenie
line-cards = Cel i moc
line-missions = Misje
line-total = Razem
line-so-far = Dotąd razem

## Words printed on the sheet

sheet-potions = Mikstury
sheet-wounds = Obrażenia
sheet-strength = Siła
sheet-gems = Klejnoty
sheet-minions = Potwory
figure-of = { $count } z { $most }
figure-glory = { $count }: { $glory } pkt
figure-hearts = { $hearts ->
    [0] brak wolnych serc
    [one] { $hearts } wolne serce
    [few] { $hearts } wolne serca
   *[many] { $hearts } wolnych serc
}
figure-fall = jeszcze { $wounds } do upadku
figure-risen = wskrzeszenie: { SIGNED($glory) } pkt

tab-team = Drużyna

## Setting a table

choice-dungeon = Podziemia
    .about = Karta podziemi wyznacza dodatkowe ściany, bossów i ich komnaty.
choice-dungeon-drawn = Losowe
    .about = Jedna z dwunastu kart podziemi, na chybił trafił.
choice-dungeon-A = A
    .about = „Bohaterowie miasta”, scenariusz 1.
choice-dungeon-B = B
    .about = „Bohaterowie miasta”, scenariusz 2.
choice-dungeon-C = C
    .about = „Bohaterowie miasta”, scenariusz 3.
choice-dungeon-D = D
    .about = „Mumia z Hamnapty”, scenariusz 1.
choice-dungeon-E = E
    .about = „Mumia z Hamnapty”, scenariusz 2.
choice-dungeon-F = F
    .about = „Mumia z Hamnapty”, scenariusz 3.
choice-dungeon-G = G
    .about = „Wieża śmierci”, scenariusz 1.
choice-dungeon-H = H
    .about = „Wieża śmierci”, scenariusz 2.
choice-dungeon-I = I
    .about = „Wieża śmierci”, scenariusz 3.
choice-dungeon-J = J
    .about = „Wokół królestwa”, scenariusz 1.
choice-dungeon-K = K
    .about = „Wokół królestwa”, scenariusz 2.
choice-dungeon-L = L
    .about = „Wokół królestwa”, scenariusz 3.
choice-missions = Misje
    .about = Trzy odkryte misje: punkty dostają ci, którzy wykonają je pierwsi.
choice-missions-on = Z misjami
    .about = Trzy misje leżą odkryte od początku gry.
choice-missions-off = Bez misji
    .about = Prościej: dobre na pierwszą grę.
choice-vanishing = Znikające klejnoty
    .about = Czy klejnoty znikają po dwóch pierwszych bossach. W grze solo znikają zawsze.
choice-vanishing-off = Zostają
    .about = Klejnot przepada tylko wtedy, gdy złupi go inna drużyna.
choice-vanishing-on = Znikają
    .about = Po bossie 1 i bossie 2 dwa klejnoty z jego karty skreśla każdy, kto ich nie złupił.
choice-cards = Cele i moce
    .about = Czy inni widzą twoje karty.
choice-cards-secret = Tajne
    .about = Odkrywane dopiero na koniec gry.
choice-cards-open = Jawne
    .about = Wszyscy widzą nawzajem swoje cele i moce.
choice-wounds = Obrażenia
    .about = Kto decyduje, czy obrażenie idzie na miksturę, czy do kolumny obrażeń.
choice-wounds-ask = Pytaj mnie
    .about = Za każdym razem wybierasz samodzielnie.
choice-wounds-potions-first = Najpierw mikstury
    .about = Wolne serca mikstur zużywają się same: mniej pytań.
choice-edition = Wydanie
    .about = W dwóch wydaniach dwie moce dają na koniec inną chwałę.
choice-edition-ru = Rosyjskie
    .about = Kupiec −1, Psionik +2.
choice-edition-pl = Polskie
    .about = Kupiec 0, Psionik 0.
choice-b7 = Komnata B7
    .about = Dwa odczytania mapy wokół jednej zamkniętej komnaty.
choice-b7-closed = Zamknięta
    .about = B7 otaczają same ściany, wejść można tylko w Płaszczu przenikania.
choice-b7-open = Otwarta od dołu
    .about = Z B6 można wejść do B7, ale ściana stoi między B5 a B6.

## Cards: what they do

gain = { $reward ->
    [potion] { $count ->
        [one] { $count } mikstura
        [few] { $count } mikstury
       *[many] { $count } mikstur
    }
    [part] { $count ->
        [one] { $count } część przedmiotu
        [few] { $count } części przedmiotów
       *[many] { $count } części przedmiotów
    }
    [level] { $count ->
        [one] { $count } poziom
        [few] { $count } poziomy
       *[many] { $count } poziomów
    }
   *[gem] { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
       *[many] { $count } klejnotów
    }
}
wound-count = { $wounds ->
    [0] bez obrażeń
    [one] { $wounds } obrażenie
    [few] { $wounds } obrażenia
   *[many] { $wounds } obrażeń
}
move-count = { $moves ->
    [one] { $moves } punkt ruchu
    [few] { $moves } punkty ruchu
   *[many] { $moves } punktów ruchu
}
end-glory = Na koniec gry: { SIGNED($glory) } pkt chwały.

item-called = { NAME("item", $item) }.
item-does-none = Daje tylko chwałę.
item-does-power = { SIGNED($amount) } do siły w walce z każdym bossem.
item-does-slay = Od razu: pokonaj { $amount ->
    [one] { $amount } potwora
    [few] { $amount } potwory
   *[many] { $amount } potworów
} w dowolnych komnatach.
item-does-cross-water = Drużyna może przekraczać wodę.
item-does-pass-walls = Drużyna może przechodzić przez ściany wewnątrz podziemi.
item-does-potions = Od razu: { $amount ->
    [one] { $amount } mikstura
    [few] { $amount } mikstury
   *[many] { $amount } mikstur
}.
item-does-armour = W walce z potworami poziom walczącego bohatera jest o { $amount } wyższy.
item-does-level = Od razu: { $amount ->
    [one] { $amount } poziom
    [few] { $amount } poziomy
   *[many] { $amount } poziomów
} dla dowolnego bohatera.
item-symbol = { $symbol ->
    [any] Do stworzenia pasuje symbol dowolnego bohatera lub koniczyna.
   *[other] Do stworzenia potrzeba symbolu „{ NAME("symbol", $symbol) }” lub koniczyny.
}

brings-power = { SIGNED($amount) } do siły w walce z bossami
brings-slay = { $amount ->
    [one] { $amount } wybrany potwór ginie
    [few] { $amount } wybrane potwory giną
   *[many] { $amount } wybranych potworów ginie
}
brings-cross-water = woda już nie zatrzymuje drużyny
brings-pass-walls = ściany już nie zatrzymują drużyny
brings-potions = od razu { $amount ->
    [one] { $amount } mikstura
    [few] { $amount } mikstury
   *[many] { $amount } mikstur
}
brings-armour = bohater o { $amount ->
    [one] { $amount } poziom
    [few] { $amount } poziomy
   *[many] { $amount } poziomów
} wyżej w walce z potworami
brings-level = od razu { $amount ->
    [one] { $amount } poziom
    [few] { $amount } poziomy
   *[many] { $amount } poziomów
}

talent-does-brew-more = Każda kość użyta do warzenia daje o { $amount ->
    [one] { $amount } miksturę
    [few] { $amount } mikstury
   *[many] { $amount } mikstur
} więcej.
talent-does-part-at-level = Ilekroć bohater osiąga { $amount }. poziom, wypełnij pole dowolnego przedmiotu.
talent-does-no-boss-wounds = Bossowie nie zadają drużynie obrażeń.
talent-does-gem-before = Przed grą weź { $amount ->
    [one] { $amount } klejnot
    [few] { $amount } klejnoty
   *[many] { $amount } klejnotów
} z dowolną literą; inne drużyny swoich nie tracą.
talent-does-power = { SIGNED($amount) } do siły w walce z każdym bossem.
talent-does-part-per-minions = Za { $amount ->
    [one] każdego pokonanego potwora
    [few] każde { $amount } pokonane potwory
   *[many] każde { $amount } pokonanych potworów
} wypełnij pole dowolnego przedmiotu.
talent-does-levels-before = Przed grą { $amount ->
    [one] { $amount } bohater awansuje
   *[many] { $amount } różnych bohaterów awansuje
} o poziom.
talent-does-swap-colour = Raz na rundę kość może liczyć się jako kość drugiego koloru.
talent-does-fewer-skulls = Co rundę czaszki zadają drużynie o { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
   *[many] { $amount } obrażeń
} mniej.
talent-does-no-trap-wounds = Pułapki nie zadają drużynie obrażeń.
talent-does-move-per-water = Każde przekroczenie wody daje { $amount ->
    [one] { $amount } dodatkowy punkt ruchu
    [few] { $amount } dodatkowe punkty ruchu
   *[many] { $amount } dodatkowych punktów ruchu
}. Sama przeprawa nadal wymaga odpowiedniego przedmiotu.
talent-does-potion-per-gem = Każdy zdobyty klejnot, także spoza podziemi, daje { $amount ->
    [one] { $amount } miksturę
    [few] { $amount } mikstury
   *[many] { $amount } mikstur
}.
talent-does-slay-before = Przed grą pokonaj { $amount ->
    [one] { $amount } dowolnego potwora
    [few] { $amount } dowolne potwory
   *[many] { $amount } dowolnych potworów
}.
talent-does-parts-before = Przed grą wypełnij pierwsze pole { $amount ->
    [one] { $amount } przedmiotu
   *[many] { $amount } różnych przedmiotów
}.
talent-does-potions-before = Przed grą otrzymujesz { $amount ->
    [one] { $amount } miksturę
    [few] { $amount } mikstury
   *[many] { $amount } mikstur
}.
talent-does-potion-per-minions = Za { $amount ->
    [one] każdego pokonanego potwora
    [few] każde { $amount } pokonane potwory
   *[many] każde { $amount } pokonanych potworów
} otrzymujesz miksturę.

counts-minion-levels = Różne poziomy wśród pokonanych potworów:
counts-minions-of-level = Pokonane potwory poziomu { $least }:
counts-minions = Pokonane potwory:
counts-heroes = { $least ->
    [6] Bohaterowie na 6. poziomie:
   *[other] Bohaterowie na { $least }. poziomie lub wyższym:
}
counts-rows = Rzędy zbadane w całości:
counts-columns = { $least ->
    [7] Kolumny zbadane w całości:
    [few] Kolumny, w których zbadano co najmniej { $least } komnaty:
   *[many] Kolumny, w których zbadano co najmniej { $least } komnat:
}
counts-potions = Zaznaczone mikstury, także zużyte:
counts-gems = Klejnoty:
counts-corners = Zbadane komnaty narożne:
counts-traps = Odwiedzone komnaty z pułapką:
counts-rooms = Zbadane komnaty:
counts-items = Ukończone magiczne przedmioty:
counts-strength = Siła drużyny:
counts-boss-rooms = Zbadane komnaty bossów:
counts-boss-glory = Punkty chwały z walk z bossami:
counts-edge-rooms = Zbadane komnaty na obrzeżu:
counts-obstacles = Pokonane pułapki, ściany i wody:

goal-tiers = { $need1 } / { $need2 } / { $need3 } — { $glory1 } / { $glory2 } / { $glory3 } pkt chwały.
goal-training = Styl treningu: czarne kości szkolą { NAME("hero", $black1, case: "gen") } i { NAME("hero", $black2, case: "gen") }, białe — { NAME("hero", $white1, case: "gen") } i { NAME("hero", $white2, case: "gen") }.
mission-need = co najmniej { $need }.
mission-glory = Nagroda: { SIGNED($glory) } pkt chwały.

boss-weak = Słabość: { NAME("hero", $hero) }, jego poziom liczy się podwójnie.
boss-tier = Siła od { $power }: { SIGNED($glory) } pkt chwały, { wound-count }.
boss-flee = Ucieczka: { SIGNED($glory) } pkt chwały.
boss-reward = Nagroda dla jedynej najsilniejszej drużyny: { gain }.
boss-vanish = Znikające klejnoty: { LETTERS($letters) }.

ability-warrior = +1 do siły w walce z bossami
ability-wizard = kości mogą zmieniać kolor
ability-cleric = czaszki już nie ranią
ability-thief = klejnot spoza podziemi

## What happened

because = { $source ->
    [die] { "" }
   *[other] { " " }({ NAME("source", $source) })
}
event-dungeon = Drużyny stoją u wejścia: { NAME("dungeon", $dungeon) }.
event-missions = Misje: „{ NAME("mission", $first) }”, „{ NAME("mission", $second) }”, „{ NAME("mission", $third) }”.
event-kept-talent = { $you ->
    [yes] Zachowujesz moc „{ NAME("talent", $talent) }”.
   *[no] { $who } zachowuje moc „{ NAME("talent", $talent) }”.
}
event-kept-goal = { $you ->
    [yes] Zachowujesz cel „{ NAME("goal", $goal) }”.
   *[no] { $who } zachowuje cel „{ NAME("goal", $goal) }”.
}
event-prepared = { $you ->
    [yes] Przed grą działa twoja moc „{ NAME("talent", $talent) }”.
   *[no] { $who }: przed grą działa moc „{ NAME("talent", $talent) }”.
}
event-round = Runda { $round }.
event-rolled = Kości: białe — { NAME("symbol", $w1) }, { NAME("symbol", $w2) }, { NAME("symbol", $w3) }; czarne — { NAME("symbol", $b1) }, { NAME("symbol", $b2) }, { NAME("symbol", $b3) }.
event-rerolled = Trzy czaszki lub trzy koniczyny: przerzut wszystkich sześciu kości.
event-chose = { $you ->
    [yes] Używasz { NAME("colour", $colour, case: "gen") } kości: { NAME("symbol", $symbol) }.
   *[no] { $who } używa { NAME("colour", $colour, case: "gen") } kości: { NAME("symbol", $symbol) }.
}
event-leveled = { $you ->
    [yes] Twój { NAME("hero", $hero) } osiąga { $level }. poziom{ because }.
   *[no] { $who }: { NAME("hero", $hero) } osiąga { $level }. poziom{ because }.
}
event-crafted = { $you ->
    [yes] { $cells ->
        [1] Zaczynasz przedmiot: { NAME("item", $item) }{ because }.
       *[other] Twój przedmiot jest po ukończeniu: { NAME("item", $item) }{ because }.
    }
   *[no] { $cells ->
        [1] { $who } zaczyna przedmiot: { NAME("item", $item) }{ because }.
       *[other] { $who } kończy przedmiot: { NAME("item", $item) }{ because }.
    }
}
event-potion = { $you ->
    [yes] Zaznaczasz { $potions }. miksturę{ because }.
   *[no] { $who } zaznacza { $potions }. miksturę{ because }.
}
event-lost = { $you ->
    [yes] Brak miejsca, nagroda przepada: { NAME("reward", $reward) }{ because }.
   *[no] { $who }: brak miejsca, nagroda przepada: { NAME("reward", $reward) }{ because }.
}
event-wounded = { $you ->
    [yes] Otrzymujesz { wound-count }{ because }{ wounds-split }.
   *[no] { $who } otrzymuje { wound-count }{ because }{ wounds-split }.
}
wounds-split = { $drunk ->
    [0] { "" }
   *[other] { $marked ->
        [0] { "" }, { $drunk ->
            [1] przyjmuje je mikstura
           *[other] wszystkie przyjmują mikstury
        }
       *[other] { "" }: mikstury przyjmują { $drunk }, do kolumny trafia { $marked }
    }
}
event-risen = { $you ->
    [yes] Więcej obrażeń niż zdrowia: twoja drużyna zostaje wskrzeszona, { SIGNED($glory) } pkt chwały na koniec.
   *[no] { $who }: więcej obrażeń niż zdrowia, drużyna zostaje wskrzeszona, { SIGNED($glory) } pkt chwały na koniec.
}
event-entered = { $you ->
    [yes] Wchodzisz do { $room }.
   *[no] { $who } wchodzi do { $room }.
}
event-stopped = { $you ->
    [yes] Zatrzymujesz się; niewykorzystane: { move-count }.
   *[no] { $who } zatrzymuje się; niewykorzystane: { move-count }.
}
event-dodged = { $you ->
    [yes] Omijasz pułapkę w { $room }.
   *[no] { $who } omija pułapkę w { $room }.
}
event-fought = { $you ->
    [yes] { $room }: twój { NAME("hero", $hero) } ({ $strength }) pokonuje { NAME("minion", $minion, case: "acc") } poziomu { $level }.
   *[no] { $who }, { $room }: { NAME("hero", $hero) } ({ $strength }) pokonuje { NAME("minion", $minion, case: "acc") } poziomu { $level }.
}
event-slain = { $you ->
    [yes] { $room }: { NAME("minion", $minion) } poziomu { $level } ginie bez walki{ because }.
   *[no] { $who }, { $room }: { NAME("minion", $minion) } poziomu { $level } ginie bez walki{ because }.
}
event-gem = { $you ->
    [yes] Zdobywasz { gem-which }, razem { $gems }{ because }.
   *[no] { $who } zdobywa { gem-which }, razem { $gems }{ because }.
}
gem-which = { $letter ->
    [outside] klejnot spoza podziemi
   *[other] klejnot { $letter }
}
event-announced = { $you ->
    [yes] Twoje klejnoty z tej rundy: { LETTERS($letters) }.
   *[no] { $who }: klejnoty z tej rundy — { LETTERS($letters) }.
}
event-crossed = { $you ->
    [yes] Skreślone na twoim arkuszu: { LETTERS($letters) }.
   *[no] { $who }: skreślone { LETTERS($letters) }.
}
event-vanished = Znikają klejnoty: { LETTERS($letters) }.
event-fled = { $you ->
    [yes] Uciekasz przed { NAME("boss", $boss, case: "ins") }: { SIGNED($glory) } pkt chwały.
   *[no] { $who } ucieka przed { NAME("boss", $boss, case: "ins") }: { SIGNED($glory) } pkt chwały.
}
event-beat = { $you ->
    [yes] Walczysz z { NAME("boss", $boss, case: "ins") }, siła { $power }: { SIGNED($glory) } pkt chwały, { wound-count }.
   *[no] { $who } walczy z { NAME("boss", $boss, case: "ins") }, siła { $power }: { SIGNED($glory) } pkt chwały, { wound-count }.
}
event-spoils = { $you ->
    [yes] Twoja drużyna jest najsilniejsza: nagroda bossa jest twoja.
   *[no] { $who }: najsilniejsza drużyna zabiera nagrodę bossa.
}
event-mission = { $you ->
    [yes] Wykonujesz misję „{ NAME("mission", $mission) }”: { SIGNED($glory) } pkt chwały.
   *[no] { $who } wykonuje misję „{ NAME("mission", $mission) }”: { SIGNED($glory) } pkt chwały.
}
event-over = Koniec gry.

## Questions

ask-keep-talent = Którą moc zachowujesz?
    .about = Moc to jedna przewaga na całą grę. Druga karta odchodzi i nikt jej nie zobaczy.
ask-keep-goal = Który cel zachowujesz?
    .about = Cel daje punkty chwały na końcu. Mówi też, kośćmi którego koloru szkoli się każdy z bohaterów.
ask-take-gem = Który klejnot bierzesz przed grą?
    .about = Moc daje jeden klejnot jeszcze przed pierwszą rundą. Zajmie pierwszy krąg toru klejnotów.
ask-drink = { wound-count } ({ NAME("source", $source) }): { $wounds ->
    [1] czy przyjmie je mikstura?
   *[other] ile z nich przyjmą mikstury?
} Wolne serca: { $hearts }.
    .about = Wolne serce mikstury na stałe przyjmuje jedno obrażenie. Reszta trafia do kolumny obrażeń: zabiera punkty chwały, a gdy jest ich w niej więcej niż zdrowia, drużynę trzeba wskrzesić.
ask-die = Wybierz kość (zostało { $left }).
    .about = Sześć kości jest wspólnych, każda drużyna używa trzech. Jedna kość to jedna rzecz: poziom bohatera, część przedmiotu, mikstury albo ruch.
ask-use = { $colour ->
    [black] Czarna
   *[white] Biała
} kość, { NAME("symbol", $symbol) }: do czego jej użyć?
    .about = Kość robi dokładnie jedną rzecz. Dotknij jej celu na arkuszu albo wybierz tutaj; wybór można cofnąć.
ask-step = Dokąd teraz? { $moves ->
    [one] Został
    [few] Zostały
   *[many] Zostało
} { move-count }.
    .about = Drużyna idzie komnata po komnacie. Przy pierwszej wizycie spotyka to, co tam narysowano, i bierze nagrodę.
ask-raise = Który bohater awansuje{ because }?
    .about = Poziom zdobyty w nagrodę przypada dowolnemu bohaterowi. Na końcu liczy się najniższy z czterech poziomów.
ask-part = Który przedmiot dostaje część{ because }?
    .about = Część zdobyta w nagrodę wypełnia dowolne puste pole. Drugie pole kończy przedmiot.
ask-slay = Który potwór ginie? Do wyboru: { $left }{ because }.
    .about = Potwór liczy się jako pokonany i już nie zrani drużyny. Nagroda w jego komnacie nadal czeka.
ask-ready = Wszystko gotowe?
    .about = Runda zamknie się, gdy skończą wszystkie drużyny. Do tej chwili wybór można jeszcze cofnąć.

## Options: headings, words, effects

group-keep-talent = Moce
group-keep-goal = Cele
group-take-gem = Klejnoty
group-die = Kości
group-level = Awans
group-raise = Awans
group-craft = Tworzenie
group-part = Część przedmiotu
group-brew = Warzenie
group-move = Ruch
group-step = Droga
group-stop = Postój
group-slay = Potwory
group-drink = Obrażenia
group-ready = Gotowe
shelf-team = Drużyna
panel-ready = Po ostatniej kości.

do-keep-talent = Zachowaj: { NAME("talent", $talent) }
do-keep-goal = Zachowaj: { NAME("goal", $goal) }
do-take-gem = Klejnot { $letter }
do-die = { $colour ->
    [black] Czarna
   *[white] Biała
}: { NAME("symbol", $symbol) }
    .short = { NAME("symbol", $symbol) }
do-level = Awansuj { NAME("hero", $hero, case: "gen") }
    .short = { NAME("hero", $hero) }
do-raise = Awansuj { NAME("hero", $hero, case: "gen") }
    .short = { NAME("hero", $hero) }
do-craft = Twórz: { NAME("item", $item) }
do-part = { NAME("item", $item) }
do-brew = Uwarz { $potions ->
    [one] { $potions } miksturę
    [few] { $potions } mikstury
   *[many] { $potions } mikstur
}
do-move = Rusz drużynę
do-step = Idź do { $room }
do-enter = Wejdź przez { $room }
do-stop = Zatrzymaj się tutaj
do-slay = { $room }: { NAME("minion", $minion) } poziomu { $level }
do-drink = { $drunk ->
    [0] Nie ruszaj mikstur
   *[other] { $marked ->
        [0] { $drunk ->
            [1] Przyjmie mikstura
           *[other] Wszystkie przyjmą mikstury ({ $drunk })
        }
       *[other] Mikstury przyjmą { $drunk }, do kolumny trafi { $marked }
    }
}
do-ready = Gotowe

effect-lies-in = leży w { $room }
effect-moves = do { $moves ->
    [one] { $moves } punktu ruchu
   *[many] { $moves } punktów ruchu
}
effect-clover = symbol dowolnego bohatera, dowolny kolor
effect-training-colour = pozwala awansować { NAME("hero", $hero, case: "gen") }
effect-level = poziom { $from } → { $to }
effect-gain-from = { NAME("source", $source) }: { gain }
effect-swap = { $source ->
    [wizard] mag na 4. poziomie
   *[talent] moc, raz na rundę
}: kość liczy się jako { NAME("colour", $colour) }
effect-cell = część 1 z 2
effect-ahead = { $effect ->
    [power] po ukończeniu: { brings-power }
    [slay] po ukończeniu: { brings-slay }
    [cross-water] po ukończeniu: { brings-cross-water }
    [pass-walls] po ukończeniu: { brings-pass-walls }
    [potions] po ukończeniu: { brings-potions }
    [armour] po ukończeniu: { brings-armour }
    [level] po ukończeniu: { brings-level }
   *[none] po ukończeniu: { effect-glory }
}
effect-complete = przedmiot gotowy
effect-glory = { SIGNED($glory) } pkt chwały
effect-potions = mikstury { $from } → { $to }
effect-potions-least = mikstury { $from } → co najmniej { $to }
effect-row = za { $number }. — { gain }
effect-row-ahead = za { $number }. będzie { gain }
effect-lost = { $count ->
    [one] przepadnie
    [few] przepadną
   *[many] przepadnie
} { gain }
effect-lost-from = { effect-lost } ({ NAME("source", $source) })
effect-room-keeps = w komnacie zostaje:
effect-crossing = { $way ->
    [wall] przez ścianę
    [water] przez wodę
   *[passage] bocznym przejściem
}
effect-extra-moves = dodatkowo { move-count }
effect-explored = już zbadana
effect-fight = { NAME("minion", $minion) } { $level } kontra { NAME("hero", $hero) } { $strength }: { wound-count }
effect-trap = pułapka: { wound-count }
effect-boss-room = komnata bossa: { NAME("boss", $boss) }
effect-nothing = nic tu nie ma
effect-gem = klejnot { $letter }
effect-gem-gone = klejnotu { $letter } już nie ma
effect-gem-track = klejnot nr { $gems }: razem { $glory } pkt chwały
effect-gem-circle = jego pole daje: { gain }
effect-moves-lost = { $moves ->
    [one] { $moves } punkt ruchu przepadnie
    [few] { $moves } punkty ruchu przepadną
   *[many] { $moves } punktów ruchu przepadnie
}
effect-wounds = obrażenia { $from } → { $to }, zdrowie { $health }
effect-wounds-stay = obrażeń nadal { $wounds }, zdrowie { $health }
effect-penalty = kara { SIGNED($glory) }
effect-rise = wskrzeszenie: { SIGNED($glory) } pkt chwały
effect-round-ends = kończysz rundę
effect-ready = możesz cofnąć, dopóki nie skończy ostatnia drużyna

## Places of the sheet

track-dice = Kości: te same sześć dla wszystkich; w rundzie używasz trzech z nich, jednej po drugiej, nigdy z czaszką.
track-heroes = Bohaterowie: suma ich poziomów to twoja siła i zdrowie. Na poziomie 4 każdy zyskuje zdolność.
track-items = Magiczne przedmioty: dwie części tworzą przedmiot i dopiero wtedy działa.
track-gems = Klejnoty: bierze go ten, kto pierwszy raz wchodzi do jego komnaty; litery zabrane przez innych skreśla się na koniec rundy.
track-minions = Potwory: każdy pokonany wypełnia pole; im więcej, tym więcej chwały na koniec.
track-potions = Mikstury: każda ma dwa serca, a każde przyjmie jedno obrażenie; pełny rząd od razu daje nagrodę.
track-wounds = Obrażenia: im ich więcej, tym więcej chwały zabiorą na koniec.
track-resurrection = Wskrzeszenie: gdy obrażeń jest po raz pierwszy więcej niż zdrowia, −9 chwały na koniec, tylko raz.
track-rounds = Licznik rund: osiem rund po trzy kości; boss po trzeciej, szóstej i ostatniej.

hero-about = { NAME("hero", $hero) }: kość z tym symbolem i w kolorze treningu daje jeden poziom, najwyżej 6.
hero-trains = Kolor treningu: kość { NAME("colour", $colour) }.
hero-ability = Na { $level }. poziomie: { $hero ->
    [warrior] { ability-warrior }
    [wizard] { ability-wizard }
    [cleric] { ability-cleric }
   *[thief] { ability-thief }
}.

symbol-hero-about = Kość z symbolem „{ NAME("symbol", $symbol) }”: poziom dla tego bohatera, jeśli kolor się zgadza, część przedmiotu, dwie mikstury albo do dwóch ruchów.
symbol-clover-about = Kość z koniczyną: zastępuje symbol dowolnego bohatera w dowolnym kolorze.
symbol-boots-about = Kość z trzema butami: do trzech ruchów i nic więcej.
symbol-skull-about = Kość z czaszką: obrażenie dla twojej drużyny; nie można jej użyć.

sign-room = Komnata: jej nazwa to kolumna i rząd, na przykład D4. Nic tu nie czeka, tylko liczy się jako zbadana.
sign-trap = Pułapka: jedno obrażenie przy każdym wejściu.
sign-minion = Poziom obok ({ NAME("minion", $minion) }): walczy tu { NAME("hero", $hero) }, zawsze wygrywa i otrzymuje obrażenie za każdy brakujący poziom.
sign-potion = Mikstura: twoja przy pierwszej wizycie.
sign-part = Kowadło: przy pierwszej wizycie jedno pole dowolnego przedmiotu.
sign-level = Strzałka: przy pierwszej wizycie jeden bohater zyskuje poziom.
sign-water = Woda: przeprowadza przez nią tylko { NAME("item", $item) }.
sign-wall = Ściana: przeprowadza przez nią tylko { NAME("item", $item) }.
sign-passage = Boczne przejście: prowadzi na drugi koniec rzędu.
sign-entrance = Wejścia: pierwszy ruch prowadzi do komnaty w dolnym rzędzie.

## Why not

reason-PD-LEVEL-2 = { $fits ->
    [yes] { $hero ->
        [warrior] Wojownik
        [wizard] Mag
        [cleric] Kleryk
       *[thief] Łotr
    } szkoli się tylko { NAME("colour", $trains, case: "ins") } kośćmi.
   *[no] Kość pokazuje symbol „{ NAME("symbol", $symbol) }”: nie awansuje { NAME("hero", $hero, case: "gen") }.
}
    .short = { $fits ->
        [yes] Tylko { NAME("colour", $trains, case: "ins") } kośćmi.
       *[no] Nie z tym symbolem.
    }
reason-PD-LEVEL-5 = Poziom { NAME("hero", $hero, case: "gen") } jest już najwyższy.
    .short = Najwyższy poziom.
reason-PD-TALENT-7 = Jeden poziom { NAME("hero", $hero, case: "gen") } już doszedł; ten jest dla innego bohatera.
    .short = Właśnie zyskał poziom.
reason-PD-TALENT-14 = { NAME("item", $item) }: pierwsza część już jest; ta jest dla innego przedmiotu.
    .short = Ma już pierwszą część.
reason-PD-ITEM-1 = Ten przedmiot jest już po ukończeniu: { NAME("item", $item) }.
    .short = Ukończone.
reason-PD-ITEM-3 = { NAME("item", $item) }: kość musi pokazywać symbol „{ NAME("symbol", $symbol) }” lub koniczynę.
reason-PD-MOVE-3 = { $same ->
    [yes] Twoja drużyna jest już w { $here }.
   *[no] { $room } nie sąsiaduje z { $here }.
}
reason-PD-MOVE-5 = Od { $room } nie można zacząć: wejście prowadzi przez dolny rząd, od A1 do F1.
reason-PD-MOVE-7 = Drogę do { $room } zamyka ściana. Przejść pozwoli gotowy przedmiot: { NAME("item", $item) }.
reason-PD-MOVE-8 = Drogę do { $room } zamyka woda. Przeprawić się pozwoli gotowy przedmiot: { NAME("item", $item) }.
reason-PD-MOVE-1 = Do komnat wchodzi się za ruchy z kości.
reason-PD-MOVE-13 = Najpierw odpowiedz na pytanie, potem idź dalej.
reason-PD-DICE-1 = Kości jeszcze nie rzucono.
reason-PD-DICE-10 = Trzy kości tej rundy są już wykorzystane.
reason-PD-DICE-16 = { $when ->
    [hand] Tej kości właśnie używasz.
    [next] Kości używa się po kolei: najpierw dokończ tę, która jest w użyciu.
   *[wait] Najpierw odpowiedz na pytanie.
}
reason-PD-DICE-17 = { $when ->
    [move] Tą kością się poruszasz, a jedna kość to jedna akcja.
   *[choose] Do szkolenia, tworzenia i warzenia trzeba kości: najpierw ją wybierz.
}
reason-PD-DICE-9 = Czaszki nie można użyć.
    .short = Nie można jej użyć.
reason-PD-DICE-12 = Ta kość jest już zużyta w tej rundzie.
    .short = Użyta.
reason-PD-FIGHT-7 = Potwór w { $room } jest już pokonany.

## How far the game is

where-round = Runda { $round } z { $of }
where-before = Przed pierwszą rundą

# gdzie stoi drużyna
summed-fought = Potwory: { $items }.
    .one = { NAME("minion", $minion) } { $room }
summed-slain = Potwory: { $items }.
    .one = { NAME("minion", $minion) } { $room }{ because }
summed-leveled = Poziomy: { $items }.
    .one = { NAME("hero", $hero) } { $level }{ because }
summed-crafted = Przedmioty: { $items }.
    .one = { NAME("item", $item) }, { $cells } z 2{ because }
summed-potion = Mikstury: { $count }.
summed-wounded = Rany: { $items }.
    .one = { $wounds }{ because }
moment-before = Przed pierwszą rundą
moment-round = Koniec rundy { $round }
moment-boss = Walka z bossem: { NAME("boss", $boss) }
standing-glory = { $glory } pkt
wins-glory = { $teams ->
    [one] Po rundzie { $rounds } liczy się twoja chwała.
   *[other] Wygrywa drużyna, która po rundzie { $rounds } ma najwięcej punktów chwały.
}
tally-about = { $others ->
    [no] Jak gdyby gra kończyła się teraz.
   *[yes] Jak gdyby gra kończyła się teraz; inne drużyny: { $round ->
        [0] przed rundą 1
       *[other] po rundzie { $round }
    }.
}
moves-away = { $moves ->
    [0] na razie nie ma tam drogi
    [one] { $moves } ruch stąd
    [few] { $moves } ruchy stąd
   *[many] { $moves } ruchów stąd
}
warning-boss = Boss { $stage } po tej rundzie: nie było was jeszcze w { $room } ({ moves-away }). Ucieczka kosztuje { $glory } pkt chwały.
    .short = Boss { $stage }: wejdź do { $room } ({ moves-away })
    .show = Pokaż { $room }
warning-weak = Boss { $stage } po tej rundzie: potrzeba siły { $least }, a masz { $power }. Ucieczka kosztuje { $glory } pkt chwały.
    .short = Boss { $stage }: siła { $power } z { $least }
    .show = Pokaż bohaterów
warning-wounds = Jeszcze { $wounds ->
    [one] { $wounds } obrażenie
    [few] { $wounds } obrażenia
   *[many] { $wounds } obrażeń
} i drużyna będzie wskrzeszona: −{ $glory } pkt chwały.
    .short = Jeszcze { $wounds ->
        [one] { $wounds } obrażenie
        [few] { $wounds } obrażenia
       *[many] { $wounds } obrażeń
    }: −{ $glory } pkt
    .show = Pokaż obrażenia

## Lekcje

lesson-dice = Kości: twoja pierwsza tura
lesson-dice-goal = Wojownik, mag, kleryk i łotr schodzą do podziemi pełnych klejnotów i potworów: to twoja drużyna. Po ośmiu rundach wygrywa drużyna z największą liczbą punktów chwały.
lesson-dice-choose = W każdej rundzie rzuca się sześcioma kośćmi dla wszystkich, a ty używasz trzech. Weź czarnego wojownika: dotknij kości albo jej przycisku.
lesson-dice-white = Biały wojownik nie wyszkoli twojego wojownika: karta celu mówi, że twój szkoli się czarnymi kośćmi.
lesson-dice-another = To też dobra kość. W tym kroku weź jednak czarnego wojownika.
lesson-dice-train = Symbol bohatera daje mu awans, jeśli zgadza się kolor: twój wojownik szkoli się czarnymi kośćmi. Awansuj wojownika, a drużyna będzie silniejsza i zdrowsza.
lesson-dice-one-thing = Tak też można, ale kość robi tylko jedną rzecz. Tutaj awansuj nią wojownika.
lesson-dice-clover = Jedna z trzech kości zużyta. Koniczyna zastępuje dowolnego bohatera w dowolnym kolorze. Weź ją.
lesson-dice-clover-here = Tamta kość też by się przydała. Tutaj weź koniczynę, bo pasuje do każdego bohatera.
lesson-dice-joker = Twój łotr szkoli się czarnymi kośćmi, a koniczyna wypadła na białej: dla koniczyny to bez znaczenia. Awansuj łotra.
lesson-dice-warrior-again = Koniczyna mogłaby jeszcze raz awansować wojownika. Żeby zobaczyć, że pasuje do każdego, awansuj tutaj łotra.
lesson-dice-joker-here = Koniczyna potrafi i to. Tutaj awansuj łotra i zobacz, że jej kolor nie ma znaczenia.
lesson-dice-third = Ostatnia kość. Kolor liczy się tylko przy awansie; przy tworzeniu, warzeniu i ruchu nie ma znaczenia. Weź białego wojownika.
lesson-dice-boots = Buty służą tylko do ruchu i pojawią się w następnej lekcji. Tutaj weź białego wojownika.
lesson-dice-third-here = Ta kość też by się nadała. Tutaj weź białego wojownika i zobacz, co potrafi kość w „złym” kolorze.
lesson-dice-craft = Nie awansuje twojego wojownika, ale może tworzyć, uwarzyć dwie mikstury albo dać ruch. Wypełnij pole Zbroi bohaterów: dwa pola kończą przedmiot.
lesson-dice-brew = Dwie mikstury ochroniłyby cię przed obrażeniami; uwarzysz je w innej lekcji. Tutaj stwórz część Zbroi bohaterów.
lesson-dice-move = Drużyna przeszłaby do dwóch komnat, ale to temat następnej lekcji. Tutaj stwórz część Zbroi bohaterów.
lesson-dice-craft-here = Ten przedmiot też jest dobry. Tutaj zacznij Zbroję bohaterów: wkrótce się przyda.
lesson-dice-ready = Trzy kości zużyte: to była twoja tura. Runda kończy się, gdy wszystkie drużyny są gotowe, i znów rzuca się sześcioma kośćmi. Naciśnij „Gotowe”.

lesson-walk = Do podziemi
lesson-walk-boots = Pora zejść do podziemi. Buty służą tylko do ruchu, ale dają do trzech ruchów zamiast dwóch. Weź buty.
lesson-walk-boots-here = Ta kość daje najwyżej dwa ruchy. Tutaj weź buty, które dają trzy.
lesson-walk-enter = Wejście prowadzi przez dolny rząd. W B1 czeka ork poziomu 3. Twój wojownik ma poziom 2: i tak wygra, ale za brakujący poziom otrzyma obrażenie. Wejdź do B1.
lesson-walk-ghost = Duch ma tam poziom 3, a twój mag poziom 1: dwa brakujące poziomy to dwa obrażenia. Tutaj wejdź przez B1.
lesson-walk-enter-stop = Wtedy kość się zmarnuje. Wejdź do podziemi przez B1.
lesson-walk-enter-here = Tamtędy też można wejść. Tutaj droga zaczyna się w B1.
lesson-walk-part = Po walce jest nagroda w komnacie: część przedmiotu. Ukończ Zbroję bohaterów: odtąd każdy bohater w walce z potworami liczy się o poziom wyżej.
lesson-walk-part-here = Część z nagrody pasuje do każdego przedmiotu. Zbroi brakuje jednak tylko jednej, a gotowa pomoże od razu.
lesson-walk-potion = Zostały dwa ruchy. W C1 leży mikstura, której nikt nie pilnuje: przy pierwszej wizycie jest twoja. Idź do C1.
lesson-walk-ghost-later = Duch ma poziom 3, a twój mag dzięki Zbroi liczy się jako 2: jedno obrażenie. Tutaj idź do C1.
lesson-walk-potion-here = Możesz się zatrzymać, kiedy chcesz, ale niewykorzystane ruchy przepadają. Idź dalej, do C1.
lesson-walk-goblin = W D1 czeka goblin poziomu 3. Twój łotr ma poziom 2, a w Zbroi liczy się jako 3: nic nie brakuje, więc obrażeń nie ma. Idź do D1.
lesson-walk-trap = W C2 jest pułapka: obrażenie przy każdym wejściu, także następnym. Tutaj ją omiń.
lesson-walk-goblin-here = Można, ale ominie cię potwór i mikstura. Idź do D1.
lesson-walk-back = D1 i D2 dzieli ściana. Każda inna kość daje dwa ruchy: weź białego kleryka, wybierz „Rusz drużynę” i wróć do C1. Mikstura stamtąd jest już twoja.
lesson-walk-back-here = Tak też można. Tutaj weź białego kleryka, wybierz „Rusz drużynę” i idź do C1.
lesson-walk-stop = Został jeden ruch, ale nie musisz go używać. Wyżej, w C2, jest pułapka: obrażenie przy każdym wejściu. Zatrzymaj się tutaj.
lesson-walk-stop-here = Teraz nic tam nie zyskasz. Zatrzymaj się tutaj.

lesson-potions = Obrażenia i mikstury
lesson-potions-skull = Wypadła czaszka: nie można jej użyć i rani każdą drużynę. Każda mikstura ma dwa serca, a każde serce przyjmuje jedno obrażenie. Niech to przyjmie mikstura.
lesson-potions-column-now = W kolumnie obrażenie zostaje na zawsze, a od drugiego kolumna zabiera punkty chwały. Tutaj użyj serca mikstury.
lesson-potions-brew = Każda kość z bohaterem lub koniczyną, w dowolnym kolorze, daje dwie mikstury. Weź białego wojownika, który twojego nie wyszkoli, i uwarz.
lesson-potions-brew-here = To też się przydaje. Tutaj weź białego wojownika i uwarz dwie mikstury.
lesson-potions-row = Czwarta mikstura wypełniła pierwszy rząd, a pełny rząd daje nagrodę: awans dowolnego bohatera. Awansuj maga, bo wciąż ma poziom 1.
lesson-potions-row-cleric = Klerykowi przyda się to tak samo. W tej lekcji awansuj maga.
lesson-potions-row-here = Dwóch bohaterów ma wciąż poziom 1, a na końcu o punktach za poziomy decyduje najsłabszy. Awansuj maga.
lesson-potions-trap = W E1 są pułapka i kowadło: najpierw obrażenie, potem część przedmiotu. Weź buty i wejdź przez E1.
lesson-potions-trap-here = Tak też można. Tutaj weź buty i wejdź przez E1.
lesson-potions-column = Nie musisz używać mikstury. Pierwsze obrażenie w kolumnie nie zabiera jeszcze punktów: wpisz je tam i oszczędź serca mikstur.
lesson-potions-column-heart = Tak też można. Zużywa to jednak serce, a pierwsze obrażenie w kolumnie nic nie kosztuje.
lesson-potions-brink = Inna gra, runda 7: zdrowie 10 i 10 obrażeń w kolumnie. Jeszcze jedno i drużynę trzeba wskrzesić: −9 punktów. Niech je przyjmie ostatnie wolne serce mikstury.
lesson-potions-risen = Teraz obrażeń jest więcej niż zdrowia: drużyna zostaje wskrzeszona i gra dalej, ale na końcu traci 9 punktów chwały. Zdarza się to najwyżej raz.
lesson-potions-health = Zdrowie to suma czterech poziomów: z każdym poziomem drużyna zniesie o jedno obrażenie więcej. Nagrodą w tej komnacie jest poziom: awansuj dowolnego bohatera.

lesson-items = Przedmioty i poziomy
lesson-items-symbol = Płonącemu mieczowi brakuje jednej części, a ta wymaga symbolu wojownika. Przy tworzeniu kolor nie ma znaczenia: weź białego wojownika.
lesson-items-symbol-here = Ta kość też się przyda. Tutaj weź białego wojownika, do miecza.
lesson-items-sword = Pierwsze cztery przedmioty wymagają własnego symbolu lub koniczyny, pozostałe dowolnego bohatera. Ukończ Płonący miecz: +3 do siły w walce z każdym bossem.
lesson-items-tome-later = Do Księgi pasuje symbol każdego bohatera, do miecza tylko wojownik lub koniczyna. Użyj tej kości do miecza.
lesson-items-sword-here = Można, ale miecz ukończy tylko wojownik lub koniczyna. Użyj tej kości do niego.
lesson-items-thief = Na 4. poziomie każdy bohater zyskuje zdolność. Twój łotr ma poziom 3 i szkoli się czarnymi kośćmi: weź czarnego łotra.
lesson-items-clover-later = Koniczyna też awansowałaby łotra, ale potrafi więcej. Tutaj weź czarnego łotra.
lesson-items-thief-here = Ta kość nie awansuje twojego łotra. Weź czarnego łotra.
lesson-items-ability = Awansuj łotra: na 4. poziomie od razu zdobywa klejnot spoza podziemi. Zdolność wojownika pomaga w walce z bossami, kleryka przeciw czaszkom, a maga zmienia kolory kości.
lesson-items-ability-here = Można, ale łotrowi został jeden krok do zdolności. Awansuj łotra.
lesson-items-clover = Ostatnia kość: weź koniczynę. Zastępuje każdy symbol, więc stworzysz nią część dowolnego przedmiotu.
lesson-items-clover-here = To też się przydaje. Tutaj weź koniczynę.
lesson-items-tome = Księdze mądrości brakuje jednej części. Ukończ ją: jeden bohater od razu awansuje, a na końcu dojdą 3 punkty chwały.
lesson-items-tome-level = To awansuje maga, ale Księga potrafi to samo i daje jeszcze punkty chwały. Ukończ Księgę.
lesson-items-tome-here = Można. Księdze brakuje jednak tylko jednej części, a gotowa zadziała od razu.
lesson-items-lowest = O punktach za poziomy decyduje najsłabszy bohater: poziom 1 nie daje nic, poziom 2 już 3 punkty chwały. Tylko mag ma wciąż poziom 1: awansuj maga.
lesson-items-lowest-here = Ten bohater urośnie, ale najniższy poziom to wciąż 1, więc poziomy nic nie dadzą. Tutaj awansuj maga.

lesson-bosses = Bossowie
lesson-bosses-come = Z bossami walczysz po rundach 3, 6 i 8. Trwa runda 3, a w D2 czeka Minotaur. Drużyna, która nigdy tam nie była, ucieka i traci 2 punkty chwały.
lesson-bosses-room = Weź białego kleryka, wybierz „Rusz drużynę” i wejdź do D2. Jedna wizyta wystarczy: na koniec rundy możesz stać gdziekolwiek.
lesson-bosses-room-here = To prowadzi gdzie indziej, a czasu jest mało. Weź białego kleryka, wybierz „Rusz drużynę” i wejdź do D2.
lesson-bosses-power = Siła w walce to suma poziomów, a słabością Minotaura jest wojownik, który liczy się podwójnie. Zatrzymaj się, weź czarnego wojownika i awansuj swojego.
lesson-bosses-power-here = To przyda się kiedy indziej. Tutaj zatrzymaj się, weź czarnego wojownika i awansuj swojego.
lesson-bosses-four = Siła 10 dałaby 3 punkty chwały i 2 obrażenia, a od 12 jest 5 punktów i 1 obrażenie. Weź koniczynę i awansuj wojownika na 4. poziom: jego zdolność doda +1.
lesson-bosses-four-here = Przeciw Minotaurowi da to mniej. Weź koniczynę i awansuj wojownika.
lesson-bosses-ready = Poziomy 8, wojownik jeszcze raz 4, zdolność 1: siła 13. Naciśnij „Gotowe”: runda się skończy i każda drużyna stoczy z bossem własną walkę.
lesson-bosses-wound = Zdobywasz 5 punktów chwały, ale boss i tak zadaje jedno obrażenie. Niech przyjmie je mikstura, potem naciśnij „Gotowe”.
lesson-bosses-column = Wtedy obrażenie zostaje w kolumnie. Jest tam drugie i kosztuje 1 punkt chwały. Tutaj użyj serca mikstury.
lesson-bosses-reward = Twoja siła była największa, więc nagroda jest twoja: dwie mikstury. Przy remisie nie dostaje jej nikt. Czwarta mikstura daje poziom: awansuj dowolnego bohatera.

lesson-gems = Klejnoty i misje
lesson-gems-take = W podziemiach leży osiem klejnotów. Klejnot C jest obok, pilnuje go goblin, którego łotr pokona bez obrażeń. Weź białego łotra, wybierz „Rusz drużynę” i idź do C4.
lesson-gems-take-here = Tak też można. Tutaj weź białego łotra, wybierz „Rusz drużynę” i idź do C4.
lesson-gems-track = Im więcej klejnotów, tym więcej daje każdy: dwa to 5 punktów chwały, cztery 14, siedem 30. Drugi dał ci też miksturę. Zatrzymaj się tutaj.
lesson-gems-trap = W C5 jest pułapka: obrażenie i żadnej nagrody. Zatrzymaj się w C4.
lesson-gems-track-here = Możesz iść dalej, ale nic nowego tam nie czeka. Zatrzymaj się tutaj.
lesson-gems-mission = Misje leżą odkryte dla wszystkich. „Twarda drużyna” wymaga siły 12, czyli sumy poziomów; masz 11. Weź białego kleryka i awansuj kleryka.
lesson-gems-mission-here = Tak też można. Tutaj weź białego kleryka i awansuj kleryka.
lesson-gems-brew = Misja daje punkty tylko w rundzie, w której pierwszy raz ją wykonano, potem znika. Zdążysz. Ostatnia kość to biały mag: uwarz nią mikstury.
lesson-gems-brew-here = Tak też można. Tutaj weź białego maga i uwarz mikstury.
lesson-gems-ready = Na koniec rundy drużyny ogłaszają zdobyte klejnoty, potem przyznaje się punkty za misje. Naciśnij „Gotowe”.
lesson-gems-crossed = Misja dała ci 4 punkty chwały. Druga drużyna zdobyła w tej rundzie klejnot B: u ciebie jest skreślony, a u niej klejnot C. Weź dowolną kość i graj dalej.

lesson-cards = Moce i cele
lesson-cards-talent = Przed grą dostajesz dwie moce i zachowujesz jedną. Medyk daje na początek dwie mikstury, a na końcu 2 punkty chwały: zachowaj Medyka.
lesson-cards-berserker = To też dobry wybór: +2 do siły w walce z każdym bossem, ale −2 punkty chwały na końcu. W tej lekcji zachowaj Medyka.
lesson-cards-goal = Z dwóch celów też zachowujesz jeden. „Złodzieje klejnotów” dają na końcu 2, 4 lub 6 punktów chwały za 2, 5 lub 7 klejnotów. Zachowaj ten cel i naciśnij „Gotowe”.
lesson-cards-rows = Ten cel płaci za rzędy zbadane w całości i ma inne kolory treningu. W tej lekcji zachowaj „Złodziei klejnotów”.
lesson-cards-colours = Cel wyznacza też kolory treningu. Przy tym wojownik i łotr szkolą się czarnymi kośćmi, mag i kleryk białymi. Weź czarnego wojownika i awansuj swojego.
lesson-cards-white = Ten wojownik jest biały, a twój szkoli się czarnymi kośćmi. Weź czarnego.
lesson-cards-colours-here = Tak też można. Tutaj weź czarnego wojownika i awansuj swojego.
lesson-cards-gem = Ostatnia runda. Masz cztery klejnoty, a piąty podniesie cel do 4 punktów chwały. Weź pierwszego białego kleryka, przejdź bocznym przejściem do A4 i dalej do A5.
lesson-cards-gem-here = Tak też można. W tej lekcji pierwszym białym klerykiem idź do A4, potem do A5.
lesson-cards-boss = Ostatni boss czeka w A6, za wodą, a Medalion Khar cię przeprowadzi. Weź drugiego białego kleryka, wybierz „Rusz drużynę” i wejdź do A6.
lesson-cards-boss-here = Tak też można. W tej lekcji drugim białym klerykiem idź do A6.
lesson-cards-weak = Słabością bossa jest mag, a zdolność twojego maga zmienia kolory kości. Zatrzymaj się, weź czarnego maga i awansuj swojego: siła 24 da więcej punktów.
lesson-cards-weak-here = Do siły 24 potrzeba maga. Zatrzymaj się, weź czarnego maga i awansuj swojego.
lesson-cards-ready = Wszystkie trzy kości zużyte. Naciśnij „Gotowe”: po ostatnim bossie liczy się całą chwałę, w tym 4 punkty za cel i 2 za Medyka.

## Trener pierwszej gry

coach-ask-keep-talent = Moc pomaga przez całą grę, a niektóre dodają lub zabierają na końcu trochę punktów. Na pierwszą grę weź tę, której pożytek widzisz od razu.
coach-ask-keep-goal = Cel daje na końcu do 6 punktów chwały, więc weź taki, do którego chcesz dążyć. Wyznacza też, czarnymi czy białymi kośćmi szkoli się każdy bohater.
coach-ask-take-gem = Ten klejnot masz jeszcze przed pierwszym ruchem, a inni swoich nie tracą. Wybierz taki, do którego trudno dojść, na przykład G za ścianami.
coach-ask-die = Sześć kości jest wspólnych, każda drużyna używa trzech. Najpierw szukaj kości, która da awans we właściwym kolorze, potem drogi do nagrody.
coach-ask-use = Jedna kość to jedna rzecz: awans, część przedmiotu, dwie mikstury albo ruch. Gdy kolor nie pozwala na awans, zostają trzy pozostałe.
coach-ask-step = Przyciski z góry mówią, czym grozi komnata i co daje. Możesz się zatrzymać w każdej chwili, ale niewykorzystane ruchy przepadają.
coach-ask-drink = Serca, które zostaną do końca gry, nic nie dają, a obrażenia w kolumnie zabierają punkty. Pierwsze jest tam za darmo; przekroczenie zdrowia kosztuje 9.
coach-ask-raise = Ten poziom przypada dowolnemu bohaterowi, kolor nie ma znaczenia. Dobry wybór to najsłabszy, bo on decyduje o punktach, albo ten, któremu brakuje kroku do poziomu 4.
coach-ask-part = Ta część pasuje do każdego pustego pola, więc wpisz ją tam, gdzie nie pomogą kości. Lepiej ukończyć przedmiot niż zacząć: działa tylko gotowy.
coach-ask-slay = Wybrany potwór ginie bez walki. Wybieraj silne na swojej drodze, z którymi walczyłby słaby bohater; nagrody w ich komnatach nadal czekają.
coach-ask-ready = Wybór jest ostateczny, gdy gotowe są wszystkie drużyny; do tej chwili możesz go cofnąć. Na koniec rund 3, 6 i 8 walczysz z bossem.

coach-event-dungeon = Wszystkie drużyny badają te same podziemia. Znajdź na mapie I, II i III: to komnaty trzech bossów. W każdej trzeba być choć raz przed walką.
coach-event-missions = Misje leżą odkryte dla wszystkich. Każda płaci drużynom, które wykonają ją w rundzie, gdy stało się to po raz pierwszy; potem znika. Szukaj takiej po drodze.
coach-event-entered = Komnata, do której wchodzisz, jest zbadana, a jej nagrodę bierze się tylko raz. Przechodź przez nią do woli: znów zadziała tylko pułapka.
coach-event-fought = Potwór zawsze przegrywa, ale zadaje obrażenie za każdy poziom, którego zabrakło bohaterowi. Im więcej pokonanych, tym więcej punktów na końcu.
coach-event-wounded = Obrażeń na arkuszu nie da się wyleczyć, a na końcu zabierają punkty. Zanim ruszysz w niebezpieczne miejsce, uwarz kilka mikstur: ich serca przyjmą ciosy.
coach-event-risen = Obrażeń jest więcej niż zdrowia: drużyna zostaje wskrzeszona i gra dalej. Kosztuje to 9 punktów, ale tylko raz; potem obrażenia zabierają tylko to, co pod nimi zapisano.
coach-event-leveled = Każdy poziom dodaje 1 do siły i zdrowia. Nie zapominaj o najsłabszym bohaterze: na końcu o punktach za poziomy decyduje najniższy.
coach-event-crafted = Każde wypełnione pole daje na końcu 1 punkt chwały. Przedmiot działa dopiero z dwiema częściami, więc ukończ jeden, zanim zaczniesz drugi.
coach-event-potion = Każda mikstura ma dwa serca, a każde przyjmie jedno obrażenie. Pełny rząd czterech od razu daje nagrodę: poziom, potem część przedmiotu, potem klejnot.
coach-event-gem = Każdy następny klejnot daje więcej, a drugi, czwarty i szósty od razu coś przynoszą. Na koniec rundy tę literę tracą drużyny, które jej nie mają.
coach-event-lost = Na tę nagrodę nie ma już miejsca, więc przepada. Zanim wydasz kość albo ruszysz po nagrodę, sprawdź, czy nie wszystko jest pełne.
coach-event-crossed = Ten klejnot zdobyła inna drużyna, więc u ciebie jest skreślony. Idź po taki, do którego inni prędko nie dotrą.
coach-event-vanished = Po bossach 1 i 2 znikają dwie litery z karty bossa, u wszystkich, którzy ich nie zdobyli. To, co masz, zostaje twoje.
coach-event-beat = Twoja siła osiągnęła próg na karcie bossa. Im wyższy próg, tym więcej punktów i mniej obrażeń: zobacz, który bohater jest słabością następnego.
coach-event-fled = Drużyna ucieka, jeśli nigdy nie była w komnacie bossa albo jej siła jest poniżej pierwszego progu. Do następnej walki szykuj się wcześniej: najpierw komnata, potem poziomy.
coach-event-spoils = Jedyna drużyna o największej sile bierze też nagrodę bossa. Gdy największą siłę mają dwie drużyny, nie bierze jej nikt.
coach-event-mission = Misja daje punkty tylko na koniec rundy, w której wykonano ją po raz pierwszy; potem znika. Pozostałe są nadal otwarte.

coach-sign-heroes = Siła to suma czterech poziomów, a zdrowie jest jej równe. Obok stoi twoja siła w walce z następnym bossem i trzy progi z jego karty.
coach-sign-hero = Na arkuszu drużyny mała kość przy bohaterze pokazuje kolor, którym się szkoli, a obok to, co da poziom 4. Koniczyna szkoli każdego bohatera.
coach-sign-trap = Szczęki to pułapka: jedno obrażenie przy każdym wejściu. Często kryje się w niej dobra nagroda, więc porównaj jedno z drugim.
coach-sign-wall = Grube linie to ściany, a fale to woda. Obchodź je, dopóki nie ukończysz Płaszcza na ściany albo Medalionu na wodę.
coach-sign-passage = Strzałki po bokach rzędu to boczne przejście: jeden ruch prowadzi z F2 do A2 i z powrotem.

## Krótki przewodnik

guide-goal = Czterech bohaterów, jedne podziemia
guide-goal-about = Prowadzisz wojownika, maga, kleryka i łotra. Przez osiem rund zdobywasz klejnoty, pokonujesz potwory i stajesz przed trzema bossami. Wygrywa drużyna z największą liczbą punktów chwały.
guide-dice = Trzy kości na rundę
guide-dice-about = Rzuca się sześcioma kośćmi dla wszystkich, a ty używasz trzech, jednej po drugiej. Kość daje awans bohaterowi, którego pokazuje, jeśli ma kolor widoczny przy jego imieniu; albo część przedmiotu, dwie mikstury lub ruch.
guide-walk = Idź, walcz, bierz
guide-walk-about = Każdy ruch prowadzi do sąsiedniej komnaty. Narysowany tam bohater pokona potwora, ale za każdy brakujący poziom otrzymujesz obrażenie. Potem nagroda jest twoja: tutaj poziom za zombie.
guide-wounds = Uważaj na obrażenia
guide-wounds-about = Ranią czaszki, potwory, pułapki i bossowie. Część obrażeń przyjmą serca mikstur, reszta trafia do kolumny i zabiera punkty. Gdy jest ich więcej niż zdrowia, czyli sumy poziomów, tracisz 9.
guide-bosses = Boss na koniec etapu
guide-bosses-about = Po rundach 3, 6 i 8 walczysz z bossem, jeśli twoja drużyna była w jego komnacie. Liczą się wszystkie poziomy, jeden podwójnie. Więcej siły to więcej punktów i mniej obrażeń; za mało, a uciekasz.
guide-end = Podlicz chwałę
guide-end-about = Po rundzie 8 dodaj punkty za bossów, najniższy poziom, przedmioty, klejnoty, potwory i cel, odejmij karę za obrażenia. Obwódka na torze pokazuje, co udało się osiągnąć.

## Przykłady do zasad

ex-goblin = Droga do komnaty goblina
ex-goblin-1 = Kość z bohaterem daje dwa ruchy: pierwszy prowadzi do środka przez dolny rząd, do mikstury w C1.
ex-goblin-2 = Drugi prowadzi obok, do D1, gdzie goblin poziomu 3 spotyka twojego łotra poziomu 2.
ex-goblin-3 = Goblin przegrywa, ale zabrakło jednego poziomu: jedno obrażenie, które trafia tu do kolumny, choć mikstura ma wolne serca.
ex-goblin-4 = Nagroda jest po walce: D1 dało miksturę, a goblin zajął pierwsze pole toru potworów.

ex-trap = Mikstura, pułapka i część przedmiotu
ex-trap-1 = W F1 leży mikstura, której nikt nie pilnuje: zaznacza się ją zaraz po wejściu.
ex-trap-2 = W E1 są pułapka i kowadło, a pułapka działa pierwsza.
ex-trap-3 = Obrażenie może przyjąć nawet dopiero co znaleziona mikstura: zaznacz jedno z jej serc.
ex-trap-4 = Teraz nagroda: część z komnaty wypełnia dowolne puste pole, tutaj Kosy, choć na kości nie ma maga.
ex-trap-5 = Najpierw mikstura, potem obrażenie, potem część: każdą komnatę rozstrzyga się do końca, zanim pójdzie się dalej.

ex-again = Ta sama pułapka trzy razy
ex-again-1 = W D5 są pułapka i poziom: drużyna wchodzi tam z D4.
ex-again-2 = Najpierw było obrażenie, teraz nagroda: łotr zyskuje poziom.
ex-again-3 = Drugi ruch tej kości prowadzi z powrotem do D4.
ex-again-4 = Następna kość to buty, trzy ruchy.
ex-again-5 = Druga wizyta w D5 nie daje już nagrody, ale pułapka działa.
ex-again-6 = W D4 znów nic się nie dzieje: komnata jest pusta.
ex-again-7 = Ostatni ruch prowadzi do pułapki po raz trzeci.
ex-again-8 = Trzy wizyty to trzy obrażenia i jeden poziom: nagroda jest raz, pułapka działa zawsze.

ex-passage = Z F2 prosto do A2
ex-passage-1 = Drużyna stoi w E2 i ma dwa ruchy; F2 jest już zbadane, ale pułapka nadal tam działa.
ex-passage-2 = Zraniła was jeszcze raz, a strzałka na skraju prowadzi za jeden ruch na drugi koniec rzędu, do A2.
ex-passage-3 = W A2 kleryk poziomu 4 pokonał zombie poziomu 4 bez obrażeń i klejnot A jest twój.

ex-brew = Sześć mikstur i jeden pełny rząd
ex-brew-1 = Dwie mikstury są zaznaczone, a jedno z ich serc zużyte: weź białego maga, żeby uwarzyć więcej.
ex-brew-2 = Każda kość z bohaterem daje dwie mikstury, kolor nie ma znaczenia.
ex-brew-3 = Czwarta mikstura wypełniła pierwszy rząd i od razu daje poziom, tutaj klerykowi.
ex-brew-4 = Jeszcze jedna kość do warzenia: biały kleryk.
ex-brew-5 = Daje piątą i szóstą miksturę, w drugim rzędzie, który płaci dopiero za ósmą.
ex-brew-6 = Runda się kończy, a następny rzut przynosi dwie czaszki.
ex-brew-7 = Dwie czaszki to dwa obrażenia i oba mogą przyjąć serca mikstur.
ex-brew-8 = Sześć mikstur ma dwanaście serc; zużyte są już trzy, więc dziewięć jest wolnych.

ex-risen = O jedno obrażenie więcej niż zdrowia
ex-risen-1 = Suma poziomów to 6, więc zdrowie też 6 i sześć obrażeń drużyna jeszcze znosi; ale w C2 jest pułapka.
ex-risen-2 = Siódme obrażenie przekracza zdrowie: drużyna zostaje wskrzeszona za −9 punktów chwały i po prostu idzie dalej.
ex-risen-3 = Ostatni ruch butów prowadzi jeszcze raz do pułapki.
ex-risen-4 = Ósme obrażenie podniosło tylko karę pod kolumną: drugi raz drużyny się nie wskrzesza.

ex-gem = Dwie drużyny biorą ten sam klejnot
ex-gem-1 = Dwie inne drużyny weszły w tej rundzie do C4 i obie mają klejnot C; twoja stoi w D4, a jej kości są zużyte.
ex-gem-2 = Literę ogłoszono: obie drużyny zachowują klejnot, a na twoim arkuszu C jest skreślone na zawsze.
ex-gem-3 = W następnej rundzie i tak tam idziesz, dowolną kością.
ex-gem-4 = Goblin nadal tam jest, bo każda drużyna ma własne potwory.
ex-gem-5 = Łotr pokonał go za jedno obrażenie i pole toru potworów, ale klejnotu już tu nie ma.

ex-chimera = Trzy drużyny przeciw Chimerze
ex-chimera-1 = Siła 15, jeszcze raz poziom 4 łotra, bo jest słabością Chimery, i 1 za zdolność wojownika: razem 20.
ex-chimera-2 = Awansuj łotra: przeciw Chimerze ten poziom liczy się podwójnie.
ex-chimera-3 = Siła 22 akurat wystarcza na ostatni próg; dwie pozostałe drużyny mają 16 i 13.
ex-chimera-4 = Siła 22 to 7 punktów chwały i 2 obrażenia, 16 to 3 punkty i 4 obrażenia, 13 to ucieczka i −4; największa siła daje też część przedmiotu.
ex-chimera-5 = Część ukończyła Zbroję bohaterów; gdyby największą siłę miały dwie drużyny, nagrody nie dostałby nikt.

ex-flee = Najsilniejsza drużyna musi uciekać
ex-flee-1 = Druga drużyna ma wszystkich bohaterów na 6. poziomie, ale nigdy nie była w D4, komnacie Chimery, a twoja była.
ex-flee-2 = Awansuj łotra: 12 za poziomy i jeszcze 3 za słabość to siła 15.
ex-flee-3 = Pierwszy próg Chimery to 14, więc twoja drużyna walczy.
ex-flee-4 = Zdobywasz 3 punkty chwały za 4 obrażenia; druga drużyna ucieka, traci 4 i nie liczy się przy nagrodzie.
ex-flee-5 = Walczyła tylko twoja drużyna, więc nagroda jest twoja: część, która ukończyła Koronę.

ex-chain = Jedna kość, dwa klejnoty, dwie stracone mikstury
ex-chain-1 = Masz jedenaście mikstur i moc „Kupiec”, która za każdy klejnot daje miksturę: weź czarnego łotra.
ex-chain-2 = Na 4. poziomie łotr przynosi klejnot spoza podziemi: zobacz, co z tego wyniknie.
ex-chain-3 = Pierwszy klejnot dał dwunastą miksturę, a ta drugi klejnot; dla jego dwóch mikstur, z toru i od Kupca, zabrakło miejsca.

## Wszystko, co jest w grze

things-hero = Bohaterowie
things-symbol = Co wypada na kościach
things-item = Magiczne przedmioty
things-minion = Potwory
things-sign = W komnatach i między nimi
things-track = Na arkuszu
things-boss = Bossowie
things-dungeon = Karty podziemi
things-talent = Moce
things-goal = Cele
things-mission = Misje
thing-minion-rooms = Komnaty i poziom: { $rooms }.
thing-dungeon = „{ NAME("story", $story) }”, scenariusz { $chapter }. Bossowie: { $bosses }.
thing-dungeon-boss = { NAME("boss", $boss) } w { $room }

## What an option is worth, and of what

worth-points = około { $points } pkt chwały
term-scored = chwała na arkuszu
term-time = pozostałe rundy
term-heroes = poziomy bohaterów
term-items = magiczne przedmioty
term-potions = mikstury
term-wounds = obrażenia
term-gems = klejnoty
term-minions = potwory
term-bosses = bossowie
term-rooms = komnaty przed drużyną
term-goal = cel
term-missions = misje

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Tim
    .line = Bierze chwałę, która leży pod ręką, i dalej nie myśli.
company-level-2 = Nell
    .line = Dba o drużynę i jej przedmioty; podziemia wciąż ją zaskakują.
company-level-3 = Bruno
    .line = Zapełnia całą kartkę, klejnoty i potwory też; bossów zostawia szczęściu.
company-level-4 = Odile
    .line = Kość po kości szykuje się na bossów; ranami mało się przejmuje.
company-level-5 = Konrad
    .line = Rozważa całą rundę w wielu kolejnościach, zanim ruszy ołówek.

## Zadania

puzzle-last-dice = Ostatnie dwie kości w partii. Użyj ich, przyjmij skutki i zdobądź jak najwięcej chwały.
