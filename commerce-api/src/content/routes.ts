import { cmsDraft, cmsFaq, cmsLayout, cmsPage, cmsPartners } from '@pasaz/kernel/contract/content';
import type { Catalog } from '../catalog/catalog-view.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Route } from '../http/route.ts';
import type { Content } from './content-view.ts';
import { findDraft } from './drafts.ts';

interface Deps {
	db: Database;
	catalog: Catalog;
	content: Content;
	now: () => Date;
}

export function contentRoutes(route: Route, { db, catalog, content, now }: Deps): void {
	route(cmsPage, async ({ params }) => {
		const { pages } = await catalog.view();
		return pages.find(({ url_key }) => url_key === params.slug) ?? notFound();
	});
	route(cmsFaq, async () => (await catalog.view()).faq);
	route(cmsPartners, async () => (await content.view()).partners);
	route(cmsLayout, async ({ params }) => (await content.view()).layouts.get(params.layout ?? '') ?? notFound());
	route(cmsDraft, async ({ params }) => (await findDraft(db, params.uuid ?? '', now())) ?? notFound());
}

function notFound(): never {
	throw new Refusal(404, 'not-found', 'CMS query returned empty result');
}
