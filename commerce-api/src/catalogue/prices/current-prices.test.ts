import { expect, it } from 'vitest';
import { type CurrentPrice, type Offer, type PricePart, withComposites } from './current-prices.ts';

const price = (final: number): CurrentPrice => ({ original: final, final });
const offer = (id: number, typeId: Offer['typeId'] = 'simple', isInStock = true): Offer => {
	return { id, typeId, isInStock, enabled: true };
};
const part = (parentId: number, partId: number): PricePart => {
	return { parentId, partId, optionId: 0, required: false, isDefault: false, qty: 1 };
};

it('a group begins at its cheapest part that can be had, configurable ones priced first and judged by their variants (5.5, 5.17)', () => {
	const [GROUP, GARMENT, SCARF] = [1, 2, 3];
	const parts = [part(GROUP, GARMENT), part(GROUP, SCARF), part(GARMENT, 4), part(GARMENT, 5)];
	const priceOfGroup = (isThere: boolean) => {
		// whether a garment is there its row does not say during an import
		const composites = [offer(GROUP, 'grouped', false), offer(GARMENT, 'configurable', false)];
		const offers = [...composites, offer(SCARF), offer(4, 'simple', isThere), offer(5, 'simple', false)];
		const own = new Map([price(0), price(0), price(14900), price(9900), price(8900)].map((one, at) => [at + 1, one]));
		return withComposites(own, offers, parts).get(GROUP);
	};
	expect(priceOfGroup(true)).toEqual(price(9900));
	expect(priceOfGroup(false)).toEqual(price(14900));
});
