import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { expect, it } from 'vitest';
import { shirts } from '../checkout.fixture.ts';
import { afterRefusal, type LineOutcome } from './refused-line.ts';

const SOLD = { code: 'out-of-stock' };
const OTHER = { code: 'product-unavailable' };

it.each<[string, CartLine, { code: string }, LineOutcome]>([
	['goes back to the agreed quantity', shirts(9, { serverItemId: 1, prevQty: 2 }), OTHER, { do: 'set', qty: 2 }],
	[
		'stays, marked, when it is merely sold out',
		shirts(1),
		SOLD,
		{ do: 'note', properties: { isInStock: false, stockQty: 0 } },
	],
	['goes when the server never had it', shirts(1), OTHER, { do: 'set', qty: 0 }],
	[
		'goes when the agreed quantity is refused',
		shirts(2, { serverItemId: 1, prevQty: 2 }),
		OTHER,
		{ do: 'set', qty: 0 },
	],
	['goes when there was no quantity before', shirts(1, { serverItemId: 1 }), OTHER, { do: 'set', qty: 0 }],
])('a refused line %s (13.12)', (_, line, refusal, outcome) => {
	expect(afterRefusal(line, refusal)).toEqual(outcome);
});
