import type { Language } from '../../../platform/store-views.ts';

const POLISH = {
	reserved: {
		subject: 'Płatność za zamówienie {number} przyjęta',
		body: [
			'Dziękujemy, płatność za zamówienie {number} już do nas dotarła.',
			'Rzeczy są odłożone w salonie. Weź ze sobą numer zamówienia albo ten e-mail.',
		],
	},
	ready: {
		subject: 'Zamówienie {number} czeka w salonie',
		body: ['Zamówienie {number} jest odłożone i czeka na Ciebie w salonie. Weź ze sobą jego numer albo ten e-mail.'],
	},
	collected: {
		subject: 'Zamówienie {number} odebrane',
		body: ['Zamówienie {number} jest już u Ciebie. Niech się dobrze nosi!'],
	},
	notCollected: {
		subject: 'Rezerwacja {number} wygasła',
		body: ['Nikt nie odebrał zamówienia {number} w terminie, więc rzeczy wróciły na półkę salonu.'],
	},
	where: 'Salon',
	until: 'Czeka do',
};

export const COLLECT_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		reserved: {
			subject: 'Zahlung für die Bestellung {number} erhalten',
			body: [
				'Vielen Dank, deine Zahlung für die Bestellung {number} ist bei uns angekommen.',
				'Alles ist im Laden zurückgelegt. Bring die Bestellnummer oder diese E-Mail mit.',
			],
		},
		ready: {
			subject: 'Deine Bestellung {number} liegt im Laden bereit',
			body: [
				'Deine Bestellung {number} ist zurückgelegt und wartet im Laden auf dich. Bring ihre Nummer oder diese E-Mail mit.',
			],
		},
		collected: {
			subject: 'Deine Bestellung {number} ist abgeholt',
			body: ['Deine Bestellung {number} ist jetzt bei dir. Viel Freude damit!'],
		},
		notCollected: {
			subject: 'Die Reservierung {number} ist abgelaufen',
			body: ['Die Bestellung {number} wurde nicht rechtzeitig abgeholt. Die Artikel liegen wieder im Laden.'],
		},
		where: 'Laden',
		until: 'Bereit bis',
	},
	it: {
		reserved: {
			subject: 'Pagamento dell’ordine {number} ricevuto',
			body: [
				'Grazie, il pagamento dell’ordine {number} è arrivato.',
				'Tutto è messo da parte nello showroom. Porta il numero dell’ordine o questa e-mail.',
			],
		},
		ready: {
			subject: 'L’ordine {number} ti aspetta nello showroom',
			body: ['L’ordine {number} è messo da parte e ti aspetta nello showroom. Porta il suo numero o questa e-mail.'],
		},
		collected: {
			subject: 'L’ordine {number} è stato ritirato',
			body: ['L’ordine {number} è già con te. Speriamo che ti piaccia!'],
		},
		notCollected: {
			subject: 'La prenotazione {number} è scaduta',
			body: ['L’ordine {number} non è stato ritirato in tempo: gli articoli sono tornati nello showroom.'],
		},
		where: 'Showroom',
		until: 'Ti aspetta fino a',
	},
	en: {
		reserved: {
			subject: 'Payment for your order {number} received',
			body: [
				'Thank you, your payment for the order {number} has arrived.',
				'Everything is put aside in the showroom. Bring the order number or this e-mail.',
			],
		},
		ready: {
			subject: 'Your order {number} is waiting in the showroom',
			body: [
				'Your order {number} has been put aside and is waiting for you in the showroom. Bring its number or this e-mail.',
			],
		},
		collected: {
			subject: 'Your order {number} was collected',
			body: ['Your order {number} is with you now. Enjoy it!'],
		},
		notCollected: {
			subject: 'The reservation {number} has ended',
			body: ['Nobody collected the order {number} in time, so its products are back on the shelf.'],
		},
		where: 'Showroom',
		until: 'Kept until',
	},
};
