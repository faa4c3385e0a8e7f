import type { Translation } from '../translation.ts';

export const sweatshirts: Translation['products'] = {
	'Bluza Poranek': {
		name: 'Sweatshirt Poranek',
		lead: 'Ein klassisches Sweatshirt mit rundem Ausschnitt und eingesetztem Dreieck.',
		story:
			'Das Dreieck am Hals saugte früher den Schweiß der Boxer auf; bei uns ist es aus Sympathie da. Raglanärmel geben Bewegungsfreiheit, das Bündchen endet auf der Hüfte. Dazu gibt es die Hose Niedziela, gefärbt im selben Bad.',
	},
	'Bluza z kapturem Zaspa': {
		name: 'Hoodie Zaspa',
		lead: 'Ein warmes Sweatshirt mit doppelter Kapuze und Kängurutasche.',
		story:
			'Die Kapuze hat zwei Lagen, deshalb steht sie, statt zu hängen. Die Kordel haben wir durch ein flaches Baumwollband ersetzt, das Kinder nicht herausziehen und die Waschmaschine nicht verknotet.',
	},
	'Bluza krótka Echo': {
		name: 'Kurzes Sweatshirt Echo',
		lead: 'Ein kurzes Sweatshirt mit weiten Ärmeln, für Hosen mit hohem Bund.',
		story:
			'Geschnitten wie ein Quadrat, ohne Bündchen am Saum; die Kante ist einfach umgenäht. So steht Echo an der Taille ein wenig ab und lässt Luft durch.',
	},
	'Bluza rozpinana Przełęcz': {
		name: 'Sweatjacke Przełęcz',
		lead: 'Eine Sweatjacke mit Zweiwegereißverschluss, Kapuze und Reißverschlusstaschen.',
		story:
			'Auf dem Wanderweg trägst du sie unter der Jacke, in der Stadt unter dem Mantel, nach dem Training allein. Die Taschen lassen sich schließen, so bleiben die Schlüssel nicht auf der Bank liegen. Der Reißverschluss ist von YKK, mit schwerem Metallschieber.',
	},
	'Bluza z haftem Czapla': {
		name: 'Sweatshirt mit Stickerei Czapla',
		lead: 'Ein Sweatshirt mit einem kleinen Reiher, über dem Herzen gestickt.',
		story:
			'Den Vogel hat Hania gezeichnet, nach einer Woche an den Teichen von Milicz. Die Stickerei ist dicht und weich und von innen hinterlegt, damit sie nicht kratzt.',
	},
	'Bluza w bloki Kontrast': {
		name: 'Colourblock-Sweatshirt Kontrast',
		lead: 'Zwei Farben, eine waagerechte Naht und keine Aufschrift.',
		story:
			'Die Blöcke kombinieren wir aus dem, was von anderen Sweatshirts übrig bleibt, deshalb ist jede Serie klein und ein wenig anders. Die Naht verläuft auf Höhe des Ellbogens und trifft genau die Linie am Ärmel.',
	},
};
