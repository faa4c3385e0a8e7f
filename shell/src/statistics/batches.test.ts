import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBatches } from './batches.ts';

function open({ online = true } = {}) {
	const sent: { batch: number[]; isLeaving: boolean }[] = [];
	const due = new Set<() => void>();
	const state = { online };
	const batches = createBatches<number>({
		send: (batch, isLeaving) => void sent.push({ batch: [...batch], isLeaving }),
		isOnline: () => state.online,
		timer: {
			after(_, run) {
				due.add(run);
				return () => void due.delete(run);
			},
		},
	});
	const wait = () => {
		for (const run of [...due]) {
			due.delete(run);
			run();
		}
	};
	return { batches, sent, state, wait, due };
}

describe('batches', () => {
	it('wait for others and go together', () => {
		const { batches, sent, wait } = open();
		batches.add(1);
		batches.add(2);
		expect(sent).toEqual([]);
		wait();
		expect(sent).toEqual([{ batch: [1, 2], isLeaving: false }]);
	});

	it('go at once when there are many', () => {
		const { batches, sent, due } = open();
		for (let entry = 1; entry <= 10; entry += 1) batches.add(entry);
		expect(sent.map(({ batch }) => batch.length)).toEqual([10]);
		expect(due.size).toBe(0);
	});

	it('go when the page is left, and no second time', () => {
		const { batches, sent, wait } = open();
		batches.add(1);
		batches.flush(true);
		batches.flush(true);
		wait();
		expect(sent).toEqual([{ batch: [1], isLeaving: true }]);
	});

	it('stay while offline, the latest fifty', () => {
		const { batches, sent, state, wait } = open({ online: false });
		for (let entry = 1; entry <= 60; entry += 1) batches.add(entry);
		wait();
		expect(sent).toEqual([]);
		state.online = true;
		batches.flush();
		expect(sent[0]?.batch.at(0)).toBe(11);
		expect(sent[0]?.batch).toHaveLength(50);
	});

	it('are forgotten when they are cleared', () => {
		const { batches, sent, wait } = open();
		batches.add(1);
		batches.clear();
		wait();
		batches.flush(true);
		expect(sent).toEqual([]);
	});

	it('send each entry once and in order, whatever happens', () => {
		const step = fc.constantFrom('add', 'wait', 'leave', 'offline', 'online');
		fc.assert(
			fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
				const { batches, sent, state, wait } = open();
				let added = 0;
				for (const now of steps) {
					if (now === 'add') batches.add(++added);
					else if (now === 'wait') wait();
					else if (now === 'leave') batches.flush(true);
					else state.online = now === 'online';
				}
				state.online = true;
				batches.flush();
				expect(sent.flatMap(({ batch }) => batch)).toEqual(Array.from({ length: added }, (_, index) => index + 1));
			}),
		);
	});
});
