import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { measured, sized } from '../../../scripts/for-tests/faults.ts';
import { fakeLaggingDevice } from '../device/storage/lagging-device.fake.ts';
import { testCandidate, testLine } from '../domain/cart.fixture.ts';
import { untilStored } from './browser.fake.ts';
import { createCartStore } from './cart.ts';
import { keepCart } from './keep-cart.ts';
import { type Model, type SimulatedTabs, simulatedTabs } from './tabs.fake.ts';

const RUNS = sized(60, 1000);
const TIME = sized(120_000, 1_200_000);

const tab = fc.nat(2);
const sku = fc.constantFrom('A', 'B', 'C', 'D');
const qty = fc.integer({ min: 1, max: 9 });

type Command = fc.AsyncCommand<Model, SimulatedTabs>;

/** A command that shows as a sentence when a run fails. */
function command(told: string, step: (tabs: SimulatedTabs) => unknown): Command {
	return { check: () => true, run: async (_, tabs) => void (await step(tabs)), toString: () => told };
}

/** What shoppers, the server and the browser do. */
const commands: fc.Arbitrary<Command>[] = [
	fc
		.tuple(tab, sku, qty)
		.map(([at, key, many]) => command(`${at} adds ${many} ${key}`, (tabs) => tabs.add(at, key, many))),
	fc
		.tuple(tab, sku, qty)
		.map(([at, key, many]) => command(`${at} sets ${key} to ${many}`, (tabs) => tabs.update(at, key, many))),
	fc.tuple(tab, sku).map(([at, key]) => command(`${at} removes ${key}`, (tabs) => tabs.remove(at, key))),
	fc.tuple(tab, fc.nat(50)).map(([at, id]) => command(`${at} hears the server`, (tabs) => tabs.hearServer(at, id))),
	fc
		.tuple(tab, fc.constantFrom('hanna', 'piotr'))
		.map(([at, name]) => command(`${at} logs ${name} in`, (tabs) => tabs.logIn(at, name))),
	tab.map((at) => command(`${at} logs out`, (tabs) => tabs.logOut(at))),
	fc
		.tuple(tab, fc.boolean())
		.map(([at, online]) => command(`${at} is online: ${online}`, (tabs) => tabs.connect(at, online))),
	tab.map((at) => command(`${at} reloads`, (tabs) => tabs.reload(at))),
	fc
		.tuple(tab, fc.nat(9))
		.map(([at, which]) => command(`${at} hears of change ${which}`, (tabs) => tabs.deliver(at, which))),
	fc.integer({ min: -50, max: 50 }).map((ms) => command(`${ms} ms pass`, (tabs) => tabs.passTime(ms))),
];

function quantitiesOf({ $cart }: ReturnType<typeof createCartStore>) {
	return Object.fromEntries($cart.get().lines.map((line) => [line.sku, line.qty]));
}

beforeAll(() => void vi.stubGlobal('document', {}));
afterAll(() => vi.unstubAllGlobals());

describe('tabs of one device (21.13)', () => {
	it(
		`come to what the shopper did, in ${RUNS} histories`,
		async () => {
			const run = async (count: number, history: Iterable<Command>) => {
				const tabs = simulatedTabs(count);
				await fc.asyncModelRun(() => ({ model: tabs.model, real: tabs }), history);
				await tabs.settle();
				for (const { cart, user } of tabs.tabs) {
					expect(quantitiesOf(cart)).toEqual(Object.fromEntries(tabs.model.lines));
					expect(user.$user.get().session).toBe(tabs.model.session);
					expect(cart.$cart.get().lines).toEqual(tabs.tabs[0]?.cart.$cart.get().lines);
				}
			};
			const histories = fc.commands(commands, { size: '+1', maxCommands: 60 });
			await fc.assert(fc.asyncProperty(fc.integer({ min: 2, max: 3 }), histories, run), { numRuns: RUNS });
			measured('F21', { 'histories of two or three tabs': RUNS });
		},
		TIME,
	);
});

const DAY = 24 * 3_600_000;

it('a line that was put in by a clock far ahead stays removed, in every tab and after a reload (11.16, 21.14)', async () => {
	const tabs = simulatedTabs(2);
	tabs.passTime(60 * DAY);
	await tabs.add(0, 'A', 1);
	await tabs.settle();
	tabs.passTime(-60 * DAY);
	await tabs.remove(0, 'A');
	await tabs.settle();
	tabs.reload(0);
	await tabs.settle();
	expect(tabs.tabs.map(({ cart }) => cart.$cart.get().lines)).toEqual([[], []]);
});

type LaggingStep = { do: 'add' | 'lower' | 'remove' | 'reach' | 'hear'; at: number; key: string; many: number };
const laggingSteps: fc.Arbitrary<LaggingStep> = fc.record({
	do: fc.constantFrom('add', 'lower', 'remove', 'reach', 'hear'),
	at: tab,
	key: sku,
	many: qty,
});

/** Three tabs whose processes lag behind each other. */
function laggingTabs() {
	const device = fakeLaggingDevice();
	let time = 1;
	const tabs = [0, 1, 2].map(() => {
		const area = device.open();
		const cart = createCartStore({ area, now: () => time });
		cart.start(keepCart);
		return { area, cart };
	});
	const take = async ({ do: what, at, key, many }: LaggingStep) => {
		const found = tabs[at];
		if (!found) return;
		const { area, cart } = found;
		time += 1;
		if (what === 'add') cart.addToCart(testCandidate(key), many);
		if (what === 'lower') cart.setLineQuantity(testLine(key), 1);
		if (what === 'remove') cart.setLineQuantity(testLine(key), 0);
		if (what === 'reach') device.reach(area);
		if (what === 'hear') device.deliver(area);
		await untilStored();
	};
	const settle = async () => {
		while (tabs.some(({ area }) => device.reach(area) || device.deliver(area))) await untilStored();
	};
	return { tabs, take, settle };
}

describe('tabs that write at once, before they hear of each other (21.13)', () => {
	it(
		`come to one cart and lose no line that nobody removed, in ${RUNS} histories`,
		async () => {
			const run = async (history: LaggingStep[]) => {
				const { tabs, take, settle } = laggingTabs();
				for (const step of history) await take(step);
				await settle();
				const [first, ...others] = tabs.map(({ cart }) => cart.$cart.get().lines);
				for (const other of others) expect(other).toEqual(first);
				const skusOf = (what: string) => history.flatMap((step) => (step.do === what ? [step.key] : []));
				const removed = new Set(skusOf('remove'));
				const kept = skusOf('add').filter((key) => !removed.has(key));
				expect(first?.map((line) => line.sku)).toEqual(expect.arrayContaining(kept));
			};
			await fc.assert(fc.asyncProperty(fc.array(laggingSteps, { maxLength: 40 }), run), { numRuns: RUNS });
		},
		TIME,
	);
});
