import { setImmediate } from 'node:timers/promises';
import { fakeDevice } from '../../../shared-kernel/src/device/storage/area.fake.ts';
import { memoryCollection } from '../../../shared-kernel/src/device/storage/collection.fake.ts';
import { fakeChannels } from '../../../shared-kernel/src/device/tabs.fake.ts';
import { testCandidate, testLine } from '../../../shared-kernel/src/domain/cart.fixture.ts';
import { createTaskStore } from '../../../shared-kernel/src/network/queue/store.ts';
import { taskOf } from '../../../shared-kernel/src/network/queue/task.fixture.ts';
import { createCartStore } from '../../../shared-kernel/src/stores/cart.ts';
import { keepCart } from '../../../shared-kernel/src/stores/keep-cart.ts';
import { cpuTime } from './cpu-time.ts';

/** Changes a stored cart of ten lines 10,000 times. @returns ms of CPU */
export async function changeCart(): Promise<number> {
	// Stores refuse to be written where there is no document.
	Object.assign(globalThis, { document: {} });
	const cart = createCartStore({ area: fakeDevice().open() });
	cart.start(keepCart);
	for (let line = 0; line < 10; line += 1) cart.addToCart(testCandidate(`SKU-${line}`, { id: line }), 1);
	await setImmediate();
	const time = await cpuTime(() => {
		for (let turn = 0; turn < 10_000; turn += 1) {
			const line = testLine(`SKU-${turn % 10}`, 1, { id: turn % 10 });
			if (turn % 2) cart.addToCart(line, 1);
			else cart.setLineQuantity(line, 1 + (turn % 5));
		}
	});
	Reflect.deleteProperty(globalThis, 'document');
	return time;
}

/** Restores a thousand stored tasks to the queue. @returns ms of CPU */
export async function restoreTasks(): Promise<number> {
	const customer = { firstname: 'Hanna', addresses: Array(3).fill({ street: ['Długa', '7'], city: 'Gdynia' }) };
	const tasks = Array.from({ length: 1000 }, (_, index) => taskOf(1000 - index, { body: { customer } }));
	const collection = memoryCollection(tasks.map((task) => [task.task_id, task]));
	const [quarantine, channel] = [memoryCollection(), fakeChannels()()];
	const store = createTaskStore({ collection, quarantine, channel, onChange: () => {} });
	const time = await cpuTime(() => store.restore());
	if (store.list().length !== 1000) throw new Error('Not every task came back');
	return time;
}
