import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS } from './all-calls.ts';
import type { Call, ErrorName } from './call.ts';
import type { SampleRequest } from './samples/sample.fixture.ts';
import { expectDescribed, nameOf, sampleOf, send, tokenOf } from './send.fixture.ts';
import { createWorld, type World } from './world.fixture.ts';

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.shop.close());

type Named = readonly [string, Call];
const CALLS: Named[] = ALL_CALLS.map((call) => [nameOf(call), call]);
const OF_CONTRACT = CALLS.filter(([, call]) => call.ofContract);
const WITH_BODY = CALLS.filter(([, { method, ofContract }]) => ofContract && method !== 'GET');

/** None of them comes so far that it could be used up. */
const asks = new Map<Call, SampleRequest>();
async function refusal(
	call: Call,
	change: (asked: SampleRequest) => SampleRequest,
	token = tokenOf(call, world.a),
): Promise<string> {
	const asked = asks.get(call) ?? (await sampleOf(call).ask(world, world.a));
	asks.set(call, asked);
	const response = await send(world, call, change(asked), token);
	expect(response.status).toBeGreaterThanOrEqual(400);
	return expectDescribed(call, response);
}
const withQuery = (query: Record<string, string>) => (asked: SampleRequest) => ({
	...asked,
	query: { ...asked.query, ...query },
});
const json = { 'content-type': 'application/json' };

describe('every call of the contract refuses (24.1)', () => {
	it.each(OF_CONTRACT)(
		'a token, a store or a character in the address that it must not have: %s',
		async (_name, call) => {
			expect(await refusal(call, withQuery({ token: 'x'.repeat(40) }))).toBe('400 token-in-query');
			expect(await refusal(call, withQuery({ storeCode: '__proto__' }))).toBe('400 unknown-store');
			expect(await refusal(call, withQuery({ other: 'a\0b' }))).toBe('422 invalid-input');
		},
	);

	it.each(OF_CONTRACT)('a field in the address that it does not know: %s', async (_name, call) => {
		// Elasticsearch's own are many.
		const name = await refusal(call, withQuery({ colour: 'red' })).catch(() => 'none');
		expect(name).toBe(call.path.endsWith('/_search') ? 'none' : '422 invalid-input');
	});

	it.each(WITH_BODY)('a body that is broken, foreign, too large or none: %s', async (_name, call) => {
		const sent = (body: string, headers: Record<string, string> = json) =>
			refusal(call, (asked) => ({ ...asked, body, headers: { ...asked.headers, ...headers } }));
		expect(await sent('{"a":')).toBe('400 malformed-json');
		expect(await sent('{}', { 'content-type': 'text/plain' })).toBe('415 unsupported-type');
		expect(await sent(`"${'x'.repeat(66_000)}"`)).toBe('413 too-large');
		if (Object.keys(call.bodies).length > 0) expect(await sent('[]')).toBe('422 invalid-input');
	});
});

/** The test that shows a refusal, where it takes more than a request to come to it. */
const SHOWN_IN: Record<string, string> = {
	'bad-filter': 'search/search.test.ts',
	'bad-sort': 'search/search.test.ts',
	'unknown-entity': 'openapi/rare-refusals.test.ts',
	'too-many': 'search/render-list.test.ts',
	'unknown-prices': 'search/render-list.test.ts',
	'product-unavailable': 'selling/cart/cart.test.ts',
	'cart-full': 'openapi/rare-refusals.test.ts',
	'pickup-point-unavailable': 'selling/cart/pickup-points.test.ts',
	'method-unavailable': 'selling/cart/cart.test.ts',
	'coupon-unknown': 'selling/cart/coupons.test.ts',
	'coupon-not-yet': 'selling/cart/coupons.test.ts',
	'coupon-expired': 'selling/cart/coupons.test.ts',
	'coupon-used': 'selling/cart/coupons.test.ts',
	'coupon-minimum': 'selling/cart/coupons.test.ts',
	'coupon-currency': 'selling/cart/coupons.test.ts',
	'coupon-unavailable': 'selling/cart/coupons.test.ts',
	'idempotency-key-missing': 'selling/orders/orders.test.ts',
	'idempotency-key-reused': 'selling/orders/orders.test.ts',
	'out-of-stock': 'selling/orders/orders.test.ts',
	'price-changed': 'selling/orders/orders.test.ts',
	'total-changed': 'selling/orders/orders.test.ts',
	'cart-mismatch': 'selling/orders/orders.test.ts',
	'order-in-progress': 'openapi/rare-refusals.test.ts',
	'not-sent': 'selling/orders/claims/complaints.test.ts',
	'too-many-complaints': 'selling/orders/claims/complaints.test.ts',
	'invalid-picture': 'selling/orders/claims/complaints.test.ts',
	'too-many-pictures': 'selling/orders/claims/complaints.test.ts',
	'not-withdrawable': 'selling/orders/claims/withdrawals.test.ts',
	'account-missing': 'selling/orders/claims/withdrawals.test.ts',
	'account-wrong': 'selling/orders/claims/withdrawals.test.ts',
	'claim-settled': 'selling/orders/claims/withdrawals.test.ts',
	'not-delivered': 'selling/orders/claims/withdrawals.test.ts',
	'not-accepted': 'selling/orders/claims/refund-complaint.test.ts',
	'refund-too-high': 'selling/orders/claims/refund-complaint.test.ts',
	'claim-refunded': 'selling/orders/claims/refund-complaint.test.ts',
	'order-state': 'selling/orders/states.test.ts',
	'not-cancelable': 'openapi/rare-refusals.test.ts',
	'bad-signature': 'selling/sandbox-payment/sandbox-payment.test.ts',
	'event-reused': 'selling/sandbox-payment/sandbox-payment.test.ts',
	'not-payable': 'selling/sandbox-payment/sandbox-payment.test.ts',
	'payment-mismatch': 'selling/sandbox-payment/sandbox-payment.test.ts',
	'too-many-pieces': 'selling/orders/one-cart.test.ts',
	'gift-card-spent': 'selling/orders/digital.test.ts',
	'gift-card-unavailable': 'selling/orders/digital.test.ts',
	'download-over': 'selling/orders/digital.test.ts',
	'invalid-address': 'selling/orders/orders.test.ts',
	'no-refund': 'selling/orders/expire-unpaid.test.ts',
	'email-taken': 'accounts/social-login.test.ts',
	'password-needed': 'accounts/change-email.test.ts',
	'common-password': 'accounts/accounts.test.ts',
	'wrong-login': 'openapi/rare-refusals.test.ts',
	'password-change-required': 'accounts/accounts.test.ts',
	'provider-off': 'accounts/social-login.test.ts',
	'email-missing': 'accounts/social-login.test.ts',
	'provider-away': 'accounts/social-login.test.ts',
	'session-over': 'accounts/users.test.ts',
	'foreign-address': 'openapi/rare-refusals.test.ts',
	'link-over': 'accounts/accounts.test.ts',
	'wrong-password': 'accounts/accounts.test.ts',
	'already-reviewed': 'community/reviews/reviews.test.ts',
	'order-not-delivered': 'community/reviews/reviews.test.ts',
	'not-ordered': 'community/reviews/reviews.test.ts',
	'token-over': 'community/newsletter/newsletter.test.ts',
	'in-stock': 'community/availability/availability.test.ts',
	'no-address': 'community/contact/contact.test.ts',
	'too-many-requests': 'platform/rate-limit/rate-limits.test.ts',
	busy: 'failures.test.ts',
	internal: 'openapi/forced-failures.test.ts',
	'cart-not-found': 'selling/cart/cart.test.ts',
	'loyalty-off': 'selling/loyalty/loyalty.test.ts',
	'not-authorized': 'openapi/access.test.ts',
	'not-found': 'openapi/access.test.ts',
};
const GENERAL = [
	'400 token-in-query',
	'400 unknown-store',
	'400 malformed-json',
	'413 too-large',
	'415 unsupported-type',
	'422 invalid-input',
];

describe('every refusal that the document describes', () => {
	const specific = new Set(
		ALL_CALLS.flatMap(({ errors }): ErrorName[] => errors)
			.filter((name) => !GENERAL.includes(name))
			.map((name) => name.slice(4)),
	);
	it.each([...specific])('%s is shown by a test', (code) => {
		const file = SHOWN_IN[code];
		expect(file).toBeDefined();
		expect(readFileSync(join(import.meta.dirname, '..', file ?? ''), 'utf8').includes(code)).toBe(true);
	});

	it('is one that the code can make, and the other way round', async () => {
		const { globSync } = await import('node:fs');
		const root = join(import.meta.dirname, '..');
		const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/test\.ts$|^openapi/.test(file));
		const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
		const made = [...text.matchAll(/Refusal\(\s*\d{3},\s*'([a-z-]+)'/g)].map(([, code]) => code);
		expect(made.length).toBeGreaterThan(40);
		const told = new Set(ALL_CALLS.flatMap(({ errors }) => errors.map((name) => name.slice(4))));
		expect(made.filter((code) => !told.has(code ?? ''))).toEqual([]);
	});
});
