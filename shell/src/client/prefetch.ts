import { firstAct } from '@pasaz/kernel/device/acts';
import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router';
import { resolvedRoute } from '../route-tree/route-objects.tsx';
import type { ResolvePath } from '../routing/resolve-path.ts';
import { needsLookUp, type Site, withinStore } from '../routing/site.ts';

export interface PrefetchOptions {
	routes: RouteObject[];
	site: Site;
	lookUp: ResolvePath;
	getContext: () => RouterContextProvider;
}

/** At most this many links are fetched ahead at the same time when they merely come into view. */
const PARALLEL = 2;

async function routeFor(url: URL, { routes, site, lookUp }: PrefetchOptions) {
	const path = withinStore(url.pathname, site.storeView);
	if (path === undefined) return { route: undefined, params: {} };
	if (needsLookUp(path, site)) {
		const resolved = await lookUp(path);
		return { route: resolved ? resolvedRoute(resolved, site)?.route : undefined, params: {} };
	}
	const match = matchRoutes(routes, path)?.at(-1);
	return { route: match?.route, params: match?.params ?? {} };
}

/** Fetches a page's code and asks for its data; the answers stay remembered until the tap (see `remember-searches`). */
async function prefetch(url: URL, deps: PrefetchOptions) {
	const { route, params } = await routeFor(url, deps);
	if (typeof route?.lazy !== 'function') return;
	const { loader } = await route.lazy();
	if (typeof loader !== 'function') return;
	const request = new Request(url);
	await loader({ request, url, params, pattern: route.path ?? '', context: deps.getContext() });
}

/** Such as the pictures that a gallery links to: nothing has to be found out about them. */
function isFile({ download, pathname }: HTMLAnchorElement) {
	return download !== '' || /\.\w+$/.test(pathname);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest('a') : null;
	return link && link.origin === location.origin && !isFile(link) ? link : null;
}

function wantsLessData() {
	return matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Makes the next page ready: at once for a link that is hovered, focused or touched, calmly for links in view. */
export function startPrefetch(deps: PrefetchOptions): void {
	const seen = new Set<string>();
	const inView = new Set<HTMLAnchorElement>();
	let running = 0;

	const fetchNow = async (url: URL) => {
		if (seen.has(url.href) || !navigator.onLine) return;
		seen.add(url.href);
		setTimeout(() => seen.delete(url.href), 30_000);
		await prefetch(url, deps).catch(() => seen.delete(url.href));
	};
	const drain = async () => {
		if (running >= PARALLEL) return;
		running += 1;
		for (const link of inView) {
			inView.delete(link);
			await fetchNow(new URL(link.href));
		}
		running -= 1;
	};
	const onIntent = ({ target }: Event) => {
		const link = linkOf(target);
		if (link) void fetchNow(new URL(link.href));
	};
	for (const intent of ['pointerover', 'touchstart', 'focusin']) addEventListener(intent, onIntent, { passive: true });
	if (!wantsLessData()) {
		watchLinks((link, isInView) => {
			if (!isInView) return inView.delete(link);
			inView.add(link);
			return drain();
		});
	}
}

/**
 * Reports products' links as they come into view and leave it, from the shopper's first move on: a first load fetches
 * nothing that it does not show, and who scrolls past a hundred products waits for none of them.
 */
function watchLinks(report: (link: HTMLAnchorElement, isInView: boolean) => unknown) {
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const link = linkOf(target);
			if (link) report(link, isIntersecting);
		}
	});
	const observe = () => {
		for (const link of document.querySelectorAll('main article a[href]')) observer.observe(link);
	};
	const begin = () => {
		observe();
		// the whole body: layouts replace each other's content
		new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
	};
	void firstAct().then(begin);
}
