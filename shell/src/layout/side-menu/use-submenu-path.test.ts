import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MenuItem } from '../menu.ts';
import { itemsAlong, removeClosed, type SubmenuPath, stepBack, stepInto, TOP } from './use-submenu-path.ts';

const item = (url: string, children: MenuItem[] = []): MenuItem => ({ label: url, url, children });

it('keeps the level that slides out until it is popped (2.21)', () => {
	const inside = stepInto(stepInto(TOP, '/ona'), '/ona/sukienki');
	const leaving = stepBack(inside);
	expect(leaving).toEqual({ urls: ['/ona', '/ona/sukienki'], depth: 1 });
	expect(removeClosed(leaving)).toEqual({ urls: ['/ona'], depth: 1 });
});

it('pops all that quick steps back have left', () => {
	expect(removeClosed(stepBack(stepBack(stepInto(stepInto(TOP, '/ona'), '/ona/sukienki'))))).toEqual(TOP);
});

it('steps into another item while the last one still slides out', () => {
	expect(stepInto(stepBack(stepInto(TOP, '/ona')), '/on')).toEqual({ urls: ['/on'], depth: 1 });
});

it('does not step back from the top', () => {
	expect(stepBack(TOP)).toEqual(TOP);
});

it('never is deeper than its path, and a late removal changes nothing that is shown', () => {
	const steps = fc.array(fc.option(fc.webPath()));
	fc.assert(
		fc.property(steps, fc.array(fc.boolean()), (urls, pops) => {
			let path: SubmenuPath = TOP;
			for (const [index, url] of urls.entries()) {
				path = url === null ? stepBack(path) : stepInto(path, url);
				const shown = path.urls.slice(0, path.depth);
				if (pops[index]) path = removeClosed(path);
				expect(path.urls.slice(0, path.depth)).toEqual(shown);
				expect(path.depth).toBeLessThanOrEqual(path.urls.length);
			}
		}),
	);
});

it('follows a path through the menu as far as the menu knows it', () => {
	const menu = [item('/ona', [item('/ona/sukienki')]), item('/on')];
	expect(itemsAlong(menu, ['/ona', '/ona/sukienki']).map(({ url }) => url)).toEqual(['/ona', '/ona/sukienki']);
	expect(itemsAlong(menu, ['/ona', '/on', '/ona/sukienki']).map(({ url }) => url)).toEqual(['/ona']);
	expect(itemsAlong(menu, [])).toEqual([]);
});
