import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { openGraph } from './open-graph.ts';

const shared = { canonical: 'https://shop.example/bluzka', origin: 'https://shop.example', storeView: POLAND };

it('names the page, the shop and the picture with its size', () => {
	const leadImage = { path: '/b/l/front', use: 'gallery', sizes: '100vw' } as const;
	const meta = { title: 'Bluzka', description: 'Z bawełny.', type: 'product', leadImage } as const;
	expect(Object.fromEntries(openGraph({ ...shared, meta }))).toEqual({
		'og:type': 'product',
		'og:title': 'Bluzka',
		'og:description': 'Z bawełny.',
		'og:url': 'https://shop.example/bluzka',
		'og:site_name': 'Kram',
		'og:locale': 'pl_PL',
		'og:image': 'https://shop.example/img/600x744/b/l/front.webp',
		'og:image:width': '600',
		'og:image:height': '744',
		'twitter:card': 'summary_large_image',
	});
});

it('does without a picture and a description', () => {
	const properties = openGraph({ ...shared, meta: { title: 'Kontakt' } }).map(([name]) => name);
	expect(properties).toEqual(['og:type', 'og:title', 'og:url', 'og:site_name', 'og:locale', 'twitter:card']);
});
