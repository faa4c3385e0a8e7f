import { catalogSearch } from '@pasaz/kernel/contract/catalog';
import { urlMap } from '@pasaz/kernel/contract/url-map';
import type { Api } from '@pasaz/kernel/platform/api';
import * as z from 'zod/mini';
import type { ResolvedPath } from './resolve-path.ts';

const FIELDS = ['url_path', 'url_key', 'identifier', 'slug', 'sku', 'type_id', 'parentSku'];
const Source = z.object({
	url_path: z.optional(z.string()),
	url_key: z.optional(z.string()),
	slug: z.optional(z.string()),
	sku: z.optional(z.string()),
	parentSku: z.optional(z.string()),
	type_id: z.optional(z.string()),
});

async function findTag(api: Api, urlKey: string) {
	const filter = { attribute: 'url_key', value: { eq: urlKey } };
	const { hits } = await api.call(catalogSearch, {
		body: { type: 'tag', searchQuery: { _appliedFilters: [filter] }, size: 1 },
	});
	return Source.safeParse(hits[0]).data;
}

async function findMapped(api: Api, url: string) {
	const found = await api.call(urlMap, { body: { url, includeFields: FIELDS, excludeFields: null } });
	return found && { type: found._type, source: Source.parse(found._source) };
}

/** What a path without outer slashes stands for: a tag, then a category, a product, a CMS page (first document, section 2). */
async function lookUp(api: Api, url: string): Promise<Pick<ResolvedPath, 'name' | 'params'> | undefined> {
	const [tag, mapped] = await Promise.all([url.includes('/') ? undefined : findTag(api, url), findMapped(api, url)]);
	if (tag) return { name: 'tag', params: { slug: tag.slug ?? url, tag: 'true' } };
	if (mapped?.type === 'category') return { name: 'category', params: { slug: mapped.source.url_path ?? url } };
	if (mapped?.type === 'product') {
		const { sku = '', parentSku = sku, slug = url, type_id = 'simple' } = mapped.source;
		return { name: `${type_id}-product`, params: { parentSku, slug } };
	}
	if (mapped?.type === 'cms_page') return { name: 'cms-page', params: { slug: mapped.source.url_key ?? url } };
	return;
}

/** A path as people write it; null where its escapes are broken. */
function decoded(path: string): string | null {
	try {
		return decodeURI(path);
	} catch {
		return null;
	}
}

/** What an unknown path stands for; null where nothing answers to it. */
export async function lookUpPath(api: Api, path: string): Promise<ResolvedPath | null> {
	const url = decoded(path)?.replace(/^\/+|\/+$/g, '');
	const found = url ? await lookUp(api, url) : undefined;
	return found ? { path, ...found } : null;
}
