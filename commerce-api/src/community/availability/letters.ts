import type { LetterTexts } from '../../platform/mail/letter-texts.ts';

/** Its link ends the waiting. */
export const WAITING: LetterTexts = {
	pl: {
		subject: 'Damy znać: {name}',
		body: 'Napiszemy na ten adres jeden raz, gdy tylko znowu będzie dostępne: {name}.',
		action: 'Nie czekam już',
		note: 'Jeśli to nie Ty prosisz o powiadomienie, usuniesz je tym linkiem.',
	},
	de: {
		subject: 'Wir geben Bescheid: {name}',
		body: 'Sobald der Artikel wieder da ist, schreiben wir dir einmal an diese Adresse: {name}.',
		action: 'Benachrichtigung löschen',
		note: 'Hast nicht du darum gebeten, kannst du die Benachrichtigung mit diesem Link löschen.',
	},
	it: {
		subject: 'Ti avviseremo: {name}',
		body: 'Quando l’articolo sarà di nuovo disponibile, scriveremo una volta a questo indirizzo: {name}.',
		action: 'Annulla l’avviso',
		note: 'Se non l’hai chiesto tu, annulla l’avviso con questo link.',
	},
	en: {
		subject: 'We will tell you: {name}',
		body: 'As soon as it is available again, we will write to this address once: {name}.',
		action: 'Delete the notice',
		note: 'If it was not you who asked, delete the notice with this link.',
	},
};

export const BACK: LetterTexts = {
	pl: {
		subject: 'Znowu dostępne: {name}',
		body: 'Jest wiadomość, na którą czekasz. Znowu dostępne: {name}. Sztuk bywa niewiele.',
		action: 'Zobacz',
		note: 'To jedyna wiadomość o tym produkcie: powiadomienie właśnie się zakończyło.',
	},
	de: {
		subject: 'Wieder da: {name}',
		body: 'Du wolltest es wissen. Wieder da: {name}. Oft sind es nur wenige Stücke.',
		action: 'Ansehen',
		note: 'Dies ist die einzige Nachricht zu diesem Artikel: Die Benachrichtigung ist damit beendet.',
	},
	it: {
		subject: 'Di nuovo disponibile: {name}',
		body: 'Ci avevi chiesto di avvisarti. Di nuovo disponibile: {name}. Spesso i pezzi sono pochi.',
		action: 'Guarda',
		note: 'È l’unico messaggio su questo articolo: l’avviso è terminato.',
	},
	en: {
		subject: 'Back in stock: {name}',
		body: 'You asked us to tell you: {name} can be bought again. There may be only a few pieces.',
		action: 'Have a look',
		note: 'This is the only message about this product: the notice ends with it.',
	},
};
