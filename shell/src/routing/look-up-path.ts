import type { EntityType } from '@pasaz/kernel/contract/catalog';
import { redirectOf } from '@pasaz/kernel/contract/content';
import { urlMap } from '@pasaz/kernel/contract/url-map';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany, type Where } from '@pasaz/kernel/network/find';
import { PATHS, productPath } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';
import type { MovedPath, Resolution, ResolvedPath } from './resolve-path.ts';
import type { RoutingSettings } from './settings.ts';

const text = z.optional(z.nullable(z.string()));
const Source = z.object({
	url_path: text,
	url_key: text,
	slug: text,
	sku: text,
	parentSku: text,
	type_id: text,
});
type Source = z.infer<typeof Source>;
const FIELDS = [...Object.keys(Source.shape), 'identifier'];

const MAX_PATH_LENGTH = 2048;

export interface LookUpContext {
	api: Api;
	settings: Pick<RoutingSettings, 'preventsChildAccess'>;
}

type Found = Pick<ResolvedPath, 'name' | 'params'> | Omit<MovedPath, 'path'>;

async function sourceOf(api: Api, type: EntityType, where: Where): Promise<Source | undefined> {
	const [source] = await findMany(api, type, Source, { where, size: 1, fields: FIELDS });
	return source;
}

/** The steps of rules 3.3 to 3.6 take a path without outer slashes. */
const STEPS = {
	async tag({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		if (url.includes('/')) return;
		const tag = await sourceOf(api, 'tag', { url_key: url });
		return tag && asTag(tag, url);
	},
	async category({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		const category = await sourceOf(api, 'category', { url_path: url });
		return category && asCategory(category, url);
	},
	async product(context: LookUpContext, url: string): Promise<Found | undefined> {
		const product = await sourceOf(context.api, 'product', { url_path: lastOf(url) });
		return product && asProduct(context, product, url);
	},
	async page({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		const page = await sourceOf(api, 'cms_page', { url_key: url });
		return page && asPage(page, url);
	},
	/** Editors redirect addresses of pages that are gone (rule 3.14). */
	async redirect({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		try {
			const { target, code } = await api.call(redirectOf, { params: { path: url } });
			return isSame(target, url) ? undefined : { movedTo: target, code };
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) return;
			throw error;
		}
	},
};

function lastOf(url: string) {
	return url.slice(url.lastIndexOf('/') + 1);
}

/** `tag` marks a listing that belongs to no category. */
function asTag({ slug }: Source, url: string): Found {
	return { name: 'tag', params: { slug: slug ?? url, tag: 'true' } };
}

function asCategory({ url_path }: Source, url: string): Found {
	return { name: 'category', params: { slug: url_path ?? url } };
}

function asPage({ url_key }: Source, url: string): Found {
	return { name: 'cms-page', params: { slug: url_key ?? url } };
}

/** A variant is shown by its parent, so its own address redirects there. */
async function asProduct({ api, settings }: LookUpContext, product: Source, url: string): Promise<Found> {
	const sku = product.sku ?? '';
	const parentSku = product.parentSku ?? sku;
	if (settings.preventsChildAccess && parentSku !== sku) {
		const parent = await sourceOf(api, 'product', { sku: parentSku });
		if (parent?.url_path) return { movedTo: productPath({ url_path: parent.url_path }, sku) };
	}
	const slug = product.slug ?? lastOf(url);
	return { name: `${product.type_id ?? 'simple'}-product`, params: { slug, parentSku, childSku: sku } };
}

async function findMapped(context: LookUpContext, url: string): Promise<Found | undefined> {
	const body = { url, includeFields: FIELDS, excludeFields: null };
	const found = await context.api.call(urlMap, { body });
	if (!found) return;
	const source = Source.parse(found._source);
	if (found._type === 'category') return asCategory(source, url);
	return found._type === 'product' ? asProduct(context, source, url) : asPage(source, url);
}

/** Returns the first result. A failure counts only if nothing was found, because the failed call might have found it. */
async function firstFound(asked: Promise<Found | undefined>[]): Promise<Found | undefined> {
	const answers = await Promise.allSettled(asked);
	for (const answer of answers) if (answer.status === 'fulfilled' && answer.value) return answer.value;
	const failure = answers.find((answer) => answer.status === 'rejected');
	if (failure) throw failure.reason;
	return;
}

/** Asks for a tag and the mapping first; the other steps serve a mapping that does not know everything, and redirects. */
async function lookUp(context: LookUpContext, url: string): Promise<Found | undefined> {
	const { tag, category, product, page, redirect } = STEPS;
	const found = await firstFound([tag(context, url), findMapped(context, url)]);
	const others = [category, product, page, redirect];
	return found ?? firstFound(others.map((step) => step(context, url)));
}

/** Control characters, and characters with a meaning in route patterns. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const FORBIDDEN_CHARACTERS = /[\u0000-\u001f\u007f:*?\\]/;

/** Decodes a path and removes an outer slash on each side; null if no page can have it. */
function decodedPath(path: string): string | null {
	if (path.length > MAX_PATH_LENGTH || /%2f/i.test(path)) return null;
	try {
		const url = decodeURIComponent(path).replace(/^\/|\/$/g, '');
		return url === '' || FORBIDDEN_CHARACTERS.test(url) ? null : url;
	} catch {
		return null;
	}
}

const OUTER_SLASHES = /^\/+|\/+$/g;

/** Whether a redirect leads to its own path, which would never end. Outer slashes and case make no difference. */
function isSame(target: string, url: string): boolean {
	const [path = ''] = target.split(/[?#]/);
	const same = decodedPath(path)?.replace(OUTER_SLASHES, '').toLowerCase();
	return same === url.replace(OUTER_SLASHES, '').toLowerCase();
}

/** These pages exist even if the content has none at their address. */
const OWN_ROUTES: Record<string, 'faq' | 'partners'> = { faq: 'faq', partners: 'partners' };

async function inLowerCase(context: LookUpContext, url: string): Promise<Omit<MovedPath, 'path'> | undefined> {
	const lower = url.toLowerCase();
	const found = lower === url ? undefined : await lookUp(context, lower);
	return found && 'name' in found ? { movedTo: encodeURI(`/${lower}`) } : found;
}

/** Resolves to null if nothing has the path. @throws if that cannot be found out */
export async function lookUpPath(context: LookUpContext, path: string): Promise<Resolution | null> {
	const url = decodedPath(path);
	if (url === null) return null;
	const own = Object.hasOwn(OWN_ROUTES, url) && OWN_ROUTES[url];
	if (own) return { path: `/${url}`, movedTo: PATHS[own] };
	const found = await lookUp(context, url);
	if (found) return { path: `/${url}`, ...found };
	const moved = await inLowerCase(context, url);
	if (moved) return { path: `/${url}`, ...moved };
	console.info('No mapping found', { url });
	return null;
}
