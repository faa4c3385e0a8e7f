import type { Translation } from '../../translation.ts';

/** The lists under the descriptions: details of the design, and how a size turns out. */
export const details: Translation['phrases'] = {
	'Dwie głębokie kieszenie w szwach': 'Zwei tiefe Nahttaschen',
	'Pasek przewlekany przez szew, wiązany z boku': 'Bindeband, durch die Naht geführt und seitlich gebunden',
	'Rozcięcie z tyłu, 22 cm': 'Schlitz hinten, 22 cm',
	'Regulowane szelki, kieszeń na piersi': 'Verstellbare Träger, Brusttasche',
	'14 guzików obciąganych tkaniną': '14 mit Stoff bezogene Knöpfe',
	'Regulowane ramiączka': 'Verstellbare Träger',
	'Rozcięcia po bokach, 12 cm': 'Schlitze an den Seiten, 12 cm',
	'Dekolt z tyłu głębszy niż z przodu': 'Ausschnitt hinten tiefer als vorn',
	'Dwie kieszenie zapinane na guzik': 'Zwei Taschen mit Knopf',
	'Guziki ze skóry garbowanej roślinnie': 'Knöpfe aus pflanzlich gegerbtem Leder',
	'Napy powlekane, dwie kieszenie': 'Überzogene Druckknöpfe, zwei Taschen',
	'Podwójne łokcie, dwie kieszenie z patką': 'Doppelte Ellbogen, zwei Pattentaschen',
	'Kaptur bez sznurków, zgodnie z normą bezpieczeństwa': 'Kapuze ohne Kordeln, wie es die Sicherheitsnorm verlangt',
	'Fartuch przeciwśnieżny, odpinany kaptur': 'Schneefang, abnehmbare Kapuze',
	'Wymiary: 38 × 40 × 14 cm': 'Maße: 38 × 40 × 14 cm',
	'Wymiary: 50 × 42 × 18 cm': 'Maße: 50 × 42 × 18 cm',
	'Mieści laptop 14 cali; wymiary: 40 × 32 × 10 cm': 'Für Laptops bis 14 Zoll; Maße: 40 × 32 × 10 cm',
	'Pojemność 16 litrów': 'Fasst 16 Liter',
	'Szerokość 3 cm': 'Breite 3 cm',
	'Szerokość 1,5 cm': 'Breite 1,5 cm',
	'Szerokość 3,5 cm': 'Breite 3,5 cm',
	'Jeden rozmiar, długość 220 cm': 'Eine Größe, Länge 220 cm',
	'Rozmiar uniwersalny 36–42': 'Einheitsgröße 36–42',
	'Rozmiar uniwersalny 38–42, komplet 3 par': 'Einheitsgröße 38–42, Packung mit 3 Paar',

	'Przylega do ciała; między rozmiarami wybierz większy': 'Liegt am Körper an; zwischen zwei Größen nimm die größere',
	'Krój dopasowany, rozmiarówka standardowa': 'Figurbetonter Schnitt, fällt normal aus',
	'Jeśli lubisz więcej luzu, weź rozmiar większy': 'Wenn du es lockerer magst, nimm eine Größe mehr',
	'Krój z zapasem: możesz śmiało wziąć rozmiar mniejszy':
		'Großzügiger Schnitt: Du kannst ruhig eine Größe kleiner nehmen',
	'Celowo obszerne; weź swój zwykły rozmiar': 'Mit Absicht weit; nimm deine übliche Größe',
	'Luźny krój, przy wahaniu wybierz mniejszy rozmiar': 'Lockerer Schnitt, im Zweifel die kleinere Größe',
	'Rozmiarówka standardowa': 'Fällt normal aus',
	'Weź ten rozmiar, który nosisz na co dzień': 'Nimm die Größe, die du sonst auch trägst',
	'Wymiary każdego rozmiaru znajdziesz w tabeli': 'Die Maße jeder Größe stehen in der Tabelle',
	'Krój na typową figurę; przy szerszych ramionach weź rozmiar większy':
		'Schnitt für eine durchschnittliche Figur; bei breiteren Schultern eine Größe mehr',
	'Wiązanie reguluje obwód o rozmiar w obie strony':
		'Mit dem Band änderst du die Weite um eine Größe in beide Richtungen',
	'Przy pełnym biuście weź rozmiar większy': 'Bei großer Oberweite nimm eine Größe mehr',
	'Rozmiar dobierz do talii': 'Wähl die Größe nach der Taille',
	'Biodra są luźne, liczy się obwód w pasie': 'An der Hüfte locker, es zählt die Taille',
	'Rozmiar dobierz do bioder': 'Wähl die Größe nach der Hüfte',
	'Rozmiar to wzrost dziecka w centymetrach': 'Die Größe ist die Körpergröße des Kindes in Zentimetern',
	'Krój z zapasem na jeden sezon wzrostu': 'Schnitt mit Platz für eine Saison Wachstum',
	'Między rozmiarami wybierz większy, dziecko dorośnie przed praniem':
		'Zwischen zwei Größen nimm die größere, bis zur nächsten Wäsche passt sie',
};
