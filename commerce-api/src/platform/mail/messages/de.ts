import type { Messages } from './mail-messages.ts';

export const de: Messages = {
	welcome: {
		subject: (shop) => `Willkommen bei ${shop}`,
		greeting: (name) => `Hallo ${name},`,
		body: 'Dein Konto ist bereit. Dort findest du deine Bestellungen, deine Adressen und deine Wunschliste.',
		action: 'Zum Konto',
		note: 'Wenn du dieses Konto nicht angelegt hast, ignorier diese Nachricht oder schreib uns.',
	},
	reset: {
		subject: 'Neues Passwort für dein Konto',
		body: 'Jemand, vermutlich du, hat für das Konto mit dieser E-Mail-Adresse ein neues Passwort angefordert. Hier legst du es fest:',
		action: 'Neues Passwort festlegen',
		valid: 'Der Link gilt 60 Minuten und nur ein einziges Mal.',
		note: 'Wenn die Anfrage nicht von dir kam, brauchst du nichts zu tun: Dein Passwort bleibt unverändert.',
	},
	order: {
		subject: (number) => `Deine Bestellung ${number}`,
		thanks: (name) => `Vielen Dank für deine Bestellung, ${name}!`,
		body: (number) => `Wir haben deine Bestellung ${number} erhalten. Hier ist die Übersicht:`,
		payLater: 'Wir versenden sie, sobald deine Zahlung eingegangen ist.',
		payOnDelivery: 'Du zahlst bei der Lieferung beim Kurier.',
		paid: 'Die Bestellung ist bezahlt.',
		pieces: (name, qty) => `${name} × ${qty}`,
		discount: 'Rabatt',
		delivery: 'Versand',
		total: 'Gesamtbetrag',
		payment: 'Zahlung',
		address: 'Lieferadresse',
		review: (url) => `Wenn du alles anprobiert hast, kannst du es 90 Tage lang bewerten: ${url}`,
		action: 'Bestellung ansehen',
	},
};
