import { fakeShop } from '@pasaz/kernel/composition/fake-shop';
import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it, vi } from 'vitest';
import { jsonLdOf } from './json-ld.ts';

const meta = () => ({ title: 'Bluzka' });

it('completes paths for the store view, and pictures for all of them', () => {
	const german = STORE_VIEWS.find(({ storeCode }) => storeCode === 'de');
	const shop = fakeShop({ ...(german && { storeView: german }) });
	const jsonLd = (data: unknown, _: unknown, absolute: (path: string) => string) => [
		{ '@type': 'Product', name: data, url: absolute('/bluzka'), image: absolute('/img/600x744/a.webp') },
	];
	expect(jsonLdOf({ handle: { meta, jsonLd }, data: 'Bluzka' }, shop, 'https://shop.example')).toEqual([
		{
			'@type': 'Product',
			name: 'Bluzka',
			url: 'https://shop.example/de/bluzka',
			image: 'https://shop.example/img/600x744/a.webp',
		},
	]);
});

it('says nothing where a page has nothing to say, or fails to', () => {
	const error = vi.spyOn(console, 'error').mockImplementation(() => {});
	const jsonLd = () => {
		throw new Error('broken');
	};
	expect(jsonLdOf({ handle: { meta }, data: null }, fakeShop(), 'https://shop.example')).toEqual([]);
	expect(jsonLdOf({ handle: { meta, jsonLd }, data: null }, fakeShop(), 'https://shop.example')).toEqual([]);
	expect(error).toHaveBeenCalledOnce();
});
