import { createStaticHandler } from 'react-router';
import { expect, it } from 'vitest';
import { POLAND } from '../../../shared-kernel/src/contract/store-views.fixture.ts';
import { routeTable } from '../routing/route-table.ts';
import type { DescribedPage } from './describe-page.ts';
import type { LoadedPage } from './loaded-page.ts';
import { ownAddress } from './own-address.ts';

async function addressOf(path: string, pattern: string, params: Record<string, string> | null) {
	const context = await createStaticHandler([{ path: pattern }]).query(new Request(`http://shop${path}`));
	const page = {
		context,
		storefront: { site: { table: routeTable([]) }, storeView: POLAND },
		dispatched: { resolved: params && { path, name: 'simple-product', params } },
	} as unknown as LoadedPage;
	return ownAddress(page, { meta: { canonical: '/jagna' } } as DescribedPage);
}

it.each([
	['/jagna', '/jagna', { parentSku: 'J', childSku: 'J' }, undefined],
	['/ona/jagna', '/ona/jagna', { parentSku: 'J', childSku: 'J' }, '/jagna'],
	['/p/J/jagna/J-M?color=1', '/p/:parentSku/:slug/:childSku', null, '/jagna?color=1&childSku=J-M'],
])('%s is moved to where it is shown (2.40)', async (path, pattern, params, expected) => {
	expect(await addressOf(path, pattern, params)).toBe(expected);
});

it('a variant stays at an address of its own (2.32)', async () => {
	expect(await addressOf('/jagna-ruda-m', '/jagna-ruda-m', { parentSku: 'J', childSku: 'J-M' })).toBeUndefined();
});
