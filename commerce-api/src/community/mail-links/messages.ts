import type { MailTokenPurpose } from '../../platform/database/schema/community.ts';
import type { Language } from '../../platform/store-views.ts';

export type LinkPurpose = Exclude<MailTokenPurpose, 'contact'>;

const POLISH = {
	home: 'Przejdź do sklepu',
	over: 'Ten link już nie działa.',
	whyOver:
		'Był już użyty albo wygasł. Użyj linku z najnowszej wiadomości; kolejną wyślemy, gdy poprosisz w sklepie jeszcze raz.',
	asks: {
		'newsletter-confirm': {
			question: 'Czy zapisać Cię do newslettera?',
			button: 'Tak, zapisz mnie',
			done: 'Gotowe: dostajesz nasz newsletter.',
		},
		'newsletter-end': {
			question: 'Czy wypisać Cię z newslettera?',
			button: 'Tak, wypisz mnie',
			done: 'Gotowe: nie dostajesz już newslettera.',
		},
		'availability-end': {
			question: 'Czy usunąć powiadomienie o dostępności?',
			button: 'Tak, usuń',
			done: 'Gotowe: powiadomienie usunięte.',
		},
		'email-change': {
			question: 'Czy używać tego adresu e-mail do logowania?',
			button: 'Tak, potwierdzam',
			done: 'Gotowe: od teraz logujesz się tym adresem.',
		},
		'email-verify': {
			question: 'Czy to Ty masz u nas konto z tym adresem e-mail?',
			button: 'Tak, potwierdzam adres',
			done: 'Gotowe: adres jest potwierdzony.',
		},
	},
};

export const LINK_TEXTS: Record<Language, typeof POLISH> = {
	pl: POLISH,
	de: {
		home: 'Zum Shop',
		over: 'Dieser Link ist nicht mehr gültig.',
		whyOver:
			'Er wurde schon benutzt oder ist abgelaufen. Nimm den Link der neuesten E-Mail; eine weitere kommt, wenn du im Shop noch einmal darum bittest.',
		asks: {
			'newsletter-confirm': {
				question: 'Möchtest du den Newsletter erhalten?',
				button: 'Ja, anmelden',
				done: 'Fertig: Du erhältst unseren Newsletter.',
			},
			'newsletter-end': {
				question: 'Möchtest du dich vom Newsletter abmelden?',
				button: 'Ja, abmelden',
				done: 'Fertig: Du erhältst den Newsletter nicht mehr.',
			},
			'availability-end': {
				question: 'Soll die Benachrichtigung gelöscht werden?',
				button: 'Ja, löschen',
				done: 'Fertig: Die Benachrichtigung ist gelöscht.',
			},
			'email-change': {
				question: 'Möchtest du dich mit dieser E-Mail-Adresse anmelden?',
				button: 'Ja, bestätigen',
				done: 'Fertig: Ab jetzt meldest du dich mit dieser Adresse an.',
			},
			'email-verify': {
				question: 'Hast du bei uns ein Konto mit dieser E-Mail-Adresse?',
				button: 'Ja, Adresse bestätigen',
				done: 'Fertig: Die Adresse ist bestätigt.',
			},
		},
	},
	it: {
		home: 'Vai al negozio',
		over: 'Questo link non è più valido.',
		whyOver:
			'È già stato usato o è scaduto. Usa il link dell’e-mail più recente; ne inviamo un’altra se la richiedi di nuovo nel negozio.',
		asks: {
			'newsletter-confirm': {
				question: 'Vuoi ricevere la newsletter?',
				button: 'Sì, iscrivimi',
				done: 'Fatto: ricevi la nostra newsletter.',
			},
			'newsletter-end': {
				question: 'Vuoi annullare l’iscrizione alla newsletter?',
				button: 'Sì, annulla',
				done: 'Fatto: non ricevi più la newsletter.',
			},
			'availability-end': {
				question: 'Vuoi annullare l’avviso di disponibilità?',
				button: 'Sì, annulla',
				done: 'Fatto: l’avviso è annullato.',
			},
			'email-change': {
				question: 'Vuoi usare questo indirizzo e-mail per accedere?',
				button: 'Sì, confermo',
				done: 'Fatto: da ora accedi con questo indirizzo.',
			},
			'email-verify': {
				question: 'Hai un account da noi con questo indirizzo e-mail?',
				button: 'Sì, confermo l’indirizzo',
				done: 'Fatto: l’indirizzo è confermato.',
			},
		},
	},
	en: {
		home: 'Go to the shop',
		over: 'This link is not valid any more.',
		whyOver:
			'It has been used or has expired. Use the link of the latest e-mail; we send another one if you ask again in the shop.',
		asks: {
			'newsletter-confirm': {
				question: 'Would you like to receive the newsletter?',
				button: 'Yes, subscribe me',
				done: 'Done: you receive our newsletter.',
			},
			'newsletter-end': {
				question: 'Would you like to unsubscribe from the newsletter?',
				button: 'Yes, unsubscribe me',
				done: 'Done: you do not receive the newsletter any more.',
			},
			'availability-end': {
				question: 'Delete the back-in-stock notice?',
				button: 'Yes, delete it',
				done: 'Done: the notice is deleted.',
			},
			'email-change': {
				question: 'Log in with this e-mail address from now on?',
				button: 'Yes, confirm it',
				done: 'Done: you log in with this address from now on.',
			},
			'email-verify': {
				question: 'Do you have an account with us under this e-mail address?',
				button: 'Yes, confirm the address',
				done: 'Done: the address is confirmed.',
			},
		},
	},
};
