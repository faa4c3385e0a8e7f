import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planWishlistSync } from './plan-wishlist-sync.ts';

const ids = fc.array(fc.integer({ min: 1, max: 20 }));

it('gives both sides all wishes, and sends neither what it has', () => {
	fc.assert(
		fc.property(ids, ids, (here, onServer) => {
			const { toServer, toDevice } = planWishlistSync(here, onServer);
			expect(new Set([...onServer, ...toServer])).toEqual(new Set([...here, ...toDevice]));
			expect(toServer.some((id) => onServer.includes(id))).toBe(false);
			expect(toDevice.some((id) => here.includes(id))).toBe(false);
		}),
	);
});

it('has nothing to do the second time', () => {
	expect(planWishlistSync([1, 2], [2, 1])).toEqual({ toServer: [], toDevice: [] });
});
