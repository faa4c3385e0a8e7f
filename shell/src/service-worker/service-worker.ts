import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { WorkerSet } from '../routing/worker-set.ts';
import { createPages, dropPagesOfOldSets, keepPage } from './pages.ts';
import { dropOldSets, releasedFile, takeSet } from './release-set.ts';

declare const self: ServiceWorkerGlobalScope & { pasazSet: WorkerSet };

/** Messages of the pages. */
type Message = { keep: string } | 'take-over';

const { pasazSet } = self;
const pages = createPages(pasazSet.homes);
const pictures = new CacheFirst({
	cacheName: 'pasaz-pictures',
	plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true })],
});
/** Files and calls below these are no pages. */
const NO_PAGE = /^\/(api|pim|feed|releases|sandbox-pay|cache|_page)\/|\.(xml|txt|pdf)$|-pdf$/;

async function install(): Promise<void> {
	await takeSet(pasazSet);
	// the home page is always there; one that cannot be had now is kept when it is seen
	await Promise.allSettled(pasazSet.homes.map((home) => keepPage(new URL(home, location.href).href)));
}

async function activate(): Promise<void> {
	await dropOldSets();
	await dropPagesOfOldSets();
	await self.registration.navigationPreload?.enable();
	await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
	const message: Message = event.data;
	if (message === 'take-over') void self.skipWaiting();
	else if ('keep' in message) event.waitUntil(keepPage(message.keep).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	if (pathname.startsWith('/releases/')) event.respondWith(releasedFile(request));
	else if (pathname.startsWith('/img/')) event.respondWith(pictures.handle({ event, request }));
	else if (request.mode === 'navigate' && !NO_PAGE.test(pathname)) event.respondWith(pages.handle({ event, request }));
});
