import { cmsFaq, cmsPage } from '@pasaz/kernel/contract/content';
import type { Catalog } from '../catalog/catalog-view.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/route.ts';

export function contentRoutes(route: Route, catalog: Catalog): void {
	route(cmsPage, async ({ params }) => {
		const { pages } = await catalog.view();
		const page = pages.find(({ url_key }) => url_key === params.slug);
		if (!page) throw new Refusal(404, 'not-found', 'CMS query returned empty result');
		return page;
	});
	route(cmsFaq, async () => (await catalog.view()).faq);
}
