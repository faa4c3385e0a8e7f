import { ApiError, ContractError, NetworkError } from '@pasaz/kernel/errors';
import { describe, expect, it } from 'vitest';
import { failureOf } from './refusal.ts';

const refused = (status: number, code: string, details?: unknown) => new ApiError('', { status, code, details });

describe('failureOf', () => {
	it.each([
		['no answer', new NetworkError('')],
		['an answer that cannot be read', new ContractError('')],
		['a broken server', refused(500, 'internal')],
		['an order at work', refused(409, 'order-in-progress')],
		['too many requests', refused(429, '429')],
		['a session that is over', refused(401, 'session-over')],
	])('cannot tell after %s', (_, error) => {
		expect(failureOf(error)).toEqual({ kind: 'unknown' });
	});

	it.each([
		[refused(409, 'out-of-stock', { skus: ['SWIT-M'] }), 'out-of-stock', ['SWIT-M']],
		[refused(409, 'price-changed', { skus: 'SWIT-M' }), 'price-changed', []],
		[refused(422, 'invalid-input'), 'other', []],
		[refused(400, '400'), 'other', []],
	])('knows refusal %# (15.10)', (error, code, skus) => {
		expect(failureOf(error)).toEqual({ kind: 'refused', code, skus });
	});

	it('knows how many pieces there may be or are, and which fields are wrong (15.10, 15.27, 15.29)', () => {
		expect(failureOf(refused(409, 'too-many-pieces', { skus: [], most: 200 }))).toMatchObject({ most: 200 });
		expect(failureOf(refused(409, 'out-of-stock', { skus: ['SWIT-M'], pieces: [2, 0] }))).toMatchObject({
			pieces: [2, 0],
		});
		const fields = { 'billingAddress.vat_id': 'vat-id' };
		expect(failureOf(refused(422, 'invalid-address', { fields }))).toMatchObject({ code: 'other', fields });
	});

	it('knows a key that was used for other words (15.18)', () => {
		expect(failureOf(refused(422, 'idempotency-key-reused'))).toEqual({ kind: 'key-reused' });
	});
});
