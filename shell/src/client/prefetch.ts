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

/** Links that merely come into view are prefetched this many at a time. */
const MAX_PARALLEL = 2;

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

/** Loads the code and the data of a page; the answers are remembered until the tap (see `remember-searches`). */
async function prefetch(url: URL, options: PrefetchOptions) {
	const { route, params } = await routeFor(url, options);
	if (typeof route?.lazy !== 'function') return;
	const { loader } = await route.lazy();
	if (typeof loader !== 'function') return;
	const request = new Request(url);
	await loader({ request, url, params, pattern: route.path ?? '', context: options.getContext() });
}

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

/** Prefetches a link at once when it is hovered, focused or touched, and links in view a few at a time. */
export function startPrefetch(options: PrefetchOptions): void {
	const seen = new Set<string>();
	const inView = new Set<HTMLAnchorElement>();
	let running = 0;

	const fetchNow = async (url: URL) => {
		if (seen.has(url.href) || !navigator.onLine) return;
		seen.add(url.href);
		setTimeout(() => seen.delete(url.href), 30_000);
		await prefetch(url, options).catch(() => seen.delete(url.href));
	};
	const drain = async () => {
		if (running >= MAX_PARALLEL) return;
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

/** Waits for the first interaction, because a first load must fetch nothing that it does not show. */
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
		// Layouts replace each other, so the whole body is observed.
		new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
	};
	void firstAct().then(begin);
}
