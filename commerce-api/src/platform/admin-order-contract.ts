import { endpoint } from '@pasaz/kernel/contract/endpoint';
import { PlacedLine, TaxShare } from '@pasaz/kernel/contract/order';
import { OrderDocument } from '@pasaz/kernel/contract/order-document';
import * as z from 'zod/mini';
import { Day, PageMeta, Paging } from './admin-contract.ts';
import { LANGUAGES } from './store-views.ts';

// The merchant's calls about one order, and about the documents of its sale. Each needs `ADMIN_SECRET`, like those of `admin-contract.ts`.

const MerchantLine = z.extend(PlacedLine, {
	/** As `withdrawable` and `complainable` name it. */
	item_id: z.int(),
	product_type: z.string(),
	/** Gross, before the discount; decimal units. */
	row_total: z.number(),
	/** 0 or negative. */
	discount_amount: z.number(),
	tax_percent: z.number(),
	/** Pieces that the shopper has withdrawn from, unless that was refused: what is not sent yet is packed without them. */
	withdrawn: z.int(),
	/** What is in a bundle, with the pieces of the whole line; empty for other products. */
	parts: z.array(z.object({ product_id: z.int(), sku: z.string(), name: z.string(), qty: z.int() })),
});

const MerchantOrderDocument = z.extend(OrderDocument, {
	products: z.array(MerchantLine),
	/** The storefront that it was ordered in, and the language of its mails. */
	store_code: z.string(),
	language: z.enum(LANGUAGES),
	coupon: z.nullable(z.string()),
	/** Carrier and method, e.g. `flatrate_flatrate`; null where nothing is sent. A locker or showroom is the address's `pickup_point`. */
	shipping_method: z.nullable(z.string()),
	/** Whether the shopper wanted files at once, without a withdrawal from one that was fetched. */
	digital_consent: z.boolean(),
	/** Skus of paid downloads that have no files yet. */
	awaited_files: z.array(z.string()),
});

/** An order whole, as its shopper sees it, with what packing it takes besides. Its `downloads` count for the shopper. */
export const adminOrder = endpoint({
	method: 'GET',
	path: '/api/admin/order/:number',
	result: MerchantOrderDocument,
});

/** The file of an order's invoice, and of what corrects it; `id` is that of the order's `corrections`. */
export const ADMIN_INVOICE_PATHS = {
	invoice: '/api/admin/order/:number/invoice',
	correction: '/api/admin/order/:number/correction/:id',
};

const AccountingDocument = z.object({
	kind: z.enum(['invoice', 'correction']),
	number: z.string(),
	/** Names the file of a correction; null for an invoice. */
	correction_id: z.nullable(z.int()),
	/** Number of the invoice that it corrects; null for an invoice. */
	corrects: z.nullable(z.string()),
	order_number: z.string(),
	issued_at: z.string(),
	currency: z.string(),
	/** Decimal units; all amounts of a correction are what it changes, 0 or negative. */
	gross: z.number(),
	net: z.number(),
	tax: z.number(),
	/** By rate, the highest first, delivery included. */
	taxes: z.array(TaxShare),
});

/** The invoices, and what corrects them, issued on the days from `from` to `to` of the shop's zone, both included, by pages, the oldest first. */
export const adminInvoices = endpoint({
	method: 'GET',
	path: '/api/admin/invoices',
	query: z.strictObject({ from: z.optional(Day), to: z.optional(Day), ...Paging }),
	result: z.array(AccountingDocument),
	meta: PageMeta,
});
