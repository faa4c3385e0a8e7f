export type Pages = Record<'home' | 'category' | 'product', string>;

const BUYABLE = {
	type: 'product',
	size: 1,
	searchQuery: {
		_appliedFilters: [
			{ attribute: 'type_id', value: { eq: 'simple' } },
			{ attribute: 'visibility', value: { in: [2, 3, 4] } },
			{ attribute: 'stock.is_in_stock', value: { eq: true } },
		],
	},
	sourceInclude: ['url_path'],
};

/** Picks the first product that can be bought without a choice. */
export async function findPages(origin: string, category: string): Promise<Pages> {
	const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(BUYABLE) };
	const { hits } = await (await fetch(`${origin}/api/catalog/search`, init)).json();
	return { home: '/', category, product: `/${hits[0].url_path}` };
}

/** Asks for every picture once, because the first request for one pays for its encoding. */
export async function warmPictures(origin: string, paths: string[]): Promise<void> {
	for (const path of paths) {
		const html = await (await fetch(origin + path)).text();
		const pictures = new Set([...html.matchAll(/\/img\/[^\s",]+/g)].map(([url]) => url));
		for (const url of pictures) await (await fetch(origin + url)).arrayBuffer();
	}
}
