import type { Addresses } from '@pasaz/kernel/contract/catalog';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { hreflangOf } from '@pasaz/kernel/domain/hreflang';
import { pictureUrl } from '@pasaz/kernel/domain/picture';
import { addressedPath, categoryPath, cmsPath, PATHS, pathTo, productPath, tagPath } from '@pasaz/kernel/routes';
import type { CatalogView } from '../../catalogue/catalog-view.ts';
import type { Database } from '../../platform/database/database.ts';
import { addressIn, type Shop } from '../../platform/store-views.ts';
import { escapeXml } from './escape-xml.ts';
import { countShown, pagesOf, shownProducts } from './shown-products.ts';

export interface SitemapServices {
	db: Database;
	shop: Shop;
	view: CatalogView;
	/** Slugs. */
	showrooms: readonly string[];
}

interface Entry {
	path: string;
	/** Its address in each store view, where these differ. */
	addresses?: Addresses | undefined;
	/** ISO date. */
	changed?: string;
	pictures?: readonly string[];
}

/** The protocol's limits are 50,000 addresses and 50 MB; each address lists its translations in all storefronts. */
const MAX_URLS = 50_000;
const MAX_BYTES = 45_000_000;
const BYTES_PER_LINK = 220;
const MAX_PICTURES = 8;
const BATCH = 1000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const URLSET = `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`;

/** Pages in one file; each has an entry for every storefront. */
export function pagesPerFile(storefronts: number): number {
	const byBytes = MAX_BYTES / (BYTES_PER_LINK * (storefronts + 2 + MAX_PICTURES));
	return Math.max(1, Math.floor(Math.min(MAX_URLS, byBytes) / storefronts));
}

export async function countFiles({ db, shop, ...shown }: SitemapServices): Promise<number> {
	const pages = fixedEntries(shown).length + (await countShown(db));
	return Math.max(1, Math.ceil(pages / pagesPerFile(shop.storeViews.length)));
}

export function sitemapIndex({ publicUrl }: Shop, files: number): string {
	const parts = Array.from({ length: files }, (_, index) => `${publicUrl}/sitemap-${index + 1}.xml`);
	const lines = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
	return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n`;
}

/** Yields one file in pieces. @param file from 1 */
export async function* sitemapFile({ db, shop, ...shown }: SitemapServices, file: number): AsyncGenerator<string> {
	const perFile = pagesPerFile(shop.storeViews.length);
	const from = (file - 1) * perFile;
	const fixed = fixedEntries(shown);
	const own = fixed.slice(from, from + perFile);
	const print = (entries: Entry[]) => entries.map((entry) => printEntry(shop, entry)).join('');
	yield `${HEAD}${URLSET}\n${print(own)}`;
	const slice = { offset: Math.max(0, from - fixed.length), limit: perFile - own.length, batch: BATCH };
	for await (const rows of shownProducts(db, slice)) {
		const pages = await pagesOf(
			db,
			rows.map(({ id }) => id),
		);
		yield print(
			rows.map(({ id, urlKey, updatedAt }) => ({
				path: productPath({ url_path: urlKey }),
				changed: updatedAt.toISOString().slice(0, 10),
				addresses: pages.get(id)?.addresses ?? undefined,
				pictures: pages.get(id)?.pictures.slice(0, MAX_PICTURES) ?? [],
			})),
		);
	}
	yield '</urlset>\n';
}

function fixedEntries({ view, showrooms }: Pick<SitemapServices, 'view' | 'showrooms'>): Entry[] {
	const { categories, tags, pages } = view;
	const found = showrooms.map((showroom) => ({ path: pathTo('showroom', { showroom }) }));
	const entries: Entry[] = [
		{ path: PATHS.home },
		...categories
			.filter((category) => category.is_active && category.level > 1)
			.map((one) => ({ path: categoryPath(one), addresses: one.addresses })),
		...tags.map((tag) => ({ path: tagPath(tag), addresses: tag.addresses })),
		...pages.map((page) => ({ path: cmsPath(page), changed: page.updated_at.slice(0, 10) })),
		...[PATHS.faq, PATHS.partners, PATHS.contact, PATHS.complaint, PATHS.return, PATHS['site-map']].map((path) => ({
			path,
		})),
		...(found.length > 0 ? [{ path: PATHS.showrooms }, ...found] : []),
	];
	return [...new Map(entries.toReversed().map((entry) => [entry.path, entry])).values()].toReversed();
}

/** Pictures are at one address for all storefronts. */
function printPictures({ publicUrl }: Shop, pictures: readonly string[]): string {
	return pictures
		.map((picture) => escapeXml(publicUrl + pictureUrl(picture, '1200x1488', 'webp')))
		.map((address) => `<image:image><image:loc>${address}</image:loc></image:image>`)
		.join('');
}

function printEntry(shop: Shop, { path, addresses: own, changed, pictures = [] }: Entry): string {
	const locales = shop.storeViews.map(({ i18n }) => i18n.defaultLocale);
	const pathIn = (view: StoreView | undefined) => addressedPath(path, own, view?.storeCode);
	const addressOf = (view: StoreView | undefined) =>
		escapeXml(new URL(addressIn(shop, view?.storeCode, pathIn(view))).href);
	const addresses = shop.storeViews.map((view) => ({
		language: hreflangOf(view.i18n.defaultLocale, locales),
		address: addressOf(view),
	}));
	// The same default as in the pages' own links.
	const forOthers = addressOf(shop.storeViews.find(({ appendStoreCode }) => !appendStoreCode));
	const links = [...addresses, { language: 'x-default', address: forOthers }]
		.map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
		.join('');
	const last = changed ? `<lastmod>${changed}</lastmod>` : '';
	const shown = printPictures(shop, pictures);
	return addresses.map(({ address }) => `<url><loc>${address}</loc>${last}${links}${shown}</url>\n`).join('');
}
