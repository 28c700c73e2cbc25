### „Lochołaz” po polsku. NAME(rodzaj, id, case: "acc") odmienia nazwę, NAMES kilka z rzędu. „Magia 5+” to test: kość i magia bohatera, 5 lub więcej.

## The game

game-name = Lochołaz
game-line = Każdy ma własnego bohatera i dla wszystkich innych jest Władcą Podziemi
game-about = Poprowadź bohatera przez grobowiec, który rośnie karta po karcie, zdobywaj chwałę i wykonaj trzy zadania. Każdy krok przynosi chwałę i budzi grozę, a grozą inni płacą za swoje potwory i plagi.
game-facts = 1–4 graczy · 45–60 minut, z botem 5 · autor gry: Thomas Denmark
solo-note = W grze solo przeciwnikiem są kości: to one decydują, kiedy grobowiec uderza. Wykonaj trzy zadania i wróć do wejścia.
result-solo = { $glory ->
    [one] Wykonano { $glory } zadanie.
    [few] Wykonano { $glory } zadania.
   *[many] Wykonano { $glory } zadań.
}
game-credits = Autorem gry, po angielsku „Dungeoneer”, jest Thomas Denmark; zestaw „Tomb of the Lich Lord” wydało Atlas Games w 2003 roku, a po rosyjsku Hobby World. Drukowanych spisów kart nie mieliśmy pod ręką: większość liczb jest nasza.

## Names: heroes

hero-kron-axereaver = Kron Axereaver
    .gen = Krona Axereavera
    .acc = Krona Axereavera
hero-lorel-alanus = Lorel Alanus
    .gen = Lorel Alanus
    .acc = Lorel Alanus
hero-roderik-talus = Roderik Talus
    .gen = Roderika Talusa
    .acc = Roderika Talusa
hero-raka = Raka
    .gen = Raki
    .acc = Rakę
hero-zareth-vohl = Zareth Vohl
    .gen = Zaretha Vohla
    .acc = Zaretha Vohla
hero-sable-quick = Sable Quick
    .gen = Sable Quick
    .acc = Sable Quick

class-kron-axereaver = krasnoludzki mściciel
class-lorel-alanus = elfia czarodziejka
class-roderik-talus = ludzki paladyn
class-raka = wojownik z rodu nekro
class-zareth-vohl = nekromanta z rodu nekro
class-sable-quick = ludzka łotrzyca

ability-kron-axereaver = Zawziętość
ability-lorel-alanus = Przypływ mocy
ability-roderik-talus = Święta tarcza
ability-raka = Pogromca trupów
ability-zareth-vohl = Pan śmierci
ability-sable-quick = Zręczne palce

## Names: locations. `to` says where one goes, `at` where one is

location-tomb-antechamber = Przedsionek
    .to = do przedsionka
    .at = w przedsionku
location-crypt = Krypta
    .to = do krypty
    .at = w krypcie
location-library = Biblioteka
    .to = do biblioteki
    .at = w bibliotece
location-inner-sanctum = Sanktuarium
    .to = do sanktuarium
    .at = w sanktuarium
location-ossuary = Ossuarium
    .to = do ossuarium
    .at = w ossuarium
location-shrine-of-ashes = Kaplica popiołów
    .to = do kaplicy popiołów
    .at = w kaplicy popiołów
location-flooded-cistern = Zalana cysterna
    .to = do zalanej cysterny
    .at = w zalanej cysternie
location-mirror-hall = Sala luster
    .to = do sali luster
    .at = w sali luster
location-throne-of-dust = Tron prochu
    .to = przed tron prochu
    .at = przed tronem prochu
location-treasure-vault = Skarbiec
    .to = do skarbca
    .at = w skarbcu
location-embalming-chamber = Balsamiarnia
    .to = do balsamiarni
    .at = w balsamiarni
location-sealed-gate = Wrota z pieczęcią
    .to = przed wrota z pieczęcią
    .at = przed wrotami z pieczęcią
location-guard-barracks = Koszary straży
    .to = do koszar straży
    .at = w koszarach straży
location-troll-bridge = Most trolla
    .to = na most trolla
    .at = na moście trolla
location-corner = Zakręt
    .to = do zakrętu
    .at = na zakręcie
location-straight-passage = Proste przejście
    .to = do prostego przejścia
    .at = w prostym przejściu
location-long-gallery = Długa galeria
    .to = do długiej galerii
    .at = w długiej galerii
location-crossing = Skrzyżowanie
    .to = na skrzyżowanie
    .at = na skrzyżowaniu
location-forked-passage = Rozwidlenie
    .to = na rozwidlenie
    .at = na rozwidleniu
location-spiked-corridor = Korytarz kolców
    .to = do korytarza kolców
    .at = w korytarzu kolców
location-pitfall-corridor = Korytarz z zapadnią
    .to = do korytarza z zapadnią
    .at = w korytarzu z zapadnią
location-collapsed-tunnel = Zawalony tunel
    .to = do zawalonego tunelu
    .at = w zawalonym tunelu

## Names: cards. The cases stand in the middle of a sentence; only monsters do without quotation marks there

card-backpack = Plecak
    .nom = „Plecak”
    .gen = „Plecaka”
    .acc = „Plecak”
card-potion-of-healing = Mikstura leczenia
    .nom = „Mikstura leczenia”
    .gen = „Mikstury leczenia”
    .acc = „Miksturę leczenia”
card-boot-of-ala-hazad = Buty Ala Hazada
    .nom = „Buty Ala Hazada”
    .gen = „Butów Ala Hazada”
    .acc = „Buty Ala Hazada”
card-iron-helm = Żelazny hełm
    .nom = „Żelazny hełm”
    .gen = „Żelaznego hełmu”
    .acc = „Żelazny hełm”
card-gravediggers-axe = Topór grabarza
    .nom = „Topór grabarza”
    .gen = „Topora grabarza”
    .acc = „Topór grabarza”
card-warding-amulet = Amulet ochronny
    .nom = „Amulet ochronny”
    .gen = „Amuletu ochronnego”
    .acc = „Amulet ochronny”
card-chain-hauberk = Kolczuga
    .nom = „Kolczuga”
    .gen = „Kolczugi”
    .acc = „Kolczugę”
card-corpse-lantern = Trupia latarnia
    .nom = „Trupia latarnia”
    .gen = „Trupiej latarni”
    .acc = „Trupią latarnię”
card-skeleton-keys = Wytrychy
    .nom = „Wytrychy”
    .gen = „Wytrychów”
    .acc = „Wytrychy”
card-silvered-blade = Srebrne ostrze
    .nom = „Srebrne ostrze”
    .gen = „Srebrnego ostrza”
    .acc = „Srebrne ostrze”
card-ring-of-the-undying = Pierścień nieśmierci
    .nom = „Pierścień nieśmierci”
    .gen = „Pierścienia nieśmierci”
    .acc = „Pierścień nieśmierci”
card-flask-of-swiftness = Flakon chyżości
    .nom = „Flakon chyżości”
    .gen = „Flakonu chyżości”
    .acc = „Flakon chyżości”
card-scroll-of-recall = Zwój powrotu
    .nom = „Zwój powrotu”
    .gen = „Zwoju powrotu”
    .acc = „Zwój powrotu”
card-runed-edge = Runiczna klinga
    .nom = „Runiczna klinga”
    .gen = „Runicznej klingi”
    .acc = „Runiczną klingę”
card-scare-off = Odpędzenie
    .nom = „Odpędzenie”
    .gen = „Odpędzenia”
    .acc = „Odpędzenie”
card-dodge = Unik
    .nom = „Unik”
    .gen = „Uniku”
    .acc = „Unik”
card-create-darkness = Ciemność
    .nom = „Ciemność”
    .gen = „Ciemności”
    .acc = „Ciemność”
card-blessings-of-nakari = Łaska Nakari
    .nom = „Łaska Nakari”
    .gen = „Łaski Nakari”
    .acc = „Łaskę Nakari”
card-weapon-mastery = Biegłość w broni
    .nom = „Biegłość w broni”
    .gen = „Biegłości w broni”
    .acc = „Biegłość w broni”
card-arcane-focus = Tajemne skupienie
    .nom = „Tajemne skupienie”
    .gen = „Tajemnego skupienia”
    .acc = „Tajemne skupienie”
card-fleet-foot = Lekki krok
    .nom = „Lekki krok”
    .gen = „Lekkiego kroku”
    .acc = „Lekki krok”
card-trap-sense = Nos do pułapek
    .nom = „Nos do pułapek”
    .gen = „Nosa do pułapek”
    .acc = „Nos do pułapek”
card-second-wind = Drugi oddech
    .nom = „Drugi oddech”
    .gen = „Drugiego oddechu”
    .acc = „Drugi oddech”
card-turn-aside-the-curse = Odwrócenie klątwy
    .nom = „Odwrócenie klątwy”
    .gen = „Odwrócenia klątwy”
    .acc = „Odwrócenie klątwy”
card-riposte = Riposta
    .nom = „Riposta”
    .gen = „Riposty”
    .acc = „Ripostę”
card-pathfinder = Nowy szlak
    .nom = „Nowy szlak”
    .gen = „Nowego szlaku”
    .acc = „Nowy szlak”
card-lucky-omen = Dobry omen
    .nom = „Dobry omen”
    .gen = „Dobrego omenu”
    .acc = „Dobry omen”
card-undead-awakening = Przebudzenie umarłych
    .nom = „Przebudzenie umarłych”
    .gen = „Przebudzenia umarłych”
    .acc = „Przebudzenie umarłych”
card-planar-rift = Rozdarcie sfer
    .nom = „Rozdarcie sfer”
    .gen = „Rozdarcia sfer”
    .acc = „Rozdarcie sfer”
card-leaden-steps = Ołowiane kroki
    .nom = „Ołowiane kroki”
    .gen = „Ołowianych kroków”
    .acc = „Ołowiane kroki”
card-withered-arm = Uschnięte ramię
    .nom = „Uschnięte ramię”
    .gen = „Uschniętego ramienia”
    .acc = „Uschnięte ramię”
card-clouded-mind = Zamglony umysł
    .nom = „Zamglony umysł”
    .gen = „Zamglonego umysłu”
    .acc = „Zamglony umysł”
card-stumble = Potknięcie
    .nom = „Potknięcie”
    .gen = „Potknięcia”
    .acc = „Potknięcie”
card-grasping-vortex = Zachłanny wir
    .nom = „Zachłanny wir”
    .gen = „Zachłannego wiru”
    .acc = „Zachłanny wir”
card-tomb-thief = Złodziej grobów
    .nom = „Złodziej grobów”
    .gen = „Złodzieja grobów”
    .acc = „Złodzieja grobów”
card-siphon-fame = Kradzież chwały
    .nom = „Kradzież chwały”
    .gen = „Kradzieży chwały”
    .acc = „Kradzież chwały”
card-bloodscent = Zew krwi
    .nom = „Zew krwi”
    .gen = „Zewu krwi”
    .acc = „Zew krwi”
card-soul-chill = Mróz w duszy
    .nom = „Mróz w duszy”
    .gen = „Mrozu w duszy”
    .acc = „Mróz w duszy”
card-zombie = Zombie
    .nom = Zombie
    .gen = Zombie
    .acc = Zombie
card-skeleton = Szkielet
    .nom = Szkielet
    .gen = Szkieleta
    .acc = Szkieleta
card-legion = Legion
    .nom = Legion
    .gen = Legionu
    .acc = Legion
card-grave-wraith = Upiór
    .nom = Upiór
    .gen = Upiora
    .acc = Upiora
card-ghost = Duch
    .nom = Duch
    .gen = Ducha
    .acc = Ducha
card-ghoul = Ghul
    .nom = Ghul
    .gen = Ghula
    .acc = Ghula
card-bone-hound = Kościany ogar
    .nom = Kościany ogar
    .gen = Kościanego ogara
    .acc = Kościanego ogara
card-tomb-spider = Grobowy pająk
    .nom = Grobowy pająk
    .gen = Grobowego pająka
    .acc = Grobowego pająka
card-carrion-swarm = Rój padlinożerców
    .nom = Rój padlinożerców
    .gen = Roju padlinożerców
    .acc = Rój padlinożerców
card-death-knight = Rycerz śmierci
    .nom = Rycerz śmierci
    .gen = Rycerza śmierci
    .acc = Rycerza śmierci
card-crypt-vampire = Wampir z krypty
    .nom = Wampir z krypty
    .gen = Wampira z krypty
    .acc = Wampira z krypty
card-stone-gargoyle = Kamienny gargulec
    .nom = Kamienny gargulec
    .gen = Kamiennego gargulca
    .acc = Kamiennego gargulca
card-lich-acolyte = Akolita lisza
    .nom = Akolita lisza
    .gen = Akolity lisza
    .acc = Akolitę lisza
card-spear-volley = Grad włóczni
    .nom = „Grad włóczni”
    .gen = „Gradu włóczni”
    .acc = „Grad włóczni”
card-rolling-boulder = Toczący się głaz
    .nom = „Toczący się głaz”
    .gen = „Toczącego się głazu”
    .acc = „Toczący się głaz”
card-poison-needle = Zatruta igła
    .nom = „Zatruta igła”
    .gen = „Zatrutej igły”
    .acc = „Zatrutą igłę”
card-rune-of-binding = Runa więzów
    .nom = „Runa więzów”
    .gen = „Runy więzów”
    .acc = „Runę więzów”
card-soul-snare = Sidła dusz
    .nom = „Sidła dusz”
    .gen = „Sideł dusz”
    .acc = „Sidła dusz”
card-collapsing-floor = Krucha posadzka
    .nom = „Krucha posadzka”
    .gen = „Kruchej posadzki”
    .acc = „Kruchą posadzkę”

monster-draky = Draky
    .nom = Draky
    .gen = Draky’ego
    .acc = Draky’ego
monster-bone-warden = Kościany strażnik
    .nom = Kościany strażnik
    .gen = Kościanego strażnika
    .acc = Kościanego strażnika

## Names: quests

quest-catching-the-magic-fish = Czarodziejska rybka
quest-bones-of-fate = Kości losu
quest-free-caedmans-soul = Uwolnij duszę Caedmana
quest-offering-of-steel = Ofiara ze stali
quest-slay-draky = Zgładź Draky’ego
quest-break-the-bone-warden = Skrusz kościanego strażnika
quest-the-hidden-phylactery = Ukryte filakterium
quest-the-lost-apprentice = Zaginiony uczeń
quest-lead-the-pilgrim-out = Wyprowadź pielgrzyma
quest-carry-the-embers = Zanieś żar
quest-disarm-the-great-engine = Rozbrój wielką machinę
quest-break-the-seal = Złam pieczęć
quest-the-whispering-curse = Szepcząca klątwa
quest-shadow-of-the-lich = Cień lisza

## Names: the rest

sort-treasure = Skarb
sort-boon = Atut
sort-bane = Plaga
sort-monster = Potwór
sort-trap = Pułapka

kind-bag = torba
kind-potion = mikstura
kind-boots = buty
kind-helm = hełm
kind-weapon = broń
kind-amulet = amulet
kind-armour = zbroja
kind-lantern = latarnia
kind-tool = narzędzie
kind-ring = pierścień
kind-scroll = zwój
kind-rune = runa
kind-prayer = modlitwa
kind-manoeuvre = manewr
kind-spell = zaklęcie
kind-blessing = błogosławieństwo
kind-skill = umiejętność
kind-omen = omen
kind-necromancy = nekromancja
kind-shift = przesunięcie
kind-curse = klątwa
kind-mishap = pech
kind-warp = przeniesienie
kind-frenzy = szał
kind-undead = nieumarły
kind-beast = bestia
kind-construct = konstrukt
kind-dragon = smok
kind-trap = pułapka

category-chance = Los
category-sacrifice = Poświęcenie
category-hunt = Łowy
category-search = Poszukiwanie
category-escort = Eskorta
category-threat = Zagrożenie
category-influence = Wpływ

timing-hero = faza bohatera
timing-dungeonlord = faza Władcy Podziemi
timing-response = w odpowiedzi na atak
timing-anytime = w dowolnej chwili

duration-permanent = zostaje w grze
duration-instant = działa raz
duration-attachment = leży pod inną kartą
duration-monster = walczy

stat-melee = oręż
    .ins = orężem
stat-magic = magia
    .ins = magią
stat-speed = szybkość
    .ins = szybkością
stat-level = poziom
    .ins = poziomem
stat-health = zdrowie
    .ins = zdrowiem
stat-luck = szczęście
    .ins = szczęściem
stat-search = poszukiwanie
    .ins = poszukiwaniem

side-north = północ
    .to = na północ
    .at = na północy
side-east = wschód
    .to = na wschód
    .at = na wschodzie
side-south = południe
    .to = na południe
    .at = na południu
side-west = zachód
    .to = na zachód
    .at = na zachodzie

phase-deal = rozdanie
phase-lay = układanie mapy
phase-heroes = wybór bohaterów
phase-reset = odnowa
phase-dungeonlord = faza Władcy Podziemi
phase-location = faza lokacji
phase-hero = faza bohatera
phase-discard = odrzucanie
phase-save = oszczędzanie punktu
phase-draw = dobieranie
phase-end = koniec tury

stage-attack = atak
stage-response = odpowiedź
stage-rolls = rzuty ataku
stage-counter = rzuty obrony
stage-compare = porównanie
stage-challenge = odwet
stage-lair = leże
stage-reward = nagroda

## Co jeszcze widać na rysunku

sign-dungeonlord = Faza Władcy Podziemi: plagi, pułapki i potwory przeciw innym, opłacane ich grozą.
sign-location = Faza lokacji: lokację dobiera się i kładzie na mapę.
sign-hero = Faza bohatera: bohater chodzi, walczy, zagrywa karty i podejmuje zadania.
sign-discard = Koniec tury: odrzuca się kartę, można zachować punkt, a ręka się uzupełnia.
pile-locations = Lokacje, których jeszcze nie ma na mapie.
pile-deck = Talia kart przygód. Gdy się skończy, talią stają się karty odrzucone.
pile-discard = Karty odrzucone; wierzchnia leży odkryta.
pile-peril-deck = Karty, które grobowiec zagrywa przeciw tobie.
pile-peril-discard = Karty, które grobowiec już zagrał.
pile-hand = Twoja ręka. Podświetlone jest to, co możesz zagrać teraz; dotknięcie innej karty mówi, kiedy się przyda.
pile-hero = Tu stanie bohater, gdy tylko bohaterowie zostaną rozdani.

## Score sheet

line-level = Poziom
line-health = Zdrowie
line-glory = Pozostała chwała
line-quests = Wykonane zadania
line-won = Zwycięstwo

## Setting a table

first-game-about = Po pokonanym bohaterze przychodzi nowy: nikt nie odpada.
choice-solo = Gra solo
    .about = Jak surowy jest grobowiec dla samotnego bohatera.
choice-solo-normal = Zwykła
    .about = Po starciu potwory znikają.
choice-solo-hard = Trudna
    .about = Najdroższy ocalały potwór czeka w leżu, a z następnym przychodzą wszystkie z leża.
choice-no-blank-spots = Bez białych plam
    .about = Kiedy powstaje mapa.
choice-no-blank-spots-off = Po drodze
    .about = Lokacje dobiera się w trakcie gry.
choice-no-blank-spots-on = Przed grą
    .about = Wszystkie lokacje rozdaje się i układa po kolei; badania nie ma.
choice-resurrection = Powrót do gry
    .about = Co się dzieje z graczem, którego bohater zginął.
choice-resurrection-off = Odpada
    .about = Gracz kończy grę; ostatni żywy bohater wygrywa.
choice-resurrection-on = Nowy bohater
    .about = Inny bohater na 1. poziomie przy wejściu, z pięcioma nowymi kartami; zadania zostają.
choice-choose-heroes = Bohaterowie
    .about = Jak bohaterowie trafiają do graczy.
choice-choose-heroes-off = Losowo
    .about = Bohaterów rozdaje się losowo.
choice-choose-heroes-on = Z wyboru
    .about = Zaczynając od pierwszego gracza, wszyscy wybierają po jednym z pozostałych.
choice-optional-discard = Odrzucanie
    .about = Czy na koniec każdej tury trzeba odrzucić kartę.
choice-optional-discard-off = Jedna karta
    .about = Kto ma karty na ręce, odrzuca jedną.
choice-optional-discard-on = Jak chcesz
    .about = Jedna karta albo żadna.
choice-impartial = Kładzenie lokacji
    .about = Kto kładzie lokację potrzebną do własnego zadania.
choice-impartial-off = Kto ją dobrał
    .about = Nawet jeśli mu to pomaga.
choice-impartial-on = Sąsiad
    .about = Kto potrzebuje lokacji do osobistego zadania, przekazuje ją w lewo.
choice-nothing-personal = Zadania
    .about = Czy każdy ma własne zadania.
choice-nothing-personal-off = Osobiste i wspólne
    .about = Dwa dla każdego i jedno dla wszystkich.
choice-nothing-personal-on = Tylko wspólne
    .about = Przez całą grę dwa leżą odkryte dla wszystkich.
choice-movement = Punkty akcji
    .about = Ile dostaje ich bohater.
choice-movement-plain = Według szybkości
    .about = Tyle, ile wynosi szybkość bohatera; jeden można zaoszczędzić.
choice-movement-limited = Zawsze trzy
    .about = Trzy, bez oszczędzania; przewrócenie figurki daje jeszcze jeden, ale nie na ruch.
choice-movement-tipping = Według szybkości, z przewracaniem
    .about = Kto nie zaoszczędził punktu, może raz na turę przewrócić figurkę i wziąć odwet.
choice-dodge-spikes = Kolce
    .about = Czy punkt akcji może zastąpić test.
choice-dodge-spikes-off = Zawsze test
    .about = Zdaj go albo odnieś ranę.
choice-dodge-spikes-on = Test albo zapłata
    .about = Za punkt akcji mijasz kolce bez szwanku.
choice-half-turn = Obracanie lokacji
    .about = Jak można położyć lokację.
choice-half-turn-on = O 180°
    .about = Jak na druku albo do góry nogami.
choice-half-turn-off = Jak na druku
    .about = Bez obracania.
choice-ambush = Zasadzka
    .about = Czy zaoszczędzonym punktem akcji wolno zaatakować bohatera w cudzej turze.
choice-ambush-on = Dozwolona
    .about = Także poza starciem, bohatera w tej samej lokacji.
choice-ambush-off = Zabroniona
    .about = Tylko odwet, gdy ktoś zaatakuje.
choice-sanctuary = Pokój przy wejściu
    .about = Czego przedsionek zabrania bohaterom między sobą.
choice-sanctuary-all = Każdego ataku
    .about = Żaden bohater nie atakuje tam bohatera.
choice-sanctuary-challenge-only = Odwetu
    .about = Atakować wolno, ale odwetu między bohaterami nie ma.
choice-free-attempt = Darmowe próby
    .about = Ile razy w turze można podjąć zadanie bez punktu akcji.
choice-free-attempt-per-quest = Raz na każde zadanie
    .about = Każda następna próba kosztuje punkt.
choice-free-attempt-per-turn = Raz na turę
    .about = Pierwsza próba w turze, bez względu na zadanie.
choice-hits-on-counter = Skutki trafień
    .about = Kiedy działają szczególne trafienia potworów.
choice-hits-on-counter-on = Przy każdym trafieniu
    .about = Gdy atakują i gdy się bronią.
choice-hits-on-counter-off = Tylko w ataku
    .about = Broniący się potwór tylko rani.
choice-escort-taking = Odbieranie eskorty
    .about = Które trafienie bohatera może zamiast rany odebrać eskortę.
choice-escort-taking-attack = Tylko w ataku
    .about = Kto odpiera atak i trafia, tylko rani.
choice-escort-taking-any-hit = Każde trafienie
    .about = Kto odpiera atak i trafia, też może odebrać eskortę.
choice-windows = Pytania
    .about = Czy samo pytanie zdradza, że masz na nie kartę.
choice-windows-open = Tylko kto może działać
    .about = Szybciej: nikogo nie pyta się na próżno.
choice-windows-masked = Każdy z kartami, w starciu
    .about = W oknach starcia i po pladze pytany jest każdy, kto ma karty, nawet gdy żadna nie pasuje.
choice-windows-hidden = Każdy z kartami, zawsze
    .about = Także przed rzutami, przed działaniem lokacji i w fazie Władcy Podziemi: pytanie niczego nikomu nie zdradza.
choice-round-limit = Rundy
    .about = Czy gra kończy się po pewnym czasie. Wtedy liczą się zadania, potem poziom, zdrowie i chwała.
choice-round-limit-none = Bez limitu
    .about = Aż ktoś wygra.
choice-round-limit-10 = Dziesięć
    .about = Krótka gra.
choice-round-limit-20 = Dwadzieścia
    .about = Wystarczy prawie na każdą grę.
choice-round-limit-40 = Czterdzieści
    .about = Tylko przeciw grom bez końca.

## Counting

card-count = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
wound-count = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
}
point-count = { $points ->
    [one] { $points } punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
}
glory-count = { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
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
} od wejścia
test = { NAME("stat", $stat) } { $value }+
needed = { $need ->
    [1] wystarczy każdy rzut
    [6] potrzebna szóstka
    [7] bez pomocy nieosiągalne
   *[other] potrzebne { $need } lub więcej
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
    [-1] X punktów
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
} { $unit ->
    [glory] chwały
   *[peril] grozy
}
attack-scores = { $attacks ->
    [1] { NAME("stat", $one) } { $one-score }
    [2] { NAME("stat", $one) } { $one-score } albo { NAME("stat", $two) } { $two-score }
   *[other] { NAME("stat", $one) } { $one-score }, { NAME("stat", $two) } { $two-score } albo { NAME("stat", $three) } { $three-score }
}
monster-kinds = Rodzaj: { NAMES("kind", $kinds) }.
monster-scores = Zdrowie { $health }, oręż { $melee }, magia { $magic }, szybkość { $speed }. Atakuje { NAMES("stat", $forms, case: "ins") } (złota obwódka na karcie).
location-head = { $type ->
    [entrance] Wejście
    [tunnel] Tunel
   *[room] Komnata
}: chwała { $glory }, groza { $peril }.
location-exits = Wyjścia: { NAMES("side", $sides) }.
location-blocked = Zablokowane { NAME("side", $side, case: "at") }: { test }.
location-trapped = Z pułapką { NAME("side", $side, case: "at") }: { test }.
hero-head = Zdrowie { $health }. Limit atutów: { $boons }, skarbów: { $treasures }.
hero-scores = Poziomy od 1 do { $levels }: oręż { $melee }; magia { $magic }; szybkość { $speed }.
hero-ability = { NAME("ability", $hero) }:

quest-at = { NAME("category", $category) }, { NAME("location", $place, case: "at") }.
quest-way = { NAME("category", $category) }: zabierz { NAME("location", $place, case: "at") }, dostarcz { NAME("location", $goal, case: "to") }.
quest-anywhere = { NAME("category", $category) }, { $type ->
    [tunnel] w dowolnym tunelu.
   *[room] w dowolnej komnacie oprócz wejścia.
}
quest-search = Najpierw znajdź to miejsce, każda próba za punkt akcji: kość i liczba lokacji między tobą a wejściem, { $value } lub więcej.
quest-roll = { $dice ->
    [one] Rzuć kością
   *[many] Rzuć { $dice } kośćmi
}: { $value } lub więcej.
quest-pay = { $what ->
    [health] Oddaj { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } zdrowia i zachowaj co najmniej 1.
    [cards] Odrzuć { $amount ->
        [one] swój atut lub skarb
        [few] { $amount } swoje atuty lub skarby
       *[many] { $amount } swoich atutów lub skarbów
    }.
   *[glory] Zapłać { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } chwały.
}
quest-hunt = Zgładź { NAME("monster", $monster, case: "acc") }: potwór atakuje pierwszy.
quest-option = Za { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
} chwały przed rzutem:
quest-influence = Aż do wykonania działa na właściciela, a jeśli jest wspólne, na wszystkich:
quest-reward = Nagroda:

## Cards: when something works

when-attack = Gdy atakuje:
when-hit = { $hit ->
    [any] Gdy trafi:
   *[other] Gdy trafi { NAME("stat", $hit, case: "ins") }:
}
when-enter = Po wejściu:
when-reset = Na początku tury:
when-slain = Za każdego potwora, którego bohater zgładzi:
when-before-attack = Przed rzutem ataku na ciebie:
when-bane-on-me = Gdy ktoś zagra na ciebie plagę:
when-before-roll = Przed twoim rzutem:
when-use = { $by ->
    [victim] Ofiara może zapłacić { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } chwały{ use-often }{ use-window }:
   *[owner] { $pay ->
        [glory] Za { $price ->
            [one] { $price } punkt
            [few] { $price } punkty
           *[many] { $price } punktów
        } chwały
        [points] { $price ->
            [one] Za punkt akcji
            [few] Za { $price } punkty akcji
           *[many] Za { $price } punktów akcji
        }
        [discard] Jednorazowo
       *[free] Za darmo
    }{ use-often }{ use-window }:
}
use-often = { $frequency ->
    [turn] , raz na turę
   *[any] { "" }
}
use-window = { $window ->
    [hero] { $by ->
        [victim] , w swojej fazie bohatera
       *[owner] , w twojej fazie bohatera
    }
    [own-turn] { $by ->
        [victim] , w swojej turze
       *[owner] , w twojej turze
    }
    [before-roll] { $by ->
        [victim] , przed swoim rzutem
       *[owner] , przed twoim rzutem
    }
    [wound] , gdy masz odnieść ranę
    [defeat] , gdy bohater ma zginąć
   *[any] , w dowolnej chwili
}

## Cards: what they do

amount = { $letter ->
    [plus] +X
    [minus] −X
   *[none] { SIGNED($amount) }
}
for-whom = { $target ->
    [foe] { " " }dla ofiary
    [here] { " " }dla każdego bohatera tutaj
    [self] { " " }dla potwora
    [host] { " " }dla tego potwora
    [atk] { " " }dla jednego z atakujących
   *[me] { "" }
}
does-wound = { wound-count }{ for-whom }.
does-heal = { amount } { $letter ->
    [none] { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
   *[other] punktów
} zdrowia{ for-whom }.
does-glory = { amount } { $letter ->
    [none] { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
   *[other] punktów
} chwały{ for-whom }.
does-peril = { amount } { $letter ->
    [none] { $amount ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
   *[other] punktów
} grozy{ for-whom }.
does-ap = { amount } { $letter ->
    [none] { $amount ->
        [one] punkt akcji
        [few] punkty akcji
       *[many] punktów akcji
    }
   *[other] punktów akcji
}{ for-whom }.
does-level = { amount } { $letter ->
    [none] { $amount ->
        [one] poziom
        [few] poziomy
       *[many] poziomów
    }
   *[other] poziomów
}{ for-whom }.
does-mod = { amount } { mod-what }{ for-whom }{ mod-role }{ mod-against }{ mod-scope }.
mod-what = { $what ->
    [melee] do oręża
    [magic] do magii
    [speed] do szybkości
    [attack-roll] do rzutów ataku
    [counter-roll] do rzutów obrony
    [threat-trap] do testów przeciw pułapkom
   *[threat-exit] do testów przy wyjściach
}
mod-role = { $role ->
    [attacker] { " " }w ataku
    [defender] { " " }w obronie
   *[none] { "" }
}
mod-against = { $against ->
    [undead] { " " }przeciw nieumarłym
    [beast] { " " }przeciw bestiom
    [construct] { " " }przeciw konstruktom
    [dragon] { " " }przeciw smokom
    [wounded-me-this-turn] { " " }przeciw temu, kto zranił bohatera w tej turze
   *[none] { "" }
}
mod-scope = { $scope ->
    [battle] { " " }w tym starciu
    [roll] { " " }w tym rzucie
    [turn] { " " }w tej turze
   *[while] { "" }
}
does-die = { $dice ->
    [one] Jeszcze { $dice } kość
   *[other] Jeszcze { $dice } kości
}{ mod-scope }; { $keep ->
    [low] liczą się najniższe.
   *[high] liczą się najwyższe.
}
does-test = { $target ->
    [here] Test dla każdego bohatera tutaj: { test }.
    [foe] Test dla ofiary: { test }.
   *[me] Test: { test }.
}
does-failed = Porażka:
does-passed = Sukces:
does-prevent-wound = { $wounds ->
    [one] Unikasz { $wounds } rany.
   *[many] Unikasz do { $wounds } ran.
}
does-prevent-hit = { $hit ->
    [any] Trafienie nie zadaje ci rany i nie ma innych skutków.
   *[other] Trafienie { NAME("stat", $hit, case: "ins") } nie zadaje ci rany i nie ma innych skutków.
}
does-drop = Jeden wybrany atakujący potwór opuszcza starcie{ $zone ->
    [discard] { " " }i zostaje odrzucony.
   *[other] .
}
does-cancel = Plaga zostaje odrzucona bez skutku.
does-discard-self = Ta karta zostaje odrzucona.
does-discard = { $target ->
    [foe] Ofiara traci
    [here] Każdy bohater tutaj traci
   *[me] Tracisz
} { $wanted ->
    [treasure] { $cards ->
        [one] { $cards } skarb
        [few] { $cards } skarby
       *[many] { $cards } skarbów
    }
    [boon] { $cards ->
        [one] { $cards } atut
        [few] { $cards } atuty
       *[many] { $cards } atutów
    }
   *[card] { card-count }
} { $zone ->
    [hand] z ręki
   *[inventory] z ekwipunku
}, { $chooser ->
    [random] losowo.
    [me] wybierasz ty.
   *[foe] wybiera właściciel.
}
does-recover = Weź na rękę ze stosu odrzuconych { $cards ->
    [one] { $cards } kartę
   *[many] do { $cards } kart
} tego rodzaju: { NAME("kind", $wanted) }.
does-fall = { $target ->
    [foe] Ofiara upada.
    [here] Każdy bohater tutaj upada.
   *[me] Bohater upada.
}
does-fall-test = { $target ->
    [foe] Ofiara upada; żeby wstać, też trzeba zdać test: { test }.
    [here] Każdy bohater tutaj upada; żeby wstać, też trzeba zdać test: { test }.
   *[me] Bohater upada; żeby wstać, też trzeba zdać test: { test }.
}
does-warp = { $target ->
    [foe] Ofiara przenosi się
   *[me] Twój bohater przenosi się
} { $destination ->
    [entrance] do wejścia.
   *[chosen-location] do wybranej przez ciebie lokacji.
}
does-shift = Dwie lokacje, w których są bohaterowie, zamieniają się miejscami. Każdą można obrócić o 180°; bohaterowie zostają tam, gdzie stoją na stole.
does-build = { $locations ->
    [one] Dobierz lokację i ją połóż.
   *[many] Dobierz do { $locations } lokacji i je połóż.
}
does-ignore = { $ignored ->
    [danger] Niebezpieczeństwo cię nie dotyczy
    [spikes] Kolce cię nie dotyczą
    [pit] Zapadnie cię nie dotyczą
    [blocked-exit] Zablokowane wyjścia są dla ciebie otwarte
   *[trap-exit] Wyjścia z pułapką są dla ciebie otwarte
}{ mod-scope }.
does-limit = { $limit ->
    [treasures] Limit skarbów
    [boons] Limit atutów
   *[lair] Limit potworów w leżu
}: { amount }.
does-cost = Cena twoich kart tego rodzaju ({ NAME("kind", $wanted) }): { amount }.
does-lock = { $lock ->
    [attack-hero] Żaden bohater nie może tu atakować innego.
    [move] Nikt nie może się stąd ruszyć.
    [quest] Nie można tu podejmować zadań.
   *[explore] Nikt nie może stąd badać.
}
does-attach = { $sort ->
    [monster] Wsuń tę kartę pod swojego potwora: w leżu albo właśnie zapowiedzianego.
   *[treasure] Wsuń tę kartę pod swój skarb tego rodzaju: { NAME("kind", $wanted) }.
}
does-swap-quest = { $quests ->
    [one] Wymień osobiste zadanie na nowe.
   *[many] Wymień do { $quests } osobistych zadań na nowe.
}
does-save = Bohater nie ginie, jego zdrowie to teraz { $health }.
does-danger = Niebezpieczeństwo: test przeciw karcie pułapki wymaga tu o { $amount } więcej.
does-spikes = Kolce: { test } albo 1 rana.
does-pit = Zapadnia: { test } albo bohater upada.

## What happened

event-first = { $you ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $who }.
}
event-hero = { $you ->
    [yes] Twój bohater: { NAME("hero", $hero) }.
   *[no] { $who } prowadzi { NAME("hero", $hero, case: "acc") }.
}
event-common = Odkryte wspólne zadanie: „{ NAME("quest", $quest) }”.
event-round = Zaczyna się runda { $round }.
event-turn = { $you ->
    [yes] Twoja tura, twój bohater: { NAME("hero", $hero) }.
   *[no] { $who } zaczyna turę: { NAME("hero", $hero) }.
}
event-found = { $you ->
    [yes] Dobierasz lokację: { NAME("location", $place) }.
   *[no] { $who } dobiera lokację: { NAME("location", $place) }.
}
event-unfit = { $you ->
    [yes] Dobierasz lokację: { NAME("location", $place) }. Nigdzie nie pasuje i trafia pod spód talii.
   *[no] { $who } dobiera lokację: { NAME("location", $place) }. Nigdzie nie pasuje i trafia pod spód talii.
}
event-placed = { $by ->
    [nobody] Na mapie leży { NAME("location", $place) }, { spot }.
   *[somebody] { $you ->
        [yes] Kładziesz lokację: { NAME("location", $place) }, { spot }{ placed-turned }.
       *[no] { $who } kładzie lokację: { NAME("location", $place) }, { spot }{ placed-turned }.
    }
}
placed-turned = { $degrees ->
    [0] { "" }
   *[other] , obrócona o 180°
}
event-shifted = Dwie lokacje zamieniają się miejscami: { NAME("location", $first) } i { NAME("location", $second) }.
event-glory = { $you ->
    [yes] Twoja chwała: { SIGNED($change) }, teraz { $glory }.
   *[no] { $who }, chwała: { SIGNED($change) }, teraz { $glory }.
}
event-peril = { $you ->
    [yes] Twoja groza: { SIGNED($change) }, teraz { $peril }.
   *[no] { $who }, groza: { SIGNED($change) }, teraz { $peril }.
}
event-points = { $you ->
    [yes] Twoje punkty akcji: { SIGNED($change) }, teraz { $points }.
   *[no] { $who }, punkty akcji: { SIGNED($change) }, teraz { $points }.
}
event-healed = { $you ->
    [yes] Odzyskujesz { $change ->
        [one] { $change } punkt
        [few] { $change } punkty
       *[many] { $change } punktów
    } zdrowia i masz { $health }.
   *[no] { $who } odzyskuje { $change ->
        [one] { $change } punkt
        [few] { $change } punkty
       *[many] { $change } punktów
    } zdrowia i ma { $health }.
}
event-level = { $you ->
    [yes] Twój bohater jest teraz na poziomie { $level }.
   *[no] { $who }: bohater jest teraz na poziomie { $level }.
}
event-fell = { $you ->
    [yes] Twój bohater upada.
   *[no] { $who }: bohater upada.
}
event-stood = { $you ->
    [yes] Twój bohater wstaje.
   *[no] { $who }: bohater wstaje.
}
event-shuffled = Stos odrzuconych staje się nową talią.
event-drew = { $you ->
    [yes] Dobierasz { card-count }.
   *[no] { $who } dobiera { card-count }.
}
event-hurt = { $you ->
    [yes] Twój bohater odnosi ranę, zdrowie: { $health }.
   *[no] { $who }: bohater odnosi ranę, zdrowie: { $health }.
}
event-used = { $you ->
    [yes] Używasz { NAME("card", $card, case: "gen") }.
   *[no] { $who } używa { NAME("card", $card, case: "gen") }.
}
event-ability = { $you ->
    [yes] Używasz zdolności { NAME("hero", $hero, case: "gen") }: { NAME("ability", $hero) }.
   *[no] { $who } używa zdolności { NAME("hero", $hero, case: "gen") }: { NAME("ability", $hero) }.
}
event-played = { $you ->
    [yes] Zagrywasz { NAME("card", $card, case: "acc") }.
   *[no] { $who } zagrywa { NAME("card", $card, case: "acc") }.
}
event-lost = { $you ->
    [yes] Tracisz { NAME("card", $card, case: "acc") }.
   *[no] { $who } traci { NAME("card", $card, case: "acc") }.
}
event-shed = { $you ->
    [yes] Płacisz i pozbywasz się klątwy: { NAME("card", $card) }.
   *[no] { $who } płaci i pozbywa się klątwy: { NAME("card", $card) }.
}
event-discarded = { $you ->
    [yes] Odrzucasz { NAME("card", $card, case: "acc") }.
   *[no] { $who } odrzuca { NAME("card", $card, case: "acc") }.
}
event-recovered = { $you ->
    [yes] Odzyskujesz { NAME("card", $card, case: "acc") } ze stosu odrzuconych.
   *[no] { $who } odzyskuje { NAME("card", $card, case: "acc") } ze stosu odrzuconych.
}
event-attached = { $you ->
    [yes] Wsuwasz { NAME("card", $card, case: "acc") } pod { NAME("card", $host, case: "acc") }.
   *[no] { $who } wsuwa { NAME("card", $card, case: "acc") } pod { NAME("card", $host, case: "acc") }.
}
event-cursed = { $aim ->
    [nobody] { $you ->
        [yes] Zagrywasz { NAME("card", $card, case: "acc") }.
       *[no] { $who } zagrywa { NAME("card", $card, case: "acc") }.
    }
    [own] { $you ->
        [yes] Twojego bohatera dosięga plaga: { NAME("card", $card) }.
       *[no] { $who } ściąga plagę na własnego bohatera: { NAME("card", $card) }.
    }
   *[other] { $you ->
        [yes] Zagrywasz { NAME("card", $card, case: "acc") } na { NAME("hero", $victim, case: "acc") }.
       *[no] { $who } zagrywa { NAME("card", $card, case: "acc") } na { NAME("hero", $victim, case: "acc") }.
    }
}
event-declared = { $form ->
    [none] { $you ->
        [yes] Zastawiasz pułapkę na { NAME("hero", $victim, case: "acc") }: { NAME("card", $card) }.
       *[no] { $who } zastawia pułapkę na { NAME("hero", $victim, case: "acc") }: { NAME("card", $card) }.
    }
   *[other] { $you ->
        [yes] Wysyłasz { NAME("card", $card, case: "acc") } na { NAME("hero", $victim, case: "acc") }: atak { NAME("stat", $form, case: "ins") }.
       *[no] { $who } wysyła { NAME("card", $card, case: "acc") } na { NAME("hero", $victim, case: "acc") }: atak { NAME("stat", $form, case: "ins") }.
    }
}
event-revealed = Grobowiec uderza: { NAME("card", $card) }.
event-attacks = { $form ->
    [none] Na { NAME("hero", $victim, case: "acc") } czeka pułapka: { NAME($named, $attacker) }.
   *[other] { $aim ->
        [nobody] { NAME($named, $attacker) } bierze odwet { NAME("stat", $form, case: "ins") }.
       *[other] { NAME($named, $attacker) } atakuje { NAME($victim-named, $victim, case: "acc") } { NAME("stat", $form, case: "ins") }.
    }
}
event-trap = { $you ->
    [yes] Wpadasz w pułapkę: { NAME("card", $card) }.
   *[no] { $who } wpada w pułapkę: { NAME("card", $card) }.
}
event-dropped = { $you ->
    [yes] Przepędzasz ze starcia { NAME($named, $card, case: "acc") }.
   *[no] { $who } przepędza ze starcia { NAME($named, $card, case: "acc") }.
}
event-rolled = { $count ->
    [one] { $you ->
        [yes] Wyrzucasz { $result }.
       *[no] { $who } wyrzuca { $result }.
    }
   *[other] { $you ->
        [yes] Wyrzucasz { $dice }: liczy się { $result }.
       *[no] { $who } wyrzuca { $dice }: liczy się { $result }.
    }
}
event-peril-rolled = { $count ->
    [one] Kość grozy { $dice }: { $result ->
        [0] nic się nie dzieje
       *[other] grobowiec uderza
    } (uderza na jedynce).
   *[other] Kości grozy ({ $dice }), { $result ->
        [0] bez uderzeń
       *[other] uderzeń: { $result }
    } (każda uderza na { $count } lub mniej).
}
event-tested = { $passed ->
    [yes] { $you ->
        [yes] Zdajesz test ({ test }), wynik { $total }.
       *[no] { $who } zdaje test ({ test }), wynik { $total }.
    }
   *[no] { $you ->
        [yes] Nie zdajesz testu ({ test }), wynik { $total }.
       *[no] { $who } nie zdaje testu ({ test }), wynik { $total }.
    }
}
event-compared = { NAME($named, $attacker) } atakuje, { $attack } przeciw { $counter }: { $outcome ->
    [hit] trafienie.
    [tie] remis, nikt nie trafia.
   *[countered] trafia broniący się.
}
event-spared = Cios odparty: { NAME($named, $attacker) } nie wyrządza szkody.
event-struck = { $health ->
    [0] { NAME($named, $attacker) } ginie.
   *[other] { NAME($named, $attacker) } odnosi ranę, zdrowie: { $health }.
}
event-home = { $where ->
    [to-hand] { $you ->
        [yes] Bierzesz { NAME("card", $card, case: "acc") } z powrotem na rękę.
       *[no] { $who } bierze { NAME("card", $card, case: "acc") } z powrotem na rękę.
    }
    [to-lair] { $you ->
        [yes] Odsyłasz { NAME("card", $card, case: "acc") } do leża.
       *[no] { $who } odsyła { NAME("card", $card, case: "acc") } do leża.
    }
   *[to-discard] { $you ->
        [yes] Odrzucasz { NAME("card", $card, case: "acc") }.
       *[no] { $who } odrzuca { NAME("card", $card, case: "acc") }.
    }
}
event-defeated = { $you ->
    [yes] Ginie twój bohater: { NAME("hero", $hero) }.
   *[no] { $who } traci bohatera: ginie { NAME("hero", $hero) }.
}
event-risen = { $you ->
    [yes] Grasz dalej nowym bohaterem: { NAME("hero", $hero) }.
   *[no] { $who } gra dalej nowym bohaterem: { NAME("hero", $hero) }.
}
event-stuck = { $you ->
    [yes] Tracisz punkt akcji, ale wyjście { NAME("location", $place, case: "at") } jest teraz otwarte.
   *[no] { $who } traci punkt akcji, ale wyjście { NAME("location", $place, case: "at") } jest teraz otwarte.
}
event-moved = { $you ->
    [yes] Idziesz { NAME("location", $place, case: "to") }.
   *[no] { $who } idzie { NAME("location", $place, case: "to") }.
}
event-stayed = { $you ->
    [yes] Zostajesz { NAME("location", $place, case: "at") } i znów dostajesz punkty.
   *[no] { $who } zostaje { NAME("location", $place, case: "at") } i znów dostaje punkty.
}
event-influence = Działa zadanie „{ NAME("quest", $quest) }”.
event-warped = { $you ->
    [yes] Twój bohater przenosi się { NAME("location", $place, case: "to") }.
   *[no] { $who }: bohater przenosi się { NAME("location", $place, case: "to") }.
}
event-dodged = { $you ->
    [yes] Płacisz punkt akcji i mijasz kolce bez szwanku.
   *[no] { $who } płaci punkt akcji i mija kolce bez szwanku.
}
event-attempt = { $you ->
    [yes] Podejmujesz zadanie: „{ NAME("quest", $quest) }”.
   *[no] { $who } podejmuje zadanie: „{ NAME("quest", $quest) }”.
}
event-failed = { $you ->
    [yes] Zadanie ci się nie udaje: „{ NAME("quest", $quest) }”.
   *[no] { $who }: zadanie „{ NAME("quest", $quest) }” się nie udaje.
}
event-completed = { $you ->
    [yes] Wykonujesz { completed-number } zadanie: „{ NAME("quest", $quest) }”.
   *[no] { $who } wykonuje { completed-number } zadanie: „{ NAME("quest", $quest) }”.
}
completed-number = { $done ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[other] { $done }.
}
event-searched = { $found ->
    [yes] { $you ->
        [yes] Szukasz, wynik { $total }, i znajdujesz to miejsce: „{ NAME("quest", $quest) }”.
       *[no] { $who } szuka, wynik { $total }, i znajduje to miejsce: „{ NAME("quest", $quest) }”.
    }
   *[no] { $you ->
        [yes] Szukasz, wynik { $total }, i niczego nie znajdujesz: „{ NAME("quest", $quest) }”.
       *[no] { $who } szuka, wynik { $total }, i niczego nie znajduje: „{ NAME("quest", $quest) }”.
    }
}
event-picked-up = { $you ->
    [yes] Zabierasz eskortę: „{ NAME("quest", $quest) }”.
   *[no] { $who } zabiera eskortę: „{ NAME("quest", $quest) }”.
}
event-put-down = { $you ->
    [yes] Zostawiasz tu eskortę: „{ NAME("quest", $quest) }”.
   *[no] { $who } zostawia tu eskortę: „{ NAME("quest", $quest) }”.
}
event-took-escort = { $you ->
    [yes] Przejmujesz eskortę od { NAME("hero", $victim, case: "gen") }: „{ NAME("quest", $quest) }”.
   *[no] { $who } przejmuje eskortę od { NAME("hero", $victim, case: "gen") }: „{ NAME("quest", $quest) }”.
}
event-swapped-quest = { $you ->
    [yes] Wymieniasz zadanie „{ NAME("quest", $quest) }” na nowe: „{ NAME("quest", $new) }”.
   *[no] { $who } wymienia zadanie „{ NAME("quest", $quest) }” na nowe: „{ NAME("quest", $new) }”.
}
event-over = { $by ->
    [nobody] Koniec gry: wygrywa grobowiec.
   *[somebody] { $you ->
        [yes] Koniec gry: wygrywasz.
       *[no] Koniec gry: wygrywa { $who }.
    }
}

## Questions

ask-hero = Którego bohatera prowadzisz?
    .about = Każdy bohater ma wartości na czterech poziomach, limity atutów i skarbów oraz jedną zdolność.
ask-lay = Którą lokację kładziesz?
    .about = Wszystkie lokacje układa się przed grą. Te, których potrzebuje wspólne zadanie, na końcu.
ask-place = { NAME("location", $place) }: gdzie położyć tę lokację?
    .about = Wyjścia muszą stykać się z wyjściami, ściany ze ścianami, a jakieś wyjście musi zostać wolne. Miejsca liczy się od wejścia.
ask-dungeonlord = { $declared ->
    [0] Jesteś teraz Władcą Podziemi. Co spotka pozostałych?
    [one] Zapowiedziano jedno spotkanie{ declared-more }
    [few] Zapowiedziano { $declared } spotkania{ declared-more }
   *[many] Zapowiedziano { $declared } spotkań{ declared-more }
}
    .about = Plagi działają od razu. Potwory i pułapki najpierw wszystkie zapowiadasz, potem ruszają razem. Płaci się grozą ofiary. Wartość ze złotą obwódką na karcie potwora może atakować, pozostałe tylko bronią.
declared-more = { $more ->
    [yes] . Co jeszcze?
   *[no] , nic więcej nie można zagrać. Zaczynasz?
}
ask-hero-phase = Masz { point-count } i { glory-count }. Co robi twój bohater?
    .about = Ruch, badanie, karty i zadania w dowolnej kolejności. Wykonane zadanie kończy fazę.
ask-victim = Na kogo zagrywasz { NAME("card", $card, case: "acc") }?
    .about = Płaci się grozą ofiary. Za plagę na własnego bohatera płaci się grozą przeciwnika.
ask-payer = Czyją grozą płacisz za { NAME("card", $card, case: "acc") }?
    .about = Całą cenę pokrywa groza jednego przeciwnika. Własną grozą nigdy nie płacisz.
ask-how-much = Ile grozy wydajesz na { NAME("card", $card, case: "acc") }?
    .about = Cena zależy od ciebie, byle płacącemu starczyło grozy.
ask-monster-form = Czym { NAME("card", $card, case: "nom") } atakuje { NAME("hero", $victim, case: "acc") }?
    .about = Broniący się odpowiada tą samą wartością.
ask-hunt-form = Czym { NAME("monster", $monster, case: "nom") } atakuje { NAME("hero", $victim, case: "acc") }?
    .about = Potworem z łowów gra sąsiad z lewej. Broniący się odpowiada tą samą wartością.
ask-form = { $aim ->
    [nobody] Czym atakuje twój bohater?
   *[other] Czym twój bohater atakuje { NAME($victim-named, $victim, case: "acc") }?
}
    .about = Bohater może atakować we wszystkich trzech formach. Broniący się odpowiada tą samą wartością.
ask-cancel = Ktoś zagrywa na ciebie plagę: { NAME("card", $card) }. Odwracasz ją?
    .about = Jeśli tak, plaga zostaje odrzucona bez skutku. Zapłacona za nią groza nie wraca.
ask-response = Ktoś cię atakuje. Odpowiadasz?
    .about = Atak jest na twojego bohatera albo twojego potwora. Karty w odpowiedzi na atak zagrywa się teraz, przed wszystkimi rzutami.
ask-before-roll = Zaraz rzucasz ({ NAME("stat", $stat) }). Używasz czegoś przed rzutem?
    .about = Wszystkiego, co zmienia rzut, trzeba użyć przed nim.
ask-wound = Twój bohater ma odnieść ranę, jego zdrowie: { $health }. Zapobiegasz jej?
    .about = Ranom można zapobiegać pojedynczo.
ask-defeat = Twój bohater ma zginąć. Ratujesz go?
    .about = Bez zdrowia bohater ginie.
ask-challenge = Ktoś cię zaatakował. Bierzesz odwet?
    .about = Raz na turę, za punkt akcji, na jednym z atakujących albo na bohaterze, który tu jest. Na odwet nikt już nie odpowiada.
ask-hit-choice = Twój atak trafia. Co traci { NAME("hero", $victim) }?
    .about = Rana albo jedna eskorta, która staje się wtedy twoim zadaniem.
ask-home = Dokąd trafia { NAME("card", $card, case: "nom") }?
    .about = Nietknięty potwór wraca na rękę albo do leża, ranny trafia do leża albo na stos odrzuconych.
ask-over-lair = Twoje leże jest pełne. Którego potwora odrzucasz?
    .about = W leżu mieszczą się trzy potwory, chyba że twój bohater może trzymać więcej.
ask-over-limit = { $which ->
    [treasures] Masz więcej skarbów, niż twój bohater może unieść. Który odrzucasz?
   *[boons] Masz więcej atutów, niż twój bohater może mieć. Który odrzucasz?
}
    .about = Gdy limit maleje, nadmiar odrzuca się od razu.
ask-reward = Twój potwór zranił { NAME("hero", $victim, case: "acc") }. Kto dostaje za to punkt grozy?
    .about = Po jednym za każdą ranę, dla dowolnego gracza albo dla nikogo.
ask-which-attack = Na którego atakującego działa karta?
    .about = Na jednego z tych, którzy atakują ciebie albo twojego potwora.
ask-take-away = { $aim ->
    [own] Którą kartę oddajesz?
   *[other] Którą kartę traci { NAME("hero", $victim) }?
}
    .about = Zostaje odrzucona razem z tym, co pod nią leży.
ask-recover = Którą kartę bierzesz ze stosu odrzuconych?
    .about = Trafia na twoją rękę i wszyscy ją widzą.
ask-host = Pod którą ze swoich kart ją wsuwasz?
    .about = Działa, dopóki tamta karta jest w grze.
ask-which-alike = „{ NAME("card", $card) }”: o którą z tych kart chodzi?
    .about = Potwory o tej samej nazwie różnią się kartą pod spodem, zdrowiem, sposobem ataku albo miejscem.
ask-destination = Dokąd przenosi się { NAME("hero", $victim) }?
    .about = Punkty i zagrożenia nowej lokacji liczą się tylko dla bohatera przeniesionego we własnej turze.
ask-shift = Którą lokację przesuwasz?
    .about = Dwie lokacje, w których są bohaterowie, zamieniają się miejscami. Mapa musi nadal do siebie pasować.
ask-shift-with = Z którą lokacją zamienia się miejscami?
    .about = Bohaterowie zostają tam, gdzie stoją na stole.
ask-shift-turn = Jak ma leżeć { NAME("location", $place) }?
    .about = Przesunięta lokacja może się obrócić o 180°.
ask-keep-or-use = Zachowujesz { NAME("card", $card, case: "acc") } czy używasz od razu?
    .about = Użyta od razu nie liczy się do żadnego limitu. Zachowana liczy się, dopóki jej nie użyjesz.
ask-forced-open = Wyjście jest teraz otwarte. Idziesz dalej?
    .about = Kosztuje to jeszcze jeden punkt akcji. Dopóki tu stoisz, wyjście pozostaje otwarte, także w następnych turach.
ask-before-effect = Jesteś { NAME("location", $place, case: "at") }. Zagrywasz coś, zanim zmierzysz się z tym, co tu jest?
    .about = Zdobytą przed chwilą chwałą można już płacić za karty.
ask-spikes = Są tu kolce, a masz { point-count }. Test czy zapłata?
    .about = Nieudany test to rana. Za punkt akcji mijasz kolce bez szwanku.
ask-extra-die = „{ NAME("quest", $quest) }”: płacisz { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
} chwały za dodatkową kość?
    .about = Liczą się najwyższe kości.
ask-offering = „{ NAME("quest", $quest) }”: którą kartę oddajesz?
    .about = Atuty i skarby z twojego ekwipunku.
ask-loot = Starcie się skończyło. Zagrywasz skarb?
    .about = W grze solo skarby, które zostają w grze, zagrywa się tylko po starciu.
ask-discard = Którą kartę odrzucasz?
    .about = Z ręki, skarb w grze albo potwora z leża. Potem dobierasz do pięciu.
ask-save = Masz jeszcze { point-count }. Oszczędzasz jeden na cudze tury?
    .about = Za zaoszczędzony punkt można wstać albo zaatakować w cudzej turze. Przepada z początkiem twojej następnej tury.

## Options: headings, words, effects

group-ready = Gotowe
group-pass = Pas
group-begin = Start
group-end = Zakończ fazę
group-explore = Badaj
group-stand = Wstań
group-roll = Rzuć
group-go-on = Idź dalej
group-stay = Zostań
group-save-point = Oszczędź
group-spend-all = Nie oszczędzaj
group-wound = Rana
group-to-hand = Na rękę
group-to-lair = Do leża
group-to-discard = Na stos odrzuconych
group-dodge = Omiń
group-test = Test
group-tip = Przewróć figurkę
group-ability = Zdolność
group-keep = Zachowaj
group-use-now = Użyj od razu
group-as-it-lies = Tak jak leży
group-half-turned = Po obrocie
group-move = Ruch
group-form = Formy ataku
group-seat = Gracze
group-price = Cena
group-attack-hero = Zaatakuj bohatera
group-place = Miejsca
group-play = Zagraj kartę
group-declare = Spotkania z ręki
group-rouse = Potwory z leża
group-use = Użyj karty
group-shed = Pozbądź się klątwy
group-discard = Odrzuć
group-dismiss = Oddaj potwora
group-card = Karty
group-copy = Który z nich
group-challenge = Odwet
group-there = Lokacje
group-attempt = Podejmij zadanie
group-search = Szukaj
group-pick-up = Zabierz
group-deliver = Dostarcz
group-drop = Zostaw
group-take-token = Przejmij eskortę
group-swap-quest = Wymień zadanie
group-visit = Skorzystaj z lokacji
group-hero = Bohaterowie
group-throw = Wtrąć się
shelf-here = Tutaj
    .none = Nie ma tu nic więcej do zrobienia.
shelf-cards = Karty
    .none = Nie masz na to karty.
shelf-quests = Zadania
    .none = Tu nie da się podjąć zadania.
shelf-encounters = Potwory i pułapki
    .none = Nie masz potwora ani pułapki do wysłania.
panel-end = Najpierw to pytanie.

do-ready = Gotowe
do-pass = { $moment ->
    [dungeonlord] Nikomu nic nie rób
    [response] Nie odpowiadaj
    [challenge] Bez odwetu
    [reward] Nikt
    [cancel] Niech się dzieje
    [extra-die] Bez dodatkowych kości
    [loot] Nic nie zagrywaj
    [discard] Nic nie odrzucaj
   *[other] Pasuj
}
do-begin = { $declared ->
    [one] Rozpocznij spotkanie
   *[other] Rozpocznij spotkania
}
do-end = Zakończ fazę bohatera
do-explore = Badaj
do-stand = Wstań
do-roll = Rzuć
do-go-on = Idź dalej
do-stay = Zostań tutaj
do-save-point = Oszczędź punkt
do-spend-all = Nie oszczędzaj
do-wound = { $moment ->
    [hit-choice] Rana
    [defeat] Niech ginie
   *[wound] Przyjmij ranę
}
do-to-hand = Na rękę
do-to-lair = Do leża
do-to-discard = Na stos odrzuconych
do-dodge = Zapłać i przejdź bez szwanku
do-test = { $moment ->
    [before-effect] Zmierz się z tym, co tu jest
   *[other] Test
}
do-tip = Przewróć figurkę
do-ability = Użyj zdolności: { NAME("ability", $hero) }
do-keep = Zachowaj
do-use-now = Użyj od razu
do-as-it-lies = Tak jak leży
do-half-turned = Obrócona o 180°
do-move = { $side ->
    [north] Na północ
    [east] Na wschód
    [south] Na południe
   *[west] Na zachód
}, { NAME("location", $place, case: "to") }
    .short = { NAME("location", $place) }
do-form = Atak { NAME("stat", $stat, case: "ins") }
do-seat = { NAME("hero", $hero) }{ $own ->
    [yes] { " " }(twój własny bohater)
   *[no] { "" }
}
do-price = { $moment ->
    [extra-die] Zapłać { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } chwały
   *[other] { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } grozy
}
do-attack-hero = Zaatakuj { NAME("hero", $hero, case: "acc") }
do-place = { spot }{ placed-turned }
at-place = { spot }
do-play = Zagraj { NAME("card", $card, case: "acc") }
do-declare = { $sort ->
    [trap] Zastaw pułapkę: { NAME("card", $card) }
   *[monster] Wyślij { NAME("card", $card, case: "acc") }
}
do-rouse = Wyślij z leża { NAME("card", $card, case: "acc") }
do-use = Użyj { NAME("card", $card, case: "gen") }
do-shed = Pozbądź się { NAME("card", $card, case: "gen") }
do-discard = { NAME("card", $card) }, { $zone ->
    [hand] z ręki
    [lair] z leża
   *[inventory] w grze
}
do-card = { NAME($named, $card) }
do-challenge = Zaatakuj { NAME($named, $card, case: "acc") }
do-there = { NAME("location", $place) }
do-attempt = Podejmij zadanie „{ NAME("quest", $quest) }”
do-search = Szukaj: „{ NAME("quest", $quest) }”
do-pick-up = Zabierz: „{ NAME("quest", $quest) }”
do-deliver = Dostarcz: „{ NAME("quest", $quest) }”
do-drop = Zostaw: „{ NAME("quest", $quest) }”
do-take-token = Przejmij eskortę: „{ NAME("quest", $quest) }”
do-swap-quest = Wymień zadanie „{ NAME("quest", $quest) }” na nowe
do-visit = Skorzystaj z lokacji: { NAME("location", $place) }
do-hero = { NAME("hero", $hero) }, { NAME("class", $hero) }

effect-glory = chwała { $from } → { $to }
effect-peril = groza { $from } → { $to }
effect-has-peril = groza { $peril }
effect-points = punkty akcji { $from } → { $to }
effect-costs-peril = groza przeciwnika: { $price ->
    [-1] ile chcesz
   *[other] −{ $price }
}
effect-opponent-pays = płacisz grozą przeciwnika
effect-new = nowa: chwała { SIGNED($glory) }, groza { SIGNED($peril) }
peril-dice = { $peril ->
    [0] bez kości grozy
    [one] kość grozy, uderza na jedynce
   *[other] kości grozy: { $peril }, każda uderza na { $peril } lub mniej
}
effect-new-solo = nowa: chwała { SIGNED($glory) }, { peril-dice }
effect-not-new = w tej turze już odwiedzona, bez punktów
effect-open = wyjście jest otwarte
effect-blocked = zablokowane: { NAME("stat", $stat) } { $score } + kość przeciw { $value }, { needed }; porażka kosztuje punkt akcji
effect-trapped = z pułapką: { NAME("stat", $stat) } { $score } + kość przeciw { $value }, { needed }; przy porażce rana
effect-exit-ignored = wyjście cię nie zatrzyma
effect-heroes-there = bohaterowie tam: { NAMES("hero", $heroes) }
effect-quests-there = twoje zadania tam: { NAMES("quest", $list) }
effect-locations-left = { $locations ->
    [one] została { $locations } lokacja
    [few] zostały { $locations } lokacje
   *[many] zostało { $locations } lokacji
}
effect-stand-test = { NAME("stat", $stat) } { $score } + kość przeciw { $value }, { needed }
effect-test = { NAME("stat", $stat) } { $score } + kość przeciw { $value }: { needed }.
effect-score-against = { $mine } + kość przeciw { $theirs } + kość
effect-attack = { NAME($named, $attacker) } atakuje { NAME($victim-named, $victim, case: "acc") } { NAME("stat", $stat, case: "ins") }: { $attack } + kość przeciw { $counter } + kość
effect-search = { $between ->
    [0] kość
   *[other] kość + { $between }
} przeciw { $value }, { needed }; znalezione zadanie można podjąć tutaj w tej turze
effect-free = bez opłaty
effect-monster = zdrowie { $health }; atakuje: { attack-scores }; broni się: oręż { $melee }, magia { $magic }, szybkość { $speed }
effect-hunt = potwór atakuje pierwszy{ $form ->
    [none] { "" }
   *[other] { " " }({ NAME("stat", $form) })
}
effect-nothing-lost = Porażka: bez strat.
effect-hand = kart na ręce: { $cards }
effect-lair = potworów w leżu: { $monsters } z { $most }
effect-joins = przejście { NAMES("location", $places, case: "to") }
effect-exits = { $exits ->
    [0] żadnej drogi dalej
    [one] { $exits } droga dalej
    [few] { $exits } drogi dalej
   *[many] { $exits } dróg dalej
}
effect-drops = zostanie w tej lokacji; zabrać ją może każdy
effect-falls = twój bohater upada i musi potem wstać
effect-staying = bez zmiany lokacji: chwała { SIGNED($glory) }, groza { SIGNED($peril) }
effect-staying-solo = bez zmiany lokacji: chwała { SIGNED($glory) }, { peril-dice }
effect-points-left = { $points ->
    [one] zostaje { $points } punkt akcji
    [few] zostają { $points } punkty akcji
   *[many] zostaje { $points } punktów akcji
}
effect-saved = pozwala wstać albo zaatakować w cudzej turze
effect-goal = trzeba dostarczyć { NAME("location", $place, case: "to") }
effect-at-health = zdrowie { $health }
effect-in-lair = w twoim leżu
effect-hung = pod spodem: { NAMES("card", $hung) }
effect-health = zdrowie { $from } → { $to }
effect-level = poziom { $from } → { $to }
effect-rises = zaczyna przy wejściu na 1. poziomie, z nowymi kartami; zadania, chwała i groza zostają

## Options: what will surely come of it

sure-new = nowa:
sure-stayed = bez zmiany lokacji:
sure-completed = { completed-number } zadanie wykonane, faza bohatera się kończy
sure-turn-over = na tym kończy się twoja tura
sure-other = { NAME("hero", $hero) }: { $line ->
    [glory] chwała
    [peril] groza
    [points] punkty akcji
    [health] zdrowie
   *[level] poziom
} { $from } → { $to }
sure-aimed = { $own ->
    [yes] na własnego bohatera
   *[no] na { NAME("hero", $hero, case: "acc") }
}{ $form ->
    [none] { "" }
   *[other] , atak { NAME("stat", $form, case: "ins") }
}
sure-aimed-pays = { sure-aimed }, groza { $from } → { $to }
sure-used = zużyta od razu
sure-lost = { $own ->
    [yes] tracisz
   *[no] { NAME("hero", $hero) } traci
} { NAME("card", $card, case: "acc") }
sure-dropped = { NAME($named, $card) } opuszcza starcie{ $named ->
    [card] { " " }i trafia na stos odrzuconych
   *[monster] { "" }
}
sure-recovered = odzyskujesz na rękę { NAME("card", $card, case: "acc") }
sure-attached = pod { NAME("card", $host, case: "acc") }
sure-fell = { NAME("hero", $hero) } upada
sure-defeated = { $own ->
    [yes] twój bohater ginie
   *[no] { NAME("hero", $hero) } ginie
}
sure-out = odpadasz z gry
sure-put-down = zostaje tutaj: „{ NAME("quest", $quest) }”
sure-risen = grasz dalej nowym bohaterem: { NAME("hero", $hero) }
sure-over = { $own ->
    [yes] wygrywasz grę
   *[no] grę wygrywa { NAME("hero", $hero) }
}
sure-tomb-wins = grę wygrywa grobowiec
then-over-limit = potem odrzucasz { $which ->
    [treasures] skarb
   *[boons] atut
}
then-over-lair = potem odrzucasz potwora z leża
then-hero = potem wybierasz nowego bohatera
then-keep-or-use = potem zachowujesz ją albo od razu używasz
then-which-alike = potem wybierasz, który z nich
then-take-away = potem oddajesz wybraną kartę

## Why not

wish-named = { $named ->
    [location] „{ NAME("location", $card) }”
    [ability] Zdolność twojego bohatera
   *[card] „{ NAME("card", $card) }”
}
reason-DG-ECON-5 = Za to, co zagrywasz, nie można płacić własną grozą.
reason-DG-ECON-9 = { wish-named }: { $unit ->
    [glory] cena to { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } chwały, a masz { $purse }.
   *[peril] cena to { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } grozy, a żaden przeciwnik nie ma więcej niż { $purse }.
}
    .short = { $unit ->
        [glory] wymaga { $price } chwały
       *[peril] { $price } grozy: za dużo
    }
reason-DG-CARD-3 = „{ NAME("card", $card) }”: na inny czas ({ NAME("timing", $timing) }).
reason-DG-CARD-4 = { $named ->
    [hero] Na tego bohatera nie miałoby to żadnego wpływu.
   *[other] { wish-named }: teraz nie miałoby to żadnego skutku.
}
    .short = teraz bez skutku
reason-DG-ANYTIME-1 = „{ NAME("card", $card) }”: tylko gdy ktoś zagra na ciebie plagę.
reason-DG-ANYTIME-2 = „{ NAME("card", $card) }”: tylko w odpowiedzi na atak.
reason-DG-ANYTIME-7 = „{ NAME("card", $card) }”: tylko przed twoim rzutem.
reason-DG-MAP-7 = Wyjście trafiłoby tam na ścianę.
reason-DG-MAP-10 = To zamknęłoby mapę: jakieś wyjście musi prowadzić dalej.
reason-DG-VAR-1c = Cała mapa leży już na stole.
    .short = mapa jest już cała
reason-DG-DUNGEONLORD-4 = Spotkania tej fazy już się odbyły.
    .short = po starciach
reason-DG-MOVE-1 = { $steps ->
    [1] Ruch kosztuje punkt akcji, a nie masz już żadnego.
   *[other] To { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } stąd: idzie się krok po kroku, a { $points ->
        [0] nie masz już punktów akcji
        [one] masz { $points } punkt akcji
        [few] masz { $points } punkty akcji
       *[many] masz { $points } punktów akcji
    }.
}
reason-DG-MOVE-16 = Drogę { NAME("side", $side, case: "to") } zamyka ściana.
reason-DG-MOVE-2 = Niczego jeszcze nie ma { NAME("side", $side, case: "at") }.
reason-DG-MOVE-26 = Twój bohater leży i nie może się ruszyć.
reason-DG-MOVE-28 = Leżący bohater wydaje punkty akcji tylko na wstawanie.
reason-DG-HERO-3 = Badanie kosztuje punkt akcji, a nie masz już żadnego.
reason-DG-HERO-5 = Nie ma już lokacji, którą dałoby się położyć.
    .short = brak lokacji
reason-DG-HERO-9 = Masz tyle skarbów, ile twój bohater może unieść.
    .short = brak miejsca na skarby
reason-DG-HERO-10 = Masz tyle atutów, ile twój bohater może mieć.
    .short = brak miejsca na atuty
reason-DG-HERO-12 = „{ NAME("card", $card) }”: masz już skarb tego rodzaju ({ NAME("kind", $kind) }).
    .short = masz już: { NAME("kind", $kind) }
reason-DG-QUEST-2 = „{ NAME("quest", $quest) }”: nie tutaj, tylko { $there ->
    [place] { NAME("location", $place, case: "at") }
    [tunnel] w tunelu
   *[room] w komnacie innej niż wejście
}.
reason-DG-QUEST-7 = „{ NAME("quest", $quest) }”: następna próba kosztuje punkt akcji, a nie masz już żadnego.
reason-DG-QUEST-15 = „{ NAME("quest", $quest) }”: nie możesz zapłacić tego, czego żąda zadanie; z kart liczą się tylko te w grze.
reason-DG-QUEST-21 = „{ NAME("quest", $quest) }”: szukanie kosztuje punkt akcji, a nie masz już żadnego.
reason-DG-QUEST-22 = „{ NAME("quest", $quest) }”: najpierw trzeba tu, w tej turze, znaleźć miejsce.
reason-DG-QUEST-35 = { $here ->
    [yes] Wymiana zadania kosztuje { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } chwały, a masz { $glory }.
   *[no] Zadania wymienia się tylko { NAME("location", $place, case: "at") }, za { $price ->
        [one] { $price } punkt
        [few] { $price } punkty
       *[many] { $price } punktów
    } chwały.
}
reason-DG-QUEST-37 = „{ NAME("quest", $quest) }”: ta eskorta została { NAME("location", $place, case: "at") }; można ją zabrać tylko stamtąd.
reason-DG-BATTLE-1 = { $case ->
    [away] Ten bohater jest gdzie indziej: atakować można tylko w tej samej lokacji.
    [again] Bohater atakuje raz na turę, a twój już to zrobił.
   *[points] Atak kosztuje punkt akcji, a nie masz już żadnego.
}
reason-DG-BATTLE-5 = Ten potwór { NAME("stat", $stat, case: "ins") } tylko się broni.
reason-DG-BATTLE-9 = „{ NAME("card", $card) }”: tylko w odpowiedzi na atak, do którego ta karta pasuje.
reason-DG-BATTLE-34 = Tutaj bohaterowie się nie atakują.
reason-DG-DISCARD-2 = Atutu nie można odrzucić.
reason-DG-CARD-6 = „{ NAME("card", $card) }”: nie ma karty, pod którą można by ją wsunąć.
    .short = wymaga: { NAME("kind", $kind) }
reason-DG-SOLO-17 = W grze solo skarby, które zostają w grze, zagrywa się tylko po starciu.
    .short = tylko po walce
reason-DG-SOLO-18 = W grze solo atuty, które zostają w grze, zagrywa się tylko przy wejściu.
    .short = tylko przy wejściu
reason-DG-ANYTIME-3 = „{ NAME("card", $card) }”: tylko { $window ->
    [hero] w fazie bohatera twojej tury
    [own_turn] w twojej turze
    [wound] gdy twój bohater miałby odnieść ranę
    [defeat] gdy twój bohater miałby zginąć
   *[other] przed twoim rzutem
}.
reason-DG-CARD-13 = Lokacja, w której stoi twój bohater, tego zabrania.
reason-DG-CARD-20 = { $named ->
    [location] Ta lokacja nie może zamienić się miejscem z inną: w obu muszą stać bohaterowie i wszystkie wyjścia muszą pasować.
   *[card] „{ NAME("card", $card) }”: nie ma dwóch lokacji z bohaterami, które mogłyby zamienić się miejscami.
}
    .short = nie ma czego przesunąć
reason-DG-DUNGEONLORD-9 = Potwory i pułapki wysyła się tylko na innych.
reason-DG-ECON-6 = Cena to { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
} grozy, a ten gracz ma { $purse }.
reason-DG-ECON-11 = { wish-named }: trzeba więcej punktów akcji, niż masz.
reason-DG-QUEST-5 = „{ NAME("quest", $quest) }”: może tego próbować tylko gracz, do którego należy zadanie.
reason-DG-QUEST-29 = „{ NAME("quest", $quest) }”: eskortę trzeba doprowadzić { NAME("location", $place, case: "to") }.
reason-DG-RULING-2 = „{ NAME("quest", $quest) }”: rozpoczętej eskorty nie można wymienić na inne zadanie.
reason-DG-RULING-35 = W talii nie ma już zadań.
reason-DG-RULING-49 = Nie ma jeszcze miejsca, do którego ta lokacja pasuje.
reason-DG-RULING-54 = „{ NAME("card", $card) }”: najpierw to, co już się dzieje.
    .short = nie w tej chwili
reason-DG-RULING-67 = Bohater już tam stoi.
reason-DG-TURN-5 = { wish-named }: raz na turę, a ten raz już był.
reason-DG-VAR-1b = Lokacje wspólnego zadania kładzie się na końcu.
reason-DG-VAR-8 = Kto w tym celu przewraca figurkę, odpowiada tylko atakującemu.

## What a person may leave to the table

habit-response = Gdy mogę odpowiedzieć na atak
habit-response-pass = Nigdy nie odpowiadaj
habit-cancel = Gdy ktoś zagra na mnie plagę
habit-cancel-pass = Niech się dzieje
habit-challenge = Gdy mogę wziąć odwet
habit-challenge-pass = Nigdy nie bierz odwetu
habit-before-roll = Gdy mogę pomóc szczęściu przed rzutem
habit-before-roll-roll = Rzucaj od razu
habit-before-effect = Gdy mogę zagrać kartę, zanim zmierzę się z lokacją
habit-before-effect-test = Mierz się od razu
habit-home = Gdy wraca mój potwór
habit-home-to-hand = Na rękę, jeśli wolno
habit-home-to-lair = Do leża, jeśli wolno
habit-home-to-discard = Na stos odrzuconych, jeśli wolno
habit-save = Gdy zostają punkty akcji
habit-save-save-point = Oszczędź jeden
habit-save-spend-all = Nie oszczędzaj

## How far the game is

where-before = Przed pierwszą rundą
where-round = Runda { $round } · { NAME("phase", $phase) }
where-battle = Runda { $round } · starcie: { NAME("stage", $stage) }
where-over = Koniec gry

## Who sits where

seat-hero = { NAME("hero", $hero) }
standing-quests = zadania { $quests }/{ $of }
standing-out = poza grą

## The table: what is to be reached, the next steps, when a card can be played

tab-hand = Ręka
tab-quests = Zadania
tab-others = Inni
goal = Cel: { goal-quests }
goal-solo = Cel: { goal-quests } i powrót
goal-quests = { $of ->
    [one] { $of } zadanie
    [few] { $of } zadania
   *[many] { $of } zadań
}
quests-own = { $you ->
    [yes] Twoje zadania: { $done } z { $of }
   *[no] { NAME("hero", $hero) }: zadania, { $done } z { $of }
}
quests-common = Dla wszystkich
hero-level = poziom { $level } z { $of }
label-points = punkty
label-glory = chwała
label-peril = groza

next-step = { NAME("location", $place) }, { next-way }: { next-task }
next-way = { $steps ->
    [-1] jeszcze nie na mapie
    [0] tutaj
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
next-task = { $task ->
    [take] zabierz ze sobą
    [deliver] dostarcz
    [hunt] pokonaj { NAME("monster", $monster, case: "acc") }
    [roll] wyrzuć { $value } lub więcej{ $dice ->
        [one] { "" }
        [few] { " " }na { $dice } kościach
       *[many] { " " }na { $dice } kościach
    }
    [test] test: { NAME("stat", $stat) } { $value }, { needed }
    [pay-health] oddaj zdrowie: { $amount }
    [pay-cards] odrzuć atuty lub skarby: { $amount }
   *[pay-glory] zapłać chwałą: { $amount }
}
next-search = { $type ->
    [tunnel] Dowolny tunel
   *[room] Dowolna komnata prócz wejścia
}: szukanie { $value }, { $here ->
    [yes] tutaj { needed }
   *[no] dalej od wejścia łatwiej
}

hand-now = teraz: { $unit ->
    [glory] { $price } chwały
   *[peril] { $price ->
        [-1] dowolna groza
       *[other] { $price } grozy
    }
}
hand-discard = można odrzucić
hand-card = można wybrać
hand-moment = { $moment ->
    [before_attack] gdy atakują ciebie
    [response] gdy atakują ciebie
    [bane_on_me] przeciw pladze
    [before_roll] przed twoim rzutem
    [hero] w fazie bohatera
    [dungeonlord] jako Władca Podziemi
   *[anytime] w dowolnej chwili
}

sign-goal = Wygrywa ten, kto pierwszy wykona trzy zadania. Kratki pokazują, ile kto wykonał.
sign-melee = Oręż: dodawany do kości w starciach na broń i w testach siły.
sign-magic = Magia: dodawana do kości w starciach na czary i w testach woli.
sign-speed = Szybkość: dodawana do kości w starciach na zręczność i przeciw pułapkom; to także punkty akcji.
sign-points = Punkty akcji na tę turę: krok, badanie, szukanie i atak kosztują po jednym.
sign-glory = Chwała: płacisz nią za swoje skarby i atuty.
sign-peril = Groza: inni płacą nią za potwory, pułapki i plagi przeciw tobie.
sign-health = Zdrowie: bez niego bohater jest pokonany.

## Co daje zwycięstwo, co się zbliża

wins-quests = { $solo ->
    [yes] Wykonaj { goal-quests } i wróć do wejścia.
   *[no] Wygrywa, kto pierwszy wykona { goal-quests }{ $last ->
        [yes] , albo ostatni pozostały bohater
       *[no] { "" }
    }.
}
wins-limit = { $solo ->
    [yes] Runda { $rounds } jest ostatnia.
   *[no] Po rundzie { $rounds } wygrywa, kto ma najwięcej zadań.
}
warning-health = Jeszcze jedna rana i twój bohater zginie.
    .short = Został 1 punkt zdrowia
    .show = Pokaż bohatera
warning-last-round = To ostatnia runda: { $solo ->
    [yes] bez wykonanych zadań wygra grobowiec
   *[no] po niej wygrywa, kto ma najwięcej zadań
}.
    .short = To ostatnia runda

## Lekcje

lesson-turn = Jedna tura
lesson-turn-goal = Prowadzisz bohatera przez grobowiec Króla Liszów, a w każdej swojej turze jesteś też dla innych Władcą Podziemi. Wygrywa ten, kto pierwszy wykona trzy zadania, albo ten, czyj bohater ostanie się jako ostatni.
lesson-turn-trap = Tura zaczyna się od fazy Władcy Podziemi. „Grad włóczni” kosztuje 2 punkty grozy i płaci za niego groza samego Krona. Zapowiedz tę pułapkę.
lesson-turn-trap-pass = Możesz spasować, a groza Krona zostanie nietknięta. W tym kroku jednak jej użyj: zapowiedz pułapkę.
lesson-turn-begin = Pułapka jest opłacona. Zacznij: Kron rzuca kością i dodaje swoją szybkość, 3. Jeśli wyjdzie mniej niż 5, odnosi ranę.
lesson-turn-place = Kron jest ranny. Potem w każdej turze dobierasz lokację i kładziesz ją na mapie, wyjściem do wyjścia. Połóż Kryptę na wschód od swojego bohatera: to jeden krok.
lesson-turn-place-far = Krypta pasuje i tam, ale droga jest dłuższa. W tym kroku połóż ją na wschód od Rozwidlenia, gdzie stoi twój bohater.
lesson-turn-move = Teraz działa twój bohater. Masz 3 punkty akcji, tyle, ile wynosi szybkość, a krok kosztuje 1. Idź na wschód, do Krypty.
lesson-turn-move-west = Na zachodzie jest wejście: 1 punkt chwały i 1 punkt grozy. Krypta daje dwa razy tyle.
lesson-turn-move-explore = Badanie daje za punkt jeszcze jedną lokację. Najpierw wejdź do tej, która właśnie trafiła na mapę.
lesson-turn-move-end = Faza skończyłaby się, a wszystkie trzy punkty zostałyby niewydane. Wydaj jeden: idź na wschód.
lesson-turn-helm = Krypta dała 2 punkty chwały i 2 punkty grozy. Chwałą płacisz za własne karty: zagraj „Żelazny hełm” za 2. Daje +1, gdy bronisz się orężem.
lesson-turn-helm-hand = To też możesz zrobić. Ale karta na ręce nic nie daje: najpierw zagraj „Żelazny hełm”.
lesson-turn-end = Hełm zostaje w grze. Za pozostałe 2 punkty możesz iść dalej albo badać, ale na tę turę wystarczy. Zakończ fazę bohatera.
lesson-turn-end-more = Punkt można wydać i tak. W tym kroku zobacz jednak, jak kończy się tura.
lesson-turn-discard = Na koniec tury jedna karta musi odejść, a potem uzupełniasz rękę do pięciu. Odrzuć kartę, bez której się obejdziesz.

lesson-points = Chwała i groza
lesson-points-enter = Lokacja pokazuje, co dostaje ten, kto do niej wejdzie: Krypta daje 2 punkty chwały i 2 punkty grozy, zawsze razem. Idź na wschód.
lesson-points-enter-west = Wejście daje 1 punkt chwały i 1 punkt grozy: bezpieczniej, ale na następną kartę nie wystarczy.
lesson-points-enter-other = Można, ale Krypta da więcej. W tym kroku idź tam.
lesson-points-axe = Masz 3 punkty chwały, dość na „Topór grabarza”: zostaje w grze i daje +1 do oręża, gdy atakujesz. Zagraj go.
lesson-points-axe-first = Chwała nie przepada, ale karta działa dopiero po zagraniu. Najpierw zagraj topór.
lesson-points-back = Wróć na zachód i patrz na chwałę. Na Rozwidleniu zaczyna się twoja tura, więc nie jest ono nowe i nic nie da.
lesson-points-back-other = To też wolno. W tym kroku wróć jednak na zachód i zobacz, które lokacje nic nie dają.
lesson-points-new = W tej turze nie było cię w Przedsionku, więc jest nowy: idź na zachód po 1 punkt chwały i 1 punkt grozy. Lokacja daje punkty raz na turę.
lesson-points-new-crypt = Krypta nie jest już w tej turze nowa: ponowna wizyta nic nie daje.
lesson-points-new-other = To nie daje chwały. W tym kroku idź na zachód.
lesson-points-peril = Spójrz na swoją grozę: 5. Za nią Kron kupi coś przeciw tobie. Odrzuć „Lekki krok”, na razie za drogi, i zobacz, co zrobi.
lesson-points-peril-keep = Może to być dowolna karta. W tym kroku odrzuć „Lekki krok”: kosztuje 4 punkty chwały, a masz 1.
lesson-points-bane = Kron zapłacił za Zombie dwoma punktami twojej grozy; własnej nigdy nie wydasz. Teraz ty jesteś Władcą Podziemi: zagraj „Ołowiane kroki”, zapłaci jego groza.
lesson-points-bane-other = Możesz to zrobić. W tym kroku zagraj jednak „Ołowiane kroki” i zobacz, kto płaci.
lesson-points-victim = Wybierz Krona: jego szybkość spadnie o 1, a z nią punkty akcji na początku jego tur. Może się wykupić za 4 punkty chwały.
lesson-points-victim-own = Wtedy zwolni twój własny bohater. Zapłaci i tak groza Krona, bo własną nie płacisz nigdy.

lesson-map = Mapa
lesson-map-place = Dobierasz Most trolla, miejsce jednego z twoich zadań. Wyjście musi stykać się z wyjściem, ściana ze ścianą. Połóż go na południe od bohatera, żeby było blisko.
lesson-map-place-far = Tam pasuje, ale do zadania będzie dalej. W tym kroku połóż go na południe od Długiej galerii, gdzie stoi bohater.
lesson-map-explore = Jedna lokacja na turę jest za darmo. W fazie bohatera możesz dobrać następne, po punkcie akcji za każdą: zbadaj.
lesson-map-explore-first = Zaraz pójdziesz. Najpierw badanie: drugiemu zadaniu brakuje jeszcze miejsca na mapie.
lesson-map-crypt = Krypta, miejsce drugiego zadania. Jeden jej bok jest zablokowany: wyjście tamtędy wymaga testu. Połóż ją na południe od mostu jak na druku, otwartym bokiem do siebie.
lesson-map-crypt-turned = Po obróceniu do mostu przylega bok zablokowany: wejdziesz swobodnie, ale powrót wymaga testu.
lesson-map-crypt-far = Tam też pasuje, ale daleko od bohatera. W tym kroku połóż ją na południe od Mostu trolla.
lesson-map-walk = Liczy się tylko bok, którym wychodzisz, nigdy ten, którym wchodzisz. Na południu jest otwarty: idź na Most trolla.
lesson-map-walk-other = Można. Ale miejsca twoich zadań są na południu: idź tam.
lesson-map-blocked = Inna tura. Północne wyjście Krypty jest zablokowane: oręż 5+, a masz 2. Idź na północ. Porażka kosztuje punkt, ale otwiera wyjście; potem idź dalej za następny.
lesson-map-blocked-other = Tak wolno i bez testu. W tym kroku idź jednak na północ przez zablokowane wyjście, a gdy się otworzy, dalej.
lesson-map-spikes = Tu są kolce: szybkość 5+ albo rana. Przed testem możesz wydać zdobytą właśnie chwałę: zagraj „Lekki krok”, a twoja szybkość wyniesie 4.
lesson-map-spikes-test = Na kości 1: z szybkością 3 daje to 4, więc odnosisz ranę. Z „Lekkim krokiem” byłoby 5.
lesson-map-spikes-axe = Topór pomaga w ataku orężem. Przeciw kolcom liczy się szybkość.

lesson-battle = Starcie
lesson-battle-hero = Kron stoi w tej samej lokacji. Raz na turę, za punkt akcji, twój bohater może zaatakować innego, byle nie na wejściu. Zaatakuj Krona.
lesson-battle-hero-other = Dobry plan na inną okazję. W tym kroku zaatakuj Krona: masz 2 punkty.
lesson-battle-weak = Ty wybierasz formę, obie strony rzucają kością i dodają tę wartość; wyższa suma rani. Kron ma oręż 3, szybkość 3, magię 0: atakuj magią.
lesson-battle-weak-melee = 5 przeciw 6: w orężu Kron jest lepszy i rana przypada tobie.
lesson-battle-weak-speed = Szybkość to 3 przeciw 3: równie dobrze rana może być twoja. Magia to 2 przeciw 0.
lesson-battle-riposte = Tura Krona: jego Zombie atakuje orężem, 2 przeciw twojemu 1. Przed rzutami możesz odpowiedzieć: zagraj „Ripostę”, za 2 punkty chwały dodaje 2 do twojego rzutu obrony.
lesson-battle-riposte-scare = „Odpędzenie” przegania Zombie przed ciosem, ale zabiera całe 3 punkty chwały, a Zombie bez rany żadnej nie da.
lesson-battle-riposte-pass = Na obu kościach 4: 6 przeciw 5, więc odnosisz ranę. Z „Ripostą” byłoby 7.
lesson-battle-strike = 7 przeciw 6: Zombie ma jeszcze 1 punkt zdrowia. Zaatakowany może raz wziąć odwet za punkt akcji. Masz jeden zaoszczędzony: weź odwet na Zombie.
lesson-battle-strike-pass = Wtedy Zombie przetrwa. Zaoszczędzony punkt i tak przepada na początku twojej tury: użyj go teraz.
lesson-battle-form = To ty atakujesz, więc wybierasz formę, a Zombie broni się w tej samej: oręż 2, magia 0, szybkość 0. Wybierz szybkość, 3 przeciw 0: każda rana daje chwałę.
lesson-battle-form-melee = W orężu jest silny: 4 przeciw 6, więc odnosisz ranę. Uderzaj tam, gdzie jest słaby.
lesson-battle-form-magic = Magia, 2 przeciw 0, też działa. Szybkość, 3 przeciw 0, jest o jeden lepsza.

lesson-saving = Koniec tury
lesson-saving-stay = Kto przez całą turę nie ruszył się z miejsca, na koniec dostaje punkty lokacji: tutaj 2 chwały i 1 grozy. Zakończ fazę bez ruchu.
lesson-saving-stay-move = Skrzyżowanie daje tylko 1 punkt chwały, a po ruchu na koniec nie dostaniesz nic.
lesson-saving-stay-explore = Badanie to nie ruch, więc punkty by nie przepadły. W tym kroku zakończ jednak fazę.
lesson-saving-discard = Najpierw jedna karta musi odejść: z ręki, skarb w grze albo potwór z leża, ale nigdy atut w grze. Odrzuć „Rozdarcie sfer”.
lesson-saving-discard-other = Może to być dowolna. W tym kroku odrzuć „Rozdarcie sfer”: kosztuje 3 punkty grozy, a Sable ma tylko 1.
lesson-saving-save = Masz o 2 punkty chwały więcej. Niewydane punkty akcji przepadają, ale jeden możesz oszczędzić na cudze tury. Zrób to.
lesson-saving-save-none = Bez zaoszczędzonego punktu nie weźmiesz odwetu, gdy ktoś zaatakuje cię w swojej turze.
lesson-saving-strike = Tura Sable: jej Zombie zaatakował, ale twoja suma była wyższa i to on jest ranny. Za zaoszczędzony punkt weź od razu odwet na Zombie.
lesson-saving-strike-pass = Punkt nie jest wieczny: przepadnie na początku twojej tury. Użyj go.
lesson-saving-form = Zombie jest powolny: jego szybkość to 0, twoja 3. Atakuj szybkością; rana da ci 1 punkt chwały.
lesson-saving-form-melee = Oręż to 2 przeciw 2: Zombie równie dobrze może zranić ciebie. Szybkość to 3 przeciw 0.
lesson-saving-form-magic = Magia, 2 przeciw 0, też jest dobra. Szybkość, 3 przeciw 0, jest o jeden lepsza.

lesson-quests = Zadania
lesson-quests-three = Trzy wykonane zadania dają zwycięstwo. Dwa masz tylko dla siebie, a wspólnego może podjąć się każdy. Każde mówi, gdzie się je podejmuje i czego wymaga.
lesson-quests-go = Zadanie „Złam pieczęć” podejmuje się tylko przy Wrotach z pieczęcią. Leżą krok na wschód od bohatera: idź tam.
lesson-quests-go-other = Można, ale zadanie czeka na wschodzie.
lesson-quests-try = Potrzeba magii 6+: kość i twoja magia, 3. Nic nie dzieje się samo; pierwsza próba w turze jest za darmo. Spróbuj.
lesson-quests-try-other = To może poczekać. Próba nic nie kosztuje: najpierw ona.
lesson-quests-roll = Raz na turę Lorel może za 2 punkty chwały dostać +1 do magii w jednym rzucie. Na razie zachowaj chwałę: rzuć.
lesson-quests-roll-ability = Na kości 1: nawet z +1 to tylko 5, a zdolność jest w tej turze zużyta.
lesson-quests-again = 1 i 3 to tylko 4. Ta porażka kosztuje 2 punkty chwały, jak mówi karta. Następna próba w tej samej turze kosztuje punkt akcji: spróbuj znowu.
lesson-quests-again-other = W następnej turze próba znów będzie darmowa. Ale jesteś tu i masz 2 punkty: spróbuj teraz.
lesson-quests-surge = Wszystkiego, co zmienia rzut, używa się przed nim. Masz 3 punkty chwały: użyj zdolności Lorel, a wystarczy 2.
lesson-quests-surge-roll = Na kości 2: z magią 3 daje to 5, o jeden za mało.
lesson-quests-done = Pierwsze z trzech! Bohater jest teraz na poziomie 2 i ma magię 4. Wykonane zadanie kończy fazę bohatera i tura dobiega końca: odrzuć dowolną kartę.

lesson-lord = Władca Podziemi
lesson-lord-bane = Kron uzbierał 11 punktów grozy, a wydać je możesz ty. Plagi działają od razu: zacznij od „Ołowianych kroków”, 3 punkty grozy i −1 do jego szybkości.
lesson-lord-bane-vampire = Można zacząć i od Wampira. Ale plaga działa od razu: w tym kroku zacznij od niej.
lesson-lord-bane-volley = Pułapka sprawdza szybkość. Najpierw spowolnij Krona, a będzie mu trudniej.
lesson-lord-bane-pass = Jeśli spasujesz, Kron będzie cały i zachowa całą grozę. W tym kroku zagraj „Ołowiane kroki”.
lesson-lord-kron = Plagę można zagrać na każdego bohatera, nawet własnego. Wybierz Krona: jego szybkość spadnie do 2.
lesson-lord-kron-own = To dozwolone i zapłaciłaby groza Krona, ale wolniejszy byłby twój bohater.
lesson-lord-vampire = Potwory i pułapki najpierw się zapowiada, wszystkie, a potem zaczynają razem. Zapowiedz Wampira z krypty za 6 z 8 punktów grozy Krona.
lesson-lord-vampire-pass = Kron ma jeszcze 8 punktów grozy, dość na obie karty. Zapowiedz Wampira.
lesson-lord-vampire-volley = Kolejność zależy od ciebie. W tym kroku pierwszy jest Wampir.
lesson-lord-magic = Atakuje się wartościami w złotej obwódce: Wampir ma oręż 3 i magię 3. Kron broni się tym samym: oręż 3, magia 0. Wybierz magię.
lesson-lord-magic-melee = Oręż to 3 przeciw 3, równa walka. Magia to 3 przeciw 0.
lesson-lord-volley = Zostały 2 punkty grozy: zapowiedz też „Grad włóczni”. Sprawdza szybkość 5+, a Kron ma teraz tylko 2.
lesson-lord-volley-begin = Gdy się zacznie, w tej fazie nie zapowiesz już niczego więcej. Najpierw zapowiedz pułapkę.
lesson-lord-begin = Wszystko opłacone. Zacznij: kości rozstrzygną o Wampirze i o pułapce.
lesson-lord-lair = Dwie rany! Nietknięty potwór wraca na rękę albo do leża. Umieść go w leżu: może atakować i stamtąd, a na ręce będzie miejsce na nowe karty.
lesson-lord-lair-hand = Na ręce też jest bezpieczny, ale dobierasz tylko do pięciu kart: zająłby miejsce nowej.
lesson-lord-reward = Za każdą ranę zadaną przez twojego potwora możesz dać komuś 1 punkt grozy. Daj go Kronowi: następnym razem wydasz go przeciw niemu.
lesson-lord-reward-own = Twoja groza pomaga tylko innym. Tobie pomaga groza Krona.
lesson-lord-reward-pass = Możesz nie dać go nikomu, ale groza Krona opłaci twoje następne karty.

lesson-escort = Eskorta i zwycięstwo
lesson-escort-pick = Dwa zadania są wykonane. Ostatnie: doprowadź pielgrzyma z Biblioteki do Przedsionka. Jesteś w Bibliotece: zabierz pielgrzyma, to nic nie kosztuje.
lesson-escort-pick-first = Bez pielgrzyma droga na nic: zabranie nie dzieje się samo.
lesson-escort-south = Pielgrzym idzie razem z tobą. Idź na południe, na Skrzyżowanie.
lesson-escort-south-drop = Zostawionego pielgrzyma może zabrać każdy bohater, który tu przyjdzie, i przejmie zadanie.
lesson-escort-south-other = Wejście jest na południu: idź tam.
lesson-escort-entrance = Jeszcze krok na południe. Po drodze bohater, którego atak cię trafi, może zamiast rany zabrać pielgrzyma, więc nie zwlekaj.
lesson-escort-entrance-other = Wolno, ale cel jest o krok: idź na południe.
lesson-escort-deliver = Dostarczenie też nic nie kosztuje i to ty decydujesz kiedy. Dostarcz pielgrzyma: to trzecie zadanie i od razu wygrywasz.
lesson-escort-deliver-other = Można, ale zwycięstwo jest tuż-tuż: dostarcz pielgrzyma.

## Doradca pierwszej gry

coach-ask-dungeonlord = Turę zaczynasz jako Władca Podziemi: potwory, pułapki i plagi przeciw innym. Płaci ich groza, nie twoja, więc poślij to, na co jej starczy.
coach-ask-place = Jedna lokacja na turę jest za darmo. Jeśli potrzebuje jej twoje zadanie, połóż ją blisko bohatera, a jeśli nie, tam, gdzie otwiera nową drogę.
coach-ask-hero-phase = Teraz działa twój bohater; krok kosztuje punkt akcji. Idź do lokacji, którą wymienia twoje zadanie, i zagraj skarb albo atut, gdy tylko starczy chwały.
coach-ask-victim = Wybierz przeciwnika, któremu blisko do trzech zadań: płaci jego groza. Na liście może być też twój własny bohater, więc spójrz dwa razy.
coach-ask-payer = Całą cenę płaci groza jednego przeciwnika. Weź od tego, czyja groza najmniej przyda ci się na inne karty.
coach-ask-how-much = X wybierasz ty: każdy punkt grozy zabiera ofierze punkt chwały. Więcej, niż ona ma, nie warto wydawać.
coach-ask-monster-form = Potwór atakuje wartością w złotej obwódce, a bohater broni się tą samą. Wybierz formę, w której twój potwór ma największą przewagę.
coach-ask-hunt-form = Na łowach jest inny bohater, a potworem grasz ty. Wybierz formę, w której potwór ma największą przewagę.
coach-ask-form = Atakujesz, więc wybierasz wartość, którą obie strony dodadzą do kości. Porównaj wszystkie trzy i uderz tam, gdzie masz największą przewagę.
coach-ask-cancel = Spada na ciebie plaga, a masz kartę, która ją odwróci. Warto wydać na to chwałę, jeśli plaga zostałaby z tobą na długo.
coach-ask-response = To chwila przed rzutami. Porównaj wartości: jeśli atakujący ma przewagę 2 lub więcej, warto użyć karty w odpowiedzi.
coach-ask-before-roll = Masz czym zmienić ten rzut, ale tylko przed nim. Sprawdź, ile trzeba wyrzucić, i pomóż sobie, gdy rzut jest ważny.
coach-ask-before-effect = Punkty tej lokacji już masz, a jej test nadchodzi teraz. Karta zagrana przed nim pomoże, jeśli podnosi sprawdzaną wartość.
coach-ask-wound = Rana zaraz się zaliczy, ale możesz jej jeszcze zapobiec. Zrób to, gdy zdrowia jest mało; póki jest go dużo, oszczędzaj chwałę.
coach-ask-defeat = Twój bohater zaraz zginie, ale masz na to sposób. Użyj go: z bohaterem przepadłyby poziom, karty i leże.
coach-ask-challenge = Ktoś cię zaatakował, więc za punkt akcji możesz wziąć odwet. Uderz w tego, nad kim masz przewagę w którejś wartości: rana potwora daje 1 punkt chwały.
coach-ask-hit-choice = Twoje trafienie zadaje ranę albo zabiera eskortę. Eskorta to zadanie wykonane do połowy, więc zwykle jest warta więcej.
coach-ask-home = Twój potwór przetrwał. Zwykle lepsze jest leże: atakuje stamtąd za tę samą cenę, a na ręce zostaje miejsce.
coach-ask-over-lair = Leże nie pomieści wszystkich. Oddaj tego, który jak na swoją cenę uderza najsłabiej.
coach-ask-over-limit = Twój bohater nie może mieć aż tylu stałych kart. Oddaj tę, która pomaga ci najrzadziej.
coach-ask-reward = Za każdą ranę od twojego potwora ktoś dostaje 1 punkt grozy. Daj go temu przeciwnikowi, w którego chcesz potem uderzyć: zapłaci za twoje karty.
coach-ask-take-away = Jedna karta odchodzi. Z własnych oddaj najmniej potrzebną, a przeciwnikowi zabierz tę, która najbardziej mu pomaga.
coach-ask-host = Ta karta leży pod inną i działa, dopóki tamta jest w grze. Wybierz tę, której będziesz używać najczęściej.
coach-ask-destination = To ty wybierasz, gdzie trafi bohater: przeciwnik jak najdalej od swoich zadań, twój bohater jak najbliżej twoich.
coach-ask-shift = Dwie lokacje z bohaterami zamieniają się miejscami, a bohaterowie zostają, gdzie byli. Szukaj zamiany, która zabierze przeciwnikowi miejsce zadania albo przybliży twoje.
coach-ask-keep-or-use = Użyta od razu karta nie zajmuje miejsca; zachowana liczy się do limitu, aż jej użyjesz. Jeśli masz miejsce, zachowaj ją na gorszą chwilę.
coach-ask-forced-open = Nieudany test kosztował punkt, ale wyjście jest otwarte. Idź dalej za następny punkt albo zostań: dopóki tu stoisz, nie zamknie się.
coach-ask-extra-die = Za chwałę rzucasz jeszcze jedną kością, a liczą się najlepsze. Zapłać, jeśli żadna karta nie potrzebuje chwały bardziej: zadanie jest najcenniejsze.
coach-ask-offering = Zadanie zabiera karty, które masz w grze, i te przepadają. Oddaj te, które najmniej pomogą przy następnym zadaniu.
coach-ask-discard = Jedna karta musi odejść, potem dobierasz do pięciu. Odrzuć to, co na razie za drogie, albo drugi skarb rodzaju, który masz już w grze.
coach-ask-save = Niewydane punkty przepadają, oprócz jednego. Oszczędź go: w cudzej turze możesz za niego wziąć odwet albo wstać.
coach-ask-hero = Bohater zginął, ale grasz dalej: poziom 1 na wejściu, pięć nowych kart, zadania, chwała i groza zostają. Wybierz kogoś silnego w tym, co sprawdzają twoje zadania.
coach-event-hurt = Rany zabierają zdrowie; niektóre lokacje i karty je przywracają. Bohater bez zdrowia jest pokonany: w pierwszej grze jego miejsce zajmie nowy, na 1. poziomie.
coach-event-compared = Obie strony rzuciły kością i dodały wartość tego samego rodzaju. Wyższa suma zadaje 1 ranę, także gdy ma ją broniący się; równe sumy nie ranią nikogo.
coach-event-fell = Twój bohater leży i nie może się ruszyć. Wstanie kosztuje punkt akcji, a do tego czasu punkty nie przydadzą się na nic innego.
coach-event-completed = Zadanie wykonane: bohater zyskuje poziom, często i lepsze wartości, a faza bohatera się kończy. Sprawdź, które zadanie jest teraz najbliżej.
coach-event-influence = Zadanie typu wpływ działa, aż ktoś je wykona: na właściciela, a wspólne na wszystkich. Wykonanie go to kończy.
coach-event-stayed = Bohater nie ruszył się w tej turze, więc lokacja znów dała punkty. To łatwa chwała, ale przychodzi z nią groza.
coach-sign-goal = Wygrywają trzy wykonane zadania. Pola pokazują, ile kto ma; uważaj na tego, kto ma już dwa.
coach-sign-glory = Każda nowa lokacja, do której wejdziesz, daje chwałę, a chwałą płacisz za skarby i atuty. Nie chomikuj jej: pomagają tylko karty w grze.
coach-sign-peril = Groza przychodzi z tymi samymi krokami, a wydają ją inni przeciw tobie; ty nigdy. Im więcej jej masz, tym gorsze rzeczy mogą na ciebie posłać.

## Krótki przewodnik

guide-goal = Bohater i zadania
guide-goal-about = Prowadzisz bohatera przez grobowiec Króla Liszów. Każde zadanie mówi, gdzie i co zrobić: dwa są tylko twoje, jedno leży otwarte dla wszystkich. Kto pierwszy wykona trzy, wygrywa.
guide-lord = Najpierw Władca Podziemi
guide-lord-about = Turę zaczynasz od szkodzenia innym: plagi, potwory i pułapki to karty z fioletowym rombem. Cenę płaci groza tego, w kogo uderzają, nigdy twoja.
guide-map = Mapa rośnie
guide-map-about = Potem kładziesz nową lokację, wyjściem do wyjścia, i bohater rusza. Krok kosztuje punkt akcji. Pierwsze w turze wejście do lokacji daje chwałę i grozę, które na niej widać.
guide-points = Chwała i groza
guide-points-about = Chwałą płacisz za skarby i atuty, które wzmacniają bohatera. Grozę wydają inni, żeby ci szkodzić. Punkty akcji, tyle, ile masz szybkości, idą na kroki, badanie i ataki.
guide-battle = Kość i wartość
guide-battle-about = W starciu obie strony rzucają kością i dodają tę samą wartość: oręż, magię albo szybkość. Wyższa suma zadaje ranę; tutaj ma ją broniący się. Bez zdrowia bohater ginie.
guide-end = Trzecie zadanie wygrywa
guide-end-about = Wykonane zadanie podnosi poziom bohatera i kończy fazę bohatera; potem odrzucasz kartę i dobierasz do pięciu. Trzecie zadanie od razu daje zwycięstwo. Wygrywa też ostatni bohater, który przetrwał.

## Przykłady na planszy

ex-legion = Dwa potwory, jeden przegoniony
ex-legion-1 = Jesteś Władcą Podziemi: poślij Zombie na Sable, zapłacą 2 z jej 9 punktów grozy.
ex-legion-2 = Poślij też Legion, za następne 5: wszystkie spotkania zapowiada się, zanim zacznie się pierwsze.
ex-legion-3 = Zacznij: najpierw test samego Legionu, a potem Sable płaci 3 punkty chwały i „Odpędzeniem” przegania Zombie.
ex-legion-4 = Test się udał, 3 i magia 1, ale 4 i 3 to więcej niż 1 i 2: rana; umieść nietknięty Legion w leżu.
ex-legion-5 = Za ranę możesz dać komuś 1 punkt grozy: daj go Sable.
ex-legion-6 = Sable ma 5 punktów zdrowia i 9 − 2 − 5 + 1 = 3 punkty grozy; Zombie i „Odpędzenie” leżą na stosie odrzuconych.

ex-fish = Zadanie za drugim razem
ex-fish-1 = Raka stoi na Moście trolla, w miejscu zadania; pierwsza próba w turze jest za darmo.
ex-fish-2 = Druga kość kosztowałaby 2 punkty chwały; tym razem bez niej, a na kości wypada 4, o jeden za mało.
ex-fish-3 = Nic nie przepadło; następna próba w tej samej turze kosztuje punkt akcji.
ex-fish-4 = Teraz druga kość jest opłacona: wypada 2 i 6, a liczy się wyższa.
ex-fish-5 = Nagroda to poziom, 1 punkt chwały i 1 zdrowia: chwała 3 − 2 + 1 = 2, zdrowie 6; faza bohatera się skończyła.

ex-trap-exit = Wyjście z pułapką, tam i z powrotem
ex-trap-exit-1 = Zachodnie wyjście Biblioteki ma pułapkę, ale przy wchodzeniu się nie liczy: Roderik wchodzi za 1 punkt, bez testu.
ex-trap-exit-2 = W drodze powrotnej działa: magia 5+, a 3 i magia 1 to tylko 4.
ex-trap-exit-3 = Rana, ale Roderik i tak jest w Krypcie: pułapka rani, lecz nikogo nie zatrzymuje.

ex-blocked = Wyważone wyjście zostaje otwarte
ex-blocked-1 = Lorel ma 1 punkt akcji; południowe wyjście jest zablokowane, oręż 5+, a 2 i oręż 1 to tylko 3.
ex-blocked-2 = Punkt przepadł i Lorel zostaje, ale wyjście jest otwarte; odrzuca kartę, a w następnej turze Raka przechodzi bez testu.
ex-blocked-3 = Raka jest w Koszarach straży; znów tura Lorel, która najpierw kładzie dobraną lokację.
ex-blocked-4 = Zostając, trzymała wyjście otwarte: przechodzi za 1 punkt, bez nowego testu.
ex-blocked-5 = Gdy tylko wyszła, dla następnego wyjście znów jest zablokowane.

ex-counter = Broniący się powala potwora
ex-counter-1 = Raka posyła Szkielet na Sable; ma on tylko 1 punkt zdrowia.
ex-counter-2 = Szkielet atakuje orężem albo szybkością, po 2; Sable na poziomie 2 ma oręż 2 i szybkość 4, więc oręż.
ex-counter-3 = Zacznij: Szkielet wyrzuca 1, Sable 5.
ex-counter-4 = 3 przeciw 7: broniąca się rani Szkielet, a więcej zdrowia nie miał; zostaje odrzucony, a gracz Sable dostaje 1 punkt chwały.

ex-backpack = „Plecak” przy pełnym limicie
ex-backpack-1 = Raka może mieć 3 stałe skarby i ma w grze 3, więc „Pierścienia nieśmierci” zagrać nie może.
ex-backpack-2 = „Plecak” też jest skarbem, ale w chwili zagrania podnosi limit o 2.
ex-backpack-3 = W grze są teraz 4 skarby z 5: dla „Pierścienia” jest miejsce.
ex-backpack-4 = Pięć z pięciu; gdyby „Plecak” odszedł, limit spadnie do 3 i nadmiar trzeba będzie od razu odrzucić.

ex-theft = Eskorta zabrana siłą
ex-theft-1 = Kron niesie żar do zadania i stoi w tej samej lokacji: Raka atakuje go za punkt akcji.
ex-theft-2 = Orężem to 2 przeciw 3 Krona, ale kości pokazują 6 i 1: 8 przeciw 4.
ex-theft-3 = Trafienie: zamiast zadać ranę, Raka zabiera żar.
ex-theft-4 = Zdrowie Krona jest całe, a „Zanieś żar” to teraz trzecie osobiste zadanie Raki.

ex-fallen = Co może leżący bohater
ex-fallen-1 = Raka leży, a 1 punkt przyda się tylko na wstanie; ale karty kosztują chwałę, więc „Lekki krok” można zagrać.
ex-fallen-2 = Pierwsza próba zadania jest za darmo, więc ją też wolno podjąć: na kości wypada 1.
ex-fallen-3 = Druga próba, ruch albo atak kosztowałyby punkt i są zabronione: punkt jest na wstanie.
ex-fallen-4 = Raka stoi, punktów już nie ma i tura dobiega końca.

ex-danger = Pułapka, niebezpieczeństwo i własny bohater
ex-danger-1 = Kron, na poziomie 2, zastawia „Grad włóczni” na Rakę, który stoi obok niego w Ossuarium.
ex-danger-2 = Szybkość 5+, a niebezpieczeństwo dodaje 1: każdy tutaj musi uzyskać 6, najpierw Raka, potem sam Kron.
ex-danger-3 = Obaj wyrzucają 2: Raka z szybkością 3 ma 5 i odnosi ranę; Kron z szybkością 4 ma 6, akurat tyle.

ex-search = Poszukiwanie daleko od wejścia
ex-search-1 = Raka szuka trzy kroki od wejścia: pomiędzy leżą dwie lokacje, więc do kości dodaje się 2.
ex-search-2 = 4 i 2 to 6, znalezione; liczy się tylko w tej turze, a sama próba jest za darmo: 4 lub więcej na kości.
ex-search-3 = Wypada 5: zadanie wykonane, a punkt kosztowało tylko szukanie.

## Wszystko w pudełku

things-hero = Bohaterowie
things-room = Komnaty
things-tunnel = Tunele
things-treasure = Skarby
things-boon = Atuty
things-bane = Plagi
things-monster = Potwory
things-trap = Pułapki
things-quest = Zadania
things-prey = Potwory z łowów
things-category = Rodzaje zadań
things-when = Kiedy kartę się zagrywa i jak długo działa
things-sign = Znaki i wartości
things-mark = Na mapie
things-copies = { $cards ->
    [one] { $cards } karta w pudełku.
    [few] { $cards } karty w pudełku.
   *[many] { $cards } kart w pudełku.
}

things-category-chance = Wyrzuć na kościach podaną liczbę.
things-category-sacrifice = Oddaj, czego żąda: zdrowie albo karty w grze.
things-category-hunt = Stocz starcie z potworem zadania. Atakuje pierwszy, a gra nim osoba po lewej.
things-category-search = Najpierw za punkt akcji znajdź miejsce: kość i liczba lokacji między tobą a wejściem. Potem, w tej samej turze, podejmij zadanie.
things-category-escort = Zabierz z jednej lokacji, dostarcz do drugiej. Kto eskortę zostawi albo straci w starciu, może stracić i zadanie.
things-category-threat = Zdaj test. Porażka może dotknąć każdego bohatera w lokacji.
things-category-influence = Działa aż do wykonania: na właściciela, a wspólne na wszystkich.

things-timing-hero = Zagrywana we własnej fazie bohatera.
things-timing-dungeonlord = Zagrywana we własnej fazie Władcy Podziemi.
things-timing-response = Zagrywa ją broniący się, przed rzutami.
things-timing-anytime = Zagrywana w każdej turze, własnej lub cudzej.
things-duration-permanent = Leży odkryta i działa, dopóki coś jej nie usunie.
things-duration-instant = Działa raz i zostaje odrzucona.
things-duration-attachment = Leży pod inną kartą i działa, dopóki tamta jest w grze.
things-duration-monster = Walczy, a jeśli przetrwa, wraca na rękę albo do leża.

things-sign-melee = Oręż
things-sign-magic = Magia
things-sign-speed = Szybkość
things-sign-health = Zdrowie
things-sign-points = Punkty akcji
things-sign-glory = Chwała
things-sign-peril = Groza

things-mark-blocked = Zablokowane wyjście, B
    .about = Wyjście tędy wymaga testu. Porażka kosztuje punkt akcji, ale wyjście jest potem otwarte.
things-mark-trapped = Wyjście z pułapką, T
    .about = Wyjście tędy wymaga testu. Porażka to 1 rana, ale i tak idziesz.
things-mark-danger = Niebezpieczeństwo
    .about = Karty pułapek są tu trudniejsze, o liczbę obok.
things-mark-spikes = Kolce
    .about = Po wejściu zdaj test albo odnieś 1 ranę.
things-mark-pit = Zapadnia
    .about = Po wejściu zdaj test albo upadnij.

## The company: who plays by itself, from the gentlest to the strongest

company-level-1 = Jory
    .line = Pierwszy raz pod ziemią: jedno zadanie, jedna próba na turę, a karty zostają na ręce.
company-level-2 = Mirna
    .line = Zadanie po zadaniu; wysyła potwory, a o innych kartach zapomina.
company-level-3 = Torben
    .line = Najpierw kończy jedno zadanie; jako Władca Podziemi wydaje z głową.
company-level-4 = Elska
    .line = Ma na oku wszystkie zadania i bierze to, które się opłaci.
company-level-5 = Agata
    .line = Pięćdziesiąt lat przy tym stole: rozważa wiele tur, zanim położy kartę.

## Zadania

puzzle-dungeon = Jedna odpowiedź jest tu wyraźnie lepsza od innych na drodze do zwycięstwa. Która?

## Z czego składają się szanse

term-base = początek gry
term-won = koniec gry
term-quests = wykonane zadania
term-aims = zadania w zasięgu ręki
term-health = zdrowie bohaterów
term-level = poziomy bohaterów
term-glory = chwała
term-peril = groza
term-gear = skarby, cechy i plagi
term-lair = potwory w leżach
term-hand = karty na ręce
term-turn = czyja jest tura
