import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { SET_HEADER } from '../routing/set-header.ts';
import { NOT_KEPT } from '../routing/worker-file.ts';
import { keptSets } from './release-set.ts';

const PAGES = 'pasaz-pages';
const MAX_PAGES = 80;
const MAX_AGE_SECONDS = 30 * 86_400;
/** s for the network, while a copy is on the device. */
const PATIENCE = 2.5;
/** Query fields that change nothing on a page. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|mtm_\w+)$/;

/** A whole document of this shop that nobody's secrets are in. A login page of the network says nothing of a release set. */
async function isWorthKeeping(answer: Response): Promise<boolean> {
	const { headers, status, redirected } = answer;
	if (status !== 200 || redirected || !headers.has(SET_HEADER)) return false;
	if (headers.get('x-robots-tag')?.includes('noindex')) return false;
	return (await answer.clone().text()).trimEnd().endsWith('</html>');
}

/** Tells the page when it was made, which is when it came. */
async function stamped(answer: Response): Promise<Response> {
	const at = Date.parse(answer.headers.get('date') ?? '');
	const html = (await answer.text()).replace('<html', `<html data-kept="${at}"`);
	return new Response(html, { status: answer.status, headers: answer.headers });
}

/** The address without what campaigns add. */
function addressOf(href: string): string {
	const url = new URL(href);
	for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
	url.hash = '';
	return url.href;
}

type Plugin = NonNullable<NetworkFirstOptions['plugins']>[number];

const keeping: Plugin = {
	cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
	cacheWillUpdate: async ({ response }) => ((await isWorthKeeping(response)) ? response : null),
	cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && stamped(cachedResponse),
};

/** The home page of the store view that an address belongs to. */
function homeOf(href: string, homes: readonly string[]): string {
	const { pathname } = new URL(href);
	return homes.findLast((home) => home !== '/' && `${pathname}/`.startsWith(`${home}/`)) ?? '/';
}

/** Documents: from the network while it answers, else as they were when they were seen last. */
export function createPages(homes: readonly string[]): NetworkFirst {
	const leadHome: Plugin = {
		handlerDidError: async ({ request }) => {
			const home = homeOf(request.url, homes);
			const isKept = await caches.match(new URL(home, request.url).href, { cacheName: PAGES });
			return isKept ? Response.redirect(home + NOT_KEPT, 302) : Response.error();
		},
	};
	return new NetworkFirst({
		cacheName: PAGES,
		networkTimeoutSeconds: PATIENCE,
		plugins: [
			keeping,
			leadHome,
			new ExpirationPlugin({ maxEntries: MAX_PAGES, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true }),
		],
	});
}

/** ms; a copy that is younger than this is not fetched again. */
const YOUNG = 300_000;

/** Fetches and keeps the document of a page that was shown without one. */
export async function keepPage(href: string): Promise<void> {
	const address = addressOf(href);
	const cache = await caches.open(PAGES);
	const kept = await cache.match(address);
	if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < YOUNG) return;
	const answer = await fetch(address, { headers: { accept: 'text/html' }, priority: 'low' });
	if (await isWorthKeeping(answer)) await cache.put(address, answer);
}

/** A page needs the files of its set. */
export async function dropPagesOfOldSets(): Promise<void> {
	const sets = await keptSets();
	const cache = await caches.open(PAGES);
	const each = (await cache.keys()).map(async (request) => {
		const set = (await cache.match(request))?.headers.get(SET_HEADER) ?? '';
		if (!sets.includes(set)) await cache.delete(request);
	});
	await Promise.all(each);
}
