import type { LetterTexts } from '../platform/mail/letter-texts.ts';

/** To the new address of an account; the link in it works once, for an hour. */
export const CONFIRM_EMAIL: LetterTexts = {
	pl: {
		subject: 'Potwierdź nowy adres e-mail',
		body: 'Ktoś, zapewne Ty, chce używać tego adresu e-mail do logowania w naszym sklepie. Potwierdź go pod tym linkiem:',
		action: 'Potwierdź adres',
		note: 'Link działa przez 60 minut i tylko raz.\nJeśli to nie Ty, nic nie rób: adres nie zostanie użyty.',
	},
	de: {
		subject: 'Bestätige deine neue E-Mail-Adresse',
		body: 'Jemand, vermutlich du, möchte sich in unserem Shop mit dieser E-Mail-Adresse anmelden. Bestätige sie hier:',
		action: 'Adresse bestätigen',
		note: 'Der Link gilt 60 Minuten und nur ein einziges Mal.\nWenn das nicht von dir kam, brauchst du nichts zu tun: Die Adresse wird nicht verwendet.',
	},
	it: {
		subject: 'Conferma il tuo nuovo indirizzo e-mail',
		body: 'Qualcuno, probabilmente tu, vuole usare questo indirizzo e-mail per accedere al nostro negozio. Confermalo qui:',
		action: 'Conferma l’indirizzo',
		note: 'Il link vale 60 minuti e una sola volta.\nSe la richiesta non è tua, non devi fare nulla: l’indirizzo non verrà usato.',
	},
	en: {
		subject: 'Confirm your new e-mail address',
		body: 'Somebody, most likely you, wants to log in to our shop with this e-mail address. Confirm it here:',
		action: 'Confirm the address',
		note: 'The link works for 60 minutes, and only once.\nIf it was not you, do nothing: the address will not be used.',
	},
};

/** To the address of an account that is not new; the link in it works once, for two days. */
export const VERIFY_EMAIL: LetterTexts = {
	pl: {
		subject: 'Potwierdź swój adres e-mail',
		body: 'Ktoś, zapewne Ty, ma u nas konto z tym adresem e-mail. Potwierdź tym linkiem, że adres należy do Ciebie:',
		action: 'Potwierdź adres',
		note: 'Link działa dwa dni i tylko raz.\nJeśli to nie Twoje konto, niczego nie potwierdzaj: adres pozostanie niepotwierdzony.',
	},
	de: {
		subject: 'Bestätige deine E-Mail-Adresse',
		body: 'Jemand, vermutlich du, hat bei uns ein Konto mit dieser E-Mail-Adresse. Bestätige hier, dass sie dir gehört:',
		action: 'Adresse bestätigen',
		note: 'Der Link gilt zwei Tage und nur ein einziges Mal.\nWenn das nicht dein Konto ist, bestätige nichts: Die Adresse bleibt unbestätigt.',
	},
	it: {
		subject: 'Conferma il tuo indirizzo e-mail',
		body: 'Qualcuno, probabilmente tu, ha un account da noi con questo indirizzo e-mail. Conferma qui che è tuo:',
		action: 'Conferma l’indirizzo',
		note: 'Il link vale due giorni e una sola volta.\nSe l’account non è tuo, non confermare nulla: l’indirizzo resterà non confermato.',
	},
	en: {
		subject: 'Confirm your e-mail address',
		body: 'Somebody, most likely you, has an account with us under this e-mail address. Confirm here that the address is yours:',
		action: 'Confirm the address',
		note: 'The link works for two days, and only once.\nIf it is not your account, confirm nothing: the address will stay unconfirmed.',
	},
};

export const EMAIL_CHANGE_REQUESTED: LetterTexts = {
	pl: {
		subject: 'Prośba o zmianę adresu e-mail',
		body: 'Ktoś, zapewne Ty, poprosił o zmianę adresu e-mail Twojego konta. Zmieni się on, gdy nowy adres zostanie potwierdzony.',
		action: 'Ustaw nowe hasło',
		note: 'Jeśli to nie Ty, ustaw od razu nowe hasło: odwoła to zmianę i wyloguje wszystkie urządzenia.',
	},
	de: {
		subject: 'Änderung deiner E-Mail-Adresse angefordert',
		body: 'Jemand, vermutlich du, möchte die E-Mail-Adresse deines Kontos ändern. Sie ändert sich, sobald die neue Adresse bestätigt ist.',
		action: 'Neues Passwort festlegen',
		note: 'Wenn das nicht von dir kam, leg sofort ein neues Passwort fest: Das hebt die Änderung auf und meldet alle Geräte ab.',
	},
	it: {
		subject: 'Richiesta di cambio dell’indirizzo e-mail',
		body: 'Qualcuno, probabilmente tu, ha chiesto di cambiare l’indirizzo e-mail del tuo account. Cambierà quando il nuovo indirizzo sarà confermato.',
		action: 'Imposta una nuova password',
		note: 'Se la richiesta non è tua, imposta subito una nuova password: annulla la modifica e disconnette tutti i dispositivi.',
	},
	en: {
		subject: 'Request to change your e-mail address',
		body: 'Somebody, most likely you, asked to change the e-mail address of your account. It will change once the new address is confirmed.',
		action: 'Set a new password',
		note: 'If it was not you, set a new password at once: that calls the change off and logs all devices out.',
	},
};

export const EMAIL_CHANGED: LetterTexts = {
	pl: {
		subject: 'Zmieniono adres e-mail Twojego konta',
		body: 'Twoje konto ma od teraz inny adres e-mail. Na ten adres nie będziemy już pisać o koncie.',
		action: 'Napisz do nas',
		note: 'Jeśli to nie Ty, napisz do nas od razu.',
	},
	de: {
		subject: 'Die E-Mail-Adresse deines Kontos wurde geändert',
		body: 'Dein Konto hat ab jetzt eine andere E-Mail-Adresse. An diese Adresse schreiben wir nicht mehr über dein Konto.',
		action: 'Schreib uns',
		note: 'Wenn das nicht von dir kam, schreib uns bitte sofort.',
	},
	it: {
		subject: 'L’indirizzo e-mail del tuo account è cambiato',
		body: 'Da ora il tuo account ha un altro indirizzo e-mail. A questo indirizzo non scriveremo più del tuo account.',
		action: 'Scrivici',
		note: 'Se l’operazione non è tua, scrivici subito.',
	},
	en: {
		subject: 'The e-mail address of your account has changed',
		body: 'Your account has another e-mail address from now on. We will not write to this one about it any more.',
		action: 'Write to us',
		note: 'If it was not you, write to us at once.',
	},
};

/** To the owner of an address with which somebody wanted to open an account, or that somebody wanted for theirs. */
export const EMAIL_ALREADY_USED: LetterTexts = {
	pl: {
		subject: 'Masz już u nas konto',
		body: 'Ktoś, zapewne Ty, podał ten adres e-mail, zakładając konto albo zmieniając swoje dane. Ten adres ma już u nas konto, więc nic się nie zmieniło.',
		action: 'Zaloguj się',
		note: 'Nie pamiętasz hasła? Na stronie logowania poprosisz o nowe.\nJeśli to nie Ty, nic nie rób.',
	},
	de: {
		subject: 'Du hast bereits ein Konto',
		body: 'Jemand, vermutlich du, hat diese E-Mail-Adresse für ein neues Konto oder für eine Änderung angegeben. Zu dieser Adresse gibt es bei uns schon ein Konto, deshalb hat sich nichts geändert.',
		action: 'Anmelden',
		note: 'Passwort vergessen? Auf der Anmeldeseite forderst du ein neues an.\nWenn das nicht von dir kam, brauchst du nichts zu tun.',
	},
	it: {
		subject: 'Hai già un account',
		body: 'Qualcuno, probabilmente tu, ha indicato questo indirizzo e-mail per aprire un account o modificare i propri dati. Questo indirizzo ha già un account, quindi non è cambiato nulla.',
		action: 'Accedi',
		note: 'Non ricordi la password? Nella pagina di accesso puoi chiederne una nuova.\nSe la richiesta non è tua, non devi fare nulla.',
	},
	en: {
		subject: 'You already have an account',
		body: 'Somebody, most likely you, gave this e-mail address to open an account or to change theirs. It has an account with us already, so nothing has changed.',
		action: 'Log in',
		note: 'Forgotten your password? Ask for a new one on the login page.\nIf it was not you, do nothing.',
	},
};

export const ACCOUNT_DELETED: LetterTexts = {
	pl: {
		subject: 'Twoje konto zostało usunięte',
		body: 'Usunęliśmy Twoje konto razem z adresami, listą życzeń i koszykiem. Zamówienia i faktury przechowujemy tak długo, jak wymagają tego przepisy podatkowe.',
		action: 'Przejdź do sklepu',
		note: 'Jeśli to nie Ty, napisz do nas od razu.',
	},
	de: {
		subject: 'Dein Konto wurde gelöscht',
		body: 'Wir haben dein Konto mit Adressen, Wunschliste und Warenkorb gelöscht. Bestellungen und Rechnungen bewahren wir so lange auf, wie es das Steuerrecht verlangt.',
		action: 'Zum Shop',
		note: 'Wenn das nicht von dir kam, schreib uns bitte sofort.',
	},
	it: {
		subject: 'Il tuo account è stato eliminato',
		body: 'Abbiamo eliminato il tuo account con gli indirizzi, la lista dei desideri e il carrello. Conserviamo ordini e fatture per il tempo richiesto dalle norme fiscali.',
		action: 'Vai al negozio',
		note: 'Se l’operazione non è tua, scrivici subito.',
	},
	en: {
		subject: 'Your account has been deleted',
		body: 'We have deleted your account with its addresses, wishlist and cart. We keep orders and invoices for as long as tax law requires.',
		action: 'Go to the shop',
		note: 'If it was not you, write to us at once.',
	},
};

export const PASSWORD_CHANGED: LetterTexts = {
	pl: {
		subject: 'Zmieniono hasło do konta',
		body: 'Hasło do Twojego konta zostało zmienione, a inne urządzenia są wylogowane.',
		action: 'Ustaw nowe hasło',
		note: 'Jeśli to nie Ty, ustaw od razu nowe hasło i sprawdź dane konta.',
	},
	de: {
		subject: 'Das Passwort deines Kontos wurde geändert',
		body: 'Das Passwort deines Kontos wurde geändert, und andere Geräte sind abgemeldet.',
		action: 'Neues Passwort festlegen',
		note: 'Wenn das nicht von dir kam, leg sofort ein neues Passwort fest und prüfe die Daten deines Kontos.',
	},
	it: {
		subject: 'La password del tuo account è cambiata',
		body: 'La password del tuo account è stata cambiata e gli altri dispositivi sono disconnessi.',
		action: 'Imposta una nuova password',
		note: 'Se l’operazione non è tua, imposta subito una nuova password e controlla i dati del tuo account.',
	},
	en: {
		subject: 'The password of your account has changed',
		body: 'The password of your account has been changed, and other devices are logged out.',
		action: 'Set a new password',
		note: 'If it was not you, set a new password at once and check the details of your account.',
	},
};
