import { describe, expect, it } from 'vitest';
import { belongsTo, nextTask, type QueueSituation } from './next-task.ts';
import { taskOf } from './task-fixtures.ts';

const situation: QueueSituation = { owner: 7, hasCart: true, isResting: () => false };
const idOf = (tasks: Parameters<typeof nextTask>[0], given: Partial<QueueSituation> = {}) =>
	nextTask(tasks, { ...situation, ...given })?.task_id;

describe('belongsTo', () => {
	it.each([
		['a shopper’s task belongs to the shopper', 7, 7, '/api/x', true],
		['and to nobody else', 7, 8, '/api/x', false],
		['nor to guests', 7, null, '/api/x', false],
		['a guest’s task may go whoever is logged in', null, 8, '/api/x', true],
		['unless it is about the cart', null, 8, '/api/x?cartId={{cartId}}', false],
		['which guests have, too', null, null, '/api/x?cartId={{cartId}}', true],
		['nothing goes while nobody knows who it is', null, undefined, '/api/x', false],
	])('%s', (_name, owner, current, url, belongs) => {
		expect(belongsTo({ owner, url }, current)).toBe(belongs);
	});
});

describe('nextTask', () => {
	it('keeps the order', () => expect(idOf([taskOf(1), taskOf(2)])).toBe('task-1'));
	it('passes over what is done or parked', () =>
		expect(idOf([taskOf(1, { transmited: true }), taskOf(2, { parked: 'broken' }), taskOf(3)])).toBe('task-3'));
	it('passes over what needs a cart while there is none', () => {
		const tasks = [taskOf(1, { url: '/api/cart?cartId={{cartId}}' }), taskOf(2)];
		expect([idOf(tasks), idOf(tasks, { hasCart: false })]).toEqual(['task-1', 'task-2']);
	});
	it('holds up an owner’s tasks behind one that rests, and nobody else’s', () => {
		const tasks = [taskOf(1), taskOf(2), taskOf(3, { owner: null })];
		expect(idOf(tasks, { isResting: ({ task_id }) => task_id === 'task-1' })).toBe('task-3');
	});
	it('never takes another shopper’s', () => expect(idOf([taskOf(1)], { owner: 8 })).toBeUndefined());
});
