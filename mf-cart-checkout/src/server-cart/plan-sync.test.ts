import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import { opId, setTo } from '@pasaz/kernel/domain/line-ops';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartHash } from '../cart/cart-hash.ts';
import { shirts, socks } from '../checkout.fixture.ts';
import { lineChange } from './line-change.ts';
import { planSync, type SyncMode, type SyncStep } from './plan-sync.ts';

const item = (item_id: number, sku: string, qty: number): ServerCartItem => ({
	item_id,
	quote_id: 'cart',
	sku,
	qty,
	name: sku,
	price: 1,
	product_type: 'simple',
});

const MODE: SyncMode = {
	dryRun: false,
	forceClientState: false,
	joins: null,
	serverSyncCanRemoveLocalItems: false,
	serverSyncCanModifyLocalItems: false,
};
const DRY = { dryRun: true };
const FORCED = { forceClientState: true };
const MERGE = { joins: 7 };
const MAY_REMOVE = { serverSyncCanRemoveLocalItems: true };
const MAY_MODIFY = { serverSyncCanModifyLocalItems: true };
const REMOVED = [{ sku: 'SWIT-M', ops: setTo(0, opId(1, 'test')) }];

describe('planSync', () => {
	it.each<[string, Partial<SyncMode>, string]>([
		['only compares in a dry run', DRY, ''],
		['is pushed', {}, 'push 2'],
		[
			'is pushed when the device is forced, though the server may remove lines (13.17)',
			{ ...MAY_REMOVE, ...FORCED },
			'push 2',
		],
		['is removed when the server may remove lines', MAY_REMOVE, 'take nothing'],
	])('a line that the server lacks %s (13.5, 13.6)', (_, mode, expected) => {
		expect(told(planSync({ lines: [shirts(2)], bare: [] }, [], { ...MODE, ...mode }))).toBe(expected);
	});

	it.each<[string, Partial<SyncMode>, string]>([
		['is only compared in a dry run', DRY, ''],
		['is pushed', {}, 'push 2'],
		['is pushed when the device is forced, though the server may modify lines', { ...MAY_MODIFY, ...FORCED }, 'push 2'],
		["takes over the server's when that may modify lines", MAY_MODIFY, 'take 5'],
		['adds up when quantities are merged', MERGE, 'push 7'],
		['is only compared in a dry run that would merge', { ...DRY, ...MERGE }, ''],
	])('another quantity %s (13.5, 13.7, 13.10)', (_, mode, expected) => {
		const items = [item(1, 'SWIT-M', 5)];
		expect(told(planSync({ lines: [shirts(2)], bare: [] }, items, { ...MODE, ...mode }))).toBe(expected);
	});

	it.each<[string, Partial<SyncMode>, string]>([
		["takes over the server's ids, also in a dry run", DRY, 'adopt 2'],
		["takes over the server's ids when the device is forced", FORCED, 'adopt 2'],
		['adds up when quantities are merged', MERGE, 'push 4'],
	])('the same quantity %s (13.8)', (_, mode, expected) => {
		const items = [item(1, 'SWIT-M', 2)];
		expect(told(planSync({ lines: [shirts(2)], bare: [] }, items, { ...MODE, ...mode }))).toBe(expected);
	});

	it.each<[string, Partial<SyncMode>, typeof REMOVED, string]>([
		['is only compared in a dry run', DRY, [], ''],
		['is loaded', {}, [], 'load 3'],
		['is deleted when the device is forced', FORCED, [], 'delete 3'],
		['is deleted when the shopper has removed it', {}, REMOVED, 'delete 3'],
	])('an item that this device lacks %s (13.5, 13.9)', (_, mode, bare, expected) => {
		const steps = planSync({ lines: [], bare }, [item(1, 'SWIT-M', 3)], { ...MODE, ...mode });
		expect(told(steps)).toBe(expected);
	});

	it('deals with every line and every item exactly once', () => {
		const skus = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'));
		fc.assert(
			fc.property(skus, skus, (here, there) => {
				const lines = here.map((sku, index) => socks(1, { sku, id: index + 100 }));
				const items = there.map((sku, index) => item(index, sku, 1));
				const steps = planSync({ lines, bare: [] }, items, MODE);
				expect(steps.flatMap((step) => ('line' in step ? [step.line] : []))).toEqual(lines);
				const touched = steps.flatMap((step) => (step.item ? [step.item.item_id] : []));
				expect(touched.toSorted()).toEqual(items.map(({ item_id }) => item_id).toSorted());
			}),
		);
	});
});

function told(steps: readonly SyncStep[]): string {
	const quantity = (step: SyncStep) => (step.do === 'push' ? step.qty : (step.item?.qty ?? 'nothing'));
	return steps.map((step) => `${step.do} ${quantity(step)}`).join(', ');
}

describe('lineChange (13.13)', () => {
	it('tells of a variant by its parent and the chosen options', () => {
		const change = lineChange(shirts(2), { cartId: 'cart', item: null });
		expect(change).toMatchObject({ sku: 'SWIT', qty: 2, quoteId: 'cart' });
		expect(change).not.toHaveProperty('item_id');
	});

	it('tells of a simple product by its own sku, under the id that the server gave', () => {
		const change = lineChange(socks(1), { cartId: 'cart', item: item(7, 'MGLA', 3) });
		expect(change).toEqual({ sku: 'MGLA', qty: 1, quoteId: 'cart', item_id: 7 });
	});
});

describe('cartHash', () => {
	it('follows goods and quantities only (13.1)', () => {
		expect(cartHash([shirts(1, { serverItemId: 5, price: 1, stockQty: 0 })])).toBe(cartHash([shirts(1)]));
		expect(cartHash([shirts(2)])).not.toBe(cartHash([shirts(1)]));
		expect(cartHash([shirts(1), socks(1)])).not.toBe(cartHash([shirts(1)]));
	});
});
