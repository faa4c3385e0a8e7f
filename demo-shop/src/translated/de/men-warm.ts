import type { Translation } from '../translation.ts';

export const menWarm: Translation['products'] = {
	'Sweter z merynosa Krywań': {
		name: 'Merinopullover Krywań',
		lead: 'Ein dünner Pullover unter dem Sakko und unter der Skijacke.',
		story:
			'Der runde Ausschnitt ist so eng, dass der Hemdkragen nicht von selbst herausrutscht. Die Bündchen sind acht Zentimeter lang und bleiben da, wo du sie hinschiebst.',
	},
	'Sweter rybacki Jastarnia': {
		name: 'Fischerpullover Jastarnia',
		lead: 'Ein dicker Zopfpullover, schwer und winddicht.',
		story:
			'Das Muster verbindet Tau, Netz und Leiter; an solchen Mustern erkannte man früher, aus welchem Dorf ein Fischer kam. Unserer kommt aus keinem, wärmt aber wie die alten. Für Deck, Piste und die erste Nacht im unbeheizten Ferienhaus.',
	},
	'Golf z merynosa Rohacz': {
		name: 'Merinorolli Rohacz',
		lead: 'Ein Rolli, der Hemd und Krawatte ersetzt.',
		story:
			'Unter dem Sakko sieht er aus wie eine Entscheidung und nicht wie Zufall. Der Kragen ist hoch genug, um ihn einmal umzuschlagen, und locker genug, um einen Kaffee zu trinken.',
	},
	'Kardigan Profesor': {
		name: 'Cardigan Profesor',
		lead: 'Ein Cardigan mit Schalkragen und Taschen für die Brille.',
		story:
			'Vier Lederknöpfe, der fünfte ist als Ersatz innen angenäht. Den Kragen stellst du auf, wenn es vom Fenster her zieht, und in die Taschen passt die Pfeife, die keiner mehr raucht.',
	},
	'Sweter z zamkiem Halny': {
		name: 'Troyer Halny',
		lead: 'Ein Pullover mit kurzem Reißverschluss und Stehkragen gegen den Wind.',
		story:
			'Bis zum Kinn geschlossen ersetzt er den Schal, offen zeigt er das T-Shirt. Am Metallschieber hängt ein Lederzipfel, den du auch mit Handschuhen findest. Der Schnitt ist schlicht genug für die Weste darüber.',
	},
	'Sweter w jodełkę Kłos': {
		name: 'Fischgrätpullover Kłos',
		lead: 'Ein Pullover im feinen Fischgrät aus zwei Garntönen.',
		story:
			'Aus zwei Metern Entfernung glatt, von Nahem voll kleiner Ähren. Die Schultern sind leicht überschnitten, der Saum schließt gerade mit dem Bündchen ab, ohne Überraschungen.',
	},
	'Sweter bawełniany Molo': {
		name: 'Baumwollpullover Molo',
		lead: 'Ein gestreifter Baumwollpullover für kühle Sommerabende.',
		story:
			'Kratzt nicht, wärmt nicht zu sehr und tut im Wind, was er soll. Die Ärmel enden in schmalen Bündchen: Schieb sie bis zum Ellbogen und hol den Ball aus dem Wasser.',
	},
	'Bezrękawnik Aptekarz': {
		name: 'Pullunder Aptekarz',
		lead: 'Eine Merinoweste fürs Hemd, mit Krawatte oder ohne.',
		story:
			'Der V-Ausschnitt endet da, wo der zweite Hemdknopf beginnt. Die Armlöcher fasst ein schmales Bündchen, das nicht absteht, wenn du etwas vom obersten Regal holst.',
	},
	'Bluza Fundament': {
		name: 'Sweatshirt Fundament',
		lead: 'Ein Sweatshirt ohne Kapuze und ohne Aufschrift.',
		story:
			'Raglanärmel, ein Dreieck am Hals und sieben Zentimeter hohe Bündchen. Fundament sitzt nah genug, um unter die Jeansjacke zu passen, und locker genug, um im Zug darin zu schlafen.',
	},
	'Bluza z kapturem Zmierzch': {
		name: 'Hoodie Zmierzch',
		lead: 'Ein warmer Hoodie mit einer Tasche, in der sich beide Hände treffen.',
		story:
			'Die Kapuze ist aus drei Teilen geschnitten, darum liegt sie am Kopf an und verdeckt nicht die Augen. Sie hat keine Kordel, also gibt es nichts zu verlieren und nichts zu kauen. Im November ersetzt Zmierzch die Jacke, wenn du schnell gehst.',
	},
	'Bluza rozpinana Bieg': {
		name: 'Sweatjacke Bieg',
		lead: 'Eine Sweatjacke mit hohem Stehkragen unter der Kapuze.',
		story:
			'Der Kragen schützt den Hals auch dann, wenn die Kapuze auf dem Rücken liegt. Die Taschen haben Reißverschlüsse, in der linken steckt noch eine kleine für Karte und Schlüssel.',
	},
	'Bluza ze stójką Stocznia': {
		name: 'Sweatshirt mit Stehkragen Stocznia',
		lead: 'Kurzer Reißverschluss, Stehkragen und eine Brusttasche.',
		story:
			'Vorbild sind die Pullover der Werftarbeiter aus den Siebzigern; Adam hatte einen seinem Nachbarn abgekauft und trug ihn, bis er durchgescheuert war. Wir haben ihn kopiert, bevor er zerfiel.',
	},
};
