import type { Experiment } from '../experiment.ts';

const NETWORK = 'e2e/src/kernel-network.spec.ts';
const STORAGE = 'e2e/src/kernel-storage.spec.ts';
const TABS = 'e2e/src/kernel-tabs.spec.ts';
const RENEWAL = 'shared-kernel/src/network/refresh/renewal.test.ts';
const QUEUE = 'shared-kernel/src/network/queue';

export const DEVICE_FAULTS: Experiment[] = [
	{
		number: 'F21',
		injection:
			'two or three tabs that add, change, remove, log in and out, at once and late; 1,000 histories, and 10,000 of two devices',
		bound: 'all come to one cart, equal to the model; no line is lost that was only added',
		proofs: {
			'shared-kernel/src/stores/tabs.test.ts': ['tabs of one device', 'tabs that write at once'],
			'mf-cart-checkout/src/server-cart/histories.test.ts': ['an account with two devices of two tabs each'],
			[TABS]: ['is in the other one within a second', 'two tabs that add at once lose nothing', 'a removal in one tab'],
		},
	},
	{
		number: 'F22',
		injection: '50 calls at once with a token that is over',
		bound: 'one refresh, all succeed',
		proofs: { [RENEWAL]: ['is refreshed once for fifty calls at a time'] },
	},
	{
		number: 'F23',
		injection: 'three tabs with a token that is over; a refresh token that comes twice',
		bound: 'one refresh, nobody is logged out; the same successor for 30 s or until it is shown, then the session ends',
		proofs: {
			[RENEWAL]: ['is refreshed once for three tabs'],
			[NETWORK]: ['three tabs without a token refresh it once'],
			'commerce-api/src/accounts/users.test.ts': [
				'gives all tabs the same pair',
				'gives the same pair later, too, where nobody has shown it',
				'ends the session of a token that comes back later',
			],
		},
	},
	{
		number: 'F24',
		injection: 'a refresh that is refused, fails, is no JSON, or whose tab is closed',
		bound: 'refused: logged out once; else the turn goes on and nobody is logged out',
		proofs: {
			[RENEWAL]: ['a refresh that fails'],
			[NETWORK]: [
				'a refresh that the server cannot do',
				'a tab that is closed while it refreshes',
				'a refused refresh logs the shopper out',
			],
		},
	},
	{
		number: 'F25',
		injection: 'shopper A’s call waits, B logs in, the network is back',
		bound: 'it is never sent with B’s token',
		proofs: {
			[`${QUEUE}/queue.test.ts`]: [
				'is not sent with the token of another',
				'is dropped with the session of its shopper',
			],
			[`${QUEUE}/queue.model.test.ts`]: ['ends every task, once, in order and as its owner'],
		},
	},
	{
		number: 'F28',
		injection: 'a network that swallows everything; a captive portal',
		bound: 'counts as none after 5 s; HTML is an error that goes by, and calls are kept',
		proofs: {
			[NETWORK]: [
				'a captive portal is an error',
				'a network that swallows everything',
				'a call that was left to the queue outlives',
			],
			[`${QUEUE}/queue.test.ts`]: ['is kept by a captive portal'],
		},
	},
	{
		number: 'F29',
		injection: 'an outage of 60 s with 100 clients waiting',
		bound: 'twice the usual requests at most when it is over',
		proofs: { [`${QUEUE}/backoff.test.ts`]: ['a hundred clients after an outage of a minute'] },
	},
	{
		number: 'F30',
		injection: 'a device that is full',
		bound: 'caches go, the shop goes on from memory, cart and waiting orders stay',
		proofs: {
			[STORAGE]: ['gives up caches for an unsent task', 'keeps the cart when localStorage is full'],
			'shared-kernel/src/device/storage/collection.test.ts': ['a full disk'],
			'shared-kernel/src/device/storage/area.test.ts': ['a full localStorage'],
		},
	},
	{
		number: 'F31',
		injection: 'all storage blocked',
		bound: 'a guest looks, fills the cart and orders',
		proofs: { [STORAGE]: ['a guest orders where all storage is blocked'] },
	},
	{
		number: 'F32',
		injection: 'storage that answers late, never or with errors; a database of another version',
		bound: 'memory after 800 ms; left alone after one failed read or 30 failed writes; nothing hangs',
		proofs: {
			'shared-kernel/src/device/storage/collection.test.ts': ['a slow disk', 'a broken disk'],
			[STORAGE]: ['a database that does not answer'],
		},
	},
	{
		number: 'F33',
		injection: 'damaged stored values: half JSON, wrong types, __proto__, 5 MB; 1,000 of any kind',
		bound: 'only the damaged value goes; never a loop of crashes',
		proofs: {
			'shared-kernel/src/stores/corrupt-state.test.ts': ['a damaged stored value'],
			'shared-kernel/src/device/storage/read-stored.test.ts': ['a stored value'],
			[STORAGE]: ['damaged values cost only themselves'],
		},
	},
	{
		number: 'F34',
		injection: 'what each older release stored; an older release after a newer one',
		bound: 'cart lines stay, no crash',
		proofs: {
			'shared-kernel/src/stores/older-releases.test.ts': [
				'what an older release stored',
				'an older release after a newer one',
			],
			[STORAGE]: ['the cart of the first release is still there'],
		},
	},
	{
		number: 'F35',
		injection: 'the browser wipes one storage and leaves the other',
		bound: 'no crash; the account’s cart is back after the login; a line in the log',
		proofs: {
			[STORAGE]: ['the shop goes on when the browser wipes one of the storages'],
			'shared-kernel/src/device/storage/eviction.test.ts': ['logs what was wiped, once'],
			'mf-cart-checkout/src/server-cart/sync-cart.test.ts': ["brings an account's cart to a fresh device"],
		},
	},
	{
		number: 'F36',
		injection:
			'clocks that are wrong by years, jump, or change for the summer; on devices, in prices, and below the API',
		bound: 'the server’s time counts; carts and the order of changes stay; no order is lost or doubled',
		proofs: {
			[TABS]: ['a clock that jumps takes nothing out of the cart'],
			'shared-kernel/src/device/clock.test.ts': ['offsetOf'],
			'shared-kernel/src/stores/corrupt-state.test.ts': [
				'cannot win against later changes by a stamp of the far future',
			],
			'commerce-api/src/catalogue/prices/start-of-day.test.ts': [
				'a last day counts whole, also when the clocks change',
			],
			'commerce-api/src/selling/orders/clock-jumps.test.ts': ['a server whose clock jumps'],
		},
	},
];
