import type { Translation } from '../translation.ts';

export const trousers: Translation['products'] = {
	'Spodnie lniane Żuława': {
		name: 'Leinenhose Żuława',
		lead: 'Eine weite Leinenhose mit Gummizug hinten und glatter Vorderseite.',
		story:
			'Von vorn eine elegante Bundfaltenhose, hinten ein Geheimnis: ein weiches Gummi, das dir den Nachtisch gönnt. Die Beine sind dreißig Zentimeter weit und schwingen wunderbar. Zu flachen Sandalen und zum Blazer aus demselben Leinen.',
	},
	'Spodnie wełniane Marszałek': {
		name: 'Wollhose Marszałek',
		lead: 'Eine Hose mit hohem Bund und einer Bügelfalte, die bleibt, wo sie ist.',
		story:
			'Lang, weit, mit doppelter Bundfalte. Die Bügelfalte steppen wir von innen mit einem feinen Faden, so überlebt sie Reinigung und Regen. Am besten sieht Marszałek aus, wenn sie den Schuh fast ganz bedeckt; deshalb ist sie so lang.',
	},
	'Spodnie z lyocellu Fala': {
		name: 'Lyocellhose Fala',
		lead: 'Eine fließende Hose mit Gummibund, elegant für etwas so Bequemes.',
		story:
			'In Bewegung wirkt sie wie ein langer Rock. Das Gummi ist breit und im Tunnel versteckt: Steck ein Hemd hinein, und niemand ahnt etwas.',
	},
	'Kuloty lniane Kaczeniec': {
		name: 'Leinenculotte Kaczeniec',
		lead: 'Eine weite Hose bis zur halben Wade, einen Schritt vom Rock entfernt.',
		story:
			'Zwei Falten an den Seiten verbergen die Taschen, und die Länge trifft die schmalste Stelle der Wade. Auf dem Rad gerät nichts in die Kette, auf der Treppe trittst du auf nichts.',
	},
	'Spodnie sztruksowe Dolina': {
		name: 'Cordhose Dolina',
		lead: 'Eine weite Cordhose mit hohem Bund und großen aufgesetzten Taschen.',
		story:
			'Siebziger, aber ohne Verkleidung: Das Bein fällt ab der Hüfte gerade, nicht glockig. In die Taschen passt ein Gedichtband. Mit einem engen Rolli sieht Dolina am besten aus, mit einem großen Pullover ist sie am bequemsten.',
	},
	'Spodnie muślinowe Leniwka': {
		name: 'Musselinhose Leniwka',
		lead: 'Eine Hose, die als Pyjama anfing und befördert wurde.',
		story:
			'Kordel im Bund, zwei Taschen, das Bein unten ein klein wenig schmaler. Zu Hause tragen wir sie das halbe Jahr, im Urlaub rund um die Uhr.',
	},
	'Spodnie cygaretki Promenada': {
		name: 'Zigarettenhose Promenada',
		lead: 'Eine schmale, knöchellange Hose, die Ballerinas mag und Turnschuhe auch.',
		story:
			'Den Reißverschluss haben wir an die Seite verlegt, damit der Bauch glatt bleibt. Am Saum sitzt ein kleiner Schlitz, anderthalb Finger hoch, der den Knöchel leichter wirken lässt.',
	},
	'Spodnie chinosy Stokrotka': {
		name: 'Chino Stokrotka',
		lead: 'Gerade Baumwollchinos mit mittlerem Bund, für jeden Tag.',
		story:
			'Am Oberschenkel ist Stokrotka lockerer, unter dem Knie wird sie schmaler, so lässt sie sich hochkrempeln, ohne zum Wulst zu werden. Die schrägen Taschen stehen an der Hüfte nicht ab. Von Montag bis Freitag arbeitet sie mit einem weißen Hemd, am Samstag mit dem Streifenshirt.',
	},
	'Spodnie lniane Ścieżka': {
		name: 'Leinenhose Ścieżka',
		lead: 'Eine gerade Leinenhose mit Bügelfalte, fürs Büro ohne Klimaanlage.',
		story:
			'Der Bund vorn flach, hinten zwei Abnäher und Paspeltaschen: gebaut wie eine Anzughose, aber aus Urlaubsstoff. Die Bügelfalte verschwindet mit der Zeit, dann wird Ścieżka noch angenehmer.',
	},
	'Spodnie wełniane Kancelaria': {
		name: 'Wollhose Kancelaria',
		lead: 'Eine Anzughose mit geradem Bein, passend zum Blazer Kancelaria.',
		story:
			'Das Futter reicht bis zum Knie, so berührt die Wolle den Oberschenkel nicht und beult beim Sitzen nicht aus. Die Länge passt zu Halbschuhen; für Absätze raten wir zur längeren Größe. Du kannst sie einzeln kaufen, gefärbt wird sie trotzdem im selben Bad wie der Blazer.',
	},
	'Legginsy prążkowane Ruta': {
		name: 'Rippenleggings Ruta',
		lead: 'Leggings mit breitem Bund, in denen du das Haus verlassen kannst.',
		story:
			'Sie sind dicker als Sportleggings, glänzen nicht und werden in der Hocke nicht durchsichtig. Der Bund ist zwölf Zentimeter hoch und rollt nicht, denn darin steckt kein Gummi, sondern doppelter Strick.',
	},
	'Spodnie dresowe Niedziela': {
		name: 'Sweathose Niedziela',
		lead: 'Eine Jogginghose ohne Bündchen am Knöchel, mit gesteppter Bügelfalte.',
		story:
			'Gerades Bein und Bügelfalte machen es möglich: In Niedziela kannst du Brötchen holen und zum Treffen ins Café. Die Baumwollkordel im Bund endet in einem Knoten. Mit dem Sweatshirt in derselben Farbe ergibt sie ein Set, mit einem Mantel etwas viel Interessanteres.',
	},
	'Jeansy proste Wisła': {
		name: 'Gerade Jeans Wisła',
		lead: 'Gerade Jeans mit hohem Bund, zu denen wir seit fünf Jahren zurückkehren.',
		story:
			'Der Bund reicht bis zum Nabel, die Hüfte hat etwas Luft, das Bein fällt gerade. Sie formen nicht, heben nicht und machen nicht schlank; sie sitzen einfach gut. Kauf sie etwas eng. Nach einer Woche geben sie eine halbe Größe nach.',
	},
	'Jeansy szerokie Narew': {
		name: 'Weite Jeans Narew',
		lead: 'Weite, bodenlange Jeans mit einer Falte am Bund.',
		story:
			'Die Falte fasst die Weite über der Hüfte, darunter öffnet sich das Bein und bleibt so bis zum Schuh. In Hell wirken sie wie eine Sommerhose, in Dunkel fast wie ein Anzug.',
	},
	'Jeansy wąskie Pilica': {
		name: 'Schmale Jeans Pilica',
		lead: 'Schmal, aber keine Röhre: Du kannst darin in die Hocke gehen.',
		story:
			'Ab dem Knie werden sie enger, am Oberschenkel lassen sie Platz fürs normale Leben. Die Gesäßtaschen haben wir einen Zentimeter zur Mitte gerückt, weil das einfach besser aussieht. Steck sie in die Stiefel, trag sie zu Boots und unter dem langen Pullover.',
	},
	'Jeansy rozkloszowane Dunajec': {
		name: 'Schlagjeans Dunajec',
		lead: 'Schmal an der Hüfte, ausgestellt ab dem Knie.',
		story:
			'Der Schlag ist maßvoll, unten fünfundzwanzig Zentimeter: Die Beine werden länger, das Jahrzehnt bleibt dasselbe. Statt fünf Taschen hat Dunajec vorn zwei eingesetzte.',
	},
	'Ogrodniczki jeansowe Wisłok': {
		name: 'Jeanslatzhose Wisłok',
		lead: 'Eine weite Latzhose mit Messinghaken.',
		story:
			'Auf dem Latz sitzt eine Tasche, geteilt für Bleistift und Telefon, an der Seite eine Schlaufe für den Hammer. Wir wissen nicht, wer sie benutzt, aber ohne sie wäre es keine Latzhose. Die Seiten öffnen sich mit zwei Knöpfen, so kommst du ohne Akrobatik hinein.',
	},
};
