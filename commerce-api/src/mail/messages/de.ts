import type { Messages } from './messages.ts';

export const de: Messages = {
	welcome: {
		subject: 'Willkommen bei Brzask',
		greeting: (name) => `Guten Tag, ${name},`,
		body: 'Ihr Konto ist bereit. Dort finden Sie Ihre Bestellungen, Ihre Adressen und Ihren Wunschzettel.',
		action: 'Zum Konto',
		note: 'Wenn Sie dieses Konto nicht angelegt haben, ignorieren Sie diese Nachricht oder schreiben Sie uns.',
	},
	reset: {
		subject: 'Neues Passwort für Ihr Konto',
		body: 'Jemand, vermutlich Sie, hat für das Konto mit dieser E-Mail-Adresse ein neues Passwort angefordert. Hier legen Sie es fest:',
		action: 'Neues Passwort festlegen',
		valid: 'Der Link gilt 60 Minuten lang und nur einmal.',
		note: 'Wenn die Anfrage nicht von Ihnen kam, brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
	},
	order: {
		subject: (number) => `Ihre Bestellung ${number}`,
		thanks: (name) => `Vielen Dank für Ihre Bestellung, ${name}!`,
		body: (number) => `Wir haben Ihre Bestellung ${number} erhalten. Hier die Übersicht:`,
		payLater: 'Wir versenden sie, sobald Ihre Zahlung eingegangen ist.',
		payOnDelivery: 'Sie zahlen bei der Zustellung an den Kurier.',
		paid: 'Die Bestellung ist bezahlt.',
		pieces: (name, qty) => `${name} × ${qty}`,
		discount: 'Rabatt',
		delivery: 'Versand',
		total: 'Gesamtbetrag',
		payment: 'Zahlung',
		address: 'Lieferadresse',
		review: (url) => `Wenn Sie alles anprobiert haben, können Sie es 90 Tage lang bewerten: ${url}`,
		action: 'Bestellung ansehen',
	},
};
