import type { Translation } from '../translation.ts';

export const skirts: Translation['products'] = {
	'Spódnica lniana Dobrochna': {
		name: 'Leinenrock Dobrochna',
		lead: 'Ein wadenlanger Tellerrock mit Taschen und einem Gummizug, der sich hinten versteckt.',
		story:
			'Drei Meter Leinen im Umfang, und trotzdem trägt er an der Hüfte nicht auf, weil die Kräuselung erst hinten beginnt. Vorn ist Dobrochna glatt und mit Zierknöpfen geschlossen.',
	},
	'Spódnica satynowa Halo': {
		name: 'Satinrock Halo',
		lead: 'Schräg geschnitten, ohne Verschluss, mit flachem Gummibund.',
		story:
			'Halo ist das Einfachste, was wir nähen: zwei Stück Stoff und zwei Nähte. Die ganze Kunst liegt im Winkel, in dem sie zugeschnitten werden. Im Sommer zu T-Shirt und Sandalen, im Winter zu dickem Pullover und Stiefeln. Eigentlich gibt es nichts, wozu man ihn nicht tragen könnte.',
	},
	'Spódnica jeansowa Odra': {
		name: 'Jeansrock Odra',
		lead: 'Ein gerader Midirock aus Denim mit Schlitz vorn.',
		story:
			'Der Schlitz endet über dem Knie, darin kannst du zum Bus rennen. Oben fünf Taschen und Gürtelschlaufen, wie bei ordentlichen Jeans.',
	},
	'Spódnica wełniana w pepitkę Szarotka': {
		name: 'Hahnentrittrock Szarotka',
		lead: 'Ein Wollrock, der übers Knie reicht, mit feinem Hahnentritt.',
		story:
			'Das Muster ist so klein, dass es ein paar Schritte entfernt zu einer Farbe verschmilzt. Die Kellerfalte hinten öffnet sich beim Gehen und verschwindet, wenn du stehst. Am liebsten in Gesellschaft eines schwarzen Rollis und blickdichter Strumpfhosen.',
	},
	'Spódnica plisowana Harfa': {
		name: 'Plisseerock Harfa',
		lead: 'Feine Plissees, ein breiter Bund und viel Bewegung.',
		story:
			'Die Falten legt der letzte Plisseebetrieb von Łódź in Kartonformen, die ein halbes Jahrhundert alt sind. Sie überstehen die Wäsche im Wäschebeutel; zum Trocknen hängst du den Rock am Bund auf.',
	},
	'Spódnica sztruksowa Leśna': {
		name: 'Cordrock Leśna',
		lead: 'Ein kurzer Rock in A-Linie, vorn mit Druckknöpfen.',
		story:
			'Die A-Linie beginnt an der Hüfte statt in der Taille, darum sieht Leśna auch mit eingestecktem Pullover gut aus. Die Taschen sind aufgesetzt, tief und leicht schräg. Zu blickdichten Strumpfhosen und Schnürschuhen, von den ersten Kastanien bis in den März.',
	},
	'Spódnica w kwiaty Warkocz': {
		name: 'Blumenrock Warkocz',
		lead: 'Ein Wickelrock mit kleinen Blumen, an der Seite gebunden.',
		story:
			'Der Überschlag ist breit und geht auch im Wind nicht auf, dafür sorgt ein Knopf auf der Innenseite. Mit dem Band verstellst du den Umfang um bis zu eine Größe in beide Richtungen.',
	},
	'Spódnica aksamitna Bal': {
		name: 'Samtrock Bal',
		lead: 'Ein gerader Samtrock bis zur halben Wade.',
		story:
			'Für den Ball, die Philharmonie und einen gewöhnlichen Dienstag, mit einem schlichten T-Shirt. Verdeckter Reißverschluss an der Seite, sonst keine Zier: Samt mag keine Konkurrenz.',
	},
	'Spódnica dzianinowa Sarna': {
		name: 'Strickrock Sarna',
		lead: 'Ein gerippter Merinorock, passend zum Pullover.',
		story:
			'Warm, elastisch und leise: Er lädt sich nicht auf und rutscht an der Strumpfhose nicht hoch. Das Gummi ist in den Strick eingearbeitet, im Bund entsteht kein Wulst. Mit dem Pullover Turnia im selben Ton wirkt Sarna wie ein Kleid.',
	},
};
