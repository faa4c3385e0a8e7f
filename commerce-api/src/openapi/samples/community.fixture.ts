import { availabilitySubscribe } from '@pasaz/kernel/contract/availability';
import { eq } from 'drizzle-orm';
import { newOrderSecret } from '../../community/mail-links/order-links.ts';
import { availabilitySubscriptions } from '../../platform/database/schema/community.ts';
import { issueToken } from '../../platform/mail/mail-tokens.ts';
import type { World } from '../world.fixture.ts';
import type { SampleRequest, Samples } from './sample.fixture.ts';

const text = { title: 'Dobra', detail: 'Nosi się świetnie.', nickname: 'Ola', rating: 5 };
const conversion = {
	event: 'view_item',
	currency: 'PLN',
	value: 49.99,
	urls: ['/szalik-mgla'],
	items: [{ item_id: 'SZAL-1', item_name: 'Szalik', price: 49.99, quantity: 1 }],
};
const soldOut = 'SUK-1-Rudy-M';

async function tokenFor({ shop }: World, purpose: 'newsletter-confirm' | 'contact'): Promise<string> {
	const subject = `${crypto.randomUUID()}@example.com`;
	return issueToken(shop.db, { purpose, subject, storeCode: 'pl' }, shop.clock.now);
}

async function invitation(world: World): Promise<{ orderUuid: string; orderSecret: string }> {
	const orderUuid = await world.order(undefined, 'cashondelivery');
	return { orderUuid, orderSecret: await newOrderSecret(world.shop.db, orderUuid, { now: world.shop.clock.now }) };
}

export const communitySamples: Samples = {
	'POST /api/review/create': {
		owns: 'self',
		ask: ({ idOf }) => ({ body: { review: { ...text, product_id: idOf('SZAL-1'), email: 'ola@example.com' } } }),
	},
	'GET /api/review': { owns: 'self', ask: () => ({}) },
	'GET /api/review/check': { owns: 'self', ask: () => ({ query: { sku: 'SZAL-1', email: 'ola@example.com' } }) },
	'GET /api/review/to-write': { owns: 'self', ask: () => ({}) },
	'GET /api/review/order/:uuid/:secret': {
		owns: 'secret',
		ask: async (world) => {
			const { orderUuid: uuid, orderSecret: secret } = await invitation(world);
			return { params: { uuid, secret } };
		},
	},
	'POST /api/review/mass': {
		owns: 'secret',
		ask: async (world) => ({
			body: { ...(await invitation(world)), reviews: [{ ...text, product_id: world.idOf('SZAL-1') }] },
		}),
	},
	'GET /pim/product/:uuid/reviews': {
		owns: 'nothing',
		ask: () => ({ params: { uuid: '6f1c1b52-6a0e-4f35-9f0e-0c8a4a4a1f11' } }),
	},
	'GET /api/ext/newsletter/subscribe': {
		// The state of an address is told to its owner only; the answer is the same for another's and for nobody's.
		owns: { unknown: (asked) => ({ ...asked, query: { email: 'nobody@example.com' } }), foreign: 200, guest: 200 },
		ask: (_world, { email }) => ({ query: { email } }),
	},
	'POST /api/ext/newsletter/subscribe': { owns: 'nothing', ask: (_world, { email }) => ({ body: { email } }) },
	'DELETE /api/ext/newsletter/subscribe': {
		owns: { unknown: (asked) => ({ ...asked, body: { email: 'nobody@example.com' } }), foreign: 200, guest: 200 },
		ask: (_world, { email }) => ({ body: { email } }),
	},
	'POST /api/ext/newsletter/confirm': {
		owns: 'secret',
		ask: async (world) => ({ body: { token: await tokenFor(world, 'newsletter-confirm') } }),
	},
	'GET /api/ext/availability-notification': { owns: 'self', ask: () => ({}) },
	'POST /api/ext/availability-notification/subscribe': {
		owns: 'self',
		ask: ({ idOf }, { email }) => ({ body: { product_id: idOf(soldOut), email } }),
	},
	'POST /api/ext/availability-notification/delete-subscription': {
		owns: {
			unknown: ({ body, ...asked }): SampleRequest => ({ ...asked, body: { ...Object(body), id: 999_999 } }),
			foreign: '404 not-found',
			guest: '401 not-authorized',
		},
		ask: async ({ shop, idOf }, { access, userId }) => {
			const product_id = idOf(soldOut);
			await shop.call(availabilitySubscribe, { token: access, body: { product_id } });
			const ofOwner = eq(availabilitySubscriptions.userId, userId);
			const [own] = await shop.db.select().from(availabilitySubscriptions).where(ofOwner);
			return { body: { id: own?.id, product_id } };
		},
	},
	'POST /api/ext/contact': {
		owns: 'nothing',
		ask: () => ({ body: { name: 'Ola', email: 'ola@example.com', topic: 'order', message: 'Dzień dobry!' } }),
	},
	'GET /api/ext/mail-service/get-token': { owns: 'nothing', ask: () => ({}) },
	'POST /api/ext/mail-service/send-email': {
		owns: 'secret',
		ask: async (world) => {
			const token = await tokenFor(world, 'contact');
			return { body: { sourceAddress: 'ola@example.com', subject: 'Pytanie', emailText: 'Dzień dobry!', token } };
		},
	},
	'GET /api/ext/mail-link/:token': {
		owns: 'secret',
		ask: async (world) => ({ params: { token: await tokenFor(world, 'newsletter-confirm') } }),
	},
	'POST /api/ext/mail-link/:token': {
		owns: 'secret',
		ask: async (world) => ({ params: { token: await tokenFor(world, 'newsletter-confirm') } }),
	},
	'POST /api/analytics/facebook-conversion-log': { owns: 'nothing', ask: () => ({ body: conversion }) },
	'POST /api/analytics/google-analytics-log': { owns: 'nothing', ask: () => ({ body: conversion }) },
	'POST /api/ext/log': { owns: 'nothing', ask: () => ({ body: { events: [{ event: 'view_item', at: 1 }] } }) },
	'GET /api/admin/conversions': { owns: 'nothing', ask: () => ({ query: { from: '2026-11-01' } }) },
	'POST /api/ext/log-events-stats': { owns: 'nothing', ask: () => ({ body: { counts: { purchase: 1 } } }) },
};
