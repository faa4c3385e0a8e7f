import { Category, Tag } from '@pasaz/kernel/contract/catalog';
import { CmsPage, redirectOf } from '@pasaz/kernel/contract/content';
import { Product } from '@pasaz/kernel/contract/product';
import type { FoundDocument } from '@pasaz/kernel/contract/url-map';
import { urlMap } from '@pasaz/kernel/contract/url-map';
import { ApiError } from '@pasaz/kernel/errors';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany, type Where } from '@pasaz/kernel/network/find';
import { productPath } from '@pasaz/kernel/routes';
import * as z from 'zod/mini';
import type { MovedPath, Resolution, ResolvedPath } from './resolve-path.ts';
import type { RoutingSettings } from './settings.ts';

const text = z.optional(z.nullable(z.string()));
const Source = z.looseObject({
	url_path: text,
	url_key: text,
	slug: text,
	sku: text,
	parentSku: text,
	type_id: text,
});
type Source = z.infer<typeof Source>;
const FIELDS = [...Object.keys(Source.shape), 'identifier'];

const { children_data: _, ...categoryFields } = Category.shape;
/** All that a page may show of its document, so that its loader need not ask again. */
const SHOWN = {
	tag: Object.keys(Tag.shape),
	category: Object.keys(categoryFields),
	product: Object.keys(Product.shape),
	cms_page: Object.keys(CmsPage.shape),
};

const MAX_PATH_LENGTH = 2048;
/** A product that is not shown (rule 4.8). */
const Disabled = z.object({ status: z.int().check(z.gte(2)) });

export interface LookUpContext {
	api: Api;
	settings: Pick<RoutingSettings, 'preventsChildAccess'>;
}

type Meaning = Pick<ResolvedPath, 'name' | 'params'> | Omit<MovedPath, 'path'>;

interface Found {
	meaning: Meaning;
	found?: FoundDocument;
}

async function sourceOf(api: Api, type: keyof typeof SHOWN, where: Where): Promise<Source | undefined> {
	const [source] = await findMany(api, type, Source, { where, size: 1, fields: SHOWN[type] });
	return source;
}

/** The steps of rules 3.3 to 3.6 take a path without outer slashes. */
const STEPS = {
	async tag({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		if (url.includes('/')) return;
		const document = await sourceOf(api, 'tag', { url_key: url });
		return document && { meaning: asTag(document, url), found: { type: 'tag', document } };
	},
	async category({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		const document = await sourceOf(api, 'category', { url_path: url });
		return document && { meaning: asCategory(document, url), found: { type: 'category', document } };
	},
	async product(context: LookUpContext, url: string): Promise<Found | undefined> {
		const document = await sourceOf(context.api, 'product', { url_path: lastOf(url) });
		return document && { meaning: await asProduct(context, document, url), found: { type: 'product', document } };
	},
	async page({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		const document = await sourceOf(api, 'cms_page', { url_key: url });
		return document && { meaning: asPage(document, url), found: { type: 'cms_page', document } };
	},
	/** A back end may know more addresses than its documents tell. */
	async mapping(context: LookUpContext, url: string): Promise<Found | undefined> {
		const body = { url, includeFields: FIELDS, excludeFields: null };
		const mapped = await context.api.call(urlMap, { body });
		if (!mapped) return;
		const source = Source.parse(mapped._source);
		if (mapped._type === 'category') return { meaning: asCategory(source, url) };
		return { meaning: mapped._type === 'product' ? await asProduct(context, source, url) : asPage(source, url) };
	},
	/** Editors redirect addresses of pages that are gone (rule 3.14). */
	async redirect({ api }: LookUpContext, url: string): Promise<Found | undefined> {
		try {
			const { target, code } = await api.call(redirectOf, { params: { path: url } });
			return isSame(target, url) ? undefined : { meaning: { movedTo: target, code } };
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
function asTag({ slug }: Source, url: string): Meaning {
	return { name: 'tag', params: { slug: slug ?? url, tag: 'true' } };
}

function asCategory({ url_path }: Source, url: string): Meaning {
	return { name: 'category', params: { slug: url_path ?? url } };
}

function asPage({ url_key }: Source, url: string): Meaning {
	return { name: 'cms-page', params: { slug: url_key ?? url } };
}

/** A variant is shown by its parent, so its own address redirects there. */
async function asProduct({ api, settings }: LookUpContext, product: Source, url: string): Promise<Meaning> {
	const sku = product.sku ?? '';
	const parentSku = product.parentSku ?? sku;
	if (settings.preventsChildAccess && parentSku !== sku) {
		const parent = await sourceOf(api, 'product', { sku: parentSku });
		if (parent?.url_path) return { movedTo: productPath({ url_path: parent.url_path }, sku) };
	}
	const slug = product.slug ?? lastOf(url);
	return { name: `${product.type_id ?? 'simple'}-product`, params: { slug, parentSku, childSku: sku } };
}

/** Returns the first result. A failure counts only if nothing was found, because the failed call might have found it. */
async function firstFound(asked: Promise<Found | undefined>[]): Promise<Found | undefined> {
	const answers = await Promise.allSettled(asked);
	for (const answer of answers) if (answer.status === 'fulfilled' && answer.value) return answer.value;
	const failure = answers.find((answer) => answer.status === 'rejected');
	if (failure) throw failure.reason;
	return;
}

/** A disabled product gives its address to a page; without one it is still a product, which its own page says is gone. */
async function ifEnabled(product: Promise<Found | undefined>): Promise<Found | undefined> {
	const result = await product;
	const { success } = Disabled.safeParse(result?.found?.document);
	return success ? undefined : result;
}

/** Takes the steps at once; the mapping serves what they could not say, and a redirect counts only where nothing failed. */
async function lookUp(context: LookUpContext, url: string): Promise<Found | undefined> {
	const { tag, category, product, page, mapping, redirect } = STEPS;
	const asked = product(context, url);
	const steps = [tag(context, url), category(context, url), ifEnabled(asked), page(context, url), asked];
	const found = await firstFound(steps).catch(() => undefined);
	if (found) return found;
	const moved = redirect(context, url);
	moved.catch(() => {});
	return (await firstFound([...steps, mapping(context, url)])) ?? moved;
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

async function inLowerCase(context: LookUpContext, url: string): Promise<Meaning | undefined> {
	const lower = url.toLowerCase();
	const found = lower === url ? undefined : await lookUp(context, lower);
	return found && 'name' in found.meaning ? { movedTo: encodeURI(`/${lower}`) } : found?.meaning;
}

export interface LookedUp {
	resolution: Resolution | null;
	found?: FoundDocument | undefined;
}

/** The resolution is null if nothing has the path. @throws if that cannot be found out */
export async function lookUpPath(context: LookUpContext, path: string): Promise<LookedUp> {
	const url = decodedPath(path);
	if (url === null) return { resolution: null };
	const { meaning, found } = (await lookUp(context, url)) ?? {};
	if (meaning) return { resolution: { path: `/${url}`, ...meaning }, found };
	const moved = await inLowerCase(context, url);
	if (moved) return { resolution: { path: `/${url}`, ...moved } };
	console.info('No mapping found', { url });
	return { resolution: null };
}
