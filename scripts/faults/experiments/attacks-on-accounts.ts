import type { Experiment } from '../experiment.ts';

const ACCOUNTS = 'commerce-api/src/accounts';
const CALLS = 'commerce-api/src/openapi';
const CART = 'commerce-api/src/selling/cart';
const ORDERS = 'commerce-api/src/selling/orders';

export const ATTACKS_ON_ACCOUNTS: Experiment[] = [
	{
		number: 'S01',
		injection: 'each call of the document as a guest, as A and as B, with own, foreign and guessed ids and secrets',
		bound: 'foreign is 404 like missing, byte for byte, and as fast to within a half',
		proofs: {
			[`${CALLS}/access.test.ts`]: [
				'without a token that is good there is no',
				'indistinguishable from missing ones',
				'lists only hold the user’s own things',
				'a secret that was guessed opens no',
			],
			[`${CART}/cart.test.ts`]: ['whose cart it is'],
			[`${CALLS}/response-times.test.ts`]: ['somebody else’s or missing'],
		},
	},
	{
		number: 'S02',
		injection: 'fields that no request has, at every depth of every call; fields of answers that nobody should get',
		bound: 'refused or without effect; answers hold what the document names',
		proofs: {
			[`${CALLS}/mass-assignment.test.ts`]: ['fields that a request has no business with', 'the database'],
			[`${CALLS}/every-call.test.ts`]: ['answers as the contract says'],
			'commerce-api/src/search/search.test.ts': ['has no secret ones'],
		},
	},
	{
		number: 'S03',
		injection: 'every number of a cart or an order changed: negative, NaN, 1e308, halves, texts',
		bound: 'the shop’s own sum, or 422',
		proofs: {
			[`${CART}/tampering.test.ts`]: ['whatever a client says of amounts'],
			[`${CART}/cart.test.ts`]: ['refuses the quantity'],
		},
	},
	{
		number: 'S04',
		injection:
			'a coupon in 100 orders at once; two coupons; put in and out; cancelled 20 times; taken along at the login',
		bound: 'counts as often as it may; no total is negative',
		proofs: {
			[`${CART}/coupon-races.test.ts`]: ['a coupon in 100 orders at once'],
			[`${CART}/coupons.test.ts`]: ['a coupon'],
		},
	},
	{
		number: 'S05',
		injection:
			'steps out of order: an order without delivery, a paid cart again, a cancelled order paid, reviews of what was not bought',
		bound: 'refused with the reason',
		proofs: {
			[`${ORDERS}/orders.test.ts`]: ['an order is refused'],
			[`${ORDERS}/one-cart.test.ts`]: ['an order is not placed'],
			[`${ORDERS}/states.test.ts`]: ['cancelling', 'a repetition changes nothing'],
			'commerce-api/src/selling/sandbox-payment/sandbox-payment.test.ts': [
				'for an order that is paid on delivery is refused',
			],
			'commerce-api/src/community/reviews/reviews.test.ts': ['an order’s link'],
		},
	},
	{
		number: 'S06',
		injection: 'guessed passwords: one network on many accounts, many networks on one, 200 at once',
		bound: 'counted before they are looked at, by account and network; the owner stays in; unknown accounts count, too',
		proofs: {
			'commerce-api/src/platform/rate-limit/rate-limits.test.ts': ['guessing'],
			[`${ACCOUNTS}/users.test.ts`]: ['answers an unknown address and a wrong password alike'],
			[`${CALLS}/response-times.test.ts`]: ['whether an account exists'],
		},
	},
	{
		number: 'S07',
		injection: 'links for a new password: twice, 20 times at once, old, with a forged host, for unknown addresses',
		bound: 'one use, one hour, the shop’s own address, the same answer for all',
		proofs: {
			[`${ACCOUNTS}/accounts.test.ts`]: ['a forgotten password'],
			[`${ACCOUNTS}/change-email.test.ts`]: [
				'a link for a new password, mailed to the old address',
				'who has an account',
			],
		},
	},
	{
		number: 'S08',
		injection: 'tokens that were used, stolen or ended',
		bound: 'a new pair each time; a token that comes back ends its session; a logout counts at once',
		proofs: {
			[`${ACCOUNTS}/users.test.ts`]: ['refresh', 'ends at once with the logout'],
			[`${ACCOUNTS}/refresh-cookie.test.ts`]: [
				'ends the session of a cookie that comes back',
				'ends the sessions of all devices',
			],
			'e2e/src/tokens.spec.ts': ['no script can read the tokens', 'a logout on all devices'],
		},
	},
	{
		number: 'S09',
		injection: 'forms and texts of other sites to calls that change something',
		bound: '415 for anything but JSON; the cookie of a session never comes along',
		proofs: {
			'commerce-api/src/platform/http/http.test.ts': ['is answered with'],
			[`${CALLS}/refusals.test.ts`]: ['a body that is broken, foreign, too large or none'],
			[`${ACCOUNTS}/refresh-cookie.test.ts`]: ['gives a browser its refresh token where no script reads it'],
		},
	},
	{
		number: 'S29',
		injection: 'a look into the device after an order, a logout, or “clear my data”',
		bound: 'nothing personal is left',
		proofs: {
			'e2e/src/tokens.spec.ts': ['a logout leaves nothing personal', 'a guest clears the data'],
			'mf-cart-checkout/src/waiting/send-waiting.test.ts': [
				'is gone from the device when it is placed',
				'of an account is shown to nobody else',
			],
			'shared-kernel/src/network/session.test.ts': ['forgets the orders of the account that wait'],
			'mf-cart-checkout/src/order/place-order.test.ts': ['leaves nothing of the password on the device'],
			'e2e/src/checkout.spec.ts': ['is forgotten after half an hour'],
		},
	},
];
