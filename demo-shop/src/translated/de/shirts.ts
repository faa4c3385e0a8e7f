import type { Translation } from '../translation.ts';

export const shirts: Translation['products'] = {
	'Koszula lniana Mela': {
		name: 'Leinenhemd Mela',
		lead: 'Ein weites Leinenhemd mit Brusttasche, ein bisschen von ihm, ein bisschen dein eigenes.',
		story:
			'Die Schultern sind überschnitten, der Rücken ein paar Zentimeter länger und die Manschetten so breit, dass sie sich leicht krempeln lassen. In die Hose stecken wir nur das Vorderteil. Im Sommer ist Mela der Überwurf für den Strand, im Herbst trägst du sie unter der Wollweste.',
	},
	'Koszula z popeliny Alba': {
		name: 'Popelinehemd Alba',
		lead: 'Das weiße Hemd, mit dem wir angefangen haben und mit dem die meisten Kleiderschränke anfangen.',
		story:
			'Wir suchten einen Kragen, der zugeknöpft, offen und über dem Pullover gut aussieht. Dafür brauchten wir elf Prototypen. Alba hat schmale Ärmel und Abnäher nur im Rücken: Vorn liegt sie glatt, und in der Taille gibt sie ein wenig Form.',
	},
	'Koszula flanelowa Bieszczada': {
		name: 'Flanellhemd Bieszczada',
		lead: 'Ein weites Karohemd, in das ein Pullover passt und ein ganzes Wochenende.',
		story:
			'Gedacht ist es als Überhemd: mit zwei Pattentaschen und so viel Platz in den Schultern, dass es über dicken Strick geht. Auf der Lichtung ersetzt es die Jacke, zu Hause den Bademantel.',
	},
	'Koszula w paski Kurier': {
		name: 'Streifenhemd Kurier',
		lead: 'Ein weites Hemd mit feinen Streifen, weißem Kragen und weißen Manschetten.',
		story:
			'Der helle Kragen verneigt sich vor den Herrenhemden der Achtziger, nur die Proportionen sind unsere. Zwei Knöpfe weiter offen wird aus Kurier eine lockere Tunika. Das einfachste Outfit der Welt: Kurier, gerade Jeans und Mokassins.',
	},
	'Koszula sztruksowa Wrzos': {
		name: 'Cordhemd Wrzos',
		lead: 'Dick genug für eine Jacke und weich genug für ein Hemd.',
		story:
			'Es hat Druckknöpfe, damit du es auch mit Handschuhen zubekommst. Außen zwei Taschen, innen eine geheime. Im Oktober genügt Wrzos als Jacke, im Januar passt es gut unter den Mantel.',
	},
	'Koszula satynowa Selene': {
		name: 'Satinhemd Selene',
		lead: 'Ein Hemd, das sich wie Seide anfühlt, ohne die Sorgen mit der Seide.',
		story:
			'Eine verdeckte Leiste versteckt die Knöpfe, das Vorderteil ist eine einzige ruhige Fläche. Die hohen Manschetten mit drei Knöpfchen erinnern ein wenig an ein historisches Kostüm. Zu weiten Wollhosen am Abend, zu Jeans an jedem anderen Tag.',
	},
	'Koszula jeansowa Tama': {
		name: 'Jeanshemd Tama',
		lead: 'Ein klassisches Denimhemd mit Druckknöpfen, aus einer leichteren Sorte unseres Denims.',
		story:
			'An den Seiten kürzer und unten abgerundet, darum sieht Tama auch über der Hose gut aus. Die Nähte steppen wir rostrot, im selben Ton wie bei unseren Jeans. Der Denim wiegt nur acht Unzen: Er ist sofort weich und steht keiner Bewegung im Weg.',
	},
	'Koszula lniana ze stójką Runa': {
		name: 'Leinenhemd mit Stehkragen Runa',
		lead: 'Ein Hemd ohne Umlegekragen, mit halber Knopfleiste und einer kleinen Falte im Rücken.',
		story:
			'Der Stehkragen misst zwei Zentimeter, genau genug, um den Nacken vor der Sonne zu schützen und dem Halstuch nicht im Weg zu sein. Runa wird über den Kopf gezogen. Statt Manschetten hat sie einen Tunnel mit Kordel: über den Ellbogen ziehen und nie wieder krempeln.',
	},
};
