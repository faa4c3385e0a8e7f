import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { SCARF } from '../products.fixture.ts';
import { loadSet } from './load-set.ts';

it('names what each option offers, and which of it is the default (4.3)', async () => {
	const link = (sku: string, is_default: boolean) => ({
		...{ id: '7', sku, qty: 2, is_default, position: 0, can_change_quantity: false },
	});
	const bundle_options = [
		{
			...{ option_id: 1, title: 'Szal', required: true, type: 'select' as const, position: 0 },
			product_links: [link('SZ-002', true), link('GONE', false)],
		},
	];
	const api = fakeCatalog(({ searchQuery }) => ({
		hits: searchQuery._appliedFilters?.some(({ attribute }) => attribute === 'sku') ? [SCARF] : [],
	}));
	const [option] = await loadSet(api, { ...SCARF, bundle_options });
	const own = { id: 7, qty: 2, canChange: false };
	expect(option?.parts.map(({ sku, selections }) => [sku, selections])).toEqual([
		['SZ-002', [{ ...own, sku: 'SZ-002', isDefault: true }]],
		['GONE', [{ ...own, sku: 'GONE' }]],
	]);
});
