import { expect, it } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

it('beats with each step of a page, but not with what a loop may print', () => {
	const memory = new SharedArrayBuffer(16);
	const cells = new Float64Array(memory);
	const { beat, beatOf } = startHeartbeat(memory);
	const began = cells[0] ?? 0;
	expect(began).toBeGreaterThan(0);
	expect(cells[1]).toBeGreaterThan(1e6);
	beat();
	beatOf({ kind: 'failed', id: 1, message: 'no page' });
	expect(cells[0]).toBe(began + 2);
	beatOf({ kind: 'log', level: 'error', text: 'again and again' });
	expect(cells[0]).toBe(began + 2);
});
