import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { lineOf } from '@pasaz/kernel/domain/cart';
import { opId, setTo } from '@pasaz/kernel/domain/line-ops';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import { SHIRT } from '../checkout.fixture.ts';
import { CartLineRow } from './cart-line-row.tsx';

const REDUCED = { regularPrice: 29900, lowest30Days: 26900 };

function markupOf(given: Partial<CartLine>): string {
	const line = { ...lineOf(SHIRT, setTo(2, opId(1, 'test')), opId(1, 'test')), ...given };
	return renderPart(<CartLineRow line={line} onRemove={() => {}} onSave={() => {}} />);
}

function textOf(given: Partial<CartLine>): string {
	return markupOf(given)
		.replace(/<[^>]+>/g, '|')
		.replaceAll('\u00a0', ' ');
}

it('shows a reduced price beside the regular one and the lowest of 30 days (5.23)', () => {
	const text = textOf(REDUCED);
	expect(text).toMatch(/249,00 zł.*299,00 zł.*30 dni przed obniżką: 269,00 zł.*498,00 zł/);
});

it.each([
	['nothing is reduced', {}],
	['the price has changed since', { ...REDUCED, newPrice: 29900 }],
	['the lowest price is not known', { ...REDUCED, lowest30Days: null }],
])('shows no regular price where %s', (_, given) => {
	expect(textOf(given)).not.toMatch(/Cena regularna|przed obniżką/);
});

it('names what was chosen wherever only words are read, so that two sizes of a product are told apart', () => {
	for (const act of ['Zmień w koszyku', 'Usuń z koszyka', 'Przenieś na listę życzeń']) {
		expect(markupOf({})).toContain(`aria-label="${act}: Koszula Świt, M"`);
	}
});

/** What screen readers read with the number, and when it changes. */
function stockNote(given: Partial<CartLine>): string | undefined {
	const markup = markupOf(given);
	const [, id] = /<input[^>]*aria-describedby="([^"]+)"/.exec(markup) ?? [];
	return new RegExp(`<p [^>]*id="${id}" role="status">([^<]*)</p>`).exec(markup)?.[1];
}

it.each([
	['less than there is', { stockQty: 5 }, /^$/],
	['all that there is', { stockQty: 2 }, /Dostępne są tylko 2 sztuki/],
	['more than there is', { stockQty: 1 }, /Dostępna jest tylko 1 sztuka/],
	['what is gone', { isInStock: false }, /Wyprzedane/],
])('ties the limit to the number, in a place that is there before: %s', (_, given, expected) => {
	expect(stockNote(given)).toMatch(expected);
});
