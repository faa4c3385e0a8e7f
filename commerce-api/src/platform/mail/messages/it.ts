import type { Messages } from './mail-messages.ts';

export const it: Messages = {
	welcome: {
		subject: (shop) => `Ti diamo il benvenuto da ${shop}`,
		greeting: (name) => `Ciao ${name},`,
		body: 'Il tuo account è pronto: ci trovi i tuoi ordini, i tuoi indirizzi e la lista dei desideri.',
		action: 'Vai al tuo account',
		note: 'Se non hai creato tu questo account, ignora questo messaggio oppure scrivici.',
	},
	reset: {
		subject: 'Nuova password per il tuo account',
		body: 'Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account con questo indirizzo e-mail. Impostala qui:',
		action: 'Imposta una nuova password',
		valid: 'Il link vale 60 minuti e una sola volta.',
		note: 'Se non l’hai chiesta tu, non devi fare nulla: la tua password resta quella di prima.',
	},
	order: {
		subject: (number) => `Il tuo ordine ${number}`,
		thanks: (name) => `Grazie per il tuo ordine, ${name}!`,
		body: (number) => `Abbiamo ricevuto il tuo ordine ${number}. Ecco il riepilogo:`,
		payLater: 'Lo spediremo non appena avremo ricevuto il pagamento.',
		payOnDelivery: 'Pagherai al corriere alla consegna.',
		paid: 'L’ordine è già pagato.',
		pieces: (name, qty) => `${name} × ${qty}`,
		discount: 'Sconto',
		delivery: 'Spedizione',
		total: 'Totale',
		payment: 'Pagamento',
		address: 'Indirizzo di consegna',
		review: (url) => `Quando avrai provato tutto, potrai recensirlo per 90 giorni: ${url}`,
		action: 'Vedi l’ordine',
	},
};
