import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { lineOf } from '@pasaz/kernel/domain/cart';
import { opId, setTo } from '@pasaz/kernel/domain/line-ops';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { SHIRT } from '../checkout.fixture.ts';
import { CartLineRow } from './cart-line-row.tsx';

const REDUCED = { regularPrice: 29900, lowest30Days: 26900 };

function textOf(given: Partial<CartLine>): string {
	const line = { ...lineOf(SHIRT, setTo(2, opId(1, 'test')), opId(1, 'test')), ...given };
	const markup = renderPart(<CartLineRow line={line} onRemove={() => {}} onSave={() => {}} />);
	return markup.replace(/<[^>]+>/g, '|').replaceAll('\u00a0', ' ');
}

it('shows a reduced price beside the regular one and the lowest of 30 days (5.23)', () => {
	const text = textOf(REDUCED);
	expect(text).toMatch(/249,00 zł.*299,00 zł.*30 dni przed obniżką: 269,00 zł.*498,00 zł/);
});

it.each([
	['nothing is reduced', {}],
	['the price has changed since', { ...REDUCED, newPrice: 29900 }],
	['the lowest price is not known, as with parts of a bundle together', { ...REDUCED, lowest30Days: null }],
])('shows no regular price where %s', (_, given) => {
	expect(textOf(given)).not.toMatch(/Cena regularna|przed obniżką/);
});
