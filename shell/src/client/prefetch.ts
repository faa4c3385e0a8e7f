import { firstAct } from '@pasaz/kernel/device/acts';
import { isPersonal, type PageName } from '../routes.ts';
import { addressesOf, patternOf } from '../routing/route-table.ts';
import { needsLookUp, type Site, withinStore } from '../routing/site.ts';
import { spareDataHere } from './connection.ts';
import type { PageRecords } from './records/page-records.ts';
import { hrefOf } from './records/record-loader.ts';

export interface PrefetchOptions {
	site: Site;
	records: PageRecords;
	loadAhead: (page: PageName) => Promise<void>;
}

/** Links that merely come into view are prefetched this many at a time. */
const MAX_PARALLEL = 2;
/** Records fetched for a shopper who has not done anything yet; each has about 5 kB. */
const MAX_UNTOUCHED = 4;

function pageAt(path: string, { table }: Site): PageName | undefined {
	const known = patternOf(path, table);
	return table.find((entry) => known !== undefined && addressesOf(entry).includes(known))?.page;
}

async function prefetch(url: URL, priority: 'high' | 'low', { site, records, loadAhead }: PrefetchOptions) {
	const path = withinStore(url.pathname, site.storeView);
	if (path === undefined) return;
	const known = pageAt(path, site);
	if (known && isPersonal(known, site.table)) return loadAhead(known);
	if (!known && !needsLookUp(path, site)) return;
	const record = await records.read(hrefOf(url), { priority });
	const isWanted = priority === 'high' || spareDataHere() === 'all';
	if (isWanted && 'page' in record && record.page && record.status < 400) await loadAhead(record.page);
}

function isFile({ download, pathname }: HTMLAnchorElement) {
	return download !== '' || /\.\w+$/.test(pathname);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
	const link = target instanceof Element ? target.closest('a') : null;
	return link && link.origin === location.origin && !isFile(link) ? link : null;
}

function highestOf(links: ReadonlySet<HTMLAnchorElement>): HTMLAnchorElement | undefined {
	const topOf = (link: HTMLAnchorElement) => link.getBoundingClientRect().top;
	return [...links].toSorted((a, b) => topOf(a) - topOf(b))[0];
}

/** Prefetches links in view: a few at a time, the highest first, and only some before the shopper's first act. */
function prefetchInView(fetchAhead: (url: URL) => Promise<void>) {
	const inView = new Set<HTMLAnchorElement>();
	const done = new Set<string>();
	let running = 0;
	let allowed = MAX_UNTOUCHED;

	const fetchNext = async () => {
		const link = highestOf(inView);
		if (!link || running >= MAX_PARALLEL || allowed <= 0) return;
		inView.delete(link);
		if (done.has(link.href)) return fetchNext();
		done.add(link.href);
		allowed -= 1;
		running += 1;
		await fetchAhead(new URL(link.href));
		running -= 1;
		await fetchNext();
	};
	const drain = () => {
		for (let slot = running; slot < MAX_PARALLEL; slot += 1) void fetchNext();
	};
	watchLinks((link, isInView) => {
		if (!isInView) return inView.delete(link);
		inView.add(link);
		return drain();
	});
	void firstAct().then(() => {
		allowed = Number.POSITIVE_INFINITY;
		drain();
	});
}

/** Reports the link of each tile that comes into view or leaves it; its picture counts as much as the text of the link. */
function watchLinks(report: (link: HTMLAnchorElement, isInView: boolean) => unknown) {
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const link = linkOf(target.querySelector('a[href]'));
			if (link) report(link, isIntersecting);
		}
	});
	const observe = () => {
		for (const tile of document.querySelectorAll('main article')) observer.observe(tile);
	};
	observe();
	// Layouts replace each other, so the whole body is observed.
	new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
}

export function startPrefetch(options: PrefetchOptions): void {
	const fetchAhead = async (url: URL, priority: 'high' | 'low') => {
		if (!navigator.onLine) return;
		// a failure is no concern of the shopper; the tap tries again
		await prefetch(url, priority, options).catch(() => {});
	};
	const fetchIntended = (target: EventTarget | null) => {
		const link = linkOf(target);
		if (link) void fetchAhead(new URL(link.href), 'high');
	};
	for (const intent of ['pointerover', 'touchstart', 'focusin']) {
		addEventListener(intent, ({ target }) => fetchIntended(target), { passive: true });
	}
	// the pointer may have been there before this code
	fetchIntended(document.querySelector('a:hover'));
	if (spareDataHere() !== 'none') prefetchInView((url) => fetchAhead(url, 'low'));
}
