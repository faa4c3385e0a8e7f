import type { Product } from '@pasaz/kernel/contract/product';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Catalog, CatalogView } from '../../catalogue/catalog-view.ts';
import type { ProductStore } from '../../catalogue/read/product-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { type FeedCategories, feedFactsOf } from '../../platform/feed-categories.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { createKeptFiles } from '../../platform/kept-files.ts';
import { addressIn, type Shop } from '../../platform/store-views.ts';
import { readShowrooms } from '../showrooms/routes.ts';
import { csvFeed } from './csv-feed.ts';
import { type FeedFormat, feedItems } from './feed-items.ts';
import { googleFeed } from './google-feed.ts';
import { robots } from './robots.ts';
import { shownProducts } from './shown-products.ts';
import { countFiles, type SitemapServices, sitemapFile, sitemapIndex } from './sitemap.ts';

interface FeedServices {
	db: Database;
	shop: Shop;
	catalog: Catalog;
	store: ProductStore;
	feedCategories: FeedCategories;
	log: Logger;
}

const HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';
/** Products of some 10 kB each: more of them would keep the thread from other requests, and make a feed no faster. */
const BATCH = 10;

export function feedRoutes(app: Hono, services: FeedServices): void {
	const { db, shop, catalog } = services;
	const kept = createKeptFiles(services.log);
	const sendSitemap = async (c: Context, map: SitemapServices, file: number) => {
		const make = () => sitemapFile(map, file);
		return send(c, XML, await kept.read(`sitemap ${file}`, String(map.view.version), make));
	};
	const sitemapOf = async (): Promise<SitemapServices> => {
		const showrooms = (await readShowrooms(db)).map(({ slug }) => slug);
		return { db, shop, view: await catalog.view(), showrooms };
	};
	app.get('/robots.txt', (c) => {
		c.header('Cache-Control', HOUR);
		return c.text(robots(shop));
	});

	app.get('/sitemap.xml', async (c) => {
		const map = await sitemapOf();
		const files = await countFiles(map);
		if (files === 1) return sendSitemap(c, map, 1);
		return c.body(sitemapIndex(shop, files), 200, { 'Content-Type': XML, 'Cache-Control': HOUR });
	});

	app.get('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', async (c) => {
		const map = await sitemapOf();
		const file = Number(c.req.param('file').replace(/\D/g, ''));
		if (file > (await countFiles(map))) throw notFound('There is no such file.');
		return sendSitemap(c, map, file);
	});

	const files = feedFiles(shop);
	app.get('/feed/:filename', async (c) => {
		const file = files.get(c.req.param('filename'));
		if (!file) throw notFound('There is no such file.');
		const view = await catalog.view();
		const make = () => feedFile(services, view, file);
		return send(c, file.format.contentType, await kept.read(c.req.param('filename'), String(view.version), make));
	});
}

interface FeedFile {
	format: FeedFormat;
	view: StoreView;
}

/** The allowed file names; a name is never used as a path. */
function feedFiles({ storeViews }: Shop): Map<string, FeedFile> {
	return new Map(
		storeViews.flatMap((view) => [
			[`google-${view.storeCode}.xml`, { format: googleFeed, view }] as const,
			[`products-${view.storeCode}.csv`, { format: csvFeed, view }] as const,
		]),
	);
}

async function* feedFile(
	{ db, shop, store, feedCategories }: FeedServices,
	{ categories }: CatalogView,
	{ format, view }: FeedFile,
): AsyncGenerator<string> {
	yield format.head(view, addressIn(shop, view.storeCode, '/'));
	const paths = new Map(categories.map(({ id, url_path }) => [id, url_path]));
	const factsOf = ({ category }: Product) =>
		feedFactsOf(
			category.flatMap(({ category_id }) => paths.get(category_id) ?? []),
			feedCategories,
		);
	const all = { offset: 0, limit: Number.POSITIVE_INFINITY, batch: BATCH };
	for await (const versions of shownProducts(db, all)) {
		const products = await store.load(versions, view);
		const items = products.flatMap((product) => feedItems(product, { shop, view, factsOf }));
		yield items.map((item) => format.item(item, view)).join('');
	}
	yield format.foot;
}

function send(c: Context, contentType: string, body: ReadableStream): Response {
	return c.body(body, 200, { 'Content-Type': contentType, 'Cache-Control': HOUR });
}
