import { NetworkFirst, type NetworkFirstOptions } from 'workbox-strategies';
import { SET_HEADER } from '../routing/set-header.ts';
import { INCOMPLETE, NOT_KEPT, PAGES } from '../routing/worker-file.ts';
import { ageOf, type BoundedCache, boundedCache } from './bounded-cache.ts';

const MAX_PAGES = 80;
const MAX_BYTES = 6_000_000;
/** ms. */
const MAX_AGE = 30 * 86_400_000;
/** s for the network, while a copy is on the device. */
const NETWORK_TIMEOUT = 2.5;
/** ms; a copy that is younger than this is not fetched again. */
const FRESH_FOR = 300_000;
/** Query fields that change nothing on a page. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|mtm_\w+)$/;

/** A document of this shop that nobody's secrets are in. A login page of the network says nothing of a release set. */
function isOurs({ headers, status, redirected }: Response): boolean {
	const isSecret = headers.get('x-robots-tag')?.includes('noindex');
	return status === 200 && !redirected && headers.has(SET_HEADER) && !isSecret;
}

/** A copy to keep, if it is worth that and whole. It tells the page when it came, by the clock of the device (rule 21.14). */
async function copyOf(answer: Response): Promise<Response | undefined> {
	if (!isOurs(answer)) return;
	const { status, headers } = answer;
	const html = await answer.text();
	if (!html.trimEnd().endsWith('</html>') || html.includes(INCOMPLETE)) return;
	return new Response(html.replace('<html', `<html data-kept="${Date.now()}"`), { status, headers });
}

function addressOf(href: string): string {
	const url = new URL(href);
	for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
	url.hash = '';
	return url.href;
}

type Plugin = NonNullable<NetworkFirstOptions['plugins']>[number];

function homeOf(href: string, homes: readonly string[]): string {
	const { pathname } = new URL(href);
	return homes.findLast((home) => home !== '/' && `${pathname}/`.startsWith(`${home}/`)) ?? '/';
}

/** What is on the device in the place of a page that is not: it without its query, which the client reads from the hash, or home. */
async function standInFor(href: string, kept: BoundedCache, homes: readonly string[]): Promise<string | undefined> {
	const { origin, pathname, search } = new URL(addressOf(href));
	const home = homeOf(href, homes);
	if (search && (await kept.find(origin + pathname))) return `${pathname}#${search}`;
	return (await kept.find(origin + home)) && home + NOT_KEPT;
}

function strategyFor(kept: BoundedCache, homes: readonly string[]): NetworkFirst {
	const keeping: Plugin = {
		cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
		async cacheWillUpdate({ request, response, event }) {
			const copy = await copyOf(response);
			if (!copy) return null;
			await kept.put(addressOf(request.url), copy);
			event?.waitUntil(kept.trimSoon());
			return null;
		},
		async cachedResponseWillBeUsed({ request, cachedResponse: answer }) {
			return answer && !kept.isTooOld({ address: request.url, answer }) ? answer : undefined;
		},
		async handlerDidError({ request }) {
			const standIn = await standInFor(request.url, kept, homes);
			return standIn ? Response.redirect(new URL(standIn, request.url), 302) : Response.error();
		},
	};
	return new NetworkFirst({ cacheName: kept.name, networkTimeoutSeconds: NETWORK_TIMEOUT, plugins: [keeping] });
}

/** Documents: from the network while it answers, else as they were when they were seen last. */
export function createPages(homes: readonly string[]) {
	const stays = (address: string) => homes.includes(new URL(address).pathname) && !new URL(address).search;
	const kept = boundedCache(PAGES, { entries: MAX_PAGES, bytes: MAX_BYTES, age: MAX_AGE, stays });

	return {
		answer: strategyFor(kept, homes),
		/** Fetches and keeps the document of a page that was shown without one, unless there is one younger than so many ms. */
		async keep(href: string, youngerThan = FRESH_FOR): Promise<void> {
			const address = addressOf(href);
			const before = await kept.find(address);
			if (before && ageOf(before) < youngerThan) return;
			const copy = await copyOf(await fetch(address, { headers: { accept: 'text/html' }, priority: 'low' }));
			if (copy) await kept.put(address, copy);
		},
		trimSoon: kept.trimSoon,
		async sets(): Promise<Set<string>> {
			const all = await kept.entries();
			return new Set(all.map(({ answer }) => answer.headers.get(SET_HEADER) ?? ''));
		},
		/** Drops the pages whose release set is not on the device, because a page needs its files. */
		async dropWithoutSet(sets: ReadonlySet<string>): Promise<void> {
			for (const { address, answer } of await kept.entries())
				if (!sets.has(answer.headers.get(SET_HEADER) ?? '')) await kept.delete(address);
		},
	};
}
