import type { Translation } from '../translation.ts';

/** Answers are HTML. */
export const faq: Translation['faq'] = [
	{
		title: 'Bestellung und Zahlung',
		items: [
			{
				question: 'Brauche ich ein Konto, um etwas zu kaufen?',
				answer:
					'<p>Nein. Eine E-Mail-Adresse und die Lieferadresse genügen. Ein Konto ist praktisch, wenn du Bestellungen verfolgen oder deine Wunschliste auf mehreren Geräten haben möchtest.</p>',
			},
			{
				question: 'Wie kann ich bezahlen?',
				answer:
					'<p>Per Sofortzahlung (Online-Überweisung, BLIK, Karte), per Überweisung auf unser Konto oder per Nachnahme beim Kurier. Für die Nachnahme berechnen wir nichts extra.</p>',
			},
			{
				question: 'Kann ich eine Bestellung nachträglich ändern?',
				answer:
					'<p>Ja, solange das Paket nicht gepackt ist. Ruf an oder schreib uns und nenn die Bestellnummer; am einfachsten lassen sich Größe und Adresse ändern.</p>',
			},
			{
				question: 'Stellt ihr Rechnungen aus?',
				answer:
					'<p>Ja. Gib bei der Bestellung deine Steuernummer an, die Rechnung lädst du von der Bestellseite herunter.</p>',
			},
			{
				question: 'Woher weiß ich, dass ein Angebot echt ist?',
				answer:
					'<p>Neben jedem reduzierten Preis zeigen wir den niedrigsten Preis der letzten 30 Tage vor der Senkung. Liegt er kaum über dem Angebotspreis, ist die Ersparnis eben klein, und wir tun nicht so, als wäre es anders.</p>',
			},
		],
	},
	{
		title: 'Versand',
		items: [
			{
				question: 'Was kostet der Versand?',
				answer:
					'<p>Der Paketautomat kostet 4,99 €, der DPD-Kurier 5,95 €; ab 90 € ist der Versand kostenlos. Für Geschenkkarten, Schnittmuster und Services fallen keine Versandkosten an.</p>',
			},
			{
				question: 'Wann kommt mein Paket?',
				answer:
					'<p>Bestellungen, die bis 12 Uhr bezahlt sind, verschicken wir am selben Werktag. Danach ist das Paket drei bis fünf Werktage unterwegs.</p>',
			},
			{
				question: 'In welche Länder liefert ihr?',
				answer:
					'<p>Nach Deutschland, Polen und Italien. Wohnst du anderswo und es ist dir sehr wichtig, schreib uns, dann rechnen wir die Kosten für dich aus.</p>',
			},
			{
				question: 'Packt ihr Geschenke ein?',
				answer:
					'<p>Ja, ohne Aufpreis. Schreib „Geschenk“ in die Hinweise zur Bestellung: Wir wickeln alles in Seidenpapier, binden eine Schnur darum und legen keinen Beleg mit Preis bei; den schicken wir per E-Mail.</p>',
			},
		],
	},
	{
		title: 'Größen und Passform',
		items: [
			{
				question: 'Ich liege zwischen zwei Größen. Welche soll ich nehmen?',
				answer:
					'<p>Bei weiten Schnitten meist die kleinere, bei engen die größere. In der Produktbeschreibung steht ein Hinweis, in der <a href="/tabela-rozmiarow">Größentabelle</a> stehen die Körpermaße.</p>',
			},
			{
				question: 'Gehen die Sachen beim Waschen ein?',
				answer:
					'<p>Leinen und Baumwolle waschen wir vor dem Verkauf, mehr als ein, zwei Prozent sollten es also nicht sein. Wasch Wolle in kühlem Wasser und trockne sie liegend.</p>',
			},
			{
				question: 'Könnt ihr die Hose vor dem Versand kürzen?',
				answer:
					'<p>Ja. Leg den Service „Hose oder Rock kürzen“ in den Warenkorb und schreib die Länge in die Hinweise zur Bestellung. Auf Wunsch gekürzte Hosen lassen sich nicht mehr zurückgeben.</p>',
			},
			{
				question: 'Meine Größe ist weg. Kommt sie wieder?',
				answer:
					'<p>Meistens ja, wir nähen in kleinen Serien und legen die Größen nach, nach denen ihr fragt. Hinterlass beim Produkt deine E-Mail-Adresse, dann geben wir Bescheid.</p>',
			},
		],
	},
	{
		title: 'Rückgabe und Reklamation',
		items: [
			{
				question: 'Wie lange kann ich etwas zurückgeben?',
				answer:
					'<p>Ab Erhalt des Pakets hast du 14 Tage, um den Widerruf abzuschicken, und danach weitere 14 Tage für die Rücksendung. Einen Grund musst du nicht nennen.</p>',
			},
			{
				question: 'Wer zahlt die Rücksendung?',
				answer:
					'<p>Beim Widerruf du, bei einer Reklamation wir. Die Kosten der Hinsendung erstatten wir, wenn du die ganze Bestellung zurückgibst, bis zur Höhe der günstigsten Versandart.</p>',
			},
			{
				question: 'Wann bekomme ich mein Geld zurück?',
				answer:
					'<p>Spätestens 14 Tage nach Eingang deines Widerrufs, in der Praxis meist zwei oder drei Tage, nachdem das Paket wieder bei uns ist.</p>',
			},
			{
				question: 'In meinem Pullover ist eine Masche gelaufen. Was nun?',
				answer:
					'<p>Schick ihn uns. Pullover von Brzask reparieren wir fünf Jahre lang kostenlos; eine Reklamation muss das nicht sein.</p>',
			},
		],
	},
	{
		title: 'Material und Herstellung',
		items: [
			{
				question: 'Kratzt die Wolle?',
				answer:
					'<p>Extrafeines Merino sollte es nicht. Lambswool und dicke Pullover mit Alpaka können empfindliche Haut ein wenig kitzeln; dann empfehlen wir einen dünnen Rolli darunter.</p>',
			},
			{
				question: 'Wo entsteht eure Kleidung?',
				answer:
					'<p>In Polen: Wir nähen in Łódź, stricken in Bielsko-Biała und Aleksandrów Łódzki und lassen Leder in Kalwaria Zebrzydowska verarbeiten. Mehr dazu unter <a href="/jak-szyjemy">Wie wir nähen</a>.</p>',
			},
			{
				question: 'Habt ihr etwas Veganes?',
				answer:
					'<p>Ja: alles aus Leinen, Baumwolle, Viskose und Lyocell. Wähl das Material im Filter. Wenn Knöpfe aus Perlmutt sind, steht es in der Beschreibung.</p>',
			},
		],
	},
];
