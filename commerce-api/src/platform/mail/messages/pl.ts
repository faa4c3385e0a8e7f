import type { Messages } from './mail-messages.ts';

export const pl: Messages = {
	welcome: {
		subject: (shop) => `Witamy w sklepie ${shop}`,
		greeting: (name) => `Dzień dobry, ${name}!`,
		body: 'Konto jest gotowe. Znajdziesz w nim swoje zamówienia, adresy i listę życzeń.',
		action: 'Przejdź do konta',
		note: 'Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość lub napisz do nas.',
	},
	reset: {
		subject: 'Nowe hasło do konta',
		body: 'Ktoś, zapewne Ty, poprosił o nowe hasło do konta z tym adresem e-mail. Ustawisz je pod tym odnośnikiem:',
		action: 'Ustaw nowe hasło',
		valid: 'Odnośnik działa przez 60 minut i tylko raz.',
		note: 'Jeśli to nie Ty prosisz o nowe hasło, nic nie rób: dotychczasowe pozostaje bez zmian.',
	},
	order: {
		subject: (number) => `Potwierdzenie zamówienia ${number}`,
		thanks: (name) => `Dziękujemy za zakupy, ${name}!`,
		body: (number) => `Przyjęliśmy zamówienie ${number}. Oto jego podsumowanie:`,
		payLater: 'Zamówienie wyślemy, gdy tylko otrzymamy płatność.',
		payOnDelivery: 'Zapłacisz kurierowi przy odbiorze.',
		paid: 'Zamówienie jest opłacone.',
		pieces: (name, qty) => `${name} × ${qty}`,
		discount: 'Rabat',
		delivery: 'Dostawa',
		total: 'Razem',
		payment: 'Płatność',
		address: 'Adres dostawy',
		review: (url) => `Gdy już przymierzysz, możesz wszystko ocenić, przez 90 dni: ${url}`,
		action: 'Zobacz zamówienie',
	},
};
