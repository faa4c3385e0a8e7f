import { type Shop, ShopProvider } from '@pasaz/kernel/composition/shop';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

/** Characters of HTML and keys, some 2,000 for a product tile. */
const MAX_SIZE = 4_000_000;

/** What React writes in place of a boundary in which something failed. */
const FAULT = '<!--$!-->';

/** A component whose parts are kept. */
interface Kind {
	id: number;
	/** The names of parts whose keys are objects. */
	names: WeakMap<object, string>;
}

/** Renders parts of a storefront's pages once. Their keys say all that they show, so nothing that is kept becomes wrong. */
export function createKeptMarkup(basename: string) {
	const kinds = new WeakMap<object, Kind>();
	const kept = new LRUCache<string, string>({
		maxSize: MAX_SIZE,
		sizeCalculation: (html, key) => html.length + key.length,
	});
	let count = 0;

	function kindOf(kind: object): Kind {
		const found = kinds.get(kind) ?? { id: count++, names: new WeakMap() };
		kinds.set(kind, found);
		return found;
	}

	function nameOf(kind: object, key: string | object): string {
		const { id, names } = kindOf(kind);
		if (typeof key === 'string') return `${id} ${key}`;
		const name = names.get(key) ?? `${id} ${JSON.stringify(key)}`;
		names.set(key, name);
		return name;
	}

	function render(shop: Shop, part: ReactElement): string | undefined {
		try {
			const html = renderToString(
				<ShopProvider shop={shop}>
					<StaticRouter location={basename} basename={basename}>
						{part}
					</StaticRouter>
				</ShopProvider>,
			);
			return html.includes(FAULT) ? undefined : html;
		} catch {
			// its place on the page says what becomes of it, and logs it
			return;
		}
	}

	return (shop: Shop): NonNullable<Shop['keptMarkup']> =>
		(kind, key, part) => {
			const name = nameOf(kind, key);
			const known = kept.get(name);
			if (known !== undefined) return known;
			const html = render(shop, part);
			if (html !== undefined) kept.set(name, html);
			return html;
		};
}
