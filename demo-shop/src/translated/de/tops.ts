import type { Translation } from '../translation.ts';

export const tops: Translation['products'] = {
	'T-shirt Podstawa': {
		name: 'T-Shirt Podstawa',
		lead: 'Ein gewöhnliches T-Shirt, an dem wir ungewöhnlich lange gearbeitet haben.',
		story:
			'Nicht zu kurz, nicht zu eng, mit einem Ausschnitt, der das Schlüsselbein zeigt und keinen Zentimeter mehr. Der Ärmel endet da, wo der Arm am schmalsten ist. Nach dreißig Testwäschen haben wir nachgemessen: Es fehlten vier Millimeter.',
	},
	'T-shirt w paski Hel': {
		name: 'Streifenshirt Hel',
		lead: 'Matrosenstreifen auf weichem Jersey, mit U-Boot-Ausschnitt.',
		story:
			'Zehn Millimeter Streifen, zwanzig Millimeter Pause: dieselben Proportionen seit 1858. An den Seiten treffen sie sich auf den Faden genau. Ausschnitt und Ärmelsaum bleiben einfarbig, wie bei den Originalen aus der Bretagne.',
	},
	'T-shirt oversize Mokotów': {
		name: 'Oversize-T-Shirt Mokotów',
		lead: 'Ein großes, schweres T-Shirt mit tief angesetzter Schulter.',
		story:
			'Breiter, aber nicht länger, so wird daraus keine Tunika. Die Ärmel reichen bis zum Ellbogen und stehen fest ab, was zu weiten Hosen die ganze Arbeit macht.',
	},
	'Top lniany Lipiec': {
		name: 'Leinentop Lipiec',
		lead: 'Ein kurzes Leinentop mit breiten Trägern und Knöpfen vorn.',
		story:
			'Passt zu jedem Rock und jeder Hose mit hohem Bund. Die Abnäher unter der Brust formen, ohne einzuengen, und der BH bleibt unsichtbar. Für kühlere Abende wirfst du ein Hemd aus demselben Leinen darüber.',
	},
	'Top prążkowany Aga': {
		name: 'Rippentop Aga',
		lead: 'Ein schlichtes Trägertop, auf dem sich alles andere aufbauen lässt.',
		story:
			'Unter den Blazer, unter den Pullover, unter gar nichts. Der Ausschnitt ist vorn und hinten gleich, und die Armlöcher sind so geschnitten, dass kein BH hervorschaut.',
	},
	'Longsleeve prążkowany Nina': {
		name: 'Ripp-Longsleeve Nina',
		lead: 'Ein dünnes Shirt mit langen Ärmeln, die bis auf die Hand reichen.',
		story:
			'Du ziehst es als erste Schicht an und merkst dann, dass du den Rest nicht brauchst. Die Bündchen sind vier Zentimeter länger und lassen sich umschlagen. Der halbrunde Ausschnitt hat Platz für ein Kettchen und schaut nicht aus dem Pullover heraus.',
	},
	'Golf cienki Brzoza': {
		name: 'Dünner Rolli Brzoza',
		lead: 'Ein Baumwollrolli für unter Kleider, Latzhosen und Blazer.',
		story:
			'Der Kragen reicht bis zur halben Höhe des Halses und muss nicht umgeschlagen werden. Der Stoff ist so dünn, dass er sich unter dem Blazer nicht abzeichnet, und so dicht, dass du ihn allein tragen kannst.',
	},
	'T-shirt z dekoltem w serek Kropla': {
		name: 'V-Shirt Kropla',
		lead: 'Ein weiches T-Shirt mit sanftem V-Ausschnitt.',
		story:
			'Der Ausschnitt endet auf Herzhöhe: Er streckt den Hals und verrät beim Bücken nichts. An den Seiten leicht tailliert, an der Hüfte locker. Kropla bewährt sich in der Kliniktasche, im Flugzeug und im Nachtdienst.',
	},
	'T-shirt z nadrukiem Dmuchawiec': {
		name: 'Printshirt Dmuchawiec',
		lead: 'Ein T-Shirt mit Pusteblumen, gedruckt mit Farbe auf Wasserbasis.',
		story:
			'Die Zeichnung ist einfarbig und kommt in einer Druckerei in Łódź per Siebdruck aufs Shirt, Stück für Stück. Die Farbe zieht in die Baumwolle ein, unter den Fingern spürst du nichts.',
	},
	'Top satynowy Ważka': {
		name: 'Satintop Ważka',
		lead: 'Ein Satintop mit schmalen Trägern und weich fallendem Ausschnitt.',
		story:
			'Das schräg geschnittene Vorderteil fällt in eine einzige weiche Falte. Die Träger sind verstellbar, und der Rücken ist so weit geschlossen, dass ein normaler BH darunterpasst. Tagsüber unter dem offenen Hemd, abends solo.',
	},
	'Body prążkowane Tancerka': {
		name: 'Rippenbody Tancerka',
		lead: 'Ein Body mit kurzen Ärmeln und tiefem Rückenausschnitt.',
		story:
			'Nichts rutscht aus der Hose, nichts wirft Falten unter dem Rock. Im Schritt schließen drei flache Druckknöpfe, der Beinausschnitt ist maßvoll.',
	},
};
