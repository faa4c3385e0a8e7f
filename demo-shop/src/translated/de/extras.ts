import type { Translation } from '../translation.ts';

export const extras: Translation['products'] = {
	'Wykrój PDF: sukienka Jagna': {
		name: 'PDF-Schnittmuster: Kleid Jagna',
		lead: 'Unser beliebtestes Kleid zum Selbernähen, in den Größen 34 bis 48.',
		story:
			'Jagna hat weder Reißverschluss noch Abnäher und eignet sich deshalb gut als erstes Kleid. Die größte Hürde sind die Nahttaschen, denen wir vier Seiten Zeichnungen widmen. Jede Größe liegt auf einer eigenen Ebene: Du druckst nur deine Linie, ohne Farbgewirr.',
	},
	'Wykrój PDF: koszula Wit': {
		name: 'PDF-Schnittmuster: Hemd Wit',
		lead: 'Ein Herrenhemd mit Kragensteg, Manschetten und Passe.',
		story:
			'Den Kragen erklären wir in sechzehn Schritten mit Fotos, denn an ihm geben die meisten auf. Der Rest ist einfacher, als er aussieht: Seitennähte, flach eingesetzte Ärmel, schmaler Saum. Größen S bis 3XL und zwei Ärmellängen.',
	},
	'Wykrój PDF: kimono Wieczornica': {
		name: 'PDF-Schnittmuster: Kimono Wieczornica',
		lead: 'Ein Hauskimono aus drei Rechtecken und einem Gürtel.',
		story:
			'Er entstand aus der Form unseres Mantels, nur ohne Futter und Einlage. An einem Abend ist er genäht, aus Leinen, Flanell oder einem alten Vorhang. Die Nähte fasst ein Schrägband ein; wir zeigen, wie du es aus Resten selbst machst.',
	},
	'Wykrój PDF: ogrodniczki dziecięce Pomidor': {
		name: 'PDF-Schnittmuster: Kinderlatzhose Pomidor',
		lead: 'Eine Latzhose in den Größen 86 bis 128, mit einer Tasche für Steine.',
		story:
			'Gut, um Hosen zu verwerten, aus denen ein Erwachsener in die Breite herausgewachsen ist: Ein Paar Jeans ergibt einen Pomidor. Auf dem Schnitt ist eingezeichnet, wie du die alten Nähte umgehst. Statt Knöpfen gehen auch Schnallen, beide Varianten sind beschrieben.',
	},
	'Wykrój PDF: torba Targ': {
		name: 'PDF-Schnittmuster: Tasche Targ',
		lead: 'Eine geräumige Tasche mit doppeltem Boden, für einen Nachmittag an der Maschine.',
		story:
			'Unsere kürzeste Anleitung und ein guter Grund, Omas Nähmaschine zu entstauben. Du brauchst einen Meter festen Canvas, eine Jeansnadel und zwei Stunden. In der Datei steckt auch eine kleinere Version, fürs Pausenbrot.',
	},
	'Wykrój PDF: spódnica Halo': {
		name: 'PDF-Schnittmuster: Rock Halo',
		lead: 'Ein schräg geschnittener Rock mit Gummibund, in den Größen 34 bis 50.',
		story:
			'Zwei Teile, zwei Nähte und eine wichtige Regel: Lass ihn nach dem Zuschneiden einen Tag lang auf dem Bügel hängen. Wir erklären, warum, und was hilft, wenn dir der Stoff unter dem Füßchen davonläuft. Er gelingt aus Satin, Viskose und dünnem Leinen; fürs erste Mal nimm Leinen, es verzeiht am meisten.',
	},
	'Elektroniczna karta podarunkowa 100 zł': {
		name: 'Elektronische Geschenkkarte 25 €',
		lead: 'Eine Karte für ein kleines Geschenk, das trotzdem sitzt.',
		story:
			'Für fünfundzwanzig Euro gibt es bei uns drei Paar Socken, ein Musselintuch oder einen Beitrag zum Pullover. Wer sie bekommt, entscheidet selbst, und du musst nicht nach der Größe fragen. Sie kommt wenige Minuten nach Zahlungseingang per E-Mail: mit dem Code und deiner Widmung, wenn du eine schreibst.',
	},
	'Elektroniczna karta podarunkowa 200 zł': {
		name: 'Elektronische Geschenkkarte 45 €',
		lead: 'Eine Karte für eine Leinenbluse, ein gutes T-Shirt mit Mütze oder etwas ganz anderes.',
		story:
			'Fünfundvierzig Euro sind unser meistgekaufter Betrag: zum Namenstag, für die Lehrerin, als Dank fürs Blumengießen. Sie kommt zu dir, und du überreichst sie oder leitest sie weiter, wann du willst. Sie gilt für mehrere Bestellungen, bis das Guthaben aufgebraucht ist.',
	},
	'Elektroniczna karta podarunkowa 300 zł': {
		name: 'Elektronische Geschenkkarte 70 €',
		lead: 'Eine Karte, die für ein Kleid reicht oder für eine ordentliche Hose.',
		story:
			'Ein paar eigene Worte schreibst du ins Widmungsfeld. Wird der Einkauf teurer, lässt sich die Differenz mit jeder Zahlungsart begleichen.',
	},
	'Elektroniczna karta podarunkowa 500 zł': {
		name: 'Elektronische Geschenkkarte 120 €',
		lead: 'Eine Karte für einen großen Pullover, für einen halben Mantel, für einen ganz neuen Anfang.',
		story:
			'Meist wird für sie zusammengelegt: die Geschwister zu Mamas Sechzigstem, das Büro zum Ruhestand. Das Widmungsfeld fasst dreihundert Zeichen und sogar vierzehn Unterschriften. Der Code enthält keine Großbuchstaben, die Ziffern ähneln, du kannst ihn am Telefon diktieren.',
	},
	'Skrócenie spodni lub spódnicy': {
		name: 'Hose oder Rock kürzen',
		lead: 'Wir kürzen Hosenbeine und Säume, auch an Stücken, die du woanders gekauft hast.',
		story:
			'Schreib uns die gewünschte Länge, an der Innennaht gemessen, in die Hinweise zur Bestellung oder leg eine Hose bei, die gut sitzt. Jeans säumen wir auf Wunsch mit der Originalkante. Neues von uns kürzen wir noch vor dem Versand, wenn du die Leistung zur selben Bestellung gibst.',
	},
	'Zwężenie lub poszerzenie w talii': {
		name: 'In der Taille enger oder weiter machen',
		lead: 'Wir passen Kleider, Hosen und Blazer um eine Größe nach oben oder unten an.',
		story:
			'In den meisten unserer Stücke lassen wir dafür Nahtzugabe. Die Schneiderin schätzt, wie viel zu gewinnen ist, und ruft an, bevor sie etwas auftrennt. Geht es nicht, bekommst du dein Geld zurück und wir schicken das Stück auf unsere Kosten zurück.',
	},
	'Artystyczne cerowanie swetra': {
		name: 'Pullover kunstvoll stopfen',
		lead: 'Wir stopfen Motten, Nägel und Ellbogen: unsichtbar oder gerade sehr sichtbar.',
		story:
			'Beim unsichtbaren Stopfen suchen wir das passende Garn und bilden die Maschen mit der Häkelnadel nach. Beim sichtbaren wählst du eine Kontrastfarbe, und das Loch wird zur Blume, zum Kreuzchen oder zum kleinen Mond. Pullover von Brzask reparieren wir kostenlos; diese Leistung ist für alle anderen.',
	},
	'Haft inicjałów': {
		name: 'Initialen sticken',
		lead: 'Zwei oder drei Buchstaben auf Manschette, Tasche oder Nacken.',
		story:
			'Wir sticken von Hand im Kordelstich, die Buchstaben sind acht Millimeter hoch. Das Garn wählen wir Ton in Ton, sofern du keinen Kontrast wünschst. Bestickte Stücke entstehen nach deinem Auftrag und lassen sich deshalb nicht zurückgeben.',
	},
	'Szycie na miarę: pierwsza konsultacja': {
		name: 'Maßanfertigung: erstes Beratungsgespräch',
		lead: 'Eine Stunde mit der Schnittmacherin, im Atelier in Łódź oder per Video.',
		story:
			'Wir nehmen an zwanzig Stellen Maß, sehen uns Stoffproben an und sprechen darüber, wo und wie du das Stück tragen willst. Danach bekommst du Zeichnung, Preis und Termin. Entscheidest du dich fürs Nähen, rechnen wir die Gebühr vollständig an.',
	},
};
