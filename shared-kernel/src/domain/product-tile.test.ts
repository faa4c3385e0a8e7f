import { describe, expect, it } from 'vitest';
import { productTile, TILE_FIELDS, TileSource } from './product-tile.ts';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const inStock = { product_id: 1, is_in_stock: true, qty: 5 };
const DRESS = TileSource.parse({
	id: 1,
	sku: 'SUK-1',
	name: 'Sukienka lniana Maki',
	url_path: 'sukienka-lniana-maki',
	image: '/s/u/rudy-front',
	media_gallery: [
		{ image: '/s/u/rudy-front', pos: 1, typ: 'image', lab: null },
		{ image: '/s/u/rudy-back', pos: 2, typ: 'image', lab: null },
	],
	price_incl_tax: 200,
	stock: inStock,
	new: true,
	configurable_options: [
		{
			id: 1,
			attribute_id: 93,
			attribute_code: 'color',
			label: 'Kolor',
			position: 0,
			product_id: 1,
			values: [
				{ value_index: 1, label: 'Rudy', swatch: '#a9552c' },
				{ value_index: 2, label: 'Biały', swatch: '#f6f3ec' },
			],
		},
	],
	configurable_children: [
		{ sku: 'SUK-1-R', status: 1, price_incl_tax: 200, color: 1, image: '/s/u/rudy-front', stock: inStock },
		{ sku: 'SUK-1-B', status: 1, price_incl_tax: 180, color: 2, image: '/s/u/bialy-front', stock: inStock },
		{
			sku: 'SUK-1-C',
			status: 1,
			price_incl_tax: 90,
			color: 2,
			image: '/s/u/bialy-front',
			stock: { ...inStock, is_in_stock: false },
		},
	],
});

describe('a product tile', () => {
	it('is small and serialisable', () => {
		const tile = productTile(DRESS, NOW);
		expect(JSON.parse(JSON.stringify(tile))).toEqual(tile);
		expect(tile).toEqual({
			id: 1,
			sku: 'SUK-1',
			name: 'Sukienka lniana Maki',
			href: '/sukienka-lniana-maki',
			image: '/s/u/rudy-front',
			hoverImage: '/s/u/rudy-back',
			price: 18000,
			regularPrice: 18000,
			lowest30Days: null,
			from: true,
			isNew: true,
			isInStock: true,
			swatches: [
				{ id: 1, label: 'Rudy', colour: '#a9552c' },
				{ id: 2, label: 'Biały', colour: '#f6f3ec' },
			],
		});
	});

	it('shows the reduction of its cheapest variant, whose price the shop sends reduced (5.23)', () => {
		const reduced = {
			price_incl_tax: 120,
			original_price_incl_tax: 200,
			special_price_incl_tax: 120,
			final_price_incl_tax: 120,
			lowest_price_30_days: 130,
		};
		const children = [{ status: 1, stock: inStock, ...reduced }];
		const source = TileSource.parse({ ...DRESS, ...reduced, configurable_children: children });
		expect(productTile(source, NOW)).toMatchObject({ price: 12000, regularPrice: 20000, lowest30Days: 13000 });
	});

	it('says in which language its name is where the page is in another', () => {
		expect(productTile(DRESS, NOW)).not.toHaveProperty('lang');
		expect(productTile(TileSource.parse({ ...DRESS, lang: 'pl' }), NOW).lang).toBe('pl');
	});

	it('shows and opens the colour that the shopper looks for', () => {
		expect(productTile(DRESS, NOW, [2])).toMatchObject({
			href: '/sukienka-lniana-maki?color=2',
			image: '/s/u/bialy-front',
			hoverImage: null,
		});
	});

	it('is sold out when no variant is left', () => {
		const children = DRESS.configurable_children?.map((child) => ({ ...child, status: 2 })) ?? [];
		expect(productTile({ ...DRESS, configurable_children: children }, NOW).isInStock).toBe(false);
	});

	it('asks for its fields only, the stock of variants among them (4.23)', () => {
		expect(TILE_FIELDS).toContain('configurable_children.stock');
		expect(TILE_FIELDS).not.toContain('configurable_children.image');
		expect(TILE_FIELDS).not.toContain('description');
	});
});

describe('a tile of what costs less in numbers (5.11)', () => {
	const tier_prices = [{ customer_group_id: 32_000, qty: 3, value: 150 }];
	const children = DRESS.configurable_children?.map((child) => ({ ...child, tier_prices }));
	const dress = { ...DRESS, configurable_children: children };

	it('begins at the lowest tier', () => {
		expect(productTile(dress, NOW)).toMatchObject({ price: 150_00, regularPrice: 150_00, from: true });
	});

	it('keeps the price of one piece where that is reduced: what is struck is no tier’s', () => {
		const reduced = children?.map((child) => ({ ...child, special_price_incl_tax: 170, lowest_price_30_days: 175 }));
		const tile = productTile({ ...dress, configurable_children: reduced }, NOW);
		expect(tile).toMatchObject({ price: 170_00, lowest30Days: 175_00 });
	});
});
