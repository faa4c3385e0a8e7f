export interface ArrivedRelease {
	version: string | undefined;
	/** Scripts and styles, as they were sent. */
	bytes: number;
	/** Styles that are written into the document, before its compression. */
	inline: number;
}

/** Reads from addresses, such as `/releases/mf_product/1a2b3c/web/later.js`, what of a slice is here. */
export function arrivedRelease(slice: string): ArrivedRelease {
	const address = new RegExp(`/releases/${slice}/([^/]+)/`);
	const files = performance.getEntriesByType('resource').filter(({ name }) => address.test(name));
	const sizes = files.map((file) => (file instanceof PerformanceResourceTiming ? file.encodedBodySize : 0));
	const links = [...document.querySelectorAll('style + link[rel=stylesheet]')].filter((link) =>
		address.test(link.getAttribute('href') ?? ''),
	);
	const styles = links.map((link) => link.previousElementSibling?.textContent.length ?? 0);
	const known = files[0]?.name ?? links[0]?.getAttribute('href') ?? '';
	const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
	return { version: address.exec(known)?.[1], bytes: sum(sizes), inline: sum(styles) };
}
