import type { CatalogSource, SourcePicture } from '@pasaz/commerce-api/catalog-source';
import { attributes } from './attributes.ts';
import { categories } from './categories.ts';
import { type Draft, drafts } from './draft.ts';
import { extras } from './extras/extras.ts';
import { faq } from './faq.ts';
import { picturesIn } from './garment-pictures.ts';
import { garmentProduct } from './garment-product.ts';
import { withLinks } from './links.ts';
import { pages } from './pages/pages.ts';
import { promotions } from './promotions.ts';
import { setPictures, sets } from './sets.ts';
import { TAGS } from './tags.ts';
import { inOtherLanguages } from './translated/demo-translations.ts';
import { translateCatalog } from './translated/translate-catalog.ts';

const SHARE_OF_NOVELTIES = 0.15;

function newestOf(collection: Draft[]): Set<string> {
	const byAge = collection.toSorted((a, b) => a.age - b.age);
	return new Set(byAge.slice(0, Math.round(collection.length * SHARE_OF_NOVELTIES)).map(({ sku }) => sku));
}

function picturesOf(collection: Draft[]): [string, SourcePicture][] {
	return collection.flatMap((draft) => draft.design.colours.flatMap((of) => [...picturesIn(draft, of)]));
}

/** The demo shop's whole catalogue: a Polish clothing label called Brzask. The same on every call. */
export function demoCatalog(): CatalogSource {
	const collection = drafts();
	const newest = newestOf(collection);
	const reduced = promotions(collection, newest);
	const garments = collection.map((draft) => garmentProduct(draft, newest, reduced.get(draft.sku)));
	const further = extras();
	const catalog: CatalogSource = {
		categories,
		attributes: attributes(),
		tags: TAGS,
		products: withLinks([...garments, ...further.products, ...sets(garments)]),
		pictures: new Map([...picturesOf(collection), ...further.pictures, ...setPictures()]),
		pages,
		faq,
	};
	return { ...catalog, translations: inOtherLanguages((told, language) => translateCatalog(catalog, language, told)) };
}
