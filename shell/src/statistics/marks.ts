/** What other scripts left in cookies to tell browsers apart. Read only with the shopper's consent. */
export interface Marks {
	fbp?: string;
	fbc?: string;
	/** Google's id of this browser, no person's. */
	gaUserId?: string;
}

/** Only what has the expected form is taken: a cookie may hold anything, an e-mail address too. */
const FORMS = {
	fbp: /(?:^|; )_fbp=(fb\.\d\.\d+\.\d+)(?=;|$)/,
	fbc: /(?:^|; )_fbc=(fb\.\d\.\d+\.[\w-]+)(?=;|$)/,
	gaUserId: /(?:^|; )_ga=GA\d\.\d\.(\d+\.\d+)(?=;|$)/,
} as const;

/** @param cookies as `document.cookie` has them */
export function marksIn(cookies: string): Marks {
	const found = Object.entries(FORMS).map(([name, form]) => [name, form.exec(cookies)?.[1]] as const);
	return Object.fromEntries(found.filter(([, mark]) => mark !== undefined));
}
