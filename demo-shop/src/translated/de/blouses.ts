import type { Translation } from '../translation.ts';

export const blouses: Translation['products'] = {
	'Bluzka muślinowa Piwonia': {
		name: 'Musselinbluse Piwonia',
		lead: 'Eine leichte Bluse mit bauschigen Ärmeln und gebundenem Ausschnitt.',
		story:
			'Piwonia hat ihr Volumen da, wo du es erwartest: in den Ärmeln. Der Rest ist gerade und locker und endet genau am Hosenbund. Am schönsten zu etwas Schlichtem, zu geraden Jeans zum Beispiel oder einem Leinenrock.',
	},
	'Bluzka wiskozowa Mgiełka': {
		name: 'Viskosebluse Mgiełka',
		lead: 'Eine Bluse mit Punkten, klein wie Pfefferkörner, und einem Band am Hals.',
		story:
			'Das Band wird zur Schleife, einmal geschlungen zum Halstuch, oder es hängt einfach herab. Die langen Ärmel laufen in schmale Manschetten. Unter dem Blazer trägt Mgiełka nicht auf, über dem Bund getragen wirkt sie lässiger.',
	},
	'Bluzka lniana Ostoja': {
		name: 'Leinenbluse Ostoja',
		lead: 'Eine kastige Leinenbluse mit kurzen Ärmeln und Knöpfen im Rücken.',
		story:
			'Vorn glatt wie ein Blatt Papier, hinten fünf Perlmuttknöpfe. Du kannst sie umdrehen und als kurzes Jäckchen tragen, das machen viele von uns. Die Länge ist auf einen hohen Bund berechnet: Zwischen Bluse und Rock bleibt keine Lücke.',
	},
	'Bluzka z haftem Cepelia': {
		name: 'Stickbluse Cepelia',
		lead: 'Eine Bluse mit Maschinenstickerei nach Mustern aus Opoczno.',
		story:
			'Das Motiv fanden wir in der Sammlung eines Museums und reduzierten es auf drei Blüten, die sich über die Passe ziehen. Gestickt wird es in Łowicz, seit unserem ersten Tag in derselben kleinen Werkstatt. Am besten zu Jeans, damit es nicht nach Volksfest aussieht.',
	},
	'Bluzka satynowa Perła': {
		name: 'Satinbluse Perła',
		lead: 'Eine glatte Bluse mit U-Boot-Ausschnitt, die du genauso gut verkehrt herum trägst.',
		story:
			'Zwei Ausschnitte stehen zur Wahl: auf der einen Seite das ruhige U-Boot, auf der anderen ein tieferes V. Die Dreiviertelärmel lassen Uhr und Armreifen frei.',
	},
	'Bluzka z falbanką Jutrzenka': {
		name: 'Rüschenbluse Jutrzenka',
		lead: 'Eine gestreifte Baumwollbluse mit Rüsche am Stehkragen.',
		story:
			'Die Rüsche ist schmal und fest, darum wirkt sie weniger romantisch als würdevoll, wie die Halskrause auf einem alten Porträt. Die Manschetten haben dieselbe Höhe und dieselbe Kante. Unter einem Pullover mit V-Ausschnitt sieht man das Beste von ihr.',
	},
	'Tunika lniana Grzęda': {
		name: 'Leinentunika Grzęda',
		lead: 'Eine lange Leinentunika mit Taschen, für Leggings, Gartenarbeit und Malerei.',
		story:
			'Sie reicht über den Po, hat Schlitze an den Seiten und Taschen, die so tief sitzen, dass die Hände von selbst hineinfallen. Jemand im Atelier nannte sie die Glücksschürze, und da ist etwas dran.',
	},
};
