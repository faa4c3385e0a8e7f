import type { Translation } from '../translation.ts';

export const jackets: Translation['products'] = {
	'Kurtka woskowana Puszcza': {
		name: 'Wachsjacke Puszcza',
		lead: 'Eine gewachste Jacke mit vier Taschen und Cordkragen.',
		story:
			'Zum Pilzesammeln, bei Regen, beim Parkrun als Publikum. Die unteren Taschen haben Balg und Abflussösen, die oberen sind mit warmem Flanell gefüttert. Der Reißverschluss läuft in beide Richtungen, so lässt sich im Auto und auf dem Rad nur der untere Teil öffnen.',
	},
	'Kurtka jeansowa San': {
		name: 'Jeansjacke San',
		lead: 'Eine kurze Jeansjacke mit geradem Rücken.',
		story:
			'Von der klassischen unterscheidet sie eines: Sie wird nach unten nicht schmaler, darum passt ein Hoodie darunter. Messingknöpfe, rostrote Nähte und ein Kragen, der sich aufstellen lässt.',
	},
	'Kurtka pikowana Przepiórka': {
		name: 'Steppjacke Przepiórka',
		lead: 'Eine leichte, kragenlose Steppjacke für die Übergangszeit und unter dem Mantel.',
		story:
			'Im April trägst du sie allein, im Januar als Innenjacke; deshalb hat sie keinen Kragen und schmale Ärmel. Die Kanten haben wir mit Cord eingefasst.',
	},
	'Parka Biebrza': {
		name: 'Parka Biebrza',
		lead: 'Ein warmer Parka mit herausnehmbarem Innenfutter für drei Jahreszeiten.',
		story:
			'Im Herbst knöpfst du das Futter heraus, im Dezember wieder hinein, im März trägst du es allein. Die Taille reguliert eine Kordel im Tunnel, die Kapuze hat einen verstärkten Schirm. Bündchen in den Ärmeln halten die Wärme, und die beiden Brusttaschen sitzen so, dass die Hände von selbst hineinfinden.',
	},
	'Kurtka sztruksowa Owczarnia': {
		name: 'Cordjacke Owczarnia',
		lead: 'Eine Cordjacke mit Baumwollteddy gefüttert.',
		story:
			'Der Teddy sitzt im Rumpf und am Kragen; die Ärmel haben ein glattes Futter, damit du leicht hineinkommst. Geschlossen wird sie mit großen Knöpfen aus Kokosnuss. Sie mag karierte Schals und Jeans, die schon ein paar Jahre hinter sich haben.',
	},
	'Kurtka robocza Warsztat': {
		name: 'Arbeitsjacke Warsztat',
		lead: 'Eine gerade Arbeitsjacke mit drei aufgesetzten Taschen.',
		story:
			'Hundert Jahre lang trugen französische Arbeiter solche blauen Jacken, dann übernahmen sie Maler und Architekten. Unsere ist etwas kürzer, die Ärmel sind schmaler. In die Brusttasche passt ein Notizbuch, in die unteren der ganze Einkauf vom Gemüsestand.',
	},
	'Kamizelka ocieplana Skowronek': {
		name: 'Steppweste Skowronek',
		lead: 'Eine gesteppte Weste mit Stehkragen, fürs Rad und für den Markt.',
		story:
			'Die Hände frei, der Rücken warm. Der Stehkragen reicht bis ans Kinn und ist innen mit weichem Flanell belegt, die Bündchen an den Seiten lassen keine Wärme entwischen.',
	},
};
