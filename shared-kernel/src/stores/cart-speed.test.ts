import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fakeDevice } from '../device/storage/area.fake.ts';
import { testLine } from '../domain/cart.fixture.ts';
import { addLine, setQuantity } from '../domain/cart.ts';
import { untilStored } from './browser.fake.ts';
import { createCartStore } from './cart.ts';
import { keepCart } from './keep-cart.ts';

beforeAll(() => void vi.stubGlobal('document', {}));
afterAll(() => vi.unstubAllGlobals());

it('changes a stored cart of ten lines 10,000 times in less than 100 ms', async () => {
	const cart = createCartStore({ area: fakeDevice().open() });
	cart.start(keepCart);
	for (let line = 0; line < 10; line += 1)
		cart.updateLines((lines) => addLine(lines, testLine(`SKU-${line}`, 1, { id: line })));
	await untilStored();

	const began = process.threadCpuUsage();
	for (let turn = 0; turn < 10_000; turn += 1) {
		const line = testLine(`SKU-${turn % 10}`, 1, { id: turn % 10 });
		cart.updateLines((lines) => (turn % 2 ? addLine(lines, line) : setQuantity(lines, line, 1 + (turn % 5))));
	}
	const { user, system } = process.threadCpuUsage(began);
	expect((user + system) / 1000).toBeLessThan(100);
});
