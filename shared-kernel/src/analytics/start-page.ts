import { PATHS } from '../routes.ts';

const KEY = 'shop/start-page';
const SENT = 'sent';
/** Campaign fields are kept. Others may be secret, e.g. the token of a link in a mail. */
const KEPT_FIELDS = /^utm_/;

/** Pages whose path ends with the secret of a mail's link. */
const LINKS = [PATHS.order, PATHS['review-products']].map((path) => path.slice(0, path.indexOf(':')));

function withoutSecret(pathname: string): string {
	const link = LINKS.find((start) => pathname.includes(start));
	return link ? pathname.slice(0, pathname.indexOf(link) + link.length) : pathname;
}

/** Of the tab's document before, if that is the shop's, too: it was left before it could note this. */
function beganAt(): URL {
	const [opened] = performance.getEntriesByType('navigation');
	const here = new URL(opened?.name ?? location.href, location.href);
	if (document.referrer === '' || history.length === 1) return here;
	const before = new URL(document.referrer);
	return before.origin === here.origin ? before : here;
}

function startPage(): string {
	const { origin, pathname, searchParams } = beganAt();
	const campaign = new URLSearchParams([...searchParams].filter(([name]) => KEPT_FIELDS.test(name))).toString();
	return JSON.stringify({
		url: `${origin}${withoutSecret(pathname)}${campaign && `?${campaign}`}`.slice(0, 2048),
		date: new Date(performance.timeOrigin).toISOString(),
	});
}

/** Stores in this tab where the visit began, once (rule 17.14). Without session storage nothing is sent later. */
export function rememberStartPage(): void {
	try {
		if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, startPage());
	} catch (error) {
		console.warn('The start page could not be stored', error);
	}
}

/** The JSON of where the visit began; null once it was taken, and where it is not known. */
export function takeStartPage(): string | null {
	try {
		const kept = sessionStorage.getItem(KEY);
		if (kept !== null) sessionStorage.setItem(KEY, SENT);
		return kept === SENT ? null : kept;
	} catch {
		return null;
	}
}
