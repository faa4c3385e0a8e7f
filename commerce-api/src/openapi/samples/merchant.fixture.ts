import { userCreate } from '@pasaz/kernel/contract/user';
import { adminOrderState } from '../../platform/admin-contract.ts';
import { adminCouponWrite, adminGiftCardIssue } from '../../platform/admin-voucher-contract.ts';
import { newsletterSubscriptions } from '../../platform/database/schema/community.ts';
import { correctionsOf } from '../../selling/orders/invoices/corrections.ts';
import { ADMIN_SECRET, PASSWORD, type World } from '../world.fixture.ts';
import { newKey, numberOf, paidOrder } from './orders.fixture.ts';
import type { Samples } from './sample.fixture.ts';

const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
const coupon = {
	kind: 'percent' as const,
	code: 'wiosna15',
	percent: 15,
	minimums: { PLN: 200 },
	valid_until: '2027-04-01T00:00:00+02:00',
	most_uses: 500,
};

/** Addresses of accounts whose password the merchant ends begin with it. */
export const LEAKED = 'leaked-';

async function invoicedNumber(world: World): Promise<string> {
	return numberOf(world, await paidOrder(world));
}

async function issuedCard({ shop }: World) {
	const body = { amount: 100, currency: 'PLN' };
	const card = await shop.call(adminGiftCardIssue, { body, headers: { ...headers, ...newKey() } });
	return { params: { code: card.code } };
}

export const merchantSamples: Samples = {
	'GET /api/admin/order/:number': {
		owns: 'nothing',
		ask: async (world) => ({ params: { number: await invoicedNumber(world) } }),
	},
	'GET /api/admin/order/:number/invoice': {
		owns: 'nothing',
		ask: async (world) => ({ params: { number: await invoicedNumber(world) } }),
	},
	'GET /api/admin/order/:number/correction/:id': {
		owns: 'nothing',
		ask: async (world) => {
			const { shop } = world;
			const uuid = await paidOrder(world);
			const params = { number: await numberOf(world, uuid) };
			await shop.call(adminOrderState, { params, body: { state: 'canceled' }, headers });
			const [correction] = await correctionsOf(shop.db, uuid);
			return { params: { ...params, id: String(correction?.id) } };
		},
	},
	'GET /api/admin/invoices': {
		owns: 'nothing',
		ask: async (world) => {
			await invoicedNumber(world);
			return { query: { from: '2026-11-01', to: '2026-11-30' } };
		},
	},
	'POST /api/admin/product': {
		owns: 'nothing',
		ask: () => ({ body: { sku: 'KOSZ-1-Czarny-S', stock: { qty: 5 }, price: { regular: 12_900 } } }),
	},
	'POST /api/admin/customer/password': {
		owns: 'nothing',
		ask: async ({ shop }) => {
			const email = `${LEAKED}${crypto.randomUUID()}@example.com`;
			const customer = { email, firstname: 'Ola', lastname: 'Nowak' };
			await shop.call(userCreate, { body: { customer, password: PASSWORD } });
			return { body: { email } };
		},
	},
	'GET /api/admin/coupon': { owns: 'nothing', ask: () => ({}) },
	'POST /api/admin/coupon': { owns: 'nothing', ask: () => ({ body: coupon }) },
	'POST /api/admin/coupon/:code/end': {
		owns: 'nothing',
		ask: async ({ shop }) => {
			await shop.call(adminCouponWrite, { body: coupon, headers });
			return { params: { code: coupon.code } };
		},
	},
	'GET /api/admin/newsletter': {
		owns: 'nothing',
		ask: async ({ shop }) => {
			const reader = { email: 'reader@example.com', storeCode: 'pl', confirmedAt: shop.clock.now };
			await shop.db.insert(newsletterSubscriptions).values(reader).onConflictDoNothing();
			return {};
		},
	},
	'POST /api/admin/gift-card': {
		owns: 'nothing',
		ask: () => ({ headers: newKey(), body: { amount: 100, currency: 'PLN' } }),
	},
	'POST /api/admin/gift-card/:code/block': { owns: 'nothing', ask: issuedCard },
	'POST /api/admin/gift-card/:code/unblock': { owns: 'nothing', ask: issuedCard },
};
