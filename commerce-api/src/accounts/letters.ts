import type { LetterTexts } from '../platform/mail/letter-texts.ts';

/** Its link verifies the new account's address (rule 17.31). */
export const WELCOME: LetterTexts = {
	pl: {
		subject: 'Witamy w sklepie {shop}',
		body: 'Dzień dobry, {name}!\nKonto jest gotowe. Znajdziesz w nim swoje zamówienia, adresy i listę życzeń. Potwierdź jeszcze, że ten adres e-mail należy do Ciebie:',
		action: 'Potwierdź adres',
		note: 'Link działa dwa dni i tylko raz; kolejny wyślesz sobie ze strony konta.\nJeśli to nie Ty zakładasz konto, niczego nie potwierdzaj. Możesz też do nas napisać.',
	},
	de: {
		subject: 'Willkommen bei {shop}',
		body: 'Hallo {name},\ndein Konto ist bereit. Dort findest du deine Bestellungen, deine Adressen und deine Wunschliste. Bestätige nur noch, dass diese E-Mail-Adresse dir gehört:',
		action: 'Adresse bestätigen',
		note: 'Der Link gilt zwei Tage und nur ein einziges Mal; einen weiteren kannst du dir in deinem Konto schicken lassen.\nWenn du dieses Konto nicht angelegt hast, bestätige nichts. Du kannst uns auch schreiben.',
	},
	it: {
		subject: 'Ti diamo il benvenuto da {shop}',
		body: 'Ciao {name},\nIl tuo account è pronto: ci trovi i tuoi ordini, i tuoi indirizzi e la lista dei desideri. Ti resta solo da confermare che questo indirizzo e-mail è tuo:',
		action: 'Conferma l’indirizzo',
		note: 'Il link vale due giorni e una sola volta; puoi fartene inviare un altro dal tuo account.\nSe non hai creato tu questo account, non confermare nulla. Puoi anche scriverci.',
	},
	en: {
		subject: 'Welcome to {shop}',
		body: 'Hello {name},\nYour account is ready. It holds your orders, your addresses and your wishlist. Please confirm that this e-mail address is yours:',
		action: 'Confirm the address',
		note: 'The link works for two days, and only once; you can send yourself another from your account.\nIf you did not open this account, confirm nothing. You can also write to us.',
	},
};

/** The link in it works once, for an hour. */
export const RESET: LetterTexts = {
	pl: {
		subject: 'Nowe hasło do konta',
		body: 'Ktoś, zapewne Ty, poprosił o nowe hasło do konta z tym adresem e-mail. Ustawisz je pod tym linkiem:',
		action: 'Ustaw nowe hasło',
		note: 'Link działa przez 60 minut i tylko raz.\nJeśli to nie Ty prosisz o nowe hasło, nic nie rób: dotychczasowe pozostaje bez zmian.',
	},
	de: {
		subject: 'Neues Passwort für dein Konto',
		body: 'Jemand, vermutlich du, hat für das Konto mit dieser E-Mail-Adresse ein neues Passwort angefordert. Hier legst du es fest:',
		action: 'Neues Passwort festlegen',
		note: 'Der Link gilt 60 Minuten und nur ein einziges Mal.\nWenn die Anfrage nicht von dir kam, brauchst du nichts zu tun: Dein Passwort bleibt unverändert.',
	},
	it: {
		subject: 'Nuova password per il tuo account',
		body: 'Qualcuno, probabilmente tu, ha chiesto una nuova password per l’account con questo indirizzo e-mail. Impostala qui:',
		action: 'Imposta una nuova password',
		note: 'Il link vale 60 minuti e una sola volta.\nSe non l’hai chiesta tu, non devi fare nulla: la tua password resta quella di prima.',
	},
	en: {
		subject: 'A new password for your account',
		body: 'Somebody, most likely you, asked for a new password for the account with this e-mail address. Set it here:',
		action: 'Set a new password',
		note: 'The link works for 60 minutes, and only once.\nIf you did not ask for it, do nothing: your password stays as it is.',
	},
};

/** After the shop has given the password up; its link is that of `RESET`. */
export const PASSWORD_ENDED: LetterTexts = {
	pl: {
		subject: 'Ustaw nowe hasło do konta',
		body: 'Dla bezpieczeństwa Twojego konta wylogowaliśmy Cię ze wszystkich urządzeń, a dotychczasowe hasło przestało działać. Nowe ustawisz pod tym linkiem:',
		action: 'Ustaw nowe hasło',
		note: 'Link działa przez 60 minut i tylko raz. O kolejny poprosisz na stronie logowania.\nJeśli tego samego hasła używasz gdzie indziej, zmień je także tam.',
	},
	de: {
		subject: 'Leg ein neues Passwort für dein Konto fest',
		body: 'Zum Schutz deines Kontos haben wir dich auf allen Geräten abgemeldet, und dein bisheriges Passwort gilt nicht mehr. Hier legst du ein neues fest:',
		action: 'Neues Passwort festlegen',
		note: 'Der Link gilt 60 Minuten und nur ein einziges Mal. Einen weiteren bekommst du auf der Anmeldeseite.\nWenn du dasselbe Passwort anderswo verwendest, ändere es auch dort.',
	},
	it: {
		subject: 'Imposta una nuova password per il tuo account',
		body: 'Per proteggere il tuo account abbiamo disconnesso tutti i dispositivi e la password usata finora non è più valida. Impostane una nuova qui:',
		action: 'Imposta una nuova password',
		note: 'Il link vale 60 minuti e una sola volta. Puoi chiederne un altro nella pagina di accesso.\nSe usi la stessa password altrove, cambiala anche lì.',
	},
	en: {
		subject: 'Set a new password for your account',
		body: 'To keep your account safe, we have logged you out on all devices, and your old password no longer works. Set a new one here:',
		action: 'Set a new password',
		note: 'The link works for 60 minutes, and only once. You can ask for another on the login page.\nIf you use the same password elsewhere, change it there, too.',
	},
};
