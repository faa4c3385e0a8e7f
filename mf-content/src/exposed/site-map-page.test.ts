import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import * as complaintPage from './complaint-page.tsx';
import * as siteMapPage from './site-map-page.tsx';

const category = (id: number, parent_id: number, level: number, name: string) => ({
	...{ id, parent_id, level, name, slug: name.toLowerCase(), url_path: '', position: id, is_active: true },
});
const HITS: Record<string, Record<string, unknown>[]> = {
	category: [{ ...category(2, 1, 2, 'Ona'), url_path: 'ona' }, category(3, 2, 3, 'Sukienki')],
	tag: [{ name: 'Nowość', url_key: 'nowosc' }],
	cms_page: [{ title: 'O nas', url_key: 'o-nas' }],
};

it('the site map names every category, tag and page (2.28, 10.5)', async () => {
	const shop = fakeShop({ api: fakeCatalog(({ type }) => ({ hits: HITS[type] ?? [] })) });
	const { html = '' } = await visitPage(siteMapPage, { path: '/mapa-strony', url: '/mapa-strony', shop });
	const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
	expect(links).toEqual(expect.arrayContaining(['/ona', '/c/sukienki', '/nowosc', '/o-nas', '/zwrot', '/faq']));
});

it('a complaint is a form that browsers can send by themselves, at one address for all store views (10.6)', async () => {
	const { html = '' } = await visitPage(complaintPage, { path: '/reklamacja', url: '/reklamacja', shop: fakeShop() });
	expect(html).toMatch(
		/<form[^>]* method="post"[^>]* action="\/reklamacja-pdf"|<form[^>]* action="\/reklamacja-pdf"[^>]* method="post"/,
	);
	const names = [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name);
	expect(new Set(names)).toEqual(
		new Set([
			...['orderNumber', 'orderedOn', 'receivedOn', 'items', 'discoveredOn', 'reason', 'demand', 'bankAccount'],
			...['name', 'address', 'email', 'phone'],
		]),
	);
});
