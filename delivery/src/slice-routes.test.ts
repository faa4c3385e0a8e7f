import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReleasedRoute } from './release.ts';
import { declaredRoutes, routeFaults, shellRoutes } from './slice-routes.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pasaz-slice-'));
	await mkdir(join(folder, 'src/exposed'), { recursive: true });
	await writeFile(join(folder, 'src/exposed/program-page.tsx'), 'export const handle = {};');
	await writeFile(join(folder, 'src/exposed/points-page.tsx'), 'export const handle = {\n\tneedsLogin: true,\n};');
});

const declare = async (...routes: object[]) => {
	await writeFile(join(folder, 'slice.json'), JSON.stringify({ routes }));
	return declaredRoutes(folder, 'mf_loyalty');
};

describe('the addresses that a slice declares (2.47)', () => {
	it('are those of its slice.json, and say which pages are not for anyone', async () => {
		expect(declaredRoutes(folder, 'mf_loyalty')).toEqual([]);
		const declared = await declare(
			{ name: 'program', path: '/program/:year?', page: 'program-page' },
			{ name: 'points', path: '/moje-punkty', page: 'points-page', layout: 'minimal' },
		);
		expect(declared).toEqual([
			{ name: 'program', path: '/program/:year?', page: 'mf_loyalty/program-page', layout: 'default' },
			{ name: 'points', path: '/moje-punkty', page: 'mf_loyalty/points-page', layout: 'minimal', personal: true },
		]);
	});

	it.each<[string, object, string]>([
		['that takes every address', { name: 'all', path: '/:x', page: 'program-page' }, 'begins with a word of its own'],
		['that is no path', { name: 'all', path: 'program', page: 'program-page' }, 'begins with a word of its own'],
		[
			'of a page that is not there',
			{ name: 'gone', path: '/gone', page: 'gone-page' },
			'add src/exposed/gone-page.tsx',
		],
		['without a name', { path: '/program', page: 'program-page' }, 'name'],
		['with a field of nobody', { name: 'a', path: '/a', page: 'program-page', roles: [] }, 'roles'],
	])('cannot be one %s', async (_, route, message) => {
		await expect(declare(route)).rejects.toThrow(message);
	});
});

describe('two packages', () => {
	const route = (name: string, path: string): ReleasedRoute => ({ name, path, page: 'a', layout: 'default' });
	const faults = (one: ReleasedRoute, other: ReleasedRoute) =>
		routeFaults([
			{ owner: 'shell', route: one },
			{ owner: 'mf_loyalty', route: other },
		]);

	it.each<[string, string, string]>([
		['/faq', '/FAQ', '/faq'],
		['/p/:sku', '/p/:slug', '/p/:'],
		['/order/:id?', '/order', '/order'],
		['/order/:id?/:secret?', '/order/:id/:key', '/order/:/:'],
	])('cannot both have %s and %s (2.47)', (one, other, address) => {
		expect(faults(route('a', one), route('b', other))).toEqual([
			`mf_loyalty declares the address ${address}, which shell has`,
		]);
	});

	it('cannot both have a name, and may have all else', () => {
		expect(faults(route('faq', '/faq'), route('faq', '/pytania'))).toEqual([
			'mf_loyalty declares the route faq, which shell has',
		]);
		expect(faults(route('order', '/order/:id'), route('orders', '/orders/:id'))).toEqual([]);
	});

	it("know the shell's own addresses, with their aliases", async () => {
		const shell = await shellRoutes(join(import.meta.dirname, '../..'));
		const paths = shell.map(({ path }) => path);
		expect(paths).toEqual(expect.arrayContaining(['/', '/pwa.html', '/faq', '/cart', '/checkout']));
		expect(routeFaults(shell.map((one) => ({ owner: 'shell', route: one })))).toEqual([]);
	});
});
