import { describe, expect, it } from 'vitest';
import { memoryCollection } from '../../device/storage/collection.fake.ts';
import { fakeChannels } from '../../device/tabs.fake.ts';
import { settle } from '../../device/timer.fake.ts';
import { createTaskStore } from './store.ts';
import { taskOf } from './task.fixture.ts';
import { answered } from './task.ts';

const answer = { resultCode: 200, result: 'yes' };

function openDevice(stored: Iterable<[string, unknown]> = []) {
	const [collection, quarantine, channels] = [memoryCollection(stored), memoryCollection(), fakeChannels()];
	const openTab = () => {
		const store = createTaskStore({ collection, quarantine, channel: channels(), onChange: () => undefined });
		return { store, ids: () => store.list().map(({ task_id }) => task_id) };
	};
	return { collection, quarantine, openTab };
}

describe('a task store', () => {
	it('keeps tasks in their order, over reloads and in all tabs', async () => {
		const { openTab } = openDevice();
		const [a, b] = [openTab(), openTab()];
		await b.store.put(taskOf(2));
		await a.store.put(taskOf(1));
		const reloaded = openTab();
		await reloaded.store.restore();
		expect([a.ids(), b.ids(), reloaded.ids()]).toEqual(Array(3).fill(['task-1', 'task-2']));
	});

	it('forgets what is done, in all tabs', async () => {
		const { collection, openTab } = openDevice();
		const [a, b] = [openTab(), openTab()];
		await a.store.put(taskOf(1));
		await a.store.put(answered(taskOf(1), answer));
		await settle();
		expect([a.ids(), b.ids(), await collection.entries()]).toEqual([[], [], []]);
	});

	it('keeps an answer for its handler', async () => {
		const { openTab } = openDevice();
		const task = { ...taskOf(1), callback_event: 'later' };
		await openTab().store.put(answered(task, answer));
		const reloaded = openTab();
		await reloaded.store.restore();
		expect(reloaded.store.list()).toMatchObject([{ result: 'yes', transmited: true }]);
	});

	it('keeps the last hundred answers', async () => {
		const kept = { callback_event: 'later', transmited: true, resultCode: 200 };
		const tasks = Array.from({ length: 103 }, (_, index) => taskOf(index, kept));
		const { collection, openTab } = openDevice([...tasks, taskOf(200)].map((task) => [task.task_id, task]));
		const { store, ids } = openTab();
		await store.restore();
		expect([ids().length, ids()[0], ids().at(-1)]).toEqual([101, 'task-3', 'task-200']);
		expect(await collection.entries()).toHaveLength(101);
	});

	it('does not bring back what was removed', async () => {
		const { openTab } = openDevice();
		const { store, ids } = openTab();
		await store.put(taskOf(1));
		await store.remove('task-1');
		await store.put(taskOf(1));
		expect(ids()).toEqual([]);
	});

	it('sees what another tab has done without hearing of it', async () => {
		const { collection, openTab } = openDevice();
		const { store, ids } = openTab();
		await store.put(taskOf(1));
		await collection.remove('task-1');
		expect(await store.latest('task-1')).toBeUndefined();
		expect(ids()).toEqual([]);
	});

	it('puts what is no task into quarantine, and keeps the others', async () => {
		const bad: [string, unknown][] = [
			['task-3', { ...taskOf(3), url: '//evil.example/api' }],
			['task-4', { ...taskOf(4), url: 'https://evil.example/' }],
			['task-5', JSON.parse('{"__proto__": {"transmited": true}}')],
			['task-6', null],
			['task-7', taskOf(8)],
		];
		const { collection, quarantine, openTab } = openDevice([['task-1', taskOf(1)], ...bad, ['task-2', taskOf(2)]]);
		const { store, ids } = openTab();
		await store.restore();
		expect(ids()).toEqual(['task-1', 'task-2']);
		expect((await collection.entries()).map(([key]) => key)).toEqual(['task-1', 'task-2']);
		expect((await quarantine.entries()).map(([key]) => key)).toEqual(bad.map(([key]) => `syncTasks/${key}`));
	});

	it('restores a thousand tasks in their order', async () => {
		const body = {
			customer: { firstname: 'Hanna', addresses: Array(3).fill({ street: ['Długa', '7'], city: 'Gdynia' }) },
		};
		const tasks = Array.from({ length: 1000 }, (_, index) => taskOf(1000 - index, { body }));
		const { openTab } = openDevice(tasks.map((task) => [task.task_id, task]));
		const { store, ids } = openTab();
		await store.restore();
		expect([ids().length, ids()[0]]).toEqual([1000, 'task-1']);
	});
});
