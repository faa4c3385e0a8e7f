import { fakeCatalog } from '@pasaz/kernel/composition/shop.fake';
import type { SearchAnswer } from '@pasaz/kernel/contract/catalog';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { $wishlist, setWishlist } from '@pasaz/kernel/stores/wishlist';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { product } from '../fixtures/catalogue.ts';
import { toggleWish } from './tile-wishes.tsx';

const TILE = { id: 7, sku: 'A' };
const ANSWER: Partial<SearchAnswer> = {
	hits: [
		product('A', {
			id: 7,
			slug: 'sukienka-a',
			url_key: 'sukienka-a',
			type_id: 'simple',
			status: 1,
			visibility: 4,
			category_ids: [4],
			category: [],
			tax_class_id: 2,
			price: 234.96,
		}),
	],
};

/** A list of tiles: what its hearts show, and a tap on the first, as it looks or as it looked. */
function list(answer: () => Partial<SearchAnswer> | Response = () => ANSWER) {
	let shown: readonly number[] = [];
	const api = fakeCatalog(answer);
	const isWished = () => shown.includes(TILE.id);
	const tap = (looked = isWished()) =>
		toggleWish(api, { tile: TILE, isWished: looked }, (ids) => {
			shown = ids;
		});
	return { isWished, tap };
}

const kept = () => $wishlist.get().map(({ sku }) => sku);

beforeEach(() => void fakeBrowser());
afterEach(async () => {
	setWishlist([]);
	await untilStored();
	vi.unstubAllGlobals();
});

it('a tap puts a product on the list, at once in its heart, and the next takes it off', async () => {
	const { isWished, tap } = list();
	const done = tap();
	expect([isWished(), kept()]).toEqual([true, []]);
	await done;
	expect([isWished(), kept()]).toEqual([true, ['A']]);
	await tap();
	expect([isWished(), kept()]).toEqual([false, []]);
});

it('a tap on a heart that did not show the wish yet leaves it', async () => {
	await list().tap();
	const { isWished, tap } = list();
	await tap(false);
	expect([isWished(), kept()]).toEqual([true, ['A']]);
});

it('a tap on a heart that still shows what another tab took off empties it', async () => {
	const { isWished, tap } = list();
	await tap(true);
	expect([isWished(), kept()]).toEqual([false, []]);
});

it('two taps on an empty heart before its work was there ask for the product once', async () => {
	const answer = vi.fn(() => ANSWER);
	const { tap } = list(answer);
	await Promise.all([tap(false), tap(false)]);
	expect(kept()).toEqual(['A']);
	expect(answer).toHaveBeenCalledOnce();
});

it.each([
	[2, []],
	[3, ['A']],
])('of %i taps while the product is fetched the last counts', async (taps, expected) => {
	const { isWished, tap } = list();
	await Promise.all(Array.from({ length: taps }, () => tap()));
	expect(kept()).toEqual(expected);
	expect(isWished()).toBe(expected.length > 0);
});

it('a product that cannot be had leaves its heart empty, and is asked for anew', async () => {
	const answers: (Partial<SearchAnswer> | Response)[] = [new Response(null, { status: 404 }), ANSWER];
	const { isWished, tap } = list(() => answers.shift() ?? {});
	await expect(tap()).rejects.toThrow();
	expect([isWished(), kept()]).toEqual([false, []]);
	await tap();
	expect([isWished(), kept()]).toEqual([true, ['A']]);
});
