import type { Language } from '../../platform/mail/language.ts';
import type { Letter } from '../../platform/mail/letter.ts';

interface Text {
	subject(name: string): string;
	body(name: string): string;
	action: string;
	note: string;
}

const WAITING: Record<Language, Text> = {
	pl: {
		subject: (name) => `Damy znać: ${name}`,
		body: (name) => `Napiszemy na ten adres, raz, gdy tylko będzie znowu dostępne: ${name}.`,
		action: 'Nie czekam już',
		note: 'Jeśli to nie Ty prosisz o powiadomienie, usuniesz je tym odnośnikiem.',
	},
	de: {
		subject: (name) => `Wir geben Bescheid: ${name}`,
		body: (name) => `Sobald der Artikel wieder da ist, schreiben wir dir einmal an diese Adresse: ${name}.`,
		action: 'Benachrichtigung löschen',
		note: 'Hast nicht du darum gebeten, kannst du die Benachrichtigung mit diesem Link löschen.',
	},
	it: {
		subject: (name) => `Ti avviseremo: ${name}`,
		body: (name) => `Quando l’articolo sarà di nuovo disponibile, scriveremo una volta a questo indirizzo: ${name}.`,
		action: 'Annulla l’avviso',
		note: 'Se non l’hai chiesto tu, annulla l’avviso con questo link.',
	},
	en: {
		subject: (name) => `We will tell you: ${name}`,
		body: (name) => `As soon as it can be had again, we will write to this address once: ${name}.`,
		action: 'Delete the notice',
		note: 'If it was not you who asked, delete the notice with this link.',
	},
};

const BACK: Record<Language, Text> = {
	pl: {
		subject: (name) => `Znowu dostępne: ${name}`,
		body: (name) => `Jest wiadomość, na którą czekasz: ${name} można znowu kupić. Sztuk bywa niewiele.`,
		action: 'Zobacz',
		note: 'To jedyna wiadomość o tym produkcie: powiadomienie właśnie się zakończyło.',
	},
	de: {
		subject: (name) => `Wieder da: ${name}`,
		body: (name) => `Du wolltest es wissen: ${name} ist wieder da. Oft sind es nur wenige Stücke.`,
		action: 'Ansehen',
		note: 'Dies ist die einzige Nachricht zu diesem Artikel: Die Benachrichtigung ist damit beendet.',
	},
	it: {
		subject: (name) => `Di nuovo disponibile: ${name}`,
		body: (name) => `Ci avevi chiesto di avvisarti: ${name} si può acquistare di nuovo. Spesso i pezzi sono pochi.`,
		action: 'Guarda',
		note: 'È l’unico messaggio su questo articolo: l’avviso è terminato.',
	},
	en: {
		subject: (name) => `Back in stock: ${name}`,
		body: (name) => `You asked us to tell you: ${name} can be bought again. There may be only a few pieces.`,
		action: 'Have a look',
		note: 'This is the only message about this product: the notice ends with it.',
	},
};

const letterOf =
	(texts: Record<Language, Text>) =>
	(language: Language, { name, url }: { name: string; url: string }): Letter => {
		const { subject, body, action, note } = texts[language];
		return { subject: subject(name), paragraphs: [body(name)], action: { label: action, url }, notes: [note] };
	};

/** @param url ends the waiting */
export const waitingLetter = letterOf(WAITING);
/** @param url the product's page */
export const backLetter = letterOf(BACK);
