import { expect, it } from 'vitest';
import { buildMenu } from './menu.ts';

const category = (id: number, given: object = {}) => ({
	id,
	parent_id: 1,
	name: `k${id}`,
	url_path: `k${id}`,
	level: 2,
	position: id,
	is_active: true,
	include_in_menu: true,
	...given,
});

it('shows active categories meant for the menu as a tree, position descending', () => {
	const menu = buildMenu(
		[
			category(2),
			category(3),
			category(4, { parent_id: 3, level: 3 }),
			category(5, { is_active: false }),
			category(6, { include_in_menu: false }),
			category(7, { parent_id: 5, level: 3 }),
		],
		[],
	);
	expect(menu.items.map(({ label, children }) => [label, children.map((child) => child.label)])).toEqual([
		['k3', ['k4']],
		['k2', []],
	]);
});

it('puts prioritised tags on the left, under their menu names', () => {
	const tag = (url_key: string, given: object = {}) => ({ url_key, name: url_key, position: 1, ...given });
	const { tags } = buildMenu([], [tag('len'), tag('nowosc', { left: true, menu_name: 'Nowości' })]);
	expect(tags).toEqual([{ label: 'Nowości', href: '/nowosc', children: [] }]);
});
