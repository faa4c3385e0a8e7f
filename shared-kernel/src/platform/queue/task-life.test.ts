import { describe, expect, it } from 'vitest';
import { taskOf } from './task-fixtures.ts';
import { acknowledged, answered, createTask, failed, furtherOf, staysStored, unparked } from './task-life.ts';

const date = '2026-11-20T10:00:01.000Z';
const answer = { resultCode: 200, result: 'yes', code: null };

describe('a task', () => {
	it('is born untransmitted', () => {
		const birth = { task_id: 'a', owner: 7, position: 1, date };
		expect(createTask({ url: '/api/x', body: { a: 1 }, headers: { x: 'y' } }, birth)).toEqual({
			task_id: 'a',
			owner: 7,
			position: 1,
			url: '/api/x',
			payload: { method: 'POST', headers: { x: 'y' }, mode: 'cors', body: '{"a":1}' },
			transmited: false,
			transmited_at: null,
			created_at: date,
			updated_at: date,
			resultCode: null,
			code: null,
			acknowledged: false,
			meta: undefined,
			callback_event: null,
			silent: false,
			is_result_cacheable: false,
			revision: 0,
			attempts: 0,
			parked: null,
		});
	});

	it('keeps its answer, which nobody has been told yet', () => {
		expect(answered(taskOf(1), answer, date)).toMatchObject({
			transmited: true,
			transmited_at: date,
			result: 'yes',
			resultCode: 200,
			acknowledged: false,
			revision: 1,
		});
	});

	it('is parked at the third failure, and starts anew when the shopper wants it', () => {
		const failure = { reason: 'Oops', most: 3 };
		const twice = failed(failed(taskOf(1), failure, date), failure, date);
		expect(twice).toMatchObject({ attempts: 2, parked: null });
		const parked = failed(twice, failure, date);
		expect(parked).toMatchObject({ attempts: 3, parked: 'Oops', transmited: false });
		expect(unparked(parked, date)).toMatchObject({ attempts: 0, parked: null, revision: 4 });
	});
});

describe('staysStored', () => {
	const done = answered(taskOf(1), answer, date);
	it.each([
		['waits', taskOf(1), true],
		['is done', done, false],
		['is done and has a result worth keeping', { ...done, is_result_cacheable: true }, true],
		['is done and waits for its handler', { ...done, callback_event: 'x' }, true],
		['is done and handled', acknowledged({ ...done, callback_event: 'x' }, date), false],
	])('of a task that %s', (_name, task, stays) => {
		expect(staysStored(task)).toBe(stays);
	});
});

describe('furtherOf', () => {
	const done = answered(taskOf(1), answer, date);
	const often = { ...taskOf(1), revision: 9 };
	it.each([
		['an answer beats any number of attempts', often, done, done],
		['whichever comes first', done, often, done],
		['later beats earlier', taskOf(1), often, often],
	])('%s', (_name, a, b, further) => {
		expect(furtherOf(a, b)).toEqual(further);
	});
});
