import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from './browser.fake.ts';
import { fakeServer } from './server.fake.ts';
import { taskOf } from './task.fixture.ts';

let server: ReturnType<typeof fakeServer>;
let browser: ReturnType<typeof fakeBrowser>;
let tab: ReturnType<typeof browser.openTab>;
beforeEach(() => {
	server = fakeServer();
	browser = fakeBrowser(server, { later: (work) => work(), random: () => 0.5 });
	tab = browser.openTab();
});

const HANNA = 7;
const EWA = 8;
const owner = () => browser.session?.userId ?? null;
const queueTask = (seq: number, more = {}) => tab.queue.add({ url: '/api/x', body: { seq, owner: owner() }, ...more });
const logIn = (userId: number) => {
	browser.session = { userId, ...server.issue(userId) };
	browser.announce();
};
const logOut = () => {
	browser.session = undefined;
	browser.announce();
};
const goOnline = (isOnline: boolean) => {
	browser.isOnline = isOnline;
	browser.announce();
};
const effects = () => server.effects.map(({ seq }) => seq);
const waiting = () => tab.tasks.list().map(({ task_id }) => task_id);

describe('a queued task', () => {
	it('waits for the connection, over a reload, and goes in its order (16.4, 19.3)', async () => {
		goOnline(false);
		await queueTask(1);
		await queueTask(2);
		tab.kill();
		tab = browser.openTab();
		await browser.timer.advance(1000);
		expect(effects()).toEqual([]);
		goOnline(true);
		await browser.timer.advance(1000);
		expect([effects(), waiting(), await browser.disk.entries()]).toEqual([[1, 2], [], []]);
	});

	it('takes effect once although its answer got lost', async () => {
		server.mode = 'answer-lost';
		await queueTask(1);
		await browser.timer.advance(1000);
		server.mode = 'ok';
		await browser.timer.advance(10_000);
		expect([effects(), waiting()]).toEqual([[1], []]);
		expect(server.asked).toBeGreaterThan(1);
	});

	it('of one shopper is not sent with the token of another (19.8)', async () => {
		logIn(HANNA);
		goOnline(false);
		await queueTask(1);
		logOut();
		logIn(EWA);
		goOnline(true);
		await queueTask(2);
		await browser.timer.advance(60_000);
		expect([effects(), waiting(), server.violations]).toEqual([[2], ['task-1'], []]);
		logIn(HANNA);
		await browser.timer.advance(60_000);
		expect([effects(), waiting(), server.violations]).toEqual([[2, 1], [], []]);
	});

	it('is kept by a captive portal, for as long as it takes (19.6)', async () => {
		server.mode = 'portal';
		await queueTask(1);
		await browser.timer.advance(600_000);
		expect([effects(), waiting()]).toEqual([[], ['task-1']]);
		server.mode = 'ok';
		await browser.timer.advance(61_000);
		expect([effects(), waiting()]).toEqual([[1], []]);
	});

	it('goes with a renewed token when its own ran out (18.4)', async () => {
		logIn(HANNA);
		server.expire();
		await queueTask(1);
		await browser.timer.advance(1000);
		expect([effects(), waiting(), server.violations]).toEqual([[1], [], []]);
	});

	it('is dropped with the session of its shopper, and nobody else’s is (18.5, 19.8)', async () => {
		goOnline(false);
		await queueTask(1);
		logIn(HANNA);
		await queueTask(2);
		await queueTask(3);
		server.revoke();
		goOnline(true);
		await browser.timer.advance(10_000);
		expect([effects(), waiting(), browser.session]).toEqual([[1], [], undefined]);
		expect(browser.ends.get('task-3')).toBe('dropped');
	});

	it('is taken back by its shopper before it is sent, and by nobody else (17.26)', async () => {
		logIn(HANNA);
		goOnline(false);
		const [first, second] = [await queueTask(1), await queueTask(2)];
		logIn(EWA);
		await tab.queue.cancel([first, second]);
		expect(waiting()).toEqual([first, second]);
		logIn(HANNA);
		await tab.queue.cancel([first]);
		goOnline(true);
		await browser.timer.advance(1000);
		expect(effects()).toEqual([2]);
	});

	it('is of who made it, and not of who has logged in since (19.8)', async () => {
		logIn(EWA);
		await queueTask(1, { owner: HANNA });
		await browser.timer.advance(1000);
		expect(effects()).toEqual([]);
		logIn(HANNA);
		await browser.timer.advance(1000);
		expect(effects()).toEqual([1]);
	});

	it('cannot be made while nobody knows whose it is', async () => {
		browser.session = { userId: undefined, ...server.issue(HANNA) };
		await expect(tab.queue.add({ url: '/api/x' })).rejects.toThrow('whose task');
	});
});

describe('a task over which the server breaks', () => {
	it('is given up after three attempts, its handler is told, and the queue goes on (19.3, 19.10)', async () => {
		Object.assign(server, { mode: 'broken', spell: 3 });
		await queueTask(1, { callback_event: 'tell' });
		await queueTask(2);
		await browser.timer.advance(10_000);
		expect([effects(), waiting(), browser.told]).toEqual([[2], [], ['task-1']]);
		expect([browser.ends.get('task-1'), await browser.disk.entries()]).toEqual(['given-up', []]);
	});
});

it('a task that a firewall refuses with a page is given up, and holds up no other (19.3, 19.6)', async () => {
	Object.assign(server, { mode: 'firewall', spell: 3 });
	await queueTask(1, { callback_event: 'tell' });
	await queueTask(2);
	await browser.timer.advance(10_000);
	expect([effects(), waiting(), browser.told]).toEqual([[2], [], ['task-1']]);
});

it('is given up after as many attempts as the shop says (19.3)', async () => {
	browser.maxAttempts = 1;
	tab.kill();
	tab = browser.openTab();
	Object.assign(server, { mode: 'broken', spell: 1 });
	await queueTask(1);
	await browser.timer.advance(10_000);
	expect([effects(), browser.ends.get('task-1')]).toEqual([[], 'given-up']);
});

it('holds up what comes after a task that has to be sent again', async () => {
	Object.assign(server, { mode: 'broken', spell: 1 });
	await queueTask(1);
	await queueTask(2);
	await browser.timer.advance(10_000);
	expect(effects()).toEqual([1, 2]);
});

describe('a busy server', () => {
	it('is left alone for as long as it asks, by all tabs (19.9)', async () => {
		server.mode = 'busy';
		const other = browser.openTab();
		await queueTask(1);
		await browser.timer.advance(500);
		expect(server.asked).toBe(1);
		other.queue.wake(true);
		goOnline(true);
		await browser.timer.advance(1400);
		expect(server.asked).toBe(1);
		server.mode = 'ok';
		await browser.timer.advance(3000);
		expect(effects()).toEqual([1]);
	});
});

describe('the tab that sends', () => {
	it('is one of all', async () => {
		const others = [browser.openTab(), browser.openTab()];
		for (const seq of [1, 2, 3]) await queueTask(seq);
		for (const { queue } of others) queue.wake();
		await browser.timer.advance(5000);
		expect([effects(), server.asked]).toEqual([[1, 2, 3], 3]);
	});

	it('knows what another has left without a word', async () => {
		await browser.disk.set('task-0', taskOf(-1, { task_id: 'task-0', owner: null, body: { seq: 0, owner: null } }));
		await queueTask(1);
		await browser.timer.advance(1000);
		expect(effects()).toEqual([0, 1]);
	});

	it('is followed by another when it is closed', async () => {
		const other = browser.openTab();
		server.mode = 'down';
		await queueTask(1);
		await browser.timer.advance(100);
		tab.kill();
		server.mode = 'ok';
		await browser.timer.advance(60_000);
		expect([effects(), other.tasks.list()]).toEqual([[1], []]);
	});
});

describe('a handler', () => {
	it('gets each answer once, refusals too', async () => {
		browser.openTab();
		Object.assign(server, { mode: 'refusing', spell: 1 });
		await queueTask(1, { callback_event: 'tell' });
		await queueTask(2, { callback_event: 'tell' });
		await browser.timer.advance(1000);
		expect([browser.told, browser.ends.get('task-1'), waiting()]).toEqual([['task-1', 'task-2'], 'refused', []]);
	});

	it('that is not there yet gets the answer later', async () => {
		await queueTask(1, { callback_event: 'later' });
		await browser.timer.advance(1000);
		expect([effects(), waiting()]).toEqual([[1], ['task-1']]);
		browser.handlers.set('later', ({ task_id }) => void browser.told.push(task_id));
		tab.kill();
		tab = browser.openTab();
		await browser.timer.advance(1000);
		expect([browser.told, waiting()]).toEqual([['task-1'], []]);
	});
});
