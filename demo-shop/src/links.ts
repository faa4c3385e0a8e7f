import type { SourceProduct } from '@pasaz/commerce-api/catalog-source';
import { roll } from './random.ts';

type Link = NonNullable<SourceProduct['links']>[number];

/** What goes with what: url paths of categories whose products complete those of another one. */
const GOES_WITH: Record<string, string[]> = {
	'ona/sukienki': ['ona/swetry/kardigany', 'dodatki/paski', 'ona/okrycia/marynarki', 'dodatki/torby'],
	'ona/bluzki-i-koszule': ['ona/spodnie/proste', 'ona/spodnice', 'ona/spodnie/jeansy', 'ona/okrycia/marynarki'],
	'ona/topy-i-t-shirty': ['ona/spodnie/jeansy', 'ona/spodnice', 'ona/swetry/kardigany', 'ona/spodnie/szerokie'],
	'ona/swetry': ['ona/spodnie/jeansy', 'ona/spodnice', 'dodatki/szale-i-chusty', 'ona/bluzki-i-koszule/koszule'],
	'ona/spodnie': ['ona/bluzki-i-koszule/koszule', 'ona/topy-i-t-shirty', 'dodatki/paski', 'ona/swetry/pulowery'],
	'ona/spodnice': ['ona/topy-i-t-shirty', 'ona/swetry/golfy', 'ona/bluzki-i-koszule/bluzki', 'dodatki/skarpetki'],
	'ona/okrycia': ['dodatki/szale-i-chusty', 'dodatki/czapki', 'ona/swetry/golfy', 'dodatki/torby'],
	'ona/bluzy': ['ona/spodnie/proste', 'ona/topy-i-t-shirty', 'dodatki/czapki', 'dodatki/skarpetki'],
	'on/koszule': ['on/spodnie', 'on/okrycia', 'dodatki/paski', 'on/swetry'],
	'on/t-shirty-i-polo': ['on/spodnie', 'on/bluzy', 'dodatki/skarpetki', 'on/koszule/lniane'],
	'on/swetry': ['on/koszule/bawelniane', 'on/spodnie', 'dodatki/szale-i-chusty', 'dodatki/czapki'],
	'on/bluzy': ['on/spodnie', 'on/t-shirty-i-polo', 'dodatki/czapki', 'dodatki/skarpetki'],
	'on/spodnie': ['on/koszule/bawelniane', 'on/t-shirty-i-polo', 'dodatki/paski', 'on/swetry'],
	'on/okrycia': ['dodatki/szale-i-chusty', 'on/swetry', 'dodatki/czapki', 'on/koszule/bawelniane'],
	'dziecko/t-shirty': ['dziecko/spodnie', 'dziecko/bluzy-i-swetry', 'dziecko/sukienki-i-spodnice', 'dziecko/okrycia'],
	'dziecko/bluzy-i-swetry': ['dziecko/spodnie', 'dziecko/t-shirty', 'dziecko/okrycia', 'dziecko/sukienki-i-spodnice'],
	'dziecko/sukienki-i-spodnice': ['dziecko/bluzy-i-swetry', 'dziecko/spodnie', 'dziecko/t-shirty', 'dziecko/okrycia'],
	'dziecko/spodnie': ['dziecko/t-shirty', 'dziecko/bluzy-i-swetry', 'dziecko/okrycia', 'dziecko/sukienki-i-spodnice'],
	'dziecko/okrycia': ['dziecko/bluzy-i-swetry', 'dziecko/spodnie', 'dodatki/czapki', 'dziecko/t-shirty'],
	'dodatki/torby': ['dodatki/szale-i-chusty', 'dodatki/paski', 'ona/okrycia/plaszcze', 'dodatki/czapki', 'on/okrycia'],
	'dodatki/skarpetki': ['dodatki/czapki', 'dodatki/szale-i-chusty', 'on/spodnie', 'ona/spodnice', 'dodatki/torby'],
	dodatki: [
		'ona/okrycia/plaszcze',
		'on/okrycia',
		'dziecko/okrycia',
		'dziecko/bluzy-i-swetry',
		'ona/spodnie/jeansy',
		'on/spodnie',
		'dodatki/skarpetki',
		'dodatki/torby',
	],
	wykroje: ['dodatki/torby', 'wykroje-i-uslugi/karty-podarunkowe', 'dodatki/szale-i-chusty', 'dodatki/skarpetki'],
	zestawy: ['dodatki/skarpetki', 'dodatki/torby', 'wykroje-i-uslugi/karty-podarunkowe', 'dodatki/paski'],
};

const COMPLEMENTS = 4;

/** The deepest category of a product is its last one before any further branches. */
function leafOf(product: SourceProduct): string {
	const [top = ''] = product.categories;
	const inBranch = product.categories.filter((path) => path.startsWith(top));
	return inBranch.toSorted((a, b) => b.length - a.length)[0] ?? top;
}

function link(type: Link['type']): (product: SourceProduct) => Link {
	return ({ sku }) => ({ sku, type });
}

/** Neighbours on the same rail, the closest in price first; filled up from the category above. */
function neighbours(product: SourceProduct, all: SourceProduct[]): SourceProduct[] {
	const leaf = leafOf(product);
	const above = leaf.slice(0, Math.max(leaf.lastIndexOf('/'), 0)) || leaf;
	const distance = (other: SourceProduct) =>
		Math.abs(other.price.regular - product.price.regular) +
		(other.attributes.sezon === product.attributes.sezon ? 0 : 80_00) +
		(other.categories.includes(leaf) ? 0 : 1000_00) +
		roll(`${product.sku} ${other.sku}`) * 60_00;
	return all
		.filter((other) => other.sku !== product.sku && other.categories.includes(above))
		.map((other) => ({ other, far: distance(other) }))
		.sort((a, b) => a.far - b.far)
		.map(({ other }) => other);
}

function complements(product: SourceProduct, byCategory: Map<string, SourceProduct[]>): SourceProduct[] {
	const leaf = leafOf(product);
	const key = Object.keys(GOES_WITH).find((path) => leaf.startsWith(path)) ?? 'zestawy';
	const picks = (GOES_WITH[key] ?? []).map((path) => {
		const wearer = product.attributes.dla_kogo;
		const fits = (byCategory.get(path) ?? []).filter(
			({ categories, attributes }) =>
				!categories.includes(leaf) &&
				(wearer === undefined ||
					wearer === 'Unisex' ||
					[wearer, 'Unisex', undefined].some((who) => who === attributes.dla_kogo)),
		);
		const inSeason = fits.filter(({ attributes }) => attributes.sezon === product.attributes.sezon);
		const from = inSeason.length > 0 ? inSeason : fits;
		return from[Math.floor(roll(`${product.sku} with ${path}`) * from.length)];
	});
	return [...new Set(picks.filter((pick) => pick !== undefined))].slice(0, COMPLEMENTS);
}

/** Related (3–4), dearer (3) and matching (3–4) products for each product, beside the links that it already has. */
export function withLinks(products: SourceProduct[]): SourceProduct[] {
	const byCategory = Map.groupBy(
		products.flatMap((product) => product.categories.map((path) => ({ path, product }))),
		({ path }) => path,
	);
	const shelves = new Map([...byCategory].map(([path, entries]) => [path, entries.map(({ product }) => product)]));
	return products.map((product) => {
		const near = neighbours(product, products);
		const related = near.slice(0, 4);
		const rest = near.slice(4);
		const dearer = [...rest.filter((other) => other.price.regular > product.price.regular), ...rest].slice(0, 12);
		const upsell = [...new Set(dearer)].slice(0, 3);
		return {
			...product,
			links: [
				...(product.links ?? []),
				...related.map(link('related')),
				...upsell.map(link('upsell')),
				...complements(product, shelves).map(link('crosssell')),
			],
		};
	});
}
