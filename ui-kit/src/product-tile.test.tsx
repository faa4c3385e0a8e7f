import type { ProductTile as Tile } from '@pasaz/kernel/domain/product-tile';
import { describe, expect, it } from 'vitest';
import { ProductGrid } from './product-grid.tsx';
import { ProductTile } from './product-tile.tsx';
import { renderPart } from './render.fake.tsx';

const TILE: Tile = {
	id: 1,
	sku: 'SUK-1',
	name: 'Sukienka lniana',
	href: '/sukienka-lniana',
	image: '/s/u/front',
	hoverImage: '/s/u/back',
	price: 28900,
	regularPrice: 48900,
	lowest30Days: 35900,
	from: false,
	isNew: true,
	isInStock: true,
	swatches: [
		{ id: 1, label: 'Rudy', colour: '#a9552c' },
		{ id: 2, label: 'Biały', colour: '#f6f3ec' },
	],
};

describe('a tile', () => {
	it('shows name, price, reduction and colours, and leads to the product (22.15)', () => {
		const markup = renderPart(<ProductTile tile={TILE} sizes="50vw" />);
		for (const part of [
			'href="/sukienka-lniana"',
			'Sukienka lniana',
			'−19%',
			'Nowość',
			'2 kolory',
			'359,00',
			'alt="Sukienka lniana"',
		]) {
			expect(markup).toContain(part);
		}
		expect(markup).not.toContain('/s/u/back');
	});

	it('keeps its place without a picture and says when it is sold out', () => {
		const markup = renderPart(<ProductTile tile={{ ...TILE, image: null, isInStock: false }} sizes="50vw" />);
		expect(markup).toContain('Wyprzedane');
		expect(markup).not.toContain('<img');
		expect(markup).not.toContain('−19%');
	});
});

it('a leading grid loads its first picture first, its first row at once and the rest when they come near', () => {
	const tiles = Array.from({ length: 6 }, (_, index) => ({ ...TILE, sku: `${index}` }));
	const markup = renderPart(<ProductGrid tiles={tiles} leads />);
	expect(markup.match(/fetchPriority="high"/g)).toHaveLength(1);
	expect(markup.match(/loading="eager"/g)).toHaveLength(4);
	expect(markup.match(/loading="lazy"/g)).toHaveLength(2);
});
