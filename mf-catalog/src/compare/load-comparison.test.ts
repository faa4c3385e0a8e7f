import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { product } from '../catalogue.fixture.ts';
import { loadComparison } from './load-comparison.ts';

it('knows what is no longer sold from what was not asked for (5.19)', async () => {
	const api = fakeCatalog(({ type }) => (type === 'product' ? { hits: [product('SUK-1')] } : {}));
	const { products } = await loadComparison(api, ['SUK-1', 'SUK-2']);
	expect(products.get('SUK-1')).toMatchObject({ sku: 'SUK-1' });
	expect([products.get('SUK-2'), products.get('SUK-3')]).toEqual([null, undefined]);
});
