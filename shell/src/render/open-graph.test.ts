import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { openGraph } from './open-graph.ts';

const shared = { origin: 'https://shop.example', storeView: POLAND };

it('names the page, the shop and a card of the picture (2.39)', () => {
	const leadImage = { path: '/b/l/front', use: 'gallery', sizes: '100vw' } as const;
	const meta = { title: 'Bluzka', description: 'Z bawełny.', type: 'product', leadImage } as const;
	expect(Object.fromEntries(openGraph({ ...shared, meta }))).toEqual({
		'og:type': 'product',
		'og:title': 'Bluzka',
		'og:site_name': 'Kram',
		'og:image': 'https://shop.example/img/1200x630/b/l/front.jpg',
		'twitter:card': 'summary_large_image',
	});
});

it('does without a picture', () => {
	const properties = openGraph({ ...shared, meta: { title: 'Kontakt' } }).map(([name]) => name);
	expect(properties).toEqual(['og:type', 'og:title', 'og:site_name', 'twitter:card']);
});
