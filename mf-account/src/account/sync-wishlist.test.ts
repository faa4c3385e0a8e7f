import { HANNA } from '@pasaz/kernel/contract/user.fixture';
import type { Wish } from '@pasaz/kernel/contract/wishlist';
import { opId } from '@pasaz/kernel/domain/line-ops';
import { mergeWishes } from '@pasaz/kernel/domain/wishes';
import { fakeBrowser, untilStored } from '@pasaz/kernel/stores/browser.fake';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const product = (id: number) => ({
	...{ id, sku: `SKU-${id}`, name: `Wish ${id}`, url_path: `wish-${id}`, image: null, price_incl_tax: 10 },
	...{ stock: { is_in_stock: true }, media_gallery: [] },
});

/** All that a body may have. */
interface Asked {
	wishes: Wish[];
	product_id: number;
	searchQuery: { _appliedFilters: { value: { in: number[] } }[] };
}

/** A back end with a catalogue and one account's wishes. */
function createBackEnd() {
	const state = {
		wishes: [] as Wish[],
		/** What the catalogue answers for a product. */
		documents: new Map<number, unknown>(),
		/** Answers in place of the back end. */
		refuse: undefined as ((path: string) => Response | undefined) | undefined,
		asked: [] as string[],
		/** Single changes. */
		told: [] as string[],
	};
	const found = (body: Asked) =>
		(body.searchQuery._appliedFilters[0]?.value.in ?? []).map((id) => state.documents.get(id) ?? product(id));
	const answers: Record<string, (body: Asked) => unknown> = {
		'POST /api/user/wishlist/sync': ({ wishes }) => {
			state.wishes = mergeWishes(state.wishes, wishes);
			return { code: 200, result: state.wishes };
		},
		'GET /api/user/wishlist': () => ({
			code: 200,
			result: state.wishes.map(({ product_id }) => ({ product_id, qty: 1, added_at: '2026-11-01T10:00:00Z' })),
		}),
		'POST /api/user/wishlist': ({ product_id }) => {
			state.told.push(`POST ${product_id}`);
			return { code: 200, result: true };
		},
		'DELETE /api/user/wishlist/7': ({ product_id }) => {
			state.told.push(`DELETE ${product_id}`);
			return { code: 200, result: true };
		},
		'POST /api/catalog/search': (body) => ({ total: 1, hits: found(body) }),
	};
	const fetch = async (url: unknown, init?: RequestInit) => {
		const call = `${init?.method} ${new URL(String(url)).pathname}`;
		state.asked.push(call);
		const refused = state.refuse?.(call);
		if (refused) return refused;
		const answer = answers[call];
		if (!answer) throw new Error(`Nobody answers ${call}`);
		return Response.json(answer(init?.body ? JSON.parse(String(init.body)) : undefined));
	};
	return { state, fetch };
}

let backEnd: ReturnType<typeof createBackEnd>;

/** A device that opens a page anew each time, with what it has stored. */
function createDevice() {
	let items = new Map([['shop/user/current-user', JSON.stringify({ token: null, refreshToken: null, current: null })]]);
	return async (act: (page: Awaited<ReturnType<typeof openPage>>) => unknown = () => undefined) => {
		items = fakeBrowser(Object.fromEntries(items)).items;
		const page = await openPage();
		await act(page);
		await settle();
		return page.shown();
	};
}

async function settle() {
	for (let turn = 0; turn < 30; turn += 1) await untilStored();
}

async function openPage() {
	vi.resetModules();
	const wishlist = await import('@pasaz/kernel/stores/wishlist');
	const user = await import('@pasaz/kernel/stores/user');
	const { startWishlistSync } = await import('./start-wishlist-sync.ts');
	const { productTile, TileSource } = await import('@pasaz/kernel/domain/product-tile');
	const { createApi } = await import('@pasaz/kernel/network/api');
	const { forget } = await import('@pasaz/kernel/stores/persisted');
	await user.startUser();
	startWishlistSync(createApi({ baseUrl: 'http://api.test', timeout: 1000, fetch: backEnd.fetch }));
	await settle();
	return {
		wish: (id: number) => wishlist.addToWishlist(productTile(TileSource.parse(product(id)), 0)),
		remove: wishlist.removeFromWishlist,
		logIn() {
			user.setSession({ token: 'access', refreshToken: 'refresh' }, HANNA);
		},
		logOut() {
			forget('wishlist/');
			user.clearUser();
		},
		shown: () => wishlist.$wishlist.get().map(({ id }) => id),
		settle,
	};
}

beforeEach(() => {
	backEnd = createBackEnd();
});
afterEach(() => vi.unstubAllGlobals());

describe('two devices of one shopper', () => {
	it('a wish that was removed on one does not come back from the other (9.6)', async () => {
		const [phone, laptop] = [createDevice(), createDevice()];
		await phone(({ wish, logIn }) => {
			wish(1);
			wish(2);
			logIn();
		});
		expect(await laptop(({ logIn }) => logIn())).toEqual([1, 2]);
		expect(await laptop(({ remove }) => remove(1))).toEqual([2]);
		expect(await phone()).toEqual([2]);
		expect(await laptop()).toEqual([2]);
		expect(await phone(({ wish }) => wish(1))).toEqual([2, 1]);
		expect(await laptop()).toEqual([2, 1]);
	});

	it('what was done without a connection is brought in step later (9.7)', async () => {
		const [phone, laptop] = [createDevice(), createDevice()];
		await phone(({ logIn, wish }) => {
			logIn();
			wish(1);
		});
		await laptop(({ logIn }) => logIn());
		const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		backEnd.state.refuse = () => Response.error();
		expect(
			await phone(({ remove, wish }) => {
				remove(1);
				wish(3);
			}),
		).toEqual([3]);
		backEnd.state.refuse = undefined;
		warn.mockRestore();
		expect(await phone()).toEqual([3]);
		expect(await laptop()).toEqual([3]);
	});

	it('a logout takes the wishes off the device, not off the account (9.8)', async () => {
		const [phone, laptop] = [createDevice(), createDevice()];
		await phone(({ logIn, wish }) => {
			logIn();
			wish(1);
		});
		expect(await phone(({ logOut }) => logOut())).toEqual([]);
		expect(await laptop(({ logIn }) => logIn())).toEqual([1]);
		expect(await phone(({ logIn }) => logIn())).toEqual([1]);
	});
});

it('a failed sync is repeated while the page is open (9.7)', async () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	backEnd.state.wishes = [{ product_id: 4, id: opId(Date.now(), 'other'), wished: true }];
	backEnd.state.refuse = (call) =>
		call.endsWith('sync') ? Response.json({ code: 503, result: {} }, { status: 503 }) : undefined;
	const shown = await createDevice()(async ({ logIn, settle: wait }) => {
		logIn();
		await wait();
		backEnd.state.refuse = undefined;
		await vi.advanceTimersByTimeAsync(5_000);
	});
	vi.useRealTimers();
	warn.mockRestore();
	expect(shown).toEqual([4]);
});

it('a product that is not as it should be costs only itself (9.9)', async () => {
	backEnd.state.wishes = [5, 6].map((product_id) => ({ product_id, id: opId(Date.now(), 'other'), wished: true }));
	backEnd.state.documents.set(5, { id: 5, sku: 7 });
	expect(await createDevice()(({ logIn }) => logIn())).toEqual([6]);
});

it('nothing of a guest is sent, and nothing more without a change (9.5)', async () => {
	const phone = createDevice();
	await phone(({ wish }) => wish(1));
	expect(backEnd.state.asked).toEqual([]);
	await phone(({ logIn }) => logIn());
	expect(backEnd.state.asked).toEqual(['POST /api/user/wishlist/sync']);
});

describe.each([
	['refuses it without a code', () => Response.json({ code: 404, result: { errorMessage: 'No' } }, { status: 404 })],
	[
		'answers with a page',
		() => new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
	],
])('a back end without the sync, which %s (25.24)', (_, answer) => {
	it('is told of each change by the calls that it has', async () => {
		backEnd.state.refuse = (call) => (call.endsWith('sync') ? answer() : undefined);
		backEnd.state.wishes = [7, 8].map((product_id) => ({ product_id, id: opId(0, ''), wished: true }));
		expect(
			await createDevice()(({ logIn, wish }) => {
				wish(9);
				logIn();
			}),
		).toEqual([7, 8, 9]);
		expect(backEnd.state.told).toEqual(['POST 9']);
	});

	it('deletes what was removed here', async () => {
		backEnd.state.refuse = (call) => (call.endsWith('sync') ? answer() : undefined);
		backEnd.state.wishes = [{ product_id: 7, id: opId(0, ''), wished: true }];
		const phone = createDevice();
		await phone(({ logIn }) => logIn());
		expect(await phone(({ remove }) => remove(7))).toEqual([]);
		expect(backEnd.state.told).toEqual(['DELETE 7']);
	});
});
