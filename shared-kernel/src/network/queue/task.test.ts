import { describe, expect, it } from 'vitest';
import { taskOf } from './task.fixture.ts';
import {
	answered,
	belongsTo,
	createTask,
	failed,
	moreAdvanced,
	nextTask,
	type QueueSituation,
	staysStored,
} from './task.ts';

const answer = { resultCode: 200, result: 'yes' };

describe('a task (19.2)', () => {
	it('is born without an answer', () => {
		const birth = { task_id: 'a', owner: 7, position: 1 };
		expect(createTask({ url: '/api/x', body: { a: 1 } }, birth)).toEqual({
			...birth,
			url: '/api/x',
			payload: { method: 'POST', body: '{"a":1}' },
			transmited: false,
			resultCode: null,
			callback_event: null,
			revision: 0,
			attempts: 0,
		});
	});

	it('keeps its answer', () => {
		expect(answered(taskOf(1), answer)).toMatchObject({ transmited: true, ...answer, revision: 1 });
	});

	it('counts its failures', () => {
		expect(failed(failed(taskOf(1)))).toMatchObject({ attempts: 2, revision: 2, transmited: false });
	});
});

describe('staysStored (19.2)', () => {
	const done = answered(taskOf(1), answer);
	it.each([
		['waits', taskOf(1), true],
		['is done', done, false],
		['is done and waits for its handler', { ...done, callback_event: 'x' }, true],
	])('of a task that %s', (_name, task, stays) => {
		expect(staysStored(task)).toBe(stays);
	});
});

describe('moreAdvanced', () => {
	const done = answered(taskOf(1), answer);
	const often = { ...taskOf(1), revision: 9 };
	it.each([
		['an answer beats any number of attempts', often, done, done],
		['whichever comes first', done, often, done],
		['later beats earlier', taskOf(1), often, often],
	])('%s', (_name, a, b, further) => {
		expect(moreAdvanced(a, b)).toEqual(further);
	});
});

const situation: QueueSituation = { owner: 7, isPaused: () => false };
const idOf = (tasks: Parameters<typeof nextTask>[0], given: Partial<QueueSituation> = {}) =>
	nextTask(tasks, { ...situation, ...given })?.task_id;

describe('belongsTo (19.8)', () => {
	it.each([
		['a shopper’s task belongs to the shopper', 7, 7, true],
		['and to nobody else', 7, 8, false],
		['nor to guests', 7, null, false],
		['a guest’s task may go whoever is logged in', null, 8, true],
		['nothing goes while nobody knows who it is', null, undefined, false],
	])('%s', (_name, owner, current, belongs) => {
		expect(belongsTo({ owner }, current)).toBe(belongs);
	});
});

describe('nextTask', () => {
	it('keeps the order', () => expect(idOf([taskOf(1), taskOf(2)])).toBe('task-1'));
	it('passes over what is answered', () => expect(idOf([taskOf(1, { transmited: true }), taskOf(2)])).toBe('task-2'));
	it('holds up an owner’s tasks behind one that rests, and nobody else’s', () => {
		const tasks = [taskOf(1), taskOf(2), taskOf(3, { owner: null })];
		expect(idOf(tasks, { isPaused: ({ task_id }) => task_id === 'task-1' })).toBe('task-3');
	});
	it('never takes another shopper’s', () => expect(idOf([taskOf(1)], { owner: 8 })).toBeUndefined());
});
