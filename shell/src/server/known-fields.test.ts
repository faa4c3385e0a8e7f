import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { openKnownFields } from './known-fields.ts';

it('names a field that it drops once, and no more of them than a log can bear', async () => {
	const log = pino({ level: 'silent' });
	const info = vi.spyOn(log, 'info');
	const { has, close } = await openKnownFields('http://127.0.0.1:1', log);
	expect([has('q'), has('miasto'), has('miasto')]).toEqual([true, false, false]);
	expect(info.mock.calls.map(([context]) => context)).toEqual([{ field: 'miasto' }]);
	for (let turn = 0; turn < 1000; turn += 1) has(`${turn}`.repeat(1000));
	expect(info).toHaveBeenCalledTimes(100);
	expect(Math.max(...info.mock.calls.map(([context]) => JSON.stringify(context).length))).toBeLessThan(60);
	close();
});
