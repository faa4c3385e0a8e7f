import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildMenu, type MenuCategory, type MenuItem } from './menu.ts';

const category = (id: number, given: Partial<MenuCategory> = {}): MenuCategory => ({
	id,
	parent_id: 1,
	name: `k${id}`,
	slug: `k-${id}`,
	url_path: `k${id}`,
	level: 2,
	position: id,
	is_active: true,
	include_in_menu: true,
	...given,
});
const tag = (slug: string, given: object = {}) => ({ id: 1, slug, url_key: slug, name: slug, position: 1, ...given });
const labels = (items: readonly MenuItem[]): unknown[] =>
	items.map(({ label, children }) => (children.length > 0 ? [label, labels(children)] : label));

it('shows active categories meant for the menu as a tree, position descending (7.1, 7.3)', () => {
	const menu = buildMenu(
		[
			category(2),
			category(3),
			category(4, { parent_id: 3, level: 3 }),
			category(8, { parent_id: 4, level: 4 }),
			category(9, { parent_id: 3, level: 3 }),
			category(5, { is_active: false }),
			category(6, { include_in_menu: false }),
			category(7, { parent_id: 5, level: 3 }),
			category(1, { parent_id: 0, level: 1 }),
		],
		[],
		[],
	);
	expect(labels(menu)).toEqual([['k3', ['k9', ['k4', ['k8']]]], 'k2']);
});

it('links a category that has no address of its own by its slug', () => {
	const menu = buildMenu([category(2, { url_path: '' })], [], []);
	expect(menu).toEqual([{ label: 'k2', url: '/c/k-2', children: [] }]);
});

it('links categories and tags by their own addresses', () => {
	const menu = buildMenu(
		[category(2, { name: 'Ona', url_path: 'ona' })],
		[tag('nowosc', { id: 7, left: true, name: 'Nowość', menu_name: 'Nowości' })],
		['nowosc'],
	);
	expect(menu).toEqual([
		{ label: 'Nowości', url: '/nowosc', children: [] },
		{ label: 'Ona', url: '/ona', children: [] },
	]);
});

it('shows only tags that the setting names: prioritised ones on the left, the others on the right, position descending (7.2)', () => {
	const tags = [
		tag('len', { id: 1, position: 1 }),
		tag('promocje', { id: 2, position: 2, left: true }),
		tag('nowosc', { id: 3, position: 3, left: true }),
		tag('prezent', { id: 4, position: 4 }),
		tag('ukryty', { id: 5, position: 5, left: true }),
	];
	const menu = buildMenu([category(2)], tags, ['promocje', 'len', 'nowosc', 'prezent', 'nie-ma-takiego']);
	expect(labels(menu)).toEqual(['nowosc', 'promocje', 'k2', 'prezent', 'len']);
	expect(buildMenu([], tags, [])).toEqual([]);
});

it('ends, whatever ids and parents a back end names', () => {
	const id = fc.integer({ min: 1, max: 6 });
	const given = fc.record({ parent_id: id, level: fc.integer({ min: 1, max: 4 }), position: fc.integer() });
	const hangsBelowItself = (items: readonly MenuItem[], above: string[] = []): boolean =>
		items.some((item) => above.includes(item.url) || hangsBelowItself(item.children, [...above, item.url]));
	fc.assert(
		fc.property(fc.array(fc.tuple(id, given), { maxLength: 12 }), (list) => {
			const categories = list.map(([key, fields]) => category(key, fields));
			expect(hangsBelowItself(buildMenu(categories, [], []))).toBe(false);
		}),
	);
});
