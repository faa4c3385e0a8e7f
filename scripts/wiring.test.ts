import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWiring, type Wiring, wiringFaults } from './wiring.ts';

const shop = await readWiring(join(import.meta.dirname, '..'));

it('finds every part of the shop, each wired to the others', () => {
	expect(shop.exposed).toContain('mf_content/faq-page');
	expect(shop.paths).toContain('home');
	expect(shop.routes).toContainEqual({ name: 'faq', page: 'mf_content/faq-page', isPersonal: false });
	expect(shop.personal).toContain('mf_account/login-page');
	expect(shop.next).toContainEqual({ from: 'mf_catalog/category-page', page: 'mf_product/product-page' });
	expect(shop.contracts).toContain('mf_cart_checkout/add-to-cart');
	expect(shop.slices).toContain('mf-content');
	expect(wiringFaults(shop)).toEqual([]);
});

describe('says in one line what is missing when there is', () => {
	const { exposed, paths, routes, contracts, slices } = shop;
	const cases: [what: string, change: Partial<Wiring>, fault: string][] = [
		[
			'a page without a route',
			{ exposed: [...exposed, 'mf_content/never-page'] },
			"mf-content/src/exposed/never-page.tsx has no address: add entry('…', 'mf_content/never-page') to shell/src/routes.ts, or declare it in slice.json",
		],
		[
			'a route without a page',
			{ exposed: exposed.filter((name) => name !== 'mf_content/faq-page') },
			'shell/src/routes.ts names mf_content/faq-page: add mf-content/src/exposed/faq-page.tsx',
		],
		[
			'a page with an entry and a declared route',
			{ declared: ['mf_content/faq-page'] },
			'shell/src/routes.ts and slice.json both name mf_content/faq-page: remove it from one of them',
		],
		[
			'a route without a path',
			{ paths: paths.filter((name) => name !== 'faq') },
			'shell/src/routes.ts names the route faq: add its path to PATHS in shared-kernel/src/routes.ts',
		],
		[
			'a page that is not for anyone and has a record',
			{ personal: [...shop.personal, 'mf_content/faq-page'] },
			"mf-content/src/exposed/faq-page.tsx is not for anyone: add personal: true to entry('faq', …) in shell/src/routes.ts",
		],
		[
			'a page for anyone that has no record',
			{ personal: shop.personal.filter((name) => name !== 'mf_account/login-page') },
			'shell/src/routes.ts calls login personal: remove it, or give mf-account/src/exposed/login-page.tsx an audience',
		],
		[
			'a next page that no slice has',
			{ next: [{ from: 'mf_content/faq-page', page: 'mf_content/never-page' }] },
			'mf-content/src/exposed/faq-page.tsx names the next page mf_content/never-page, which no slice has',
		],
		[
			'a path without a route',
			{ routes: routes.filter(({ name }) => name !== 'simple-product') },
			"shared-kernel/src/routes.ts has a path for simple-product: add entry('simple-product', '…') to shell/src/routes.ts",
		],
		[
			'a fragment without a contract',
			{ exposed: [...exposed, 'mf_product/never'] },
			"mf-product/src/exposed/never.tsx has no contract: add 'mf_product/never' with its props to Fragments in shared-kernel/src/contract/slices.ts",
		],
		[
			'a contract without a file',
			{ contracts: [...contracts, 'mf_product/never'] },
			'shared-kernel/src/contract/slices.ts promises mf_product/never: add mf-product/src/exposed/never.tsx',
		],
		[
			'a slice whose types nobody checks',
			{ slices: [...slices, 'mf-never'] },
			'mf-never is not type-checked: add { "path": "mf-never" } to the references in tsconfig.json',
		],
		[
			'a slice without its build',
			{ lacking: [{ slice: 'mf-never', file: 'rspack.config.ts' }] },
			'mf-never has no rspack.config.ts: add it as docs/add-a-slice.md says, or delete the folder',
		],
		[
			'a slice that is not installed',
			{ lacking: [{ slice: 'mf-never', file: 'node_modules' }] },
			'mf-never is not installed: run npx pnpm@12 install',
		],
	];

	it.each(cases)('%s', (_, change, fault) => {
		expect(wiringFaults({ ...shop, ...change })).toEqual([fault]);
	});
});
