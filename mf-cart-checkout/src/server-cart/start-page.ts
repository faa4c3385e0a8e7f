import { cartSaveStartPageUrl } from '@pasaz/kernel/contract/cart';
import type { CartCall } from './sync-cart.ts';

const KEY = 'shop/start-page';
const SENT = 'sent';
/** Who sent the shopper here may be told; whatever else an address carries, such as the secret of a mail's link, may not. */
const TOLD = /^utm_/;

/** The address at which this document was opened. */
function openedAt(): URL {
	const [opened] = performance.getEntriesByType('navigation');
	return new URL(opened?.name ?? location.href, location.href);
}

function startPage(): string {
	const { origin, pathname, searchParams } = openedAt();
	const told = new URLSearchParams([...searchParams].filter(([name]) => TOLD.test(name))).toString();
	return JSON.stringify({
		url: `${origin}${pathname}${told && `?${told}`}`.slice(0, 2048),
		date: new Date(performance.timeOrigin).toISOString(),
	});
}

/** Keeps where this visit began, unless that is known. A device that keeps nothing tells nothing. */
export function rememberStartPage(): void {
	try {
		if (sessionStorage.getItem(KEY) === null) sessionStorage.setItem(KEY, startPage());
	} catch (error) {
		console.warn('Where the visit began is not kept', error);
	}
}

function takeStartPage(): string | null {
	try {
		const kept = sessionStorage.getItem(KEY);
		if (kept !== null) sessionStorage.setItem(KEY, SENT);
		return kept === SENT ? null : kept;
	} catch {
		return null;
	}
}

/** Tells the server where the visit began, once, and the shopper nothing (rule 13.18). */
export async function sendStartPage({ shop }: Pick<CartCall, 'shop'>, cartId: string): Promise<void> {
	const kept = takeStartPage();
	if (kept === null) return;
	try {
		const body = cartSaveStartPageUrl.body.parse(JSON.parse(kept));
		await shop.api.call(cartSaveStartPageUrl, { query: { cartId }, body });
	} catch (error) {
		console.warn('Where the visit began could not be told', error);
	}
}
