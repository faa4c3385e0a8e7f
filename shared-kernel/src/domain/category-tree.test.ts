import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Branch, categoryTree, type PlacedCategory } from './category-tree.ts';

const category = (id: number, parent_id: number, given: Partial<PlacedCategory> = {}) => ({
	...{ id, parent_id, name: `K${id}`, level: 3, position: id, is_active: true },
	...given,
});
const names = (branches: Branch<{ name: string }>[]): unknown[] =>
	branches.map(({ category: { name }, children }) => [name, ...names(children)]);

it('puts categories below their parents in the order of the menu', () => {
	const list = [category(2, 1, { level: 2 }), category(3, 1, { level: 2 }), category(4, 2), category(5, 2)];
	expect(names(categoryTree(list))).toEqual([['K3'], ['K2', ['K5'], ['K4']]]);
});

it('leaves out what is not for shoppers, with all below it', () => {
	const list = [category(1, 0, { level: 1 }), category(2, 1, { level: 2, is_active: false }), category(4, 2)];
	expect(categoryTree(list)).toEqual([]);
});

it('ends whatever the parents are', () => {
	const id = fc.integer({ min: 1, max: 5 });
	const any = fc.record({ id, parent: id, level: fc.integer({ min: 1, max: 4 }) });
	fc.assert(
		fc.property(fc.uniqueArray(any, { selector: (one) => one.id }), (list) => {
			const tree = categoryTree(list.map(({ id: own, parent, level }) => category(own, parent, { level })));
			expect(JSON.stringify(tree).length).toBeLessThan(100_000);
		}),
	);
});
