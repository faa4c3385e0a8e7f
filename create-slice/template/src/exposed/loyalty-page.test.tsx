import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { renderPart, visitPage } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import * as page from './loyalty-page.tsx';
import { Component as Points } from './points.tsx';

it('the page has a heading, and a title for search engines', async () => {
	const { status, html } = await visitPage(page, { path: '/loyalty', url: '/loyalty' });
	expect(status).toBe(200);
	expect(html).toContain('<h1');
	expect(page.handle.meta(undefined, fakeShop())).toMatchObject({ title: 'Program dla stałych klientów' });
});

it('an empty cart brings no points', () => {
	expect(renderPart(<Points />)).toContain('0 punktów');
});
