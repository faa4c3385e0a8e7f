import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '../../../../scripts/for-tests/faults.ts';
import { settle } from '../../device/timer.fake.ts';
import { fakeBrowser } from './browser.fake.ts';
import { fakeServer, type ServerMode } from './server.fake.ts';

type Real = ReturnType<typeof openWorld>;
type Step = fc.AsyncCommand<object, Real>;
const TABS = 3;

function openWorld(scheduler: fc.Scheduler, random: () => number) {
	const server = fakeServer();
	const runReady = async () => {
		await settle();
		while (scheduler.count() > 0) {
			await scheduler.waitNext(1);
			await settle();
		}
	};
	const later = <T>(work: () => Promise<T>) => scheduler.schedule(Promise.resolve()).then(work);
	const browser = fakeBrowser(server, { later, runReady, random });
	const tabs = Array.from({ length: TABS }, () => browser.openTab());
	/** Tasks that the queue has taken, by id. */
	const taken = new Map<string, { owner: number | null; seq: number; at: number }>();
	return { server, browser, tabs, taken, seq: 0, later: scheduler };
}

function command(name: string, run: (real: Real) => void | Promise<void>): Step {
	return { check: () => true, run: async (_, real) => run(real), toString: () => name };
}

function tabAt({ tabs }: Real, at: number) {
	const tab = tabs[at];
	if (!tab) throw new Error(`No tab ${at}`);
	return tab;
}
const isOwner = ({ browser }: Real, owner: number | null) => (browser.session?.userId ?? null) === owner;

const tab = fc.nat({ max: TABS - 1 });
const enqueue = fc.record({ at: tab, isTold: fc.boolean() }).map(({ at, isTold }) =>
	command(`queue at ${at}`, (real) => {
		real.seq += 1;
		const [seq, owner] = [real.seq, real.browser.session?.userId ?? null];
		const task = { url: '/api/x', body: { seq, owner }, ...(isTold && { callback_event: 'tell' }) };
		const { queue, restored } = tabAt(real, at);
		void restored.then(async () => {
			if (isOwner(real, owner)) real.taken.set(await queue.add(task), { owner, seq, at });
		});
	}),
);
const logIn = fc.constantFrom(7, 8).map((userId) =>
	command(`${userId} logs in`, ({ browser, server }) => {
		browser.session = { userId, ...server.issue(userId) };
		browser.announce();
	}),
);
const logOut = fc.constant(
	command('logout', ({ browser }) => {
		browser.session = undefined;
		browser.announce();
	}),
);
const connection = fc.boolean().map((isOnline) =>
	command(isOnline ? 'online' : 'offline', ({ browser }) => {
		browser.isOnline = isOnline;
		browser.announce();
	}),
);
const modes: ServerMode[] = ['down', 'answer-lost', 'broken', 'busy', 'portal', 'refusing'];
const serverMode = fc
	.record({ mode: fc.constantFrom(...modes), spell: fc.constantFrom(1, 1, 2, 4, 1000) })
	.map((given) =>
		command(`server is ${given.mode} ${given.spell} times`, ({ server }) => void Object.assign(server, given)),
	);
const recover = fc.constant(
	command('server is ok', ({ server }) => {
		server.mode = 'ok';
	}),
);
const expire = fc.constant(command('token expires', ({ server }) => server.expire()));
const revoke = fc.constant(command('session is revoked', ({ server }) => server.revoke()));
const reload = tab.map((at) =>
	command(`reload of ${at}`, ({ tabs, browser }) => {
		tabs[at]?.kill();
		tabs[at] = browser.openTab();
	}),
);
const time = fc
	.constantFrom(1, 100, 1000, 30_000)
	.map((ms) => command(`${ms} ms`, ({ browser }) => browser.timer.advance(ms)));
const turn = fc.integer({ min: 1, max: 6 }).map((turns) =>
	command(`${turns} turns`, async ({ later }) => {
		for (let left = turns; left > 0 && later.count() > 0; left -= 1) await later.waitNext(1);
		await settle();
	}),
);
const steps = [
	enqueue,
	enqueue,
	enqueue,
	time,
	turn,
	turn,
	serverMode,
	recover,
	connection,
	logIn,
	logOut,
	expire,
	revoke,
	reload,
];

/** The device is left alone until every owner has been there, on a good day. */
async function comeToRest({ server, browser, tabs }: Real) {
	for (const tab of tabs.splice(0)) tab.kill();
	tabs.push(browser.openTab());
	server.mode = 'ok';
	browser.isOnline = true;
	for (const userId of [7, 8, undefined]) {
		browser.session = userId === undefined ? undefined : { userId, ...server.issue(userId) };
		browser.announce();
		await browser.timer.advance(200_000);
	}
}

async function expectEnds({ server, browser, taken }: Real) {
	expect(await browser.disk.entries()).toEqual([]);
	const effects = new Set(server.effects.map(({ seq }) => seq));
	for (const [id, { seq }] of taken) {
		const end = browser.ends.get(id) ?? 'lost';
		expect([id, end]).not.toEqual([id, 'lost']);
		if (end === 'done') expect([id, effects.has(seq)]).toEqual([id, true]);
	}
}

/** What one owner leaves to the queue in one tab takes effect in this order, but for what was given up. */
function expectOrder({ server, browser, taken }: Real) {
	const places = new Map([...taken].map(([id, task]) => [task.seq, { id, ...task }]));
	const ofTaken = server.effects.filter(({ seq }) => places.has(seq));
	const lanes = Map.groupBy(ofTaken, ({ seq, owner }) => `${owner} at ${places.get(seq)?.at}`);
	for (const [lane, effects] of lanes) {
		const order = effects
			.map(({ seq }) => seq)
			.filter((seq) => browser.ends.get(places.get(seq)?.id ?? '') !== 'given-up');
		expect([lane, order]).toEqual([lane, order.toSorted((a, b) => a - b)]);
	}
}

it('ends every task, once, in order and as its owner, whatever happens in three tabs (19.3, 19.8, 19.10)', {
	timeout: 120_000,
}, async () => {
	const runs = fc.asyncProperty(
		fc.scheduler(),
		fc.infiniteStream(fc.nat(100)),
		fc.commands(steps, { maxCommands: 60, size: '+1' }),
		async (scheduler, randoms, commands) => {
			const real = openWorld(scheduler, () => (randoms.next().value ?? 0) / 100);
			await fc.asyncModelRun(() => ({ model: {}, real }), commands);
			await comeToRest(real);
			expect(real.server.violations).toEqual([]);
			await expectEnds(real);
			expectOrder(real);
			expect(new Set(real.server.effects.map(({ seq }) => seq)).size).toBe(real.server.effects.length);
		},
	);
	await fc.assert(runs, { numRuns: sized(300, 1000) });
});
