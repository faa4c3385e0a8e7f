import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import * as page from './compare-page.tsx';

it('knows nobody’s products on the server, and is kept by no search engine', async () => {
	const { status, html } = await visitPage(page, { path: '/porownanie', url: '/porownanie' });
	expect(status).toBe(200);
	expect(html).toContain('Porównanie produktów</h1>');
	expect(html).toContain('Wczytujemy porównanie…');
	expect(page.handle.meta(null, fakeShop())).toEqual({ title: 'Porównanie produktów', noindex: true });
});
