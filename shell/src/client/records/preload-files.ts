import type { PageFile, ShownPage } from '../../routing/page-record.ts';

const begun = new Set<string>();

function isHere(url: string) {
	return begun.has(url) || document.querySelector(`[href="${url}"], [src="${url}"]`) !== null;
}

function preload(properties: object, url: string) {
	if (isHere(url)) return;
	begun.add(url);
	document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', href: url, ...properties }));
}

function preloadScript({ url, integrity }: PageFile) {
	preload({ as: 'script', crossOrigin: 'anonymous', integrity }, url);
}

/** Begins to fetch all files of a page at once, before its code asks for one after the other. */
export function preloadFiles({ scripts, styles }: Pick<ShownPage, 'scripts' | 'styles'>): void {
	scripts.forEach(preloadScript);
	for (const url of styles) preload({ as: 'style' }, url);
}
