import { fileAddress } from '../../composition/remote.ts';
import type { ShownPage } from '../../routing/page-record.ts';

const begun = new Set<string>();

function isHere(url: string) {
	return begun.has(url) || document.querySelector(`[href="${url}"], [src="${url}"]`) !== null;
}

function preload(path: string, properties: object) {
	const url = fileAddress(path);
	if (isHere(url)) return;
	begun.add(url);
	document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href: url, ...properties }));
}

type Files = Pick<ShownPage, 'scripts' | 'styles'>;

/** Begins to fetch all files of a page at once, before its code asks for one after the other. */
export function preloadFiles({ scripts, styles }: Files, fetchPriority: 'high' | 'low'): void {
	const how = { crossOrigin: 'anonymous', fetchPriority };
	for (const { url, integrity } of scripts) preload(url, { as: 'script', integrity, ...how });
	for (const { url, integrity } of styles) preload(url, { as: 'style', integrity, ...how });
}
