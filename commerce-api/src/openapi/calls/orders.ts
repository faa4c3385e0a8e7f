import { giftCardBalance } from '@pasaz/kernel/contract/gift-card';
import { orderCancel, orderCreate, orderPayment } from '@pasaz/kernel/contract/order';
import {
	correctionPath,
	invoicePath,
	orderAgain,
	orderComplain,
	orderComplaintPicture,
	orderDocument,
	orderFileSecret,
	orderFind,
	orderWithdraw,
} from '@pasaz/kernel/contract/order-document';
import { userOrderHistory } from '@pasaz/kernel/contract/order-history';
import * as z from 'zod/mini';
import {
	adminClaimSettle,
	adminClaims,
	adminOrderState,
	adminOrders,
	adminPaymentRefund,
	adminPayments,
} from '../../platform/admin-contract.ts';
import { PaymentEvent } from '../../selling/orders/take-event.ts';
import { SIGNATURE_HEADER } from '../../selling/sandbox-payment/callback.ts';
import { describeCall, describeOther, type ErrorName } from '../call.ts';

const order = describeCall('Orders');
const admin = describeCall('Administration');
const file = describeOther('Orders');
const adminFile = describeOther('Administration');
const payment = describeOther('Payment');
const page = { 'text/html': undefined };
const Decision = z.object({ decision: z.enum(['accept', 'refuse', 'blik']), code: z.optional(z.string()) });

export const KEY = {
	description: 'Same key and body, same answer, for 30 days; 1 to 255 visible ASCII characters.',
	pattern: '^[\\x21-\\x7e]{1,255}$',
	example: 'a5a5f3f0-6a0e-4f35-9f0e-0c8a4a4a1f11',
};
export const KEY_REFUSALS: ErrorName[] = [
	'400 idempotency-key-missing',
	'409 order-in-progress',
	'422 idempotency-key-reused',
];

export const orderCalls = [
	order(orderCreate, {
		summary: 'Places an order at the shop’s own prices, once for its key',
		headers: { 'Idempotency-Key': { ...KEY, required: true } },
		errors: [
			...KEY_REFUSALS,
			'409 out-of-stock',
			'409 price-changed',
			'409 total-changed',
			'409 cart-mismatch',
			'409 product-unavailable',
			'409 method-unavailable',
			'409 pickup-point-unavailable',
			'409 coupon-unavailable',
			'409 too-many-pieces',
			'409 gift-card-unavailable',
			'422 invalid-address',
		],
	}),
	order(orderPayment, {
		summary: 'An order’s lines as they were ordered, its sums, and where to pay them',
		errors: ['404 not-found'],
	}),
	order(orderCancel, { summary: 'Ends an order that is not paid', errors: ['404 not-found', '409 not-cancelable'] }),
	order(orderDocument, {
		summary: 'An order whole, for its owner and by the secret of its mails',
		errors: ['404 not-found'],
	}),
	order(orderFileSecret, { summary: 'A secret for 15 minutes, for addresses of files', errors: ['404 not-found'] }),
	order(orderAgain, { summary: 'The order’s lines as they can be bought today', errors: ['404 not-found'] }),
	order(orderWithdraw, {
		summary: 'Withdraws from the contract for some pieces and mails the receipt',
		headers: { 'Idempotency-Key': KEY },
		examples: { account: 'PL61 1090 1014 0000 0712 1981 2874' },
		errors: [...KEY_REFUSALS, '404 not-found', '409 not-withdrawable', '422 account-missing', '422 account-wrong'],
	}),
	order(orderComplain, {
		summary: 'Complains about some pieces and mails the receipt',
		headers: { 'Idempotency-Key': KEY },
		examples: { description: 'Szew rozszedł się po pierwszym praniu.', demand: 'repair' },
		errors: [...KEY_REFUSALS, '404 not-found', '409 not-sent', '409 too-many-complaints'],
	}),
	order(orderComplaintPicture, {
		summary: 'Adds a picture to a complaint, at most five',
		errors: ['404 not-found', '409 claim-settled', '409 too-many-pictures', '422 invalid-picture'],
	}),
	order(orderFind, {
		summary: 'Opens an order by its number and its e-mail address, for an hour',
		examples: { order_number: 'ORD-000001' },
		errors: ['404 not-found'],
	}),
	order(giftCardBalance, {
		summary: 'What is left on a gift card',
		examples: { code: 'K7QX-2MNA-PT4R-9CWE' },
		errors: ['404 not-found'],
	}),
	order(userOrderHistory, {
		summary: 'The user’s orders, the newest first',
		examples: { pageSize: 20, currentPage: 1 },
	}),
	file({
		path: invoicePath({ uuid: ':uuid', secret: ':secret' }),
		summary: 'The invoice, once there is one',
		answers: [{ status: 200, description: 'The invoice.', content: { 'application/pdf': undefined } }],
		errors: ['404 not-found'],
	}),
	file({
		path: correctionPath({ uuid: ':uuid', secret: ':secret', id: ':id' }),
		summary: 'A corrective invoice, as the order’s document names it',
		answers: [{ status: 200, description: 'The corrective invoice.', content: { 'application/pdf': undefined } }],
		errors: ['404 not-found'],
	}),
	file({
		path: '/api/download/:id/:seconds/:signature',
		summary: 'A bought file, by a signed link; each answer counts',
		answers: [{ status: 200, description: 'The file.', content: { 'application/octet-stream': undefined } }],
		errors: ['404 not-found', '409 download-over'],
	}),
	admin(adminOrders, {
		summary: 'The orders of a status by pages, the oldest first',
		examples: { status: 'to-send', pageSize: 50, currentPage: 1 },
	}),
	admin(adminOrderState, {
		summary: 'Brings an order into its next state and mails the shopper',
		examples: {
			state: 'sent',
			carrier: 'DPD',
			number: '0000012345678U',
			url: 'https://carrier.example/0000012345678U',
		},
		errors: ['409 order-state', '409 gift-card-spent'],
	}),
	admin(adminClaims, {
		summary: 'The withdrawals and complaints of a state by pages, the oldest first',
		examples: { state: 'received', pageSize: 50, currentPage: 1 },
	}),
	admin(adminClaimSettle, {
		summary: 'Settles a withdrawal or a complaint and mails the shopper',
		errors: ['409 claim-settled', '409 not-delivered'],
	}),
	admin(adminPayments, {
		summary: 'The messages of the payment provider by pages, the newest first',
		examples: { outcome: 'refund-due', pageSize: 50, currentPage: 1 },
	}),
	admin(adminPaymentRefund, {
		summary: 'Notes that a payment was sent back',
		errors: ['409 no-refund'],
	}),
	adminFile({
		path: '/api/admin/claim/:id/picture/:index',
		summary: 'A picture of a complaint',
		answers: [{ status: 200, description: 'The picture.', content: { 'image/webp': undefined } }],
	}),
	payment({
		method: 'POST',
		path: '/api/payment/callback',
		access: 'provider',
		summary: 'Where a payment provider tells how payments ended',
		headers: {
			[SIGNATURE_HEADER]: {
				description: 't=<seconds>,v1=<hex HMAC-SHA256 of "t.body" with PAYMENT_SECRET>; good for 5 minutes.',
				example: 't=1795082400,v1=00',
				required: true,
			},
		},
		bodies: { 'application/json': PaymentEvent },
		examples: { id: 'event-0001', status: 'accepted' },
		answers: [
			{
				status: 200,
				description: 'Taken, now or before.',
				content: {
					'application/json': z.object({
						code: z.literal(200),
						result: z.enum(['paid', 'refused', 'ignored', 'refund-due']),
					}),
				},
			},
		],
		errors: [
			'400 malformed-json',
			'401 bad-signature',
			'404 not-found',
			'409 event-reused',
			'409 not-payable',
			'409 payment-mismatch',
			'413 too-large',
			'422 invalid-input',
		],
	}),
	payment({
		path: '/sandbox-pay/:uuid',
		summary: 'The sandbox’s page for trials: no money moves',
		answers: [
			{ status: 200, description: 'Asks how the payment shall end.', content: page },
			{ status: 303, description: 'Nothing is to be paid: to the confirmation.', content: {} },
			{ status: 409, description: 'The order was cancelled.', content: page },
		],
		errors: ['404 not-found'],
	}),
	payment({
		method: 'POST',
		path: '/sandbox-pay/:uuid',
		summary: 'Ends the payment as the shopper decided',
		bodies: { 'application/x-www-form-urlencoded': Decision },
		examples: { decision: 'blik', code: '777 123' },
		answers: [
			{ status: 303, description: 'The shop knows: to the confirmation.', content: {} },
			{ status: 409, description: 'The order was cancelled.', content: page },
			{ status: 422, description: 'A wrong code: asks again.', content: page },
		],
		errors: ['404 not-found', '409 not-payable', '413 too-large', '422 invalid-input'],
	}),
];
