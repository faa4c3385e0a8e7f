import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import { cmsDraft } from '@pasaz/kernel/contract/content';
import { type Api, createApi } from '@pasaz/kernel/network/api';
import { fakeCatalog } from '@pasaz/kernel/network/catalog.fake';
import { PATHS } from '@pasaz/kernel/routes';
import { visitPage } from '@pasaz/ui-kit/render.fake';
import { expect, it } from 'vitest';
import * as page from './home-preview-page.tsx';

const HERO = { eyebrow: 'Wiosna', title: 'Rabarbar i len', lead: 'Już w marcu.' };

/** A shop without products, and with one draft. */
function visit(answer: () => Response) {
	const drafts = createApi({ baseUrl: 'http://api.test', fetch: async () => answer() });
	const catalogue = fakeCatalog(() => ({}));
	const call: Api['call'] = (endpoint, input) =>
		(endpoint.path === cmsDraft.path ? drafts : catalogue).call(endpoint, input);
	const shop = fakeShop({ api: { ...catalogue, call } });
	return visitPage(page, { path: PATHS['preview-home'], url: '/preview-cms-draft/key/home', shop });
}

it('rule 10.20: an editor sees the home page by the draft of its layout, and nobody keeps it', async () => {
	const { html } = await visit(() =>
		Response.json({ code: 200, result: { layout: 'home', document: { hero: HERO } } }),
	);
	expect(html).toContain('Rabarbar i');
	expect(html).toContain('Już w');
	expect(page.handle.audience).toBe('editor');
});

it.each([
	['of something else', () => Response.json({ code: 200, result: { layout: 'site', document: {} } })],
	['that is not there', () => Response.json({ code: 404, result: 'no' }, { status: 404 })],
])('rule 10.20: a draft %s is no page', async (_, answer) => {
	expect((await visit(answer)).status).toBe(404);
});
