import { openCollection } from '@pasaz/kernel/device/storage/storage';
import { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import { meaningfulTokens, termMatcher, waysOf } from '@pasaz/kernel/domain/search/ways';
import * as z from 'zod/mini';
import { NOTHING_SUGGESTED, type Suggested } from './suggestion.ts';

const PRODUCTS = 6;

/** What the shell keeps of a page that was shown: when, and the data of its parts. */
const KeptPage = z.object({ at: z.number(), record: z.object({ loaderData: z.unknown() }) });

interface KnownProduct {
	tile: ProductTile;
	/** ms since 1970, when the page was fetched that shows it. */
	at: number;
}

/** The tiles in the data of a page, wherever it has them. */
function tilesIn(data: unknown): ProductTile[] {
	if (typeof data !== 'object' || data === null) return [];
	const tile = 'sku' in data && 'href' in data ? ProductTile.safeParse(data).data : undefined;
	return tile ? [tile] : Object.values(data).flatMap(tilesIn);
}

/** Every product that a kept page shows, as the latest of these pages shows it. */
function productsOf(pages: readonly unknown[]): KnownProduct[] {
	const known = new Map<string, KnownProduct>();
	for (const page of pages) {
		const { at, record } = KeptPage.safeParse(page).data ?? {};
		if (at === undefined) continue;
		for (const tile of tilesIn(record?.loaderData))
			if (at >= (known.get(tile.sku)?.at ?? 0)) known.set(tile.sku, { tile, at });
	}
	return [...known.values()];
}

/** Finds products of the device's pages as the server finds names, with the same stems (rule 16.20). */
export function findOnDevice(pages: readonly unknown[], term: string, locale: string): Suggested {
	const lexicon = lexiconOf(locale.slice(0, 2));
	const isNamed = termMatcher(
		meaningfulTokens(term, lexicon).map((token) => waysOf(token, lexicon)),
		lexicon,
	);
	const found = productsOf(pages)
		.filter(({ tile }) => isNamed(tile.name))
		.slice(0, PRODUCTS);
	if (found.length === 0) return { ...NOTHING_SUGGESTED, status: 'offline' };
	return {
		status: 'ready',
		suggestions: found.map(({ tile }) => ({ kind: 'product', name: tile.name, href: tile.href, tile })),
		correction: null,
		keptAt: Math.min(...found.map(({ at }) => at)),
	};
}

export async function suggestOnDevice(term: string, locale: string): Promise<Suggested> {
	const pages = await openCollection('url').entries();
	return findOnDevice(
		pages.map(([, page]) => page),
		term,
		locale,
	);
}
