import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { addLine, type KeptCart, lastOp, pieces } from '@pasaz/kernel/domain/cart';
import { testCandidate, testCart, testLine } from '@pasaz/kernel/domain/cart.fixture';
import { checksumOf } from '@pasaz/kernel/domain/line-identity';
import { nextOpId } from '@pasaz/kernel/domain/line-ops';
import { mergeCarts } from '@pasaz/kernel/domain/merge-carts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceLine } from './replace-line.ts';

const next = (cart: KeptCart) => nextOpId(lastOp(cart), 1, 'test');
const add = (cart: KeptCart, product: CartCandidate, qty: number) => addLine(cart, product, qty, next(cart));
const told = ({ lines }: KeptCart) => lines.map(({ sku, qty }) => `${sku}${qty}`).join(' ');

const products = fc.record({
	id: fc.integer({ min: 1, max: 6 }),
	qty: fc.integer({ min: 1, max: 9 }),
	price: fc.nat(100_000),
});
const productOf = ({ id, price }: { id: number; price: number }) => testCandidate(`SKU-${id}`, { id, price });
const carts = fc
	.array(products, { maxLength: 12 })
	.map((list) => list.reduce<KeptCart>((cart, product) => add(cart, productOf(product), product.qty), testCart()));

describe('replaceLine', () => {
	const replace = (cart: KeptCart, sku: string, product: CartCandidate) =>
		replaceLine(cart, testLine(sku), product, next(cart));

	it('moves the pieces to the other choice, which stands where the line stood (11.18)', () => {
		const cart = add(add(add(testCart(), testCandidate('A'), 2), testCandidate('B'), 3), testCandidate('C'), 1);
		const after = replace(cart, 'B', testCandidate('D'));
		expect(told(after)).toBe('A2 D3 C1');
		expect(told(mergeCarts(cart, after))).toBe('A2 D3 C1');
	});

	it('joins a line that is there already (11.15)', () => {
		expect(told(replace(testCart(testLine('A', 2), testLine('B', 3)), 'A', testCandidate('B')))).toBe('B5');
	});

	it('changes nothing when done again, to the same choice, or to a line that has gone (11.18)', () => {
		const cart = testCart(testLine('A', 2));
		const once = replace(cart, 'A', testCandidate('B'));
		expect(replace(once, 'A', testCandidate('B'))).toBe(once);
		expect(replace(cart, 'A', testCandidate('A'))).toBe(cart);
	});

	it('keeps two texts apart and gives each its pieces', () => {
		const signed = (option_value: string) =>
			testCandidate('A', {
				productOption: { extension_attributes: { custom_options: [{ option_id: '1', option_value }] } },
			});
		const cart = add(add(testCart(), signed('AB'), 1), signed('CD'), 2);
		const [first] = cart.lines;
		const after = first ? replaceLine(cart, first, signed('EF'), next(cart)) : cart;
		expect(after.lines.map(({ productOption, qty }) => [checksumOf(productOption), qty])).toEqual([
			[checksumOf(signed('EF').productOption), 1],
			[checksumOf(signed('CD').productOption), 2],
		]);
	});

	it('never loses or adds a piece', () => {
		fc.assert(
			fc.property(carts, products, fc.nat(11), (cart, product, index) => {
				const line = cart.lines[index % Math.max(cart.lines.length, 1)];
				const after = line ? replaceLine(cart, line, productOf(product), next(cart)) : cart;
				expect(pieces(after.lines)).toBe(pieces(cart.lines));
			}),
		);
	});

	it('leaves both choices that two devices made of one line at once, each with its pieces (11.21)', () => {
		fc.assert(
			fc.property(carts, products, products, fc.nat(11), (cart, one, other, index) => {
				const line = cart.lines[index % Math.max(cart.lines.length, 1)];
				const isAnother = ({ id }: { id: number }) => `SKU-${id}` !== line?.sku;
				fc.pre(line !== undefined && one.id !== other.id && isAnother(one) && isAnother(other));
				const qtyIn = ({ lines }: KeptCart, sku: string) => pieces(lines.filter((each) => each.sku === sku));
				const changed = (product: CartCandidate, actor: string) =>
					replaceLine(cart, line, product, nextOpId(lastOp(cart), 1, actor));
				const [mine, theirs] = [changed(productOf(one), 'mine'), changed(productOf(other), 'theirs')];
				const merged = mergeCarts(mine, theirs);
				expect(mergeCarts(theirs, mine)).toEqual(merged);
				expect(qtyIn(merged, line.sku)).toBe(0);
				for (const choice of [one, other]) {
					const sku = `SKU-${choice.id}`;
					expect(qtyIn(merged, sku)).toBe(qtyIn(cart, sku) + line.qty);
				}
			}),
		);
	});
});
