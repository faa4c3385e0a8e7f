import type { Translation } from '../translation.ts';

export const menOuterwear: Translation['products'] = {
	'Płaszcz wełniany Ratusz': {
		name: 'Wollmantel Ratusz',
		lead: 'Ein Einreiher bis übers Knie, für den Anzug wie für den Hoodie.',
		story:
			'Drei Knöpfe, schmales Revers, Schlitz im Rücken. Das Armloch ist so tief, dass ein Sakko darunterpasst, und ohne Sakko wirkt der Mantel trotzdem nicht zu groß.',
	},
	'Budrysówka Przystań': {
		name: 'Dufflecoat Przystań',
		lead: 'Eine Wolljacke mit Kapuze und Holzknebeln.',
		story:
			'Die Knebel aus Olivenholz hält eine dicke Hanfschnur. Die Taschen sind aufgesetzt und haben Patten, unter die Kapuze passen Kopfhörer. Für die Haltestelle, das Stadion und den Strandspaziergang im Februar.',
	},
	'Marynarka wełniana Mecenas': {
		name: 'Wollsakko Mecenas',
		lead: 'Ein Sakko mit natürlicher Schulter, zum Anzug oder zu Jeans.',
		story:
			'Zwei Knöpfe, zwei Rückenschlitze und Ärmelknöpfe, die sich wirklich öffnen lassen. Statt Polstern liegt in der Schulter eine dünne Lage Watte, so fällt sie, wie der Schöpfer sie gebaut hat.',
	},
	'Marynarka lniana Werandowa': {
		name: 'Leinensakko Werandowa',
		lead: 'Ein ungefüttertes Sommersakko mit aufgesetzten Taschen.',
		story:
			'Nach der ersten Viertelstunde ist es zerknittert, und von da an sieht es gut aus. Die Nähte sind eingefasst, das Ganze wiegt knapp ein halbes Kilo. Hochzeiten im Freien, Prüfungen im Juni, Abende auf der Veranda.',
	},
	'Kurtka woskowana Rewir': {
		name: 'Wachsjacke Rewir',
		lead: 'Eine gewachste Jacke mit Balgtaschen und Cordkragen.',
		story:
			'Gemacht für Regen und für den Hund, der gerade aus dem Wasser kommt. Die großen Taschen haben Einsätze, die du von Hand auswaschen kannst, und darunter verbergen sich zwei weitere, warme.',
	},
	'Parka Suwałki': {
		name: 'Parka Suwałki',
		lead: 'Ein Parka für den polnischen Kältepol.',
		story:
			'Der Name verpflichtet: Wir haben ihn in Suwałki getestet, im Januar, bei minus zweiundzwanzig Grad. Die Kapuze schließt bis auf einen Sehschlitz, die Bündchen sind doppelt. Außen sitzen sieben Taschen. Die achte such im Futter.',
	},
	'Kurtka robocza Majster': {
		name: 'Arbeitsjacke Majster',
		lead: 'Eine Baumwolljacke mit drei Taschen, anstelle eines Sakkos.',
		story:
			'Der Schnitt ist hundert Jahre alt und braucht keine Korrektur. Ergänzt haben wir nur eine Innentasche und eine Schlaufe für die Brille. Hemd und Krawatte fühlen sich darunter so wohl wie ein T-Shirt.',
	},
	'Kurtka jeansowa Drwęca': {
		name: 'Jeansjacke Drwęca',
		lead: 'Eine Jeansjacke vom Typ zwei, mit Falten auf der Brust.',
		story:
			'Die Falten waren früher dazu da, die Jacke weiter zu machen; heute sehen sie einfach gut aus. Die Seitentaschen stammen von uns, denn ohne sie weiß man nicht, wohin mit den Händen.',
	},
	'Kurtka pikowana Gajowy': {
		name: 'Steppjacke Gajowy',
		lead: 'Eine Steppjacke mit Cordkragen.',
		story:
			'Leicht, leise und ordentlich genug für den Weg zur Arbeit. Geschlossen wird sie mit Druckknöpfen, die Seitenschlitze sind praktisch am Steuer und im Sattel.',
	},
};
