import type { SourceProduct } from '@pasaz/commerce-api/catalog-source';
import { describe, expect, it } from 'vitest';
import { demoCatalog } from './demo-catalog.ts';

const catalog = demoCatalog();
const { products } = catalog;
const variants = products.flatMap(({ variants }) => variants ?? []);
const skus = [...products, ...variants].map(({ sku }) => sku);
const paths = catalog.categories.map(({ urlPath }) => urlPath);

function ofType(type: SourceProduct['type']): SourceProduct[] {
	return products.filter((product) => product.type === type);
}

function share(part: readonly unknown[], whole: readonly unknown[]): number {
	return part.length / whole.length;
}

function missing(wanted: readonly string[], known: Iterable<string>): string[] {
	const set = new Set(known);
	return [...new Set(wanted)].filter((each) => !set.has(each));
}

function repeated(values: readonly string[]): string[] {
	return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the demo catalogue as a whole', () => {
	it('is the same on every call', () => {
		expect(demoCatalog()).toEqual(catalog);
	});

	it('begins no list with what is sold out', () => {
		for (const path of paths) {
			const listed = products.filter(({ categories }) => categories.includes(path));
			const first = listed.toSorted((a, b) => b.priority - a.priority).slice(0, Math.ceil(listed.length / 2));
			expect(first.filter(({ stock }) => !stock.isInStock).map(({ name }) => name)).toEqual([]);
		}
	});

	it('holds enough of every kind (1.7)', () => {
		expect(products.length).toBeGreaterThanOrEqual(240);
		expect(skus.length).toBeGreaterThanOrEqual(2000);
		expect(ofType('grouped').length).toBeGreaterThanOrEqual(6);
		expect(ofType('bundle').length).toBeGreaterThanOrEqual(6);
		expect(ofType('virtual').length).toBeGreaterThanOrEqual(4);
		expect(ofType('downloadable').length).toBeGreaterThanOrEqual(4);
		expect(ofType('simple').length).toBeGreaterThanOrEqual(15);
		expect(catalog.faq.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(15);
	});

	it('gives every thing an address and number of its own', () => {
		expect(repeated(skus)).toEqual([]);
		expect(repeated(products.map(({ name }) => name))).toEqual([]);
		expect(repeated([...paths, ...products.map(({ urlKey }) => urlKey)])).toEqual([]);
		expect(
			repeated([...catalog.pages.map(({ urlKey }) => urlKey), ...catalog.tags.map(({ slug }) => slug), ...paths]),
		).toEqual([]);
	});

	it('writes addresses and numbers in plain ASCII', () => {
		expect([...skus, ...catalog.pictures.keys()].filter((text) => !/^[\w/-]+$/.test(text))).toEqual([]);
		expect([...paths, ...products.map(({ urlKey }) => urlKey)].filter((text) => !/^[a-z0-9/-]+$/.test(text))).toEqual(
			[],
		);
	});
});

describe('its references', () => {
	it('lead to categories, tags and skus that exist', () => {
		expect(
			missing(
				products.flatMap(({ categories }) => categories),
				paths,
			),
		).toEqual([]);
		expect(
			missing(
				products.flatMap(({ tags }) => tags),
				catalog.tags.map(({ slug }) => slug),
			),
		).toEqual([]);
		const linked = products.flatMap(({ links }) => links ?? []).map(({ sku }) => sku);
		const chosen = products.flatMap(({ bundleOptions }) => bundleOptions ?? []).flatMap(({ products }) => products);
		expect(missing([...linked, ...chosen.map(({ sku }) => sku)], skus)).toEqual([]);
	});

	it('lead to pictures that exist, and leave no picture unused', () => {
		const shown = [...products, ...variants].flatMap(({ pictures }) => pictures);
		expect(missing(shown, catalog.pictures.keys())).toEqual([]);
		expect(missing([...catalog.pictures.keys()], shown)).toEqual([]);
		expect(products.filter(({ pictures }) => pictures.length === 0)).toEqual([]);
	});

	it('use only attribute options that are on the list, and every option is used', () => {
		const values = [
			...products.flatMap(({ attributes }) => Object.entries(attributes)),
			...variants.flatMap(({ options }) => Object.entries(options)),
		];
		for (const { code, input, options } of catalog.attributes) {
			const used = values.filter(([key]) => key === code).flatMap(([, value]) => value);
			expect(used.length, code).toBeGreaterThan(0);
			if (input === 'select')
				expect(
					missing(
						used,
						options.map(({ label }) => label),
					),
				).toEqual([]);
		}
		expect(
			missing(
				values.map(([key]) => key),
				catalog.attributes.map(({ code }) => code),
			),
		).toEqual([]);
	});

	it('give each product three or four others of every kind', () => {
		for (const { name, sku, links = [] } of products) {
			for (const type of ['related', 'upsell', 'crosssell']) {
				const others = links.filter((link) => link.type === type).map((link) => link.sku);
				expect([3, 4], `${name}: ${type}`).toContain(others.length);
				expect(others).not.toContain(sku);
				expect(repeated(others)).toEqual([]);
			}
		}
	});
});

describe('its categories', () => {
	it('come with their parents first, three levels deep', () => {
		for (const [index, path] of paths.entries()) {
			const parent = path.split('/').slice(0, -1).join('/');
			if (parent) expect(paths.indexOf(parent)).toBeLessThan(index);
		}
		expect(Math.max(...paths.map((path) => path.split('/').length))).toBe(3);
		expect(paths.length).toBeGreaterThanOrEqual(35);
		expect(paths.length).toBeLessThanOrEqual(50);
	});

	it('hold four products or more each, and a product hangs in all above its own', () => {
		for (const path of paths) {
			const held = products.filter(({ categories }) => categories.includes(path));
			expect(held.length, path).toBeGreaterThanOrEqual(4);
		}
		for (const { categories } of products) {
			const parents = categories.map((path) => path.split('/').slice(0, -1).join('/')).filter(Boolean);
			expect(missing(parents, categories)).toEqual([]);
		}
	});
});

describe('its prices and stock', () => {
	const reduced = products.filter(({ price }) => price.special !== undefined);

	it('are whole grosze, the reduced one below the regular one and the lowest of its history, which is in order', () => {
		for (const { name, price } of [...products, ...variants]) {
			expect(Number.isInteger(price.regular) && price.regular > 0, name).toBe(true);
			if (price.special === undefined) continue;
			expect(price.special, name).toBeLessThan(price.regular);
			const past = price.history ?? [];
			expect(past.length, name).toBeGreaterThan(0);
			expect(Math.min(...past.map((point) => point.price)), name).toBeGreaterThanOrEqual(price.special);
			expect(past.map(({ since }) => since)).toEqual(past.map(({ since }) => since).toSorted());
		}
	});

	it('reduce about every sixth product, and tag those whose reduction runs', () => {
		expect(share(reduced, products)).toBeGreaterThan(0.15);
		expect(share(reduced, products)).toBeLessThan(0.2);
		const over = reduced.filter(({ price }) => price.specialTo !== undefined && price.specialTo < '2026-11-18');
		const ahead = reduced.filter(({ price }) => price.specialFrom !== undefined && price.specialFrom > '2026-11-18');
		expect(over.length).toBeGreaterThanOrEqual(2);
		expect(ahead.length).toBeGreaterThanOrEqual(2);
		const tagged = products.filter(({ tags }) => tags.includes('promocje'));
		expect(tagged.length).toBe(reduced.length - over.length - ahead.length);
	});

	it('call the newest products new, and reduce none of them', () => {
		const fresh = products.filter(({ tags }) => tags.includes('nowosc'));
		expect(share(fresh, products)).toBeGreaterThan(0.12);
		expect(share(fresh, products)).toBeLessThan(0.17);
		expect(fresh.filter(({ price }) => price.special !== undefined)).toEqual([]);
		expect(products.filter(({ createdAt }) => createdAt > new Date().toISOString())).toEqual([]);
	});

	it('leave about every eighth variant and two whole products sold out', () => {
		const out = variants.filter(({ stock }) => !stock.isInStock);
		expect(share(out, variants)).toBeGreaterThan(0.09);
		expect(share(out, variants)).toBeLessThan(0.15);
		expect(products.filter(({ stock }) => !stock.isInStock)).toHaveLength(2);
		for (const { stock } of variants) expect(stock.isInStock).toBe(stock.qty > 0);
		expect(Math.max(...variants.map(({ stock }) => stock.qty))).toBeLessThanOrEqual(40);
	});
});
