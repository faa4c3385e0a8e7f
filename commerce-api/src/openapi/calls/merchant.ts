import { adminPasswordEnd } from '../../platform/admin-account-contract.ts';
import { adminClaimRefund } from '../../platform/admin-contract.ts';
import { adminNewsletter } from '../../platform/admin-newsletter-contract.ts';
import { ADMIN_INVOICE_PATHS, adminInvoices, adminOrder } from '../../platform/admin-order-contract.ts';
import { adminProductCorrect } from '../../platform/admin-product-contract.ts';
import {
	adminCouponEnd,
	adminCoupons,
	adminCouponWrite,
	adminGiftCardBlock,
	adminGiftCardIssue,
	adminGiftCardUnblock,
} from '../../platform/admin-voucher-contract.ts';
import { type Answer, describeCall, describeOther } from '../call.ts';
import { KEY, KEY_REFUSALS } from './orders.ts';

const call = describeCall('Administration');
const file = describeOther('Administration');
const page = { pageSize: 50, currentPage: 1 };
const pdf = (description: string): Answer[] => [
	{ status: 200, description, content: { 'application/pdf': undefined } },
];

export const merchantCalls = [
	call(adminOrder, { summary: 'An order whole, with all that packing and sending it takes' }),
	file({
		path: ADMIN_INVOICE_PATHS.invoice,
		summary: 'The invoice of an order, as its shopper gets it',
		answers: pdf('The invoice.'),
	}),
	file({
		path: ADMIN_INVOICE_PATHS.correction,
		summary: 'A corrective invoice, as the order’s document names it',
		answers: pdf('The corrective invoice.'),
	}),
	call(adminInvoices, {
		summary: 'The invoices and corrective invoices of a span of days by pages, the oldest first',
		examples: { from: '2026-11-01', to: '2026-11-30', ...page },
	}),
	call(adminClaimRefund, {
		summary: 'Notes that money was sent back for an accepted complaint and mails the shopper',
		examples: { amount: 50 },
		errors: [
			'409 not-accepted',
			'409 not-delivered',
			'409 refund-too-high',
			'409 claim-refunded',
			'422 account-missing',
			'422 account-wrong',
		],
	}),
	call(adminProductCorrect, {
		summary: 'Corrects stock and price of a product or variant until the next import',
		examples: { stock: { qty: 12 }, price: { regular: 19_900, special: 14_900 } },
	}),
	call(adminPasswordEnd, {
		summary: 'Ends all sessions of an account and its password, and mails a link for a new one',
	}),
	call(adminCoupons, { summary: 'All coupons by pages, with how often they are used', examples: page }),
	call(adminCouponWrite, {
		summary: 'Makes a coupon, or changes the one with this code',
		examples: {
			code: 'WIOSNA15',
			percent: 15,
			minimums: { PLN: 200, EUR: 50 },
			valid_from: '2027-03-01T00:00:00+01:00',
			valid_until: '2027-04-01T00:00:00+02:00',
			most_uses: 500,
			most_uses_per_customer: 1,
		},
	}),
	call(adminCouponEnd, { summary: 'Ends a coupon at once' }),
	call(adminNewsletter, {
		summary: 'The confirmed addresses of the newsletter by pages, each with a link that ends it',
		examples: { pageSize: 50, after: 'anna@example.com' },
	}),
	call(adminGiftCardIssue, {
		summary: 'Issues a gift card that no order has sold, once for its key',
		headers: { 'Idempotency-Key': { ...KEY, required: true } },
		examples: { amount: 100 },
		errors: KEY_REFUSALS,
	}),
	call(adminGiftCardBlock, { summary: 'Blocks a gift card' }),
	call(adminGiftCardUnblock, { summary: 'Takes the block of a gift card back' }),
];
