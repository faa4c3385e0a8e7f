import { PICTURES } from '@pasaz/kernel/device/storage/picture-cache';
import { PAGES } from '../routing/worker-file.ts';
import type { WorkerSet } from '../routing/worker-set.ts';
import { createPages } from './pages.ts';
import { createPictures } from './pictures.ts';
import { dropOldSets, FILES, ownAddress, pauseTaking, releasedFile, SETS, takeSet } from './release-sets.ts';

declare const self: ServiceWorkerGlobalScope & { pasazSet: WorkerSet };

/** Messages of the pages: `isAhead` for a page that was not shown, of which any copy will do. */
type Message = { keep: string; isAhead?: true } | 'take-over' | 'pause';

const { pasazSet } = self;
const pages = createPages(pasazSet.homes);
const pictures = createPictures();
const CACHES = [FILES, SETS, PAGES, PICTURES];
/** Files and calls below these are no pages. */
const NO_PAGE = /^\/(api|pim|feed|releases|sandbox-pay|cache|_page)\/|\.(xml|txt|pdf)$|-pdf$/;

async function install(): Promise<void> {
	await takeSet(pasazSet);
	// the home page is always there; one that cannot be fetched now is kept when it is seen
	await Promise.allSettled(pasazSet.homes.map((home) => pages.keep(new URL(home, location.href).href)));
}

/** A page that cannot be fetched now is kept when it is seen again. */
async function keepPage({ keep: href, isAhead }: Exclude<Message, string>): Promise<void> {
	await pages.keep(href, isAhead && Number.POSITIVE_INFINITY).catch(() => undefined);
	await pages.trimSoon();
}

/** What older workers kept under other names. */
async function dropOldCaches(): Promise<void> {
	for (const name of await caches.keys()) if (!CACHES.includes(name)) await caches.delete(name);
}

async function activate(): Promise<void> {
	await dropOldCaches();
	await pages.dropWithoutSet(await dropOldSets(await pages.sets()));
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
	const message: Message = event.data;
	if (message === 'take-over') void self.skipWaiting();
	else if (message === 'pause') pauseTaking();
	else if ('keep' in message) event.waitUntil(keepPage(message));
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET') return;
	const file = ownAddress(request.url, pasazSet);
	if (file) event.respondWith(releasedFile(request, file));
	else if (origin !== location.origin) return;
	else if (pathname.startsWith('/img/')) event.respondWith(pictures.handle({ event, request }));
	else if (request.mode === 'navigate' && !NO_PAGE.test(pathname))
		event.respondWith(pages.answer.handle({ event, request }));
});
