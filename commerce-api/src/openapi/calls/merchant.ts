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
import { type Answer, describeCall, describeOther, type ErrorName } from '../call.ts';
import { KEY, KEY_REFUSALS } from './orders.ts';

const call = describeCall('Administration');
const file = describeOther('Administration');
const access = 'admin';
const errors: ErrorName[] = ['401 not-authorized', '404 not-found'];
const page = { pageSize: 50, currentPage: 1 };
const pdf = (description: string): Answer[] => [
	{ status: 200, description, content: { 'application/pdf': undefined } },
];

export const merchantCalls = [
	call(adminOrder, { summary: 'An order whole, with all that packing and sending it takes', access, errors }),
	file({
		path: ADMIN_INVOICE_PATHS.invoice,
		summary: 'The invoice of an order, as its shopper gets it',
		access,
		answers: pdf('The invoice.'),
		errors,
	}),
	file({
		path: ADMIN_INVOICE_PATHS.correction,
		summary: 'A corrective invoice, as the order’s document names it',
		access,
		answers: pdf('The corrective invoice.'),
		errors,
	}),
	call(adminInvoices, {
		summary: 'The invoices and corrective invoices of a span of days by pages, the oldest first',
		access,
		examples: { from: '2026-11-01', to: '2026-11-30', ...page },
		errors,
	}),
	call(adminClaimRefund, {
		summary: 'Notes that money was sent back for an accepted complaint and mails the shopper',
		access,
		examples: { amount: 50 },
		errors: [
			...errors,
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
		access,
		examples: { stock: { qty: 12 }, price: { regular: 19_900, special: 14_900 } },
		errors,
	}),
	call(adminPasswordEnd, {
		summary: 'Ends all sessions of an account and its password, and mails a link for a new one',
		access,
		errors,
	}),
	call(adminCoupons, { summary: 'All coupons by pages, with how often they are used', access, examples: page, errors }),
	call(adminCouponWrite, {
		summary: 'Makes a coupon, or changes the one with this code',
		access,
		examples: {
			code: 'WIOSNA15',
			percent: 15,
			minimums: { PLN: 200, EUR: 50 },
			valid_from: '2027-03-01T00:00:00+01:00',
			valid_until: '2027-04-01T00:00:00+02:00',
			most_uses: 500,
			most_uses_per_customer: 1,
		},
		errors,
	}),
	call(adminCouponEnd, { summary: 'Ends a coupon at once', access, errors }),
	call(adminNewsletter, {
		summary: 'The confirmed addresses of the newsletter by pages, each with a link that ends it',
		access,
		examples: page,
		errors,
	}),
	call(adminGiftCardIssue, {
		summary: 'Issues a gift card that no order has sold, once for its key',
		access,
		headers: { 'Idempotency-Key': { ...KEY, required: true } },
		examples: { amount: 100 },
		errors: [...errors, ...KEY_REFUSALS],
	}),
	call(adminGiftCardBlock, { summary: 'Blocks a gift card', access, errors }),
	call(adminGiftCardUnblock, { summary: 'Takes the block of a gift card back', access, errors }),
];
