import { cartPull } from '@pasaz/kernel/contract/cart';
import { cartSync } from '@pasaz/kernel/contract/cart-sync';
import type { BodyOf, ResultOf } from '@pasaz/kernel/contract/endpoint';
import { addTo, mergeOps, NO_OPS, opId, quantityOf, setTo } from '@pasaz/kernel/domain/line-ops';
import type { TestApp } from '../../app.fixture.ts';

type Lines = BodyOf<typeof cartSync>['lines'];

/** A browser with a cart of its own, for products without free choices. */
export function createDevice(shop: TestApp, cartId: string, name: string) {
	const lines = new Map<string, Lines[number]['ops']>();
	const opsOf = (sku: string) => lines.get(sku) ?? NO_OPS;
	/** Milliseconds after the tests' shop has opened. */
	const at = (moment: number) => opId(Date.UTC(2026, 10, 20, 10) + moment, name);
	const send = (sent: Lines) => shop.call(cartSync, { query: { cartId }, body: { lines: sent } });
	const own = () => [...lines].map(([sku, ops]) => ({ sku, ops }));
	const take = ({ items, removed }: ResultOf<typeof cartSync>) => {
		for (const { sku, ops } of [...items, ...removed]) lines.set(sku, mergeOps(opsOf(sku), ops));
	};
	return {
		at,
		opsOf,
		send,
		add: (sku: string, qty: number, moment: number) => lines.set(sku, addTo(opsOf(sku), qty, at(moment))),
		set: (sku: string, qty: number, moment: number) => lines.set(sku, setTo(qty, at(moment))),
		/** What an order takes out here, as it does in the server's cart. */
		sold: (sku: string, qty: number, operation: string) => lines.set(sku, addTo(opsOf(sku), -qty, operation)),
		async sync() {
			const answer = await send(own());
			take(answer);
			return answer;
		},
		/** The server got it, the device never hears of that. */
		loseAnswer: () => send(own()),
		shown: () => Object.fromEntries([...lines].map(([sku, ops]) => [sku, quantityOf(ops)]).filter(([, qty]) => qty)),
		async pulled() {
			const items = await shop.call(cartPull, { query: { cartId } });
			return Object.fromEntries(items.map(({ sku, qty }) => [sku, qty]));
		},
	};
}
