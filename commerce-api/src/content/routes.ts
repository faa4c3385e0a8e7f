import { cmsDraft, cmsFaq, cmsLayout, cmsPage, cmsPartners } from '@pasaz/kernel/contract/content';
import type { Catalog } from '../catalogue/catalog-view.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import type { Content } from './content-view.ts';
import { findDraft } from './drafts.ts';

interface ContentServices {
	db: Database;
	catalog: Catalog;
	content: Content;
	now: () => Date;
}

export function contentRoutes(route: Route, { db, catalog, content, now }: ContentServices): void {
	route(cmsPage, async ({ params, storeView }) => {
		const { pages } = await catalog.view(storeView);
		return pages.find(({ url_key }) => url_key === params.slug) ?? notFound();
	});
	route(cmsFaq, async ({ storeView }) => (await catalog.view(storeView)).faq);
	route(cmsPartners, async ({ storeView }) => (await content.view(storeView)).partners);
	route(cmsLayout, async ({ params, storeView }) => {
		const { layouts } = await content.view(storeView);
		return layouts.get(params.layout ?? '') ?? notFound();
	});
	route(cmsDraft, async ({ params }) => (await findDraft(db, params.uuid ?? '', now())) ?? notFound());
}

function notFound(): never {
	throw new Refusal(404, 'not-found', 'CMS query returned empty result');
}
