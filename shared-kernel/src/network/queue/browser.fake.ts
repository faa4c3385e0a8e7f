import type { NetworkTask } from '../../contract/network-task.ts';
import { memoryCollection } from '../../device/storage/collection.fake.ts';
import type { Collection } from '../../device/storage/disk.ts';
import { fakeChannels, fakeLocks } from '../../device/tabs.fake.ts';
import { fakeTimer } from '../../device/timer.fake.ts';
import type { Tokens } from '../../stores/user-state.ts';
import type { Session } from '../authorization.ts';
import { createRenewal } from '../refresh/renewal.ts';
import { createBackoff, shareBackoff } from './backoff.ts';
import { createQueue, MAX_ATTEMPTS } from './queue.ts';
import { sendTask } from './send.ts';
import type { fakeServer } from './server.fake.ts';
import { createTaskStore } from './store.ts';

type Held = Omit<Session, 'id'> & Tokens;
/** The tabs of this browser share one memory. */
const NO_SHARE = { ask: () => {}, tell: () => {}, noteRefused: () => {}, isSecondHand: () => false };

export interface Chance {
	/** Lets others go first, or not. */
	later: <T>(work: () => Promise<T>) => Promise<T>;
	runReady?: () => Promise<void>;
	random: () => number;
}

/** For tests: one browser whose tabs share a device and a server. */
export function fakeBrowser(server: ReturnType<typeof fakeServer>, { later, runReady, random }: Chance) {
	const timer = fakeTimer(runReady);
	const locks = fakeLocks(timer);
	const channels = fakeChannels((arrive) => void later(async () => arrive()));
	const disk = memoryCollection();
	const tabs = new Set<() => void>();
	const browser = {
		timer,
		disk,
		session: undefined as Held | undefined,
		isOnline: true,
		maxAttempts: MAX_ATTEMPTS,
		/** What became of tasks, by id. */
		ends: new Map<string, 'done' | 'refused' | 'given-up' | 'dropped'>(),
		told: [] as string[],
		handlers: new Map<string, (task: NetworkTask) => void>([
			['tell', ({ task_id }) => void browser.told.push(task_id)],
		]),
		/** Something of the device has changed: all tabs hear of it. */
		announce: () => {
			for (const wake of tabs) wake();
		},
		openTab,
	};
	let ids = 0;
	/** A disk does what it is asked in the order in which it was asked. */
	let diskIsFree: Promise<unknown> = Promise.resolve();
	const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
		const done = diskIsFree.then(() => later(work));
		diskIsFree = done.catch(() => undefined);
		return done;
	};

	async function sendAndNote(task: NetworkTask, options: Parameters<typeof sendTask>[1]) {
		const verdict = await sendTask(task, options);
		const isGivenUp = verdict?.kind === 'failed' && task.attempts + 1 >= browser.maxAttempts;
		if (isGivenUp) browser.ends.set(task.task_id, 'given-up');
		if (verdict?.kind === 'answered')
			browser.ends.set(task.task_id, verdict.answer.resultCode < 300 ? 'done' : 'refused');
		return verdict;
	}

	function openTab() {
		let isAlive = true;
		/** What a dead tab waits for never comes. */
		const alive = <T>(work: () => Promise<T>, turn = later): Promise<T> =>
			new Promise((resolve, reject) => {
				if (!isAlive) return;
				turn(async () => (isAlive ? work() : Promise.reject(new Error('closed')))).then(
					(value) => isAlive && resolve(value),
					(error: unknown) => isAlive && reject(error),
				);
			});
		const access = <T>(work: () => Promise<T>) => alive(work, inOrder);
		const guarded: Collection = {
			get: (key) => access(() => disk.get(key)),
			set: (key, value) => access(() => disk.set(key, value)),
			remove: (key) => access(() => disk.remove(key)),
			entries: () => access(() => disk.entries()),
		};
		const [tabTimer, tabLocks, channel] = [timer.tab(), locks(), channels()];
		const owner = () => (browser.session ? browser.session.userId : null);
		const authorization = createRenewal({
			session: () => browser.session && { id: String(browser.session.userId), ...browser.session },
			exchange: (refreshToken) => alive(() => server.refresh(refreshToken)),
			adopt: (_, tokens) => {
				if (browser.session) browser.session = { ...browser.session, ...tokens };
			},
			end: ({ userId }) => {
				browser.session = undefined;
				if (userId !== undefined) void drop(userId);
			},
			share: NO_SHARE,
			wasRefreshed: () => false,
			locks: tabLocks,
			timer: tabTimer,
		});
		const backoff = createBackoff(timer.now, random);
		const tasks = createTaskStore({
			collection: guarded,
			quarantine: memoryCollection(),
			channel,
			onChange: () => queue.wake(),
		});
		const fetch = (_: unknown, init: RequestInit = {}) => alive(async () => server.answer(init));
		const sending = { baseUrl: '', timeout: 5000, authorization, fetch, serverNow: timer.now };
		const newId = () => {
			ids += 1;
			return `task-${ids}`;
		};
		const queue = createQueue({
			tasks,
			backoff,
			handlers: browser.handlers,
			locks: tabLocks,
			timer: tabTimer,
			send: (task) => sendAndNote(task, sending),
			owner,
			isOnline: () => browser.isOnline,
			announcePause: shareBackoff(channel, backoff),
			newId,
			dateNow: timer.now,
			maxAttempts: browser.maxAttempts,
		});
		const wake = () => queue.wake(browser.isOnline);

		async function drop(userId: number) {
			const before = tasks.list().filter((task) => task.owner === userId && !task.transmited);
			for (const { task_id } of before) if (!browser.ends.has(task_id)) browser.ends.set(task_id, 'dropped');
			await queue.clear(userId);
		}
		tabs.add(wake);
		const restored = tasks.restore();
		void restored.then(wake);
		const kill = () => {
			isAlive = false;
			tabs.delete(wake);
			tabTimer.kill();
			channel.close();
			tabLocks.kill();
		};
		return { queue, tasks, restored, kill };
	}
	return browser;
}
