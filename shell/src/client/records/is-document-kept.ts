import { PAGES } from '../../routing/worker-file.ts';

/** Whether a service worker would answer for the document of an address without a network. */
export async function isDocumentKept(href: string): Promise<boolean> {
	if (!navigator.serviceWorker?.controller) return false;
	return (await caches.match(href, { cacheName: PAGES })) !== undefined;
}
