import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { findCategory, notFoundMessage } from './find-category.ts';

const category = (id: number) => ({
	id,
	parent_id: 1,
	name: 'Ona',
	slug: 'ona',
	url_key: 'ona',
	url_path: 'ona',
	path: `1/${id}`,
	level: 2,
	position: 1,
	is_active: true,
	include_in_menu: true,
	product_count: 3,
});
const shopWith = (...hits: object[]) => fakeCatalog(() => ({ hits: hits.map((hit) => ({ ...hit })) }));

it.each([
	['a category', category(3), 'ona', 3],
	['the tree’s own root', category(1), '1', undefined],
	['what stands above the root', category(0), '0', undefined],
	['the root of another tree', category(3), '3', undefined, 3],
	['a category of that tree', category(4), '4', 4, 3],
])('finds %s by id: %s (2.25, 6.11)', async (_, found, slug, expected, root?: number) => {
	const result = await findCategory(shopWith(found), { slug, root });
	expect(result?.category.id).toBe(expected);
});

it('takes what the lookup of the address has found, if it is shown and at that path', async () => {
	const document = { ...category(3), name: 'Found' };
	const nameOf = async (slug: string, found: object) => {
		const result = await findCategory(shopWith(category(7)), {
			slug,
			found: { type: 'category', document: { ...document, ...found } },
		});
		return result?.category.name;
	};
	expect(await nameOf('ona', {})).toBe('Found');
	expect(await nameOf('ona', { is_active: false })).toBe('Ona');
	expect(await nameOf('ona', { url_path: 'on' })).toBe('Ona');
});

it('says what it looked for in vain (6.11)', () => {
	expect(notFoundMessage('slug', 'nic')).toBe('Category query returned empty result slug = nic');
});
