import type { Translation } from '../translation.ts';

export const menTrousers: Translation['products'] = {
	'Chinosy Tramwajarz': {
		name: 'Chino Tramwajarz',
		lead: 'Gerade Chinos mit mittlerem Bund, für den Montag und für den Samstag.',
		story:
			'Sie sind nicht schmal und nicht sackig. Achtzehn Zentimeter misst das Bein am Knöchel, also genug, um es einmal umzuschlagen und nicht dreimal.',
	},
	'Chinosy wąskie Kurator': {
		name: 'Schmale Chino Kurator',
		lead: 'Zulaufende Chinos, die auf der Treppe nicht spannen.',
		story:
			'Mehr Platz am Oberschenkel, weniger an der Wade. Zur Vernissage mit Rolli und Lederschuhen, zur Arbeit mit einem Oxfordhemd.',
	},
	'Spodnie lniane Zalew': {
		name: 'Leinenhose Zalew',
		lead: 'Eine Leinenhose mit Kordel und einem Hosenschlitz wie bei einer richtigen.',
		story:
			'Sie hat Knopf, Reißverschluss und Gürtelschlaufen, dazu Kordel und Gummi hinten: Du wählst, je nachdem, ob es auf die Terrasse geht oder ins Restaurant.',
	},
	'Spodnie wełniane Mecenas': {
		name: 'Wollhose Mecenas',
		lead: 'Eine Anzughose mit einfacher Bundfalte.',
		story:
			'Die Falte gibt Luft beim Hinsetzen, die Bügelfalte läuft von ihr gerade bis zum Schuh. Seitliche Versteller am Bund ersparen dir den Gürtel, besonders nach dem Essen. Mit dem Sakko Mecenas ergibt sie einen Anzug, mit dem Pullover kommt sie genauso gut zurecht.',
	},
	'Spodnie sztruksowe Bacówka': {
		name: 'Cordhose Bacówka',
		lead: 'Eine Cordhose mit geradem Bein, für den Winter ohne lange Unterhosen.',
		story:
			'Die mittlere Rippe ist warm und fein genug fürs Sakko. Im Schritt haben wir einen Keil eingesetzt, den du auf dem Rad schätzen wirst und beim Überklettern von Zäunen.',
	},
	'Jeansy proste Bug': {
		name: 'Gerade Jeans Bug',
		lead: 'Gerade Jeans aus Selvedge-Denim, am Anfang steif wie Pappe.',
		story:
			'Gib ihnen drei Wochen. In dieser Zeit merken sie sich, wie du sitzt, was du in den Taschen trägst und mit welchem Bein du aufs Rad steigst. Danach willst du keine anderen mehr. Vierzehn Unzen, gewebt auf alten, schmalen Stühlen, die Kante mit rotem Faden, das Lederschild ohne Aufschrift.',
	},
	'Jeansy zwężane Noteć': {
		name: 'Zulaufende Jeans Noteć',
		lead: 'Höherer Bund, zulaufendes Bein, Reißverschluss statt Knöpfen.',
		story:
			'Gut für alle mit Radfahrerwaden: Sie spannen nicht und sind trotzdem schmal. Hinten sitzen sie höher, in der Hocke bleibt alles bedeckt.',
	},
	'Joggery Sobota': {
		name: 'Jogger Sobota',
		lead: 'Eine Jogginghose mit Bündchen, in der man dem Paketboten mit Würde die Tür öffnet.',
		story:
			'Schräge Taschen zum Verschließen, zulaufendes Bein, die Kordel nach innen verlegt. Statt eines Aufdrucks gibt es hinten eine kleine Stickerei, Ton in Ton.',
	},
	'Szorty lniane Mierzeja': {
		name: 'Leinenshorts Mierzeja',
		lead: 'Shorts, die über dem Knie enden, mit Gummi und Kordel.',
		story:
			'Sie liegen in jeder Hinsicht zwischen Badehose und Bermudas. Die Gesäßtasche hat einen Knopf, die Seitentaschen sind so tief, dass auf der Liege nichts herausfällt.',
	},
	'Bermudy bawełniane Kajak': {
		name: 'Baumwollbermudas Kajak',
		lead: 'Knielange Chinos mit zwei Taschen zum Zuknöpfen.',
		story:
			'Geschnitten wie unsere Chinos, nur einen halben Meter kürzer. Die flache Tasche am Oberschenkel fasst eine Karte oder ein Telefon; im Kajak bleiben beide trocken, wenn du mit Bedacht paddelst.',
	},
};
