import { cmsDraft, cmsFaq, cmsLayout, cmsPage, cmsPartners } from '@pasaz/kernel/contract/content';
import { type ShopConfig, shopConfig } from '@pasaz/kernel/contract/shop-config';
import { sizeTable, sizeTables } from '@pasaz/kernel/contract/size-table';
import type { Catalog } from '../catalogue/catalog-view.ts';
import type { Services } from '../platform/database/services.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { toId } from '../platform/http/to-id.ts';
import { NOTHING_WRITTEN } from './content-source.ts';
import type { Content } from './content-view.ts';
import { findDraft } from './drafts.ts';
import type { ExternalCms } from './external-cms.ts';

interface ContentServices extends Services {
	catalog: Catalog;
	content: Content;
	/** Its answers go before what the shop has itself. */
	cms: ExternalCms;
	/** Ids of the providers that are switched on. */
	socialLogin: ShopConfig['socialLogin'];
}

export function contentRoutes(route: Route, services: ContentServices): void {
	const { db, catalog, content, cms, now, socialLogin } = services;
	route(cmsPage, async ({ params, storeView, storeCode }) => {
		const { pages } = await catalog.view(storeView);
		const own = pages.find(({ url_key }) => url_key === params.slug);
		return existing((await cms.read(cmsPage, { params, storeCode })) ?? own);
	});
	route(cmsFaq, async ({ storeView, storeCode }) => {
		return (await cms.read(cmsFaq, { storeCode })) ?? (await catalog.view(storeView)).faq;
	});
	route(cmsPartners, async ({ storeView, storeCode }) => {
		return (await cms.read(cmsPartners, { storeCode })) ?? (await content.view(storeView)).partners;
	});
	route(cmsLayout, async ({ params, storeView, storeCode }) => {
		const { layouts } = await content.view(storeView);
		return existing((await cms.read(cmsLayout, { params, storeCode })) ?? layouts.get(params.layout ?? ''));
	});
	route(cmsDraft, async ({ params, storeView, storeCode }) => {
		const own = await findDraft(db, params.uuid ?? '', now());
		if (own) return content.fit(own, storeView);
		return existing(await cms.read(cmsDraft, { params, storeCode }));
	});

	route(sizeTables, async ({ storeView }) => (await content.view(storeView)).sizeTables);
	route(sizeTable, async ({ params, storeView }) => {
		const id = toId(params.id);
		const found = (await content.view(storeView)).sizeTables.filter((table) => table.id === id);
		if (found.length === 0) throw notFound('There is no such size table.');
		return found;
	});

	route(shopConfig, async ({ storeView }) => ({
		...NOTHING_WRITTEN.settings,
		...(await content.view(storeView)).settings,
		socialLogin,
	}));
}

function existing<T>(found: T | undefined): T {
	if (found === undefined) throw notFound('CMS query returned empty result');
	return found;
}
