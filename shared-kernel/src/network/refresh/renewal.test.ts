import { describe, expect, it } from 'vitest';
import { fakeChannels, fakeLocks } from '../../device/tabs.fake.ts';
import { fakeTimer } from '../../device/timer.fake.ts';
import { ApiError, ContractError, NetworkError } from '../../errors.ts';
import { type Session, sendAuthorized } from '../authorization.ts';
import { createRenewal, decide, isFinal, type RefreshSituation, type SessionEnd } from './renewal.ts';
import { shareToken } from './share-token.ts';

type Stored = Omit<Session, 'token'> & { refreshToken: string | null };
const MESSAGE = 'Error refreshing user token. User is not authorized to access the resource';

/** Tabs of one browser, which share a session but no memory, and a server that rotates refresh tokens and refuses reused ones. */
function openShop(deliver?: (arrive: () => void) => void) {
	const timer = fakeTimer();
	const locks = fakeLocks(timer);
	const channels = fakeChannels(deliver);
	const ends: SessionEnd[] = [];
	const shop = {
		timer,
		ends,
		session: { id: 'login', refreshToken: 'refresh-0', userId: 7 } as Stored | undefined,
		refreshes: 0,
		refreshedAt: Number.NEGATIVE_INFINITY,
		valid: 'access-1',
		exchange: async (refreshToken: string | null) => {
			shop.refreshes += 1;
			if (refreshToken !== `refresh-${shop.refreshes - 1}`) throw new ApiError('reused', { status: 401, code: 'x' });
			return { token: `access-${shop.refreshes}`, refreshToken: `refresh-${shop.refreshes}` };
		},
		/** @param token null for a page that was loaded anew */
		openTab(token: string | null = 'access-0', more: { isAutomatic?: boolean } = {}) {
			const tabTimer = timer.tab();
			const tabLocks = locks();
			const channel = channels();
			const memory = { id: shop.session?.id, token };
			const session = () =>
				shop.session && { ...shop.session, token: memory.id === shop.session.id ? memory.token : null };
			const take = (id: string, taken: string) => void Object.assign(memory, { id, token: taken });
			const authorization = createRenewal({
				session,
				exchange: (refreshToken) => shop.exchange(refreshToken),
				adopt: (id, { token: next, refreshToken }) => {
					take(id, next);
					shop.refreshedAt = timer.now();
					if (shop.session) shop.session = { ...shop.session, refreshToken };
				},
				share: shareToken({ channel, session, take }),
				wasRefreshed: () => timer.now() - shop.refreshedAt < 3000,
				end: (_, reason) => {
					shop.session = undefined;
					ends.push(reason);
				},
				locks: tabLocks,
				timer: tabTimer,
				...more,
			});
			const ask = async (given?: string) => ({ status: given === shop.valid ? 200 : 401, token: given });
			const kill = () => {
				tabTimer.kill();
				tabLocks.kill();
				channel.close();
			};
			return { authorization, memory, take, call: () => sendAuthorized(authorization, ask), kill };
		},
	};
	return shop;
}

/** What promises came to after so many ms. */
async function after<T>(shop: ReturnType<typeof openShop>, ms: number, promises: Promise<T>[]) {
	const all = Promise.allSettled(promises);
	await shop.timer.advance(ms);
	return all;
}
const refusal = (status: number) => new ApiError('no', { status, code: String(status) });

describe('an expired token', () => {
	it('is refreshed once for fifty calls at a time (18.8)', async () => {
		const shop = openShop();
		const { call } = shop.openTab();
		const results = await after(shop, 1000, Array.from({ length: 50 }, call));
		expect(results).toEqual(Array(50).fill({ status: 'fulfilled', value: { status: 200, token: 'access-1' } }));
		expect(shop.refreshes).toBe(1);
	});

	it('is not refreshed where the shop does not want that: its session ends (18.6)', async () => {
		const shop = openShop();
		const { call } = shop.openTab('access-0', { isAutomatic: false });
		const [result] = await after(shop, 1000, [call()]);
		expect(result?.status).toBe('rejected');
		expect([shop.refreshes, shop.ends]).toEqual([0, ['refused']]);
	});

	it('is refreshed once for three tabs, and nobody is logged out (18.9)', async () => {
		const shop = openShop();
		const tabs = [shop.openTab(), shop.openTab(), shop.openTab()];
		const results = await after(
			shop,
			5000,
			tabs.flatMap(({ call }) => [call(), call(), call()]),
		);
		expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
		expect([shop.refreshes, shop.ends]).toEqual([1, []]);
	});

	it('is refreshed again the next time: success makes attempts start anew', async () => {
		const shop = openShop();
		const { call } = shop.openTab();
		for (const [refreshes, valid] of ['access-1', 'access-2', 'access-3'].entries()) {
			shop.valid = valid;
			await after(shop, 1000, [call()]);
			expect([shop.refreshes, shop.ends]).toEqual([refreshes + 1, []]);
		}
	});

	it('holds calls up that come while it is refreshed (18.2)', async () => {
		const shop = openShop();
		const { call, authorization } = shop.openTab();
		const first = call();
		await shop.timer.advance(10);
		const second = authorization.current();
		expect(second).toBeInstanceOf(Promise);
		await shop.timer.advance(2000);
		expect(await second).toMatchObject({ token: 'access-1' });
		expect(await first).toMatchObject({ status: 200 });
	});
});

describe('a page that was loaded anew (18.12)', () => {
	it('gets its token by a refresh, once for all calls', async () => {
		const shop = openShop();
		const { call } = shop.openTab(null);
		const results = await after(shop, 1000, Array.from({ length: 20 }, call));
		expect(results).toEqual(Array(20).fill({ status: 'fulfilled', value: { status: 200, token: 'access-1' } }));
		expect(shop.refreshes).toBe(1);
	});

	it('takes the token of another tab, so that the refresh token stays as it is', async () => {
		const shop = openShop();
		shop.openTab('access-1');
		expect(await after(shop, 1000, [shop.openTab(null).call()])).toMatchObject([{ value: { status: 200 } }]);
		expect(shop.refreshes).toBe(0);
	});

	it('refreshes when the token of another tab has run out, and gives that tab the new one', async () => {
		const shop = openShop();
		const old = shop.openTab('access-0');
		expect(await after(shop, 2000, [shop.openTab(null).call()])).toMatchObject([{ value: { status: 200 } }]);
		expect([shop.refreshes, shop.ends, old.memory.token]).toEqual([1, [], 'access-1']);
	});

	it('waits for the answer of a busy tab that has refreshed a moment ago', async () => {
		const late: (() => void)[] = [];
		const shop = openShop((arrive) => late.push(arrive));
		shop.refreshedAt = shop.timer.now();
		shop.openTab('access-1');
		const call = shop.openTab(null).call();
		await shop.timer.advance(300);
		while (late.length > 0) late.shift()?.();
		expect(await after(shop, 1000, [call])).toMatchObject([{ value: { status: 200 } }]);
		expect(shop.refreshes).toBe(0);
	});

	it('takes no token of another login', async () => {
		const shop = openShop();
		shop.openTab('access-1');
		shop.session = { id: 'next login', refreshToken: 'refresh-0', userId: 8 };
		const tab = shop.openTab(null);
		await after(shop, 1000, [tab.call()]);
		expect(shop.refreshes).toBe(1);
	});
});

describe('a refresh that fails', () => {
	it.each([401, 400, 403, 422])('with %i logs out once, and all calls end with 401 (18.3, 18.10)', async (status) => {
		const shop = openShop();
		shop.exchange = () => Promise.reject(refusal(status));
		const tabs = [shop.openTab(), shop.openTab()];
		const results = await after(
			shop,
			5000,
			tabs.flatMap(({ call }) => [call(), call()]),
		);
		expect(results.map((result) => result.status === 'rejected' && result.reason)).toEqual(
			Array(4).fill(expect.objectContaining({ status: 401, message: MESSAGE })),
		);
		expect(shop.ends).toEqual(['refused']);
	});

	it.each([
		['500', refusal(500)],
		['too many requests', refusal(429)],
		['a time-out', new NetworkError('late')],
		['a bad content type', new ContractError('Error with response - bad content-type!')],
	])('with %s is tried again after a second, and logs nobody out (18.10)', async (_name, error) => {
		const shop = openShop();
		const { exchange } = shop;
		const times: number[] = [];
		shop.exchange = async (token) => {
			times.push(shop.timer.now());
			if (times.length === 1) throw error;
			return exchange(token);
		};
		const [result] = await after(shop, 5000, [shop.openTab().call()]);
		expect(result).toMatchObject({ value: { status: 200 } });
		expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(1000);
		expect(shop.ends).toEqual([]);
	});

	it('for good for the moment ends all calls with its error, and a later one tries anew', async () => {
		const shop = openShop();
		const { exchange } = shop;
		let asked = 0;
		shop.exchange = async () => {
			asked += 1;
			throw new NetworkError('down');
		};
		const { call } = shop.openTab();
		const results = await after(shop, 10_000, Array.from({ length: 10 }, call));
		expect(results).toEqual(Array(10).fill({ status: 'rejected', reason: expect.any(NetworkError) }));
		expect([asked, shop.ends]).toEqual([3, []]);
		shop.exchange = exchange;
		expect(await after(shop, 1000, [call()])).toMatchObject([{ value: { status: 200 } }]);
	});

	it('because its tab was killed leaves the turn to the next tab (18.10)', async () => {
		const shop = openShop();
		const [winner, other] = [shop.openTab(), shop.openTab()];
		const { exchange } = shop;
		shop.exchange = () => new Promise(() => undefined);
		void winner.call();
		await shop.timer.advance(100);
		const waiting = other.call();
		await shop.timer.advance(3000);
		shop.exchange = exchange;
		winner.kill();
		expect(await after(shop, 3000, [waiting])).toMatchObject([{ value: { status: 200 } }]);
		expect(shop.ends).toEqual([]);
	});
});

describe('the end of a session', () => {
	it('comes when a new token is refused, too (18.5)', async () => {
		const shop = openShop();
		shop.valid = 'none';
		const [result] = await after(shop, 1000, [shop.openTab().call()]);
		expect(result).toMatchObject({ status: 'rejected', reason: { message: MESSAGE } });
		expect(shop.ends).toEqual(['too-many-attempts']);
	});

	it('is forgotten at the next login', async () => {
		const shop = openShop();
		const { exchange } = shop;
		shop.exchange = () => Promise.reject(refusal(401));
		const { call } = shop.openTab();
		await after(shop, 1000, [call()]);
		shop.exchange = exchange;
		shop.session = { id: 'next login', refreshToken: 'refresh-0', userId: 8 };
		expect(await after(shop, 1000, [call()])).toMatchObject([{ value: { status: 200 } }]);
	});

	it('by a logout during a refresh stays: the refreshed token is nobody’s', async () => {
		const shop = openShop();
		const { exchange } = shop;
		shop.exchange = async (token) => {
			shop.session = undefined;
			return exchange(token);
		};
		const [result] = await after(shop, 5000, [shop.openTab().call()]);
		expect(result).toMatchObject({ status: 'rejected', reason: { status: 401 } });
		expect([shop.session, shop.ends]).toEqual([undefined, []]);
	});

	it('by another shopper’s login during a refresh leaves that shopper alone', async () => {
		const shop = openShop();
		const other = { id: 'another login', refreshToken: 'b-refresh', userId: 8 };
		shop.exchange = async () => {
			shop.session = other;
			throw refusal(401);
		};
		const [result] = await after(shop, 5000, [shop.openTab().call()]);
		expect(result).toMatchObject({ status: 'rejected', reason: { status: 401 } });
		expect([shop.session, shop.ends]).toEqual([other, []]);
	});
});

const refused = { id: 'login', token: 'old', userId: 7 };
const situation: RefreshSituation = { lock: 0, refused, now: refused, attempt: 0 };

describe('a call refused with 401 (18.1)', () => {
	it.each<[string, Partial<RefreshSituation>, ReturnType<typeof decide>]>([
		['refreshes', {}, 'refresh'],
		['waits while a refresh is under way', { lock: 1 }, 'wait'],
		['goes on with the token that another call got', { now: { ...refused, token: 'new' } }, 'adopt'],
		[
			'goes on with the token that another tab got during a refresh',
			{ lock: 1, now: { ...refused, token: 'new' } },
			'adopt',
		],
		['never goes on with the token of another shopper (18.11)', { now: { id: 'b', token: 'new', userId: 8 } }, 'abort'],
		['never goes on with a token of nobody knows whom', { now: { id: 'b', token: 'new', userId: undefined } }, 'abort'],
		['ends after a logout', { now: undefined }, 'abort'],
		['ends after a failed refresh', { lock: -1 }, 'abort'],
		['ends the session when its new token is refused, too', { attempt: 1 }, 'give-up'],
		['refreshes when the token that another tab gave is refused', { attempt: 1, secondHand: true }, 'refresh'],
		['ends the session then if that is refused, too', { attempt: 2, secondHand: true }, 'give-up'],
		['refreshes as often as the shop says (18.5)', { attempt: 2, limit: 3 }, 'refresh'],
		['ends the session after that', { attempt: 3, limit: 3 }, 'give-up'],
	])('%s', (_name, given, decision) => {
		expect(decide({ ...situation, ...given })).toBe(decision);
	});

	it('counts the session of a shopper who is not known yet as one', () => {
		const unknown = { id: 'login', token: 'old', userId: undefined };
		expect(decide({ ...situation, refused: unknown, now: unknown })).toBe('refresh');
	});
});

it.each([
	[400, true],
	[401, true],
	[403, true],
	[408, false],
	[422, true],
	[429, false],
	[500, false],
	[503, false],
])('a refresh refused with %i ends the session: %s', (status, final) => {
	expect(isFinal(status)).toBe(final);
});
