import { orderPayment } from '@pasaz/kernel/contract/order';
import {
	orderComplain,
	orderComplaintPicture,
	orderDocument,
	orderWithdraw,
} from '@pasaz/kernel/contract/order-document';
import { eq } from 'drizzle-orm';
import { newOrderSecret } from '../../community/mail-links/order-links.ts';
import { adminClaimSettle, adminOrderState } from '../../platform/admin-contract.ts';
import { downloads, giftCards } from '../../platform/database/schema/digital.ts';
import { orderItems } from '../../platform/database/schema/sales.ts';
import { downloadPath, grantDownloads, openDownloads } from '../../selling/digital/downloads.ts';
import { newGiftCode } from '../../selling/digital/gift-cards.ts';
import { correctionsOf } from '../../selling/orders/invoices/corrections.ts';
import { orderOf, photograph } from '../../selling/orders/order.fixture.ts';
import { SIGNATURE_HEADER, sign } from '../../selling/sandbox-payment/callback.ts';
import { ADMIN_SECRET, PAYMENT_SECRET, type Shopper, type World } from '../world.fixture.ts';
import type { SampleRequest, Samples } from './sample.fixture.ts';

const uuid = '6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11';
const noOrder = (asked: SampleRequest): SampleRequest => ({ ...asked, params: { ...asked.params, uuid } });
export const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() });

export async function numberOf({ shop }: World, orderUuid: string): Promise<string> {
	return (await shop.call(orderPayment, { params: { uuid: orderUuid } })).order_number;
}

export async function paidOrder(world: World, owner?: Shopper): Promise<string> {
	const uuid = await world.order(owner);
	const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
	const params = { number: await numberOf(world, uuid) };
	await world.shop.call(adminOrderState, { params, body: { state: 'paid' }, headers });
	return uuid;
}

async function sentOrder(world: World, owner?: Shopper): Promise<string> {
	const uuid = await paidOrder(world, owner);
	const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
	const params = { number: await numberOf(world, uuid) };
	await world.shop.call(adminOrderState, { params, body: { state: 'sent' }, headers });
	return uuid;
}

async function complaintOf({ shop }: World, { uuid, token }: { uuid: string; token: string }) {
	const { complainable } = await shop.call(orderDocument, { params: { uuid }, body: {}, token });
	const items = complainable.map(({ item_id, qty }) => ({ item_id, qty }));
	return { items, description: 'Szew rozszedł się po pierwszym praniu.', demand: 'repair' as const };
}

async function complained(world: World, owner: Shopper) {
	const uuid = await sentOrder(world, owner);
	const body = await complaintOf(world, { uuid, token: owner.access });
	const { id } = await world.shop.call(orderComplain, { params: { uuid }, body, token: owner.access });
	return { uuid, id };
}

/** A provider's message that an order is paid. */
function paymentOf(world: World, order: string, id: string = crypto.randomUUID()) {
	const body = JSON.stringify({ id, order, status: 'accepted', amount: 5499, currency: 'PLN' });
	return { body, headers: { [SIGNATURE_HEADER]: sign(PAYMENT_SECRET, body, world.shop.clock.now) } };
}

/** Pays an order twice; answers the id of what is to be sent back. */
async function secondPayment(world: World): Promise<string> {
	const order = await world.order();
	const id = crypto.randomUUID();
	for (const sent of [paymentOf(world, order), paymentOf(world, order, id)]) {
		await world.shop.app.request('/api/payment/callback', { method: 'POST', ...sent });
	}
	return id;
}

export const orderSamples: Samples = {
	'POST /api/order': {
		owns: 'self',
		ask: () => ({ headers: newKey(), body: orderOf([{ sku: 'SZAL-1', qty: 1, price: 49.99 }]) }),
	},
	'GET /api/order/:uuid/payment': {
		// Who knows the uuid may see the sums, but no other user.
		owns: { unknown: noOrder, foreign: '404 not-found', guest: 200 },
		ask: (_world, { orderUuid }) => ({ params: { uuid: orderUuid } }),
	},
	'POST /api/order/:uuid/cancel': {
		owns: { unknown: noOrder, foreign: '404 not-found', guest: '404 not-found' },
		ask: async (world, owner) => ({ params: { uuid: await world.order(owner) } }),
	},
	'POST /api/order/:uuid/document': {
		owns: { unknown: noOrder, foreign: '404 not-found', guest: '404 not-found' },
		ask: (_world, { orderUuid }) => ({ params: { uuid: orderUuid }, body: {} }),
	},
	'POST /api/order/:uuid/file-secret': {
		owns: { unknown: noOrder, foreign: '404 not-found', guest: '404 not-found' },
		ask: (_world, { orderUuid }) => ({ params: { uuid: orderUuid }, body: {} }),
	},
	'POST /api/order/:uuid/again': {
		owns: { unknown: noOrder, foreign: '404 not-found', guest: '404 not-found' },
		ask: (_world, { orderUuid }) => ({ params: { uuid: orderUuid }, body: {} }),
	},
	'GET /api/order/:uuid/invoice/:secret': {
		owns: 'secret',
		ask: async (world) => {
			const { shop } = world;
			const uuid = await paidOrder(world);
			return { params: { uuid, secret: await newOrderSecret(shop.db, uuid, { now: shop.clock.now }) } };
		},
	},
	'GET /api/order/:uuid/correction/:id/:secret': {
		owns: 'secret',
		ask: async (world) => {
			const { shop } = world;
			const uuid = await paidOrder(world);
			const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
			const params = { number: await numberOf(world, uuid) };
			await shop.call(adminOrderState, { params, body: { state: 'canceled' }, headers });
			const [correction] = await correctionsOf(shop.db, uuid);
			const secret = await newOrderSecret(shop.db, uuid, { now: shop.clock.now });
			return { params: { uuid, id: String(correction?.id), secret } };
		},
	},
	'GET /api/download/:id/:seconds/:signature': {
		owns: 'secret',
		ask: async (world) => {
			const { shop } = world;
			const orderUuid = await paidOrder(world);
			const isIts = eq(orderItems.orderUuid, orderUuid);
			const [item] = await shop.db.update(orderItems).set({ productType: 'downloadable' }).where(isIts).returning();
			const file = { orderUuid, itemId: item?.id ?? 0, sku: 'BRZ-WY-001', file: 'wykroj-jagna.svg' };
			await grantDownloads(shop.db, [file], shop.clock.now);
			const [download] = await openDownloads(shop.db, eq(downloads.orderUuid, orderUuid));
			const path = download ? downloadPath(download, download.expiresAt) : '';
			const [, , , id = '', seconds = '', signature = ''] = path.split('/');
			return { params: { id, seconds, signature } };
		},
	},
	'GET /api/sample/:sku/:file': {
		owns: 'nothing',
		ask: () => ({ params: { sku: 'BRZ-WY-001', file: 'fragment-wykroju-jagna.svg' } }),
	},
	'POST /api/gift-card/balance': {
		owns: 'nothing',
		ask: async ({ shop }) => {
			const code = newGiftCode();
			const money = { currency: 'PLN', amount: 10_000, balance: 10_000 };
			await shop.db.insert(giftCards).values({ code, ...money, createdAt: shop.clock.now });
			return { body: { code } };
		},
	},
	'POST /api/order/:uuid/withdrawal': {
		owns: { unknown: noOrder, foreign: '404 not-found', guest: '404 not-found' },
		ask: async (world, owner) => {
			const uuid = await paidOrder(world, owner);
			const { withdrawable } = await world.shop.call(orderDocument, {
				params: { uuid },
				body: {},
				token: owner.access,
			});
			return { params: { uuid }, body: { items: withdrawable.map(({ item_id, qty }) => ({ item_id, qty })) } };
		},
	},
	'POST /api/order/:uuid/complaint': {
		owns: { unknown: noOrder, foreign: '404 not-found', guest: '404 not-found' },
		ask: async (world, owner) => {
			const uuid = await sentOrder(world, owner);
			return { params: { uuid }, body: await complaintOf(world, { uuid, token: owner.access }) };
		},
	},
	'POST /api/order/:uuid/complaint/:id/picture': {
		owns: { unknown: noOrder, foreign: '404 not-found', guest: '404 not-found' },
		ask: async (world, owner) => {
			const { uuid, id } = await complained(world, owner);
			return { params: { uuid, id: String(id) }, body: { picture: await photograph() } };
		},
	},
	'GET /api/admin/claim/:id/picture/:index': {
		owns: 'nothing',
		ask: async (world) => {
			const { uuid, id } = await complained(world, world.a);
			const params = { uuid, id: String(id) };
			await world.shop.call(orderComplaintPicture, {
				params,
				body: { picture: await photograph() },
				token: world.a.access,
			});
			return { params: { id: String(id), index: '1' } };
		},
	},
	'POST /api/order/find': {
		owns: 'nothing',
		ask: async (world, { orderUuid }) => ({
			body: { order_number: await numberOf(world, orderUuid), email: 'anna@example.pl' },
		}),
	},
	'GET /api/admin/claim': { owns: 'nothing', ask: () => ({ query: { state: 'received' } }) },
	'POST /api/admin/claim/:id': {
		owns: 'nothing',
		ask: async (world) => {
			const uuid = await paidOrder(world);
			const secret = await newOrderSecret(world.shop.db, uuid, { now: world.shop.clock.now });
			const { withdrawable } = await world.shop.call(orderDocument, { params: { uuid }, body: { secret } });
			const items = withdrawable.map(({ item_id, qty }) => ({ item_id, qty }));
			const { id } = await world.shop.call(orderWithdraw, { params: { uuid }, body: { secret, items } });
			return { params: { id: String(id) }, body: { state: 'accepted' } };
		},
	},
	'POST /api/admin/claim/:id/refund': {
		owns: 'nothing',
		ask: async (world) => {
			const params = { id: String((await complained(world, world.a)).id) };
			const headers = { authorization: `Bearer ${ADMIN_SECRET}` };
			await world.shop.call(adminClaimSettle, { params, body: { state: 'accepted' }, headers });
			return { params, body: { amount: 10 } };
		},
	},
	'GET /api/user/order-history': { owns: 'self', ask: () => ({ query: { pageSize: '5', currentPage: '1' } }) },
	'GET /api/admin/order': { owns: 'nothing', ask: () => ({ query: { status: 'pending' } }) },
	'POST /api/admin/order/:number/state': {
		owns: 'nothing',
		ask: async (world) => ({
			params: { number: await numberOf(world, await world.order()) },
			body: { state: 'paid' },
		}),
	},
	'GET /api/admin/payment': { owns: 'nothing', ask: () => ({ query: { outcome: 'refund-due' } }) },
	'POST /api/admin/payment/:event/refund': {
		owns: 'nothing',
		ask: async (world) => ({ params: { event: await secondPayment(world) } }),
	},
	'POST /api/payment/callback': {
		owns: 'secret',
		ask: async (world) => {
			const order = await world.order();
			return paymentOf(world, order);
		},
	},
	'GET /sandbox-pay/:uuid': { owns: 'secret', ask: (_world, { orderUuid }) => ({ params: { uuid: orderUuid } }) },
	'POST /sandbox-pay/:uuid': {
		owns: 'secret',
		status: 303,
		ask: async (world) => ({
			params: { uuid: await world.order() },
			body: new URLSearchParams({ decision: 'accept' }),
		}),
	},
};
