import { PAGES } from '../../routing/worker-file.ts';

export async function isDocumentKept(href: string): Promise<boolean> {
	if (!navigator.serviceWorker?.controller) return false;
	return (await caches.match(href, { cacheName: PAGES })) !== undefined;
}
