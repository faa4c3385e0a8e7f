/** Ids of this browser that other scripts left in cookies. Read them only with consent. */
export interface TrackingIds {
	fbp?: string;
	fbc?: string;
	/** Google's id of this browser, not of a person. */
	gaUserId?: string;
}

/** Values of another form are ignored: a cookie may hold anything, even an e-mail address. */
const FORMS = {
	fbp: /(?:^|; )_fbp=(fb\.\d\.\d+\.\d+)(?=;|$)/,
	fbc: /(?:^|; )_fbc=(fb\.\d\.\d+\.[\w-]+)(?=;|$)/,
	gaUserId: /(?:^|; )_ga=GA\d\.\d\.(\d+\.\d+)(?=;|$)/,
} as const;

/** @param cookies as `document.cookie` has them */
export function trackingIdsIn(cookies: string): TrackingIds {
	const found = Object.entries(FORMS).map(([name, form]) => [name, form.exec(cookies)?.[1]] as const);
	return Object.fromEntries(found.filter(([, mark]) => mark !== undefined));
}
