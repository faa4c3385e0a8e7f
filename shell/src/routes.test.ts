import { PATHS } from '@pasaz/kernel/routes';
import { describe, expect, it } from 'vitest';
import { ROUTES } from './routes.ts';
import { routeNamed, routeTable } from './routing/route-table.ts';

it('has a route for every path that the shop names, at one address each', () => {
	expect(Object.fromEntries(ROUTES.map(({ name, path }) => [name, path]))).toEqual(PATHS);
	const addresses = ROUTES.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
	expect(new Set(addresses).size).toBe(addresses.length);
});

it.each(['checkout', 'error', 'register', 'create-password'])(
	'shows %s in the minimal layout (2.2, 2.4, 2.14, 2.15)',
	(name) => {
		expect(routeNamed(name, ROUTES)?.layout).toBe('minimal');
	},
);

it.each(['simple', 'virtual', 'bundle', 'downloadable', 'grouped', 'configurable'])(
	'knows %s products (2.5, 2.6)',
	(type) => {
		const name = `${type}-product`;
		expect(routeNamed(name, ROUTES)).toMatchObject({ name, page: 'mf_product/product-page' });
	},
);

it('knows no product of another type', () => expect(routeNamed('giftcard-product', ROUTES)).toBeUndefined());

describe('a configured view (2.19)', () => {
	const table = routeTable([
		{ name: 'compare', path: '/compare', layout: 'empty', page: 'mf_catalog/compare-page' },
		{ name: 'size-help', path: '/rozmiary', layout: 'minimal', page: 'mf_content/cms-page' },
	]);

	it('moves a known one, whose address leads there as well', () => {
		expect(routeNamed('compare', table)).toMatchObject({ path: '/compare', layout: 'empty', aliases: [PATHS.compare] });
		expect(table.filter(({ name }) => name === 'compare')).toHaveLength(1);
	});

	it('is added where it is new', () => {
		expect(table).toHaveLength(ROUTES.length + 1);
		expect(routeNamed('size-help', table)).toMatchObject({ path: '/rozmiary', aliases: [] });
	});
});
