import {
	MAX_ADDRESSES,
	userChangePassword,
	userConfirmForceChangePassword,
	userCreate,
	userCreatePassword,
	userForceChangePassword,
	userLogin,
	userMe,
	userRefresh,
	userResetPassword,
	userUpdate,
} from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { passwordResets, users } from '../platform/database/schema/users.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createPasswords } from './passwords.ts';

let shop: TestApp;
const START = new Date('2026-11-20T10:00:00Z');
const PASSWORD = 'cztery konie w kropki';
const NEW = 'pięć koni w paski';
const wait = (seconds: number) => {
	shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const login = (username: string, password = PASSWORD) => shop.tokens(userLogin, { body: { username, password } });
const address = {
	firstname: 'Anna',
	lastname: 'Nowak',
	street: ['Polna', '1'],
	postcode: '00-001',
	city: 'Warszawa',
	country_id: 'PL',
};
let number = 0;
async function register(): Promise<string> {
	number += 1;
	const email = `shopper${number}@example.pl`;
	await shop.call(userCreate, {
		body: { customer: { email, firstname: 'Anna', lastname: 'Nowak' }, password: PASSWORD },
	});
	return email;
}

beforeAll(async () => {
	shop = await createTestApp();
});
beforeEach(async () => {
	shop.clock.now = START;
	await shop.mails();
});
afterAll(() => shop.close());

describe('the profile (17.9, 25.12)', () => {
	it('changes as far as shoppers may change it (17.10, 25.12)', async () => {
		const email = await register();
		const { access } = await login(email);
		const customer = {
			email: email.toUpperCase(),
			firstname: 'Ewa',
			lastname: 'Kos',
			addresses: [address],
			marketing: true,
		};
		for (const forged of [{ group_id: 9 }, { id: 1 }, { addresses: [{ ...address, is_admin: true }] }]) {
			const body = { customer: { ...customer, ...forged } };
			expect(await shop.refused(userUpdate, { token: access, body })).toMatchObject({ errorCode: 'invalid-input' });
		}
		const changed = await shop.call(userUpdate, { token: access, body: { customer } });
		expect(changed).toMatchObject({ email, firstname: 'Ewa', group_id: 1, marketing: true });
		expect(changed.addresses).toMatchObject([{ id: 1, city: 'Warszawa' }]);
		expect(await shop.call(userMe, { token: access })).toEqual(changed);
	});

	it('drops fields that only Magento knows', async () => {
		const email = await register();
		const { access } = await login(email);
		const echoed = { ...address, customer_id: 7, region_id: 13, extension_attributes: {} };
		const customer = {
			email,
			firstname: 'Ewa',
			lastname: 'Kos',
			addresses: [echoed],
			custom_attributes: [{ value: 1 }],
		};
		const { id } = await shop.call(userUpdate, { token: access, body: { customer } });
		const [kept] = await shop.db.select().from(users).where(eq(users.id, id));
		expect(Object.keys(kept?.addresses[0] ?? {}).toSorted()).toEqual(
			[...Object.keys(address), 'id', 'default_shipping', 'default_billing'].toSorted(),
		);
	});

	it('keeps addresses by their ids, and one default of each kind', async () => {
		const email = await register();
		const { access } = await login(email);
		const save = (addresses: object[] | undefined) =>
			shop.call(userUpdate, {
				token: access,
				body: {
					customer: {
						email,
						firstname: 'A',
						lastname: 'B',
						...(addresses && { addresses: addresses as (typeof address)[] }),
					},
				},
			});
		await save([
			{ ...address, default_shipping: true },
			{ ...address, city: 'Łódź', default_shipping: true },
		]);
		const kept = await save(undefined);
		expect(kept.addresses.map(({ id, default_shipping }) => [id, default_shipping])).toEqual([
			[1, false],
			[2, true],
		]);
		const [, second] = kept.addresses;
		const changed = await save([{ ...second, city: 'Gdynia' }, address]);
		expect(changed.addresses.map(({ id, city }) => [id, city])).toEqual([
			[2, 'Gdynia'],
			[3, 'Warszawa'],
		]);
	});

	it('names the default addresses, the storefront and the website, as vue-storefront’s clients look for them', async () => {
		const email = await register();
		const { access } = await login(email);
		const me = (storeCode?: string) => shop.call(userMe, { token: access, ...(storeCode && { storeCode }) });
		const fresh = await me();
		expect(fresh).toMatchObject({ store_id: 1, website_id: 1 });
		expect([fresh.default_shipping, fresh.default_billing]).toEqual([undefined, undefined]);
		const addresses = [
			{ ...address, default_billing: true },
			{ ...address, default_shipping: true },
		];
		const customer = { email, firstname: 'Ewa', lastname: 'Kos', addresses };
		const changed = await shop.call(userUpdate, { token: access, body: { customer } });
		expect(changed).toMatchObject({ default_billing: '1', default_shipping: '2' });
		expect(await me()).toEqual(changed);
		expect(await me('de')).toEqual({ ...changed, store_id: 2 });
		const forged = { ...customer, website_id: 2 };
		expect(await shop.refused(userUpdate, { token: access, body: { customer: forged } })).toMatchObject({
			status: 422,
		});
	});

	it('keeps the region of an address, and refuses what is none', async () => {
		const email = await register();
		const { access } = await login(email);
		const save = (region: unknown) => ({
			token: access,
			body: { customer: { email, firstname: 'Ewa', lastname: 'Kos', addresses: [{ ...address, region }] } } as never,
		});
		const region = { region_code: 'RM', region: 'Roma', region_id: 0 };
		for (const kept of [region, { region: 'Lazio' }, { region: null, region_id: '12' }, null]) {
			await shop.call(userUpdate, save(kept));
			const { addresses } = await shop.call(userMe, { token: access });
			expect(addresses.map((one) => one.region)).toEqual([kept]);
		}
		for (const odd of ['Lazio', { region: 'x'.repeat(256) }, { region: 'Lazio', is_admin: true }, { region_id: {} }]) {
			expect(await shop.refused(userUpdate, save(odd))).toMatchObject({ status: 422, errorCode: 'invalid-input' });
		}
	});

	it.each([
		['an id of somebody else', [{ ...address, id: 77 }], 403],
		[
			'the same id twice',
			[
				{ ...address, id: 1 },
				{ ...address, id: 1 },
			],
			403,
		],
		['more addresses than there is room for', Array.from({ length: MAX_ADDRESSES + 1 }, () => address), 422],
		['a city of 256 letters', [{ ...address, city: 'x'.repeat(256) }], 422],
	])('refuses %s', async (_name, addresses, status) => {
		const email = await register();
		const { access } = await login(email);
		const customer = { email, firstname: 'A', lastname: 'B' };
		await shop.call(userUpdate, { token: access, body: { customer: { ...customer, addresses: [address] } } });
		expect(
			await shop.refused(userUpdate, { token: access, body: { customer: { ...customer, addresses } } }),
		).toMatchObject({ status });
	});

	it('keeps its address of mail, and cannot be changed without a login', async () => {
		const [email, other] = [await register(), await register()];
		const { access } = await login(email);
		const body = { customer: { email: other.toUpperCase(), firstname: 'A', lastname: 'B' } };
		expect(await shop.refused(userUpdate, { token: access, body })).toMatchObject({
			status: 403,
			errorCode: 'password-needed',
		});
		expect(await shop.refused(userUpdate, { body })).toMatchObject({ status: 401 });
	});
});

describe('a change of the password', () => {
	it('needs the current one, and ends the other sessions (17.7, 25.11, 27.29)', async () => {
		const email = await register();
		const [here, there] = [await login(email), await login(email)];
		const change = (currentPassword: string, newPassword = NEW) => ({
			token: here.access,
			body: { currentPassword, newPassword },
		});
		expect(await shop.refused(userChangePassword, change('guessed it'))).toMatchObject({
			status: 403,
			errorCode: 'wrong-password',
		});
		expect(await shop.call(userChangePassword, change(PASSWORD))).toBe(true);
		await shop.call(userMe, { token: here.access });
		await shop.call(userRefresh, { body: { refreshToken: here.refresh } });
		expect(await shop.refused(userMe, { token: there.access })).toMatchObject({ status: 401 });
		expect(await shop.refused(userRefresh, { body: { refreshToken: there.refresh } })).toMatchObject({ status: 401 });
		expect(await shop.refused(userLogin, { body: { username: email, password: PASSWORD } })).toMatchObject({
			status: 401,
		});
		await login(email, NEW);
	});

	it.each([
		'password123',
		'HASLO1234!',
		'qwertyuiop',
		'12345678',
		'87654321',
		'aaaaaaaa',
		'zaq12wsx',
		'haslohaslo',
		'Kochamcie1',
		'Kram2026',
		'nowak12345',
	])('refuses %s, which would be guessed', async (newPassword) => {
		const { access } = await login(await register());
		const body = { currentPassword: PASSWORD, newPassword };
		expect(await shop.refused(userChangePassword, { token: access, body })).toMatchObject({
			status: 422,
			errorCode: 'common-password',
		});
		const customer = { email: 'new@example.pl', firstname: 'Anna', lastname: 'Nowak' };
		expect(await shop.refused(userCreate, { body: { customer, password: newPassword } })).toMatchObject({
			errorCode: 'common-password',
		});
	});

	it.each(
		`pass1234 11223344 babygirl 789456123 trustno1 147258369 iloveyou1 football1 chocolate1 qwer1234 asdf1234 1234qwer q1w2e3r4t5y6
		superman1 12341234 87654321 password123 princess1 charlie1 jessica1 michelle butterfly elephant liverpool1 hellokitty beautiful
		spongebob sweetheart softball basketball1 samantha chelsea1 arsenal1 computer1 whatever1 987654321 qazwsxedc1 1q2w3e4r5t6y
		killer123 abcd1234 a1234567 aa123456 zxcvbnm1 monkey123 dragon123 letmein1 welcome1 master123 sunshine1`.split(
			/\s+/,
		),
	)('refuses %s, which was leaked often (27.29)', async (password) =>
		expect(await isCommonPassword(password)).toBe(true),
	);

	it.each([PASSWORD, NEW, '        spacje', 'Tr0ub4dor&3', '🐎🐄🔋📎🧵', 'wjkq8s0z', 'polskie drogi'])(
		'takes %s',
		async (password) => expect(await isCommonPassword(password)).toBe(false),
	);
});

describe('a forgotten password (17.17, 25.11, 27.7)', () => {
	const linkIn = (text: string) => new URLSearchParams(text.match(/create-password#(\S+)/)?.[1]);
	async function ask(email: string, host = 'localhost:4000'): Promise<string> {
		await shop.call(userResetPassword, { body: { email }, headers: { host, 'x-forwarded-host': host } });
		return (await shop.mails()).map(({ text }) => text).join();
	}
	const set = (email: string, resetToken: string, newPassword = NEW) => ({ body: { email, newPassword, resetToken } });

	it('is replaced through a mailed link, once, and all sessions end', async () => {
		const email = await register();
		await shop.mails();
		const session = await login(email);
		const link = linkIn(await ask(email.toUpperCase()));
		expect(link.get('email')).toBe(email);
		const token = link.get('resetToken') ?? '';
		expect(token).toMatch(/^[\w-]{43}$/);
		expect(JSON.stringify(await shop.db.select().from(passwordResets))).not.toContain(token);

		expect(await shop.refused(userCreatePassword, set('other@example.pl', token))).toMatchObject({ status: 403 });
		expect(await shop.refused(userCreatePassword, set(email, token, 'password1'))).toMatchObject({ status: 422 });
		expect(await shop.call(userCreatePassword, set(email, token))).toBe(true);
		expect(await shop.refused(userCreatePassword, set(email, token))).toMatchObject({
			status: 403,
			errorCode: 'link-over',
		});
		expect(await shop.refused(userMe, { token: session.access })).toMatchObject({ status: 401 });
		await login(email, NEW);
	});

	it('of 20 uses at once one counts', async () => {
		const email = await register();
		await shop.mails();
		const token = linkIn(await ask(email)).get('resetToken') ?? '';
		const sent = await Promise.all(
			Array.from({ length: 20 }, (_, index) => shop.send(userCreatePassword, set(email, token, `${NEW} ${index}`))),
		);
		expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 403)]);
	});

	it('the link ends after an hour and with a newer one', async () => {
		const email = await register();
		await shop.mails();
		const first = linkIn(await ask(email)).get('resetToken') ?? '';
		const second = linkIn(await ask(email)).get('resetToken') ?? '';
		expect(await shop.refused(userCreatePassword, set(email, first))).toMatchObject({ status: 403 });
		wait(3601);
		expect(await shop.refused(userCreatePassword, set(email, second))).toMatchObject({ status: 403 });
	});

	it('is answered alike for an unknown address, which gets no mail (17.8, 27.26)', async () => {
		const known = await shop.send(userResetPassword, { body: { email: await register() } });
		const unknown = await shop.send(userResetPassword, { body: { email: 'nobody@example.pl' } });
		expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
		expect((await shop.mails()).map(({ to }) => to)).not.toContain('nobody@example.pl');
	});

	it('leads to the shop, whatever host the request names, in the language of the storefront', async () => {
		const email = await register();
		await shop.mails();
		expect(await ask(email, 'evil.example')).toContain('http://localhost:4000/create-password#');
		await shop.app.request(`${userResetPassword.path}?storeCode=de`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ email }),
		});
		expect(await shop.mails()).toMatchObject([
			{
				subject: 'Neues Passwort für dein Konto',
				text: expect.stringContaining('http://localhost:4000/de/create-password#'),
			},
		]);
	});

	it('given up by the shop opens no session until it was replaced (17.25)', async () => {
		const email = await register();
		await shop.mails();
		await shop.db.update(users).set({ mustChangePassword: true }).where(eq(users.email, email));
		const refusal = await shop.refused(userLogin, { body: { username: email, password: PASSWORD } });
		expect(refusal).toMatchObject({ status: 403, errorCode: 'password-change-required' });
		await shop.call(userForceChangePassword, { body: { email } });
		const [mail] = await shop.mails();
		const resetToken = linkIn(mail?.text ?? '').get('resetToken') ?? '';
		await shop.call(userConfirmForceChangePassword, set(email, resetToken));
		await login(email, NEW);
	});
});

it('a new shopper is welcomed, by name where it is one', async () => {
	const customer = { email: 'witaj@example.pl', firstname: '<b>Anna\r\nBcc: x', lastname: 'Nowak' };
	await shop.call(userCreate, { body: { customer, password: PASSWORD } });
	const [mail] = await shop.mails();
	expect(mail).toMatchObject({ to: 'witaj@example.pl', subject: 'Witamy w sklepie Kram' });
	expect(mail?.text).toMatch(/^Dzień dobry!$/m);
	expect(`${mail?.html}${mail?.text}`).not.toMatch(/Anna|Bcc/);
	await shop.call(userCreate, {
		body: { customer: { ...customer, email: 'ola@example.pl', firstname: 'Ola' }, password: PASSWORD },
	});
	expect((await shop.mails())[0]?.text).toMatch(/^Dzień dobry, Ola!$/m);
});

it('a password is hashed again at its next login when the effort has been raised (27.29)', async () => {
	const email = await register();
	const weak = createPasswords(undefined, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
	await shop.db
		.update(users)
		.set({ passwordHash: await weak.hash(PASSWORD) })
		.where(eq(users.email, email));
	await login(email);
	const [user] = await shop.db.select().from(users).where(eq(users.email, email));
	expect(user?.passwordHash).toMatch(/\$m=19456,t=2,p=1\$/);
	await login(email);
});

it('a pepper is needed to verify what was hashed with it', async () => {
	const peppered = createPasswords('sixteen characters');
	const stored = await peppered.hash(PASSWORD);
	expect(await peppered.verify(stored, PASSWORD)).toBe(true);
	expect(await createPasswords(undefined).verify(stored, PASSWORD)).toBe(false);
});
