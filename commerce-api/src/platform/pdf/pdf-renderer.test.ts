import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { BusyError } from '../limiter.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

function drawing(bytes = 1) {
	const work = { count: 0, atOnce: 0, most: 0 };
	const draw = async () => {
		work.count += 1;
		work.atOnce += 1;
		work.most = Math.max(work.most, work.atOnce);
		await wait(1);
		work.atOnce -= 1;
		return Buffer.alloc(bytes);
	};
	return { work, draw };
}

it('draws a kept PDF once for everybody, now and later (26.33)', async () => {
	const pdfs = createPdfRenderer();
	const { work, draw } = drawing();
	await Promise.all(Array.from({ length: 100 }, () => pdfs.kept('FV/1', draw)));
	await pdfs.kept('FV/1', draw);
	expect(work.count).toBe(1);
	await pdfs.kept('KOR/1', draw);
	expect(work.count).toBe(2);
});

it('draws one at a time, and refuses at once what would have to wait for too long (26.33)', async () => {
	const pdfs = createPdfRenderer();
	const { work, draw } = drawing();
	const both = Array.from({ length: 20 }, (_, index) => [pdfs.kept(`FV/${index}`, draw), pdfs.once(draw)]);
	const results = await Promise.allSettled(both.flat());
	const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
	expect(refused).toHaveLength(19);
	for (const reason of refused) expect(reason).toBeInstanceOf(BusyError);
	expect([work.count, work.most]).toEqual([21, 1]);
	expect(await pdfs.kept('FV/19', draw)).toHaveLength(1);
});

it('keeps no more bytes than it may (26.33)', async () => {
	const pdfs = createPdfRenderer(10);
	const { work, draw } = drawing(4);
	for (const name of ['a', 'b', 'a', 'c', 'a']) await pdfs.kept(name, draw);
	expect(work.count).toBe(3);
	await pdfs.kept('b', draw);
	expect(work.count).toBe(4);
});
