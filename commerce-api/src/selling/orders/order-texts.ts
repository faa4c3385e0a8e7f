import type { Language } from '../../platform/store-views.ts';

const POLISH = {
	subject: (number: string) => `Potwierdzenie zamówienia ${number}`,
	thanks: (name: string) => `Dziękujemy za zakupy, ${name}!`,
	body: (number: string) => `Przyjęliśmy zamówienie ${number}. Oto jego podsumowanie:`,
	payLater: 'Zamówienie wyślemy, gdy tylko otrzymamy płatność.',
	payUntil: (until: string) =>
		`Zamówienie wyślemy, gdy tylko otrzymamy płatność. Czekamy na nią do: ${until}. Potem zamówienie wygasa.`,
	payOnDelivery: 'Zapłacisz przy odbiorze.',
	notShipped: {
		payLater: 'Zamówienie zrealizujemy, gdy tylko otrzymamy płatność.',
		payUntil: (until: string) =>
			`Zamówienie zrealizujemy, gdy tylko otrzymamy płatność. Czekamy na nią do: ${until}. Potem zamówienie wygasa.`,
	},
	files:
		'Pliki udostępnimy od razu po opłaceniu, o co prosisz w zamówieniu. Po pobraniu pliku nie można odstąpić od umowy o jego dostarczenie.',
	paid: 'Zamówienie jest opłacone.',
	discount: 'Rabat',
	delivery: 'Dostawa',
	total: 'Razem',
	giftCard: 'Karta podarunkowa',
	due: 'Pozostało do zapłaty',
	payment: 'Płatność',
	tax: (percent: number) => `w tym VAT ${percent}%`,
	address: 'Adres dostawy',
	invoice: 'Dane do faktury',
	deliveryComment: 'Uwagi dla kuriera',
	orderComment: 'Uwagi do zamówienia',
	collectAt: 'Salon',
	collect: (until: string) =>
		`Rzeczy czekają w tym salonie do: ${until}. Weź ze sobą numer zamówienia albo ten e-mail.`,
	collectEnds: 'Po tym terminie rezerwacja wygasa.',
	next: 'Pakujemy zwykle tego samego lub następnego dnia roboczego. Gdy kurier odbierze paczkę, wyślemy numer do jej śledzenia.',
	review: (url: string) => `Gdy już przymierzysz, możesz wszystko ocenić, przez 90 dni: ${url}`,
	terms: (url: string) => `Regulamin, na którym opiera się zamówienie: ${url}`,
	withdrawal: (url: string) => `Jak odstąpić od umowy w ciągu 14 dni i złożyć reklamację: ${url}`,
	action: 'Zobacz zamówienie',
};

export type OrderTexts = typeof POLISH;

export const ORDER_TEXTS: Record<Language, OrderTexts> = {
	pl: POLISH,
	de: {
		subject: (number) => `Deine Bestellung ${number}`,
		thanks: (name) => `Vielen Dank für deine Bestellung, ${name}!`,
		body: (number) => `Wir haben deine Bestellung ${number} erhalten. Hier ist die Übersicht:`,
		payLater: 'Wir versenden sie, sobald deine Zahlung eingegangen ist.',
		payUntil: (until) =>
			`Wir versenden sie, sobald deine Zahlung eingegangen ist. Wir warten bis ${until} darauf, dann verfällt die Bestellung.`,
		payOnDelivery: 'Du zahlst bei der Lieferung.',
		notShipped: {
			payLater: 'Wir bearbeiten sie, sobald deine Zahlung eingegangen ist.',
			payUntil: (until) =>
				`Wir bearbeiten sie, sobald deine Zahlung eingegangen ist. Wir warten bis ${until} darauf, dann verfällt die Bestellung.`,
		},
		files:
			'Die Dateien stellen wir wie gewünscht sofort nach der Zahlung bereit. Mit dem Download einer Datei erlischt dein Widerrufsrecht dafür.',
		paid: 'Die Bestellung ist bezahlt.',
		discount: 'Rabatt',
		delivery: 'Versand',
		total: 'Gesamtbetrag',
		giftCard: 'Geschenkkarte',
		due: 'Noch zu zahlen',
		payment: 'Zahlung',
		tax: (percent) => `inkl. ${percent}% MwSt.`,
		address: 'Lieferadresse',
		invoice: 'Rechnungsdaten',
		deliveryComment: 'Hinweise für den Kurier',
		orderComment: 'Hinweise zur Bestellung',
		collectAt: 'Showroom',
		collect: (until) =>
			`Alles liegt in diesem Showroom bis ${until} für dich bereit. Bring die Bestellnummer oder diese E-Mail mit.`,
		collectEnds: 'Danach verfällt die Reservierung.',
		next: 'Wir packen meist am selben oder am nächsten Werktag. Sobald der Kurier das Paket abholt, schicken wir dir die Sendungsnummer.',
		review: (url) => `Wenn du alles anprobiert hast, kannst du es 90 Tage lang bewerten: ${url}`,
		terms: (url) => `Unsere AGB, die für die Bestellung gelten: ${url}`,
		withdrawal: (url) => `Widerrufsbelehrung (14 Tage) und Reklamation: ${url}`,
		action: 'Bestellung ansehen',
	},
	it: {
		subject: (number) => `Il tuo ordine ${number}`,
		thanks: (name) => `Grazie per il tuo ordine, ${name}!`,
		body: (number) => `Abbiamo ricevuto il tuo ordine ${number}. Ecco il riepilogo:`,
		payLater: 'Lo spediremo non appena avremo ricevuto il pagamento.',
		payUntil: (until) =>
			`Lo spediremo non appena avremo ricevuto il pagamento. Lo aspettiamo fino a: ${until}. Dopo, l’ordine scade.`,
		payOnDelivery: 'Pagherai alla consegna.',
		notShipped: {
			payLater: 'Lo evaderemo non appena avremo ricevuto il pagamento.',
			payUntil: (until) =>
				`Lo evaderemo non appena avremo ricevuto il pagamento. Lo aspettiamo fino a: ${until}. Dopo, l’ordine scade.`,
		},
		files:
			'I file saranno disponibili subito dopo il pagamento, come hai chiesto. Una volta scaricato un file, non è più possibile recedere.',
		paid: 'L’ordine è già pagato.',
		discount: 'Sconto',
		delivery: 'Spedizione',
		total: 'Totale',
		giftCard: 'Carta regalo',
		due: 'Ancora da pagare',
		payment: 'Pagamento',
		tax: (percent) => `di cui IVA ${percent}%`,
		address: 'Indirizzo di consegna',
		invoice: 'Dati per la fattura',
		deliveryComment: 'Note per il corriere',
		orderComment: 'Note sull’ordine',
		collectAt: 'Showroom',
		collect: (until) =>
			`Tutto ti aspetta in questo showroom fino a: ${until}. Porta il numero dell’ordine o questa e-mail.`,
		collectEnds: 'Dopo, la prenotazione scade.',
		next: 'Di solito prepariamo l’ordine lo stesso giorno o il giorno lavorativo successivo. Quando il corriere lo ritirerà, ti invieremo il numero per seguirlo.',
		review: (url) => `Quando avrai provato tutto, potrai recensirlo per 90 giorni: ${url}`,
		terms: (url) => `Le condizioni di vendita che valgono per l’ordine: ${url}`,
		withdrawal: (url) => `Come recedere dal contratto entro 14 giorni e come reclamare: ${url}`,
		action: 'Vedi l’ordine',
	},
	en: {
		subject: (number) => `Your order ${number}`,
		thanks: (name) => `Thank you for your order, ${name}!`,
		body: (number) => `We have received your order ${number}. This is what you ordered:`,
		payLater: 'We will send it as soon as your payment has arrived.',
		payUntil: (until) =>
			`We will send it as soon as your payment has arrived. We wait for it until ${until}; then the order expires.`,
		payOnDelivery: 'You pay on delivery.',
		notShipped: {
			payLater: 'We will process it as soon as your payment has arrived.',
			payUntil: (until) =>
				`We will process it as soon as your payment has arrived. We wait for it until ${until}; then the order expires.`,
		},
		files:
			'The files will be there as soon as the order is paid, as you asked for. Once you have downloaded a file, you can no longer withdraw from it.',
		paid: 'Your order is paid.',
		discount: 'Discount',
		delivery: 'Delivery',
		total: 'Total',
		giftCard: 'Gift card',
		due: 'Left to pay',
		payment: 'Payment',
		tax: (percent) => `including VAT ${percent}%`,
		address: 'Delivery address',
		invoice: 'Invoice details',
		deliveryComment: 'Notes for the courier',
		orderComment: 'Notes on the order',
		collectAt: 'Showroom',
		collect: (until) => `Everything waits in this showroom until ${until}. Bring the order number or this e-mail.`,
		collectEnds: 'After that the reservation ends.',
		next: 'We usually pack on the same or the next working day. When the courier collects the parcel, we will send you its tracking number.',
		review: (url) => `Once you have tried everything on, you can review it, for 90 days: ${url}`,
		terms: (url) => `The terms that apply to your order: ${url}`,
		withdrawal: (url) => `How to withdraw from the contract within 14 days, and how to complain: ${url}`,
		action: 'See your order',
	},
};
