import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MenuItem } from '../menu.ts';
import { itemsAlong, pop, type SubmenuPath, stepBack, stepInto, TOP } from './submenu-path.ts';

const item = (id: number, children: MenuItem[] = []): MenuItem => ({ id, label: `k${id}`, url: `/k${id}`, children });

it('keeps the level that slides out until it is popped', () => {
	const inside = stepInto(stepInto(TOP, 3), 7);
	const leaving = stepBack(inside);
	expect(leaving).toEqual({ ids: [3, 7], depth: 1 });
	expect(pop(leaving)).toEqual({ ids: [3], depth: 1 });
});

it('pops all that quick steps back have left', () => {
	expect(pop(stepBack(stepBack(stepInto(stepInto(TOP, 3), 7))))).toEqual(TOP);
});

it('steps into another item while the last one still slides out', () => {
	expect(stepInto(stepBack(stepInto(TOP, 3)), 5)).toEqual({ ids: [5], depth: 1 });
});

it('does not step back from the top', () => {
	expect(stepBack(TOP)).toEqual(TOP);
});

it('never is deeper than its path, and a late pop changes nothing that is shown', () => {
	const steps = fc.array(fc.option(fc.integer({ min: 1, max: 9 })));
	fc.assert(
		fc.property(steps, fc.array(fc.boolean()), (ids, pops) => {
			let path: SubmenuPath = TOP;
			for (const [index, id] of ids.entries()) {
				path = id === null ? stepBack(path) : stepInto(path, id);
				const shown = path.ids.slice(0, path.depth);
				if (pops[index]) path = pop(path);
				expect(path.ids.slice(0, path.depth)).toEqual(shown);
				expect(path.depth).toBeLessThanOrEqual(path.ids.length);
			}
		}),
	);
});

it('follows a path through the menu as far as the menu knows it', () => {
	const menu = [item(2, [item(4)]), item(3)];
	expect(itemsAlong(menu, [2, 4]).map(({ id }) => id)).toEqual([2, 4]);
	expect(itemsAlong(menu, [2, 9, 4]).map(({ id }) => id)).toEqual([2]);
	expect(itemsAlong(menu, [])).toEqual([]);
});
