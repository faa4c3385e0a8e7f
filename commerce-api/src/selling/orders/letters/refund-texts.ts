import type { Language } from '../../../platform/store-views.ts';

const POLISH = {
	subject: (number: string) => `Zwracamy wpłatę za zamówienie ${number}`,
	late: (number: string) =>
		`Twoja wpłata za zamówienie ${number} przyszła, gdy już wygasło albo zostało anulowane, i nie możemy go zrealizować.`,
	twice: (number: string) => `Zamówienie ${number} było już opłacone, a dotarła do nas jeszcze jedna wpłata.`,
	back: 'Tę kwotę zwrócimy tą samą drogą, najpóźniej w ciągu 14 dni. Nie musisz nic robić.',
	amount: 'Do zwrotu',
	see: 'Zobacz zamówienie',
};

export const REFUND_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		subject: (number) => `Wir erstatten deine Zahlung für die Bestellung ${number}`,
		late: (number) =>
			`Deine Zahlung für die Bestellung ${number} kam erst an, als sie schon abgelaufen oder storniert war. Wir können sie nicht mehr ausführen.`,
		twice: (number) => `Die Bestellung ${number} war schon bezahlt, und es kam noch eine Zahlung an.`,
		back: 'Diesen Betrag erstatten wir auf demselben Weg, spätestens innerhalb von 14 Tagen. Du musst nichts tun.',
		amount: 'Erstattung',
		see: 'Bestellung ansehen',
	},
	it: {
		subject: (number) => `Rimborsiamo il pagamento dell’ordine ${number}`,
		late: (number) =>
			`Il tuo pagamento per l’ordine ${number} è arrivato quando l’ordine era già scaduto o annullato e non possiamo più evaderlo.`,
		twice: (number) => `L’ordine ${number} era già pagato ed è arrivato un altro pagamento.`,
		back: 'Rimborseremo questo importo con lo stesso metodo, al più tardi entro 14 giorni. Non devi fare nulla.',
		amount: 'Rimborso',
		see: 'Vedi l’ordine',
	},
	en: {
		subject: (number) => `We are returning your payment for order ${number}`,
		late: (number) =>
			`Your payment for order ${number} arrived after the order had expired or been cancelled, and we can no longer fulfil it.`,
		twice: (number) => `Order ${number} was already paid, and another payment has arrived.`,
		back: 'We will return this amount the same way, within 14 days at the latest. You need not do anything.',
		amount: 'Refund',
		see: 'See your order',
	},
};
