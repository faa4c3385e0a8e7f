import { type Shop, ShopProvider } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import type { ProductTile } from '@pasaz/kernel/domain/product-tile';
import { ProductGrid } from '@pasaz/ui-kit/product-grid';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { KeptLinks } from '../layout/kept-links.tsx';
import { MenuItems } from '../layout/main-menu.tsx';
import type { Menu } from '../layout/menu.ts';
import { createKeptMarkup } from './kept-markup.tsx';

const TILE: ProductTile = {
	id: 1,
	sku: 'S-1',
	name: 'Suknia „Łąka” & <len>',
	href: '/suknia-laka',
	image: '/s/u/front',
	hoverImage: '/s/u/back',
	price: 38900,
	regularPrice: 38900,
	lowest30Days: null,
	from: false,
	isNew: false,
	isInStock: true,
	swatches: [],
};
const colour = (id: number) => ({ id, label: `Kolor ${id}`, colour: '#a9552c' });

const TILES: ProductTile[] = [
	TILE,
	{ ...TILE, id: 2, sku: 'S-2', lang: 'pl', isNew: true, swatches: [colour(1), colour(2)] },
	{ ...TILE, id: 3, sku: 'S-3', image: null, isInStock: false, rating: { average: 4.5, count: 2 } },
	{ ...TILE, id: 4, sku: 'S-4', href: '/p/S-4?color=8', price: 29900, regularPrice: 39900, lowest30Days: 28900 },
	{ ...TILE, id: 5, sku: 'S-5', from: true, swatches: [1, 2, 3, 4, 5, 6, 7].map(colour) },
	{ ...TILE, id: 6, sku: 'S-6', href: '/suknia-łąka' },
];

const More = ({ tile }: { tile: ProductTile }) => <Link to={tile.href}>więcej: {tile.id}</Link>;
const Heart = ({ tile }: { tile: ProductTile }) => <button type="button" aria-label={`Lista: ${tile.name}`} />;

function html(shop: Shop, grid: Parameters<typeof ProductGrid>[0]): string {
	return renderToString(
		<ShopProvider shop={shop}>
			<StaticRouter location="/de/ona/sukienki?page=2" basename="/de">
				<ProductGrid {...grid} />
			</StaticRouter>
		</ShopProvider>,
	);
}

const GRIDS: Parameters<typeof ProductGrid>[0][] = [
	{ tiles: TILES, heading: 'h2', leads: true, action: Heart },
	{ tiles: TILES, heading: 'h2', leads: true, action: More },
	{ tiles: TILES.toReversed(), leads: true },
	{ tiles: TILES.slice(0, 2), children: 'więcej' },
	{ tiles: TILES.toReversed(), action: Heart },
];

it('tiles are the same text whether they were kept or not, wherever they stand', () => {
	const plain = fakeShop();
	const kept = { ...plain, keptMarkup: vi.fn(createKeptMarkup('/de')(plain)) };
	for (const grid of [...GRIDS, ...GRIDS]) expect(html(kept, grid)).toBe(html(plain, grid));
	expect(kept.keptMarkup).toHaveBeenCalledTimes(2 * GRIDS.flatMap(({ tiles }) => tiles).length);
});

const leaf = (label: string, url: string) => ({ label, url, children: [] });
const SHIRTS = { ...leaf('Koszule', '/koszule'), children: [leaf('Lniane', '/koszule/lniane')] };
const MENU: Menu = [leaf('Nowości', '/nowosc'), { ...leaf('Ona & on', '/ona'), children: [SHIRTS] }];

describe.each(['/', '/de'])('links below %s', (basename) => {
	const plain = fakeShop();
	const kept = { ...plain, keptMarkup: createKeptMarkup(basename)(plain) };
	const linksAt = (path: string, shop: Shop, items: Menu) =>
		renderToString(
			<ShopProvider shop={shop}>
				<StaticRouter location={basename + path} basename={basename}>
					<KeptLinks className="links" items={items} list={MenuItems} />
				</StaticRouter>
			</ShopProvider>,
		);

	it('are the same text on every page, whether they were kept or not', () => {
		for (const path of ['', '/ona', '/cart?a=1']) expect(linksAt(path, kept, MENU)).toBe(linksAt(path, plain, MENU));
		expect(linksAt('', kept, [...MENU, leaf('Nowe', '/nowe')])).toContain('Nowe');
	});
});

it('a key that is an object is written once', () => {
	const toJSON = vi.fn(() => 'menu');
	const ofShop = createKeptMarkup('/')(fakeShop());
	const key = { toJSON };
	for (let turn = 0; turn < 3; turn += 1) ofShop(MenuItems, key, <MenuItems items={MENU} />);
	expect(toJSON).toHaveBeenCalledTimes(1);
});

it('a part is rendered once for all pages', () => {
	const Part = vi.fn(() => <p>Stopka</p>);
	const ofShop = createKeptMarkup('/');
	for (const shop of [fakeShop(), fakeShop()]) expect(ofShop(shop)(Part, 'a', <Part />)).toBe('<p>Stopka</p>');
	expect(Part).toHaveBeenCalledTimes(1);
	ofShop(fakeShop())(Part, 'b', <Part />);
	expect(Part).toHaveBeenCalledTimes(2);
});

it('a part that cannot be rendered is left to its place on the page', () => {
	const Part = () => {
		throw new Error('a fault of the slice');
	};
	for (const part of [<Part key="bare" />, <Suspense key="bounded" children={<Part />} />])
		expect(createKeptMarkup('/')(fakeShop())(Part, 'a', part)).toBeUndefined();
});
