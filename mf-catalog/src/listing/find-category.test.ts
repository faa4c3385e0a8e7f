import type { SearchRequest } from '@pasaz/kernel/contract/catalog';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { categoriesAbove, findCategory, notFoundMessage } from './find-category.ts';

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

it('finds a category without a path by its key, and what is above it by their ids (2.25, 2.28)', async () => {
	const top = { ...category(3), url_path: '', position: 9 };
	const dresses = { ...category(4), slug: 'sukienki', url_key: 'sukienki', url_path: '', path: '1/2/3/4', level: 3 };
	const hits = [top, { ...category(7), url_path: '', position: 8 }, dresses];
	const isMeant = (hit: Record<string, unknown>, { searchQuery }: SearchRequest) =>
		(searchQuery._appliedFilters ?? []).every(({ attribute, value: { eq, in: list, gte } }) =>
			gte ? Number(hit[attribute]) >= Number(gte) : [list ?? eq].flat().some((one) => one === hit[attribute]),
		);
	const api = fakeCatalog((request) => ({ hits: hits.filter((hit) => isMeant(hit, request)) }));
	const found = await findCategory(api, { slug: 'sukienki' });
	expect(found?.category.id).toBe(4);
	expect((await categoriesAbove(api, found?.category ?? top)).map(({ id }) => id)).toEqual([3]);
});

it('says what it looked for in vain (6.11)', () => {
	expect(notFoundMessage('slug', 'nic')).toBe('Category query returned empty result slug = nic');
});
