import type { LetterTexts } from '../../platform/mail/letter-texts.ts';

export const CONFIRM: LetterTexts = {
	pl: {
		subject: 'Potwierdź zapis do newslettera',
		body: 'Ktoś, zapewne Ty, zapisał ten adres do newslettera {shop}. Zapis zacznie działać dopiero, gdy go potwierdzisz.',
		action: 'Potwierdzam zapis',
		note: 'Jeśli to nie Ty, nic nie rób: bez potwierdzenia nie wyślemy Ci niczego więcej. Link działa przez 48 godzin.',
	},
	de: {
		subject: 'Bitte bestätige deine Anmeldung zum Newsletter',
		body: 'Jemand, vermutlich du, hat diese Adresse zum Newsletter von {shop} angemeldet. Die Anmeldung gilt erst, wenn du sie bestätigst.',
		action: 'Anmeldung bestätigen',
		note: 'Warst du es nicht, brauchst du nichts zu tun: Ohne Bestätigung schreiben wir dir nicht mehr. Der Link gilt 48 Stunden.',
	},
	it: {
		subject: 'Conferma l’iscrizione alla newsletter',
		body: 'Qualcuno, probabilmente tu, ha iscritto questo indirizzo alla newsletter di {shop}. L’iscrizione vale solo dopo la tua conferma.',
		action: 'Confermo l’iscrizione',
		note: 'Se la richiesta non è tua, non fare nulla: senza conferma non ti scriveremo più. Il link vale 48 ore.',
	},
	en: {
		subject: 'Please confirm your newsletter subscription',
		body: 'Somebody, probably you, signed this address up for the {shop} newsletter. The subscription begins only when you confirm it.',
		action: 'Confirm the subscription',
		note: 'If it was not you, do nothing: without a confirmation we will not write again. The link works for 48 hours.',
	},
};

/** For somebody who is subscribed already. */
export const SUBSCRIBED: LetterTexts = {
	pl: {
		subject: 'Ten adres jest już zapisany do newslettera',
		body: 'Ktoś, zapewne Ty, zapisał ten adres do newslettera {shop} jeszcze raz. Nie trzeba: już go dostajesz.',
		action: 'Wypisz mnie',
		note: 'Jeśli chcesz dostawać newsletter dalej, nic nie rób.',
	},
	de: {
		subject: 'Diese Adresse ist bereits angemeldet',
		body: 'Jemand, vermutlich du, hat diese Adresse noch einmal zum Newsletter von {shop} angemeldet. Das ist nicht nötig: Du erhältst ihn schon.',
		action: 'Abmelden',
		note: 'Möchtest du den Newsletter weiter erhalten, brauchst du nichts zu tun.',
	},
	it: {
		subject: 'Questo indirizzo è già iscritto',
		body: 'Qualcuno, probabilmente tu, ha iscritto di nuovo questo indirizzo alla newsletter di {shop}. Non serve: ricevi già la newsletter.',
		action: 'Annulla l’iscrizione',
		note: 'Per continuare a riceverla non devi fare nulla.',
	},
	en: {
		subject: 'This address is subscribed already',
		body: 'Somebody, probably you, signed this address up for the {shop} newsletter once more. There is no need: you receive it already.',
		action: 'Unsubscribe',
		note: 'To keep receiving it, do nothing.',
	},
};

export const WELCOME: LetterTexts = {
	pl: {
		subject: 'Newsletter {shop}: jesteś na liście',
		body: 'Dziękujemy. Napiszemy, gdy będzie o czym: o nowych rzeczach, o tym, jak powstają, i o promocjach.',
		action: 'Wypisz mnie',
		note: 'Wypisać się możesz w każdej chwili tym linkiem albo na swoim koncie.',
	},
	de: {
		subject: 'Newsletter von {shop}: Du stehst auf der Liste',
		body: 'Vielen Dank. Wir schreiben, wenn es etwas zu erzählen gibt: über Neues, über seine Entstehung und über Angebote.',
		action: 'Abmelden',
		note: 'Abmelden kannst du dich jederzeit mit diesem Link oder in deinem Konto.',
	},
	it: {
		subject: 'Newsletter di {shop}: iscrizione confermata',
		body: 'Grazie. Ti scriveremo quando avremo qualcosa da raccontare: le novità, come nascono e le promozioni.',
		action: 'Annulla l’iscrizione',
		note: 'Puoi annullare l’iscrizione in ogni momento con questo link o dal tuo account.',
	},
	en: {
		subject: '{shop} newsletter: you are on the list',
		body: 'Thank you. We will write when there is something to tell: about new things, how they are made, and offers.',
		action: 'Unsubscribe',
		note: 'You can unsubscribe at any time with this link or in your account.',
	},
};

export const END: LetterTexts = {
	pl: {
		subject: 'Wypisanie z newslettera',
		body: 'Ktoś, zapewne Ty, chce wypisać ten adres z newslettera {shop}. Wystarczy jedno kliknięcie:',
		action: 'Wypisz mnie',
		note: 'Jeśli to nie Ty, nic nie rób.',
	},
	de: {
		subject: 'Abmeldung vom Newsletter',
		body: 'Jemand, vermutlich du, möchte diese Adresse vom Newsletter von {shop} abmelden. Ein Klick genügt:',
		action: 'Abmelden',
		note: 'Warst du es nicht, brauchst du nichts zu tun.',
	},
	it: {
		subject: 'Annullamento dell’iscrizione alla newsletter',
		body: 'Qualcuno, probabilmente tu, vuole annullare l’iscrizione di questo indirizzo alla newsletter di {shop}. Basta un clic:',
		action: 'Annulla l’iscrizione',
		note: 'Se la richiesta non è tua, non fare nulla.',
	},
	en: {
		subject: 'Unsubscribing from the newsletter',
		body: 'Somebody, probably you, wants to unsubscribe this address from the {shop} newsletter. One click is enough:',
		action: 'Unsubscribe',
		note: 'If it was not you, do nothing.',
	},
};
