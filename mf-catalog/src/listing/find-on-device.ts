import { openCollection } from '@pasaz/kernel/device/storage/storage';
import { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { lexiconOf } from '@pasaz/kernel/domain/search/lexicon';
import { meaningfulTokens, termMatcher, waysOf } from '@pasaz/kernel/domain/search/ways';
import * as z from 'zod/mini';

/** What the shell keeps of a page that was shown: when, and the data of its parts. */
const KeptPage = z.object({ at: z.number(), record: z.object({ loaderData: z.unknown() }) });

interface KnownProduct {
	tile: ProductTile;
	/** ms since 1970, when the page was fetched that shows it. */
	at: number;
}

export interface FoundOnDevice {
	tiles: ProductTile[];
	/** ms since 1970: since when all tiles are as they are shown; null if there are none. */
	keptAt: number | null;
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

/** Finds products in pages of the device as the server finds names, with the same stems (rule 16.20). */
export function findInPages(pages: readonly unknown[], term: string, locale: string): FoundOnDevice {
	const lexicon = lexiconOf(locale.slice(0, 2));
	const isNamed = termMatcher(
		meaningfulTokens(term, lexicon).map((token) => waysOf(token, lexicon)),
		lexicon,
	);
	const found = productsOf(pages).filter(({ tile }) => isNamed(tile.name));
	const keptAt = found.length > 0 ? Math.min(...found.map(({ at }) => at)) : null;
	return { tiles: found.map(({ tile }) => tile), keptAt };
}

export async function findOnDevice(term: string, locale: string): Promise<FoundOnDevice> {
	const pages = await openCollection('url').entries();
	return findInPages(
		pages.map(([, page]) => page),
		term,
		locale,
	);
}
