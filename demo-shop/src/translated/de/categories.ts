import type { Translation } from '../translation.ts';

export const categories: Translation['categories'] = {
	ona: {
		urlKey: 'damen',
		name: 'Für sie',
		title: 'Damenmode',
		description:
			'Kleidung für Frauen, die guten Stoff schätzen und ihre Ruhe. Leinen, Wolle und Bio-Baumwolle, in Polen genäht.',
	},
	'ona/sukienki': {
		name: 'Kleider',
		title: 'Damenkleider',
		description: 'Von Musselin für den Strand bis Wolle für die Gerichtsverhandlung. Fast alle haben Taschen.',
	},
	'ona/sukienki/mini': {
		name: 'Minikleider',
		description: 'Kurz und bequem, zu Turnschuhen und zu Stiefeln.',
	},
	'ona/sukienki/midi': {
		name: 'Midikleider',
		description: 'Bis zum Knie und darüber: die Länge, in der man arbeiten, tanzen und aufs Rad steigen kann.',
	},
	'ona/sukienki/maxi': {
		name: 'Maxikleider',
		description: 'Bis zum Knöchel und bis zum Boden. Für Hochzeiten, Dünen und lange Abende.',
	},
	'ona/bluzki-i-koszule': {
		name: 'Blusen und Hemden',
		title: 'Damenblusen und -hemden',
		description: 'Popeline, Leinen, Satin und Flanell. Oberteile, die das ganze Jahr über getragen werden.',
	},
	'ona/bluzki-i-koszule/koszule': {
		name: 'Hemden',
		title: 'Damenhemden',
		description: 'Weiß, gestreift und kariert; mit einem Kragen, der keine Stärke braucht.',
	},
	'ona/bluzki-i-koszule/bluzki': {
		name: 'Blusen',
		title: 'Damenblusen',
		description: 'Puffärmel, Schleifen, Stickerei und viel ruhiger, einfarbiger Stoff.',
	},
	'ona/topy-i-t-shirty': {
		name: 'Tops und T-Shirts',
		title: 'Damentops und T-Shirts',
		description: 'Basics aus GOTS-Baumwolle, in dreißig Wäschen geprüft.',
	},
	'ona/swetry': {
		name: 'Strick',
		title: 'Strickmode für Damen',
		description: 'Merino, Alpaka und Lambswool aus einer Familienstrickerei in Bielsko-Biała.',
	},
	'ona/swetry/pulowery': {
		name: 'Pullover',
		title: 'Damenpullover',
		description: 'Zum Überziehen: dünn für unter den Blazer und dick für den Frost.',
	},
	'ona/swetry/golfy': {
		name: 'Rollkragen',
		title: 'Rollkragenpullover für Damen',
		description: 'Weiche Kragen, die nicht kratzen, nicht einmal auf nackter Haut.',
	},
	'ona/swetry/kardigany': {
		name: 'Cardigans',
		title: 'Damencardigans',
		description: 'Geknöpft, offen, kurz und fast schon Mantel.',
	},
	'ona/spodnie': {
		name: 'Hosen',
		title: 'Damenhosen',
		description: 'Weit, gerade und aus Denim, an vier verschiedenen Figuren anprobiert.',
	},
	'ona/spodnie/szerokie': {
		name: 'Weite Hosen',
		title: 'Weite Damenhosen',
		description: 'Beine, die bei jedem Schritt schwingen; aus Leinen, Wolle, Cord und Satin.',
	},
	'ona/spodnie/proste': {
		name: 'Gerade Hosen',
		title: 'Gerade Damenhosen',
		description: 'Chinos, Zigarettenhosen und Anzughosen für alltägliche Aufgaben.',
	},
	'ona/spodnie/jeansy': {
		name: 'Jeans',
		title: 'Damenjeans',
		description: 'Denim ohne Elasthan, der sich seiner Trägerin anpasst.',
	},
	'ona/spodnice': {
		name: 'Röcke',
		title: 'Damenröcke',
		description: 'Als Teller, schräg geschnitten, plissiert und im Hahnentritt. Lang, kurz und genau richtig.',
	},
	'ona/okrycia': {
		name: 'Mäntel und Jacken',
		title: 'Damenmäntel und -jacken',
		description: 'Mäntel, Jacken und Blazer aus einem Betrieb in Łódź, der sich seit vierzig Jahren damit auskennt.',
	},
	'ona/okrycia/plaszcze': {
		name: 'Mäntel',
		title: 'Damenmäntel',
		description: 'Wolle mit Kaschmir für den Winter, Gabardine für den Regen, Leinen für den Sommer.',
	},
	'ona/okrycia/kurtki': {
		name: 'Jacken',
		title: 'Damenjacken',
		description: 'Gewachst, gesteppt, aus Denim und für den Frost. Alle mit Taschen, die funktionieren.',
	},
	'ona/okrycia/marynarki': {
		name: 'Blazer',
		title: 'Damenblazer',
		description: 'Vom klassischen Einknopf bis zum weichen Blazer, der ein Sweatshirt ist.',
	},
	'ona/bluzy': {
		name: 'Sweatshirts',
		title: 'Damensweatshirts',
		description: 'Dicker Sweatstoff, flauschig von innen und ohne große Aufschriften.',
	},
	on: {
		urlKey: 'herren',
		name: 'Für ihn',
		title: 'Herrenmode',
		description: 'Kleidung für Männer, die selten kaufen, dafür gut. Einfache Schnitte und Stoffe, die schön altern.',
	},
	'on/koszule': {
		name: 'Hemden',
		title: 'Herrenhemden',
		description: 'Für die Arbeit, die Hochzeit und das Holzhacken.',
	},
	'on/koszule/lniane': {
		name: 'Leinenhemden',
		title: 'Leinenhemden für Herren',
		description: 'Leicht, luftig und ohne Bügeleisen tragbar.',
	},
	'on/koszule/bawelniane': {
		name: 'Baumwollhemden',
		title: 'Baumwollhemden für Herren',
		description: 'Popeline, Oxford, Flanell und Cord. Für jeden Arbeitstag und fürs Wochenende.',
	},
	'on/t-shirty-i-polo': {
		name: 'T-Shirts und Polos',
		title: 'T-Shirts und Polos für Herren',
		description: 'Dicke Baumwolle, feste Nähte und keine Aufschrift auf der Brust.',
	},
	'on/swetry': {
		name: 'Strick',
		title: 'Strickmode für Herren',
		description: 'Pullover aus Merino und Lambswool, fünf Jahre lang kostenlos repariert.',
	},
	'on/bluzy': {
		name: 'Sweatshirts',
		title: 'Herrensweatshirts',
		description: 'Mit Kapuze, ohne Kapuze, mit Reißverschluss. Schwer und haltbar.',
	},
	'on/spodnie': {
		name: 'Hosen',
		title: 'Herrenhosen',
		description: 'Chinos, Jeans, Cord und Shorts mit Zugabe für Änderungen.',
	},
	'on/okrycia': {
		name: 'Mäntel und Jacken',
		title: 'Herrenmäntel und -jacken',
		description: 'Mäntel, Jacken und Sakkos für polnisches Wetter, also für jedes.',
	},
	dziecko: {
		name: 'Kinder',
		title: 'Kindermode',
		description: 'Weich, robust und mit Platz zum Wachsen. Größen von 98 bis 146.',
	},
	'dziecko/t-shirty': {
		name: 'T-Shirts',
		title: 'Kinder-T-Shirts',
		description: 'Baumwolle ohne kratzende Etiketten und Ausschnitte, durch die ein Kopf passt.',
	},
	'dziecko/bluzy-i-swetry': {
		name: 'Sweatshirts und Strick',
		title: 'Kindersweatshirts und Strick',
		description: 'Für kühle Morgen im Kindergarten und fürs Lagerfeuer.',
	},
	'dziecko/sukienki-i-spodnice': {
		name: 'Kleider und Röcke',
		title: 'Kinderkleider und -röcke',
		description: 'Zum Wirbeln, Klettern und Steinesammeln.',
	},
	'dziecko/spodnie': {
		name: 'Hosen',
		title: 'Kinderhosen',
		description: 'Doppelte Knie, verstellbarer Bund, Beine zum Umschlagen.',
	},
	'dziecko/okrycia': {
		name: 'Mäntel und Jacken',
		title: 'Kinderjacken und -mäntel',
		description: 'Jacken, Mäntel und Capes, in denen man sich kugeln kann.',
	},
	dodatki: {
		name: 'Accessoires',
		description: 'Kleinigkeiten, mit denen die Bekanntschaft mit uns oft beginnt.',
	},
	'dodatki/torby': {
		name: 'Taschen',
		title: 'Taschen und Rucksäcke',
		description: 'Canvas für den Markt, Leder für die Arbeit, Samt fürs Theater.',
	},
	'dodatki/paski': {
		name: 'Gürtel',
		title: 'Gürtel aus Leder und Canvas',
		description: 'Pflanzlich gegerbtes Leder und Messingschnallen aus Kalwaria Zebrzydowska.',
	},
	'dodatki/szale-i-chusty': {
		name: 'Schals und Tücher',
		description: 'Wolle gegen Frost, Leinen gegen Klimaanlagen, Satin zur Zierde.',
	},
	'dodatki/czapki': {
		name: 'Mützen',
		title: 'Mützen und Baskenmützen',
		description: 'Ohne Naht, ohne Kratzen und meist aus Garn, das von Pullovern übrig blieb.',
	},
	'dodatki/skarpetki': {
		name: 'Socken',
		title: 'Socken und Kniestrümpfe',
		description: 'Aus Aleksandrów Łódzki, der Hauptstadt der polnischen Socke.',
	},
	zestawy: {
		name: 'Sets',
		title: 'Sets und Kombinationen',
		description: 'Kombinationen, die wir für dich gelegt haben, und solche, die du selbst zusammenstellst.',
	},
	'wykroje-i-uslugi': {
		name: 'Schnitte und Services',
		description: 'Für alle, die selbst nähen, und für alle, die es lieber uns überlassen.',
	},
	'wykroje-i-uslugi/wykroje': {
		name: 'PDF-Schnittmuster',
		title: 'Schnittmuster als PDF',
		description: 'Unsere Schnitte zum Selbernähen, mit Anleitung und einer Datei für den Drucker zu Hause.',
	},
	'wykroje-i-uslugi/karty-podarunkowe': {
		name: 'Geschenkkarten',
		description: 'Ein Geschenk, das immer die richtige Größe hat. Kommt in wenigen Minuten per E-Mail.',
	},
	'wykroje-i-uslugi/uslugi': {
		name: 'Schneiderservice',
		description: 'Kürzen, Stopfen, Sticken und Maßanfertigung in unserem Atelier in Łódź.',
	},
};
