import { passwordResets } from '../../platform/database/schema/users.ts';
import { hashOf } from '../../platform/tokens.ts';
import { PASSWORD, type Shopper, type World } from '../world.fixture.ts';
import type { SampleRequest, Samples } from './sample.fixture.ts';

const NEW_PASSWORD = 'niebieski-rower-8';
const names = { firstname: 'Ola', lastname: 'Nowak' };
const addresses = [
	{
		...names,
		street: ['Polna', '1'],
		postcode: '00-001',
		city: 'Warszawa',
		country_id: 'PL',
		region: { region: 'mazowieckie' },
	},
];

/** A link for a new password as it stands in a mail. */
async function resetOf({ shop }: World, { userId, email }: Shopper): Promise<SampleRequest> {
	const resetToken = crypto.randomUUID();
	const expiresAt = new Date(shop.clock.now.getTime() + 60_000);
	await shop.db.insert(passwordResets).values({ hash: hashOf(resetToken), userId, expiresAt });
	return { body: { email, newPassword: NEW_PASSWORD, resetToken } };
}
const wish = ({ idOf }: World) => ({ product_id: idOf('SUK-1'), product_id_type: 'parent_id' });

export const userSamples: Samples = {
	'POST /api/user/create': {
		owns: 'nothing',
		ask: () => ({
			body: { customer: { ...names, email: `${crypto.randomUUID()}@example.com`, addresses }, password: PASSWORD },
		}),
	},
	'POST /api/user/login': {
		owns: 'secret',
		ask: (_world, { email }) => ({ body: { username: email, password: PASSWORD } }),
	},
	// What a provider's token opens is shown in `social-login.test.ts`.
	'POST /api/user/login-token': { owns: 'secret', status: 404, ask: () => ({ body: { type: 'google', token: 'x' } }) },
	'POST /api/user/refresh': {
		owns: 'secret',
		ask: async ({ newcomer }) => ({ body: { refreshToken: (await newcomer()).refresh } }),
	},
	'POST /api/user/logout': { owns: 'self', ask: () => ({}) },
	'POST /api/user/logout-everywhere': { owns: 'self', ask: () => ({}) },
	'GET /api/user/export': { owns: 'self', ask: () => ({}) },
	'POST /api/user/delete': { owns: 'self', ask: () => ({ body: { password: PASSWORD } }) },
	'GET /api/user/loyalty': { owns: 'self', ask: () => ({}) },
	'GET /api/user/me': { owns: 'self', ask: () => ({}) },
	'POST /api/user/me': {
		// An id tells nothing: every user's addresses are numbered from 1.
		owns: 'self',
		ask: (_world, { email }) => ({ body: { customer: { ...names, email, addresses, marketing: true } } }),
	},
	'POST /api/user/change-email': {
		owns: 'self',
		ask: () => ({ body: { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD } }),
	},
	'POST /api/user/verify-email': { owns: 'self', ask: () => ({}) },
	'POST /api/user/reset-password': { owns: 'nothing', ask: (_world, { email }) => ({ body: { email } }) },
	'POST /api/user/force-change-password': { owns: 'nothing', ask: (_world, { email }) => ({ body: { email } }) },
	'POST /api/user/create-password': { owns: 'secret', ask: async (world) => resetOf(world, await world.newcomer()) },
	'POST /api/user/confirm-force-change-password': {
		owns: 'secret',
		ask: async (world) => resetOf(world, await world.newcomer()),
	},
	'POST /api/user/change-password': {
		owns: 'self',
		ask: () => ({ body: { currentPassword: PASSWORD, newPassword: PASSWORD } }),
	},
	'GET /api/user/wishlist': { owns: 'self', ask: () => ({}) },
	'POST /api/user/wishlist': { owns: 'self', ask: (world) => ({ body: wish(world) }) },
	'POST /api/user/wishlist/sync': {
		owns: 'self',
		ask: (world) => ({
			body: { wishes: [{ product_id: world.idOf('SZAL-1'), id: '0mi7zvk00-1f2e3d4c', wished: true }] },
		}),
	},
	'DELETE /api/user/wishlist/:product': {
		owns: 'self',
		ask: (world) => ({ params: { product: String(world.idOf('SZAL-1')) }, body: wish(world) }),
	},
};
