import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { expect, it } from 'vitest';
import { BLOUSE } from '../products.fixture.ts';
import { loadCrumbs } from './load-crumbs.ts';

const category = (id: number, name: string, rest: object) => ({
	id,
	name,
	slug: name.toLowerCase(),
	position: 0,
	...rest,
});

it('lead down to the deepest category, by the slug of one without a path (2.28)', async () => {
	const hits = [
		category(8, 'Bluzki', { url_path: '', path: '1/2/3/8', level: 3 }),
		category(5, 'Nowe', { url_path: 'nowe', path: '1/2/5', level: 2 }),
		category(3, 'Ona', { url_path: 'ona', path: '1/2/3', level: 2 }),
	];
	expect(
		await loadCrumbs(
			fakeCatalog(() => ({ hits })),
			{ ...BLOUSE, category_ids: [3, 5, 8] },
		),
	).toEqual([
		{ name: 'Ona', href: '/ona' },
		{ name: 'Bluzki', href: '/c/bluzki' },
	]);
});
