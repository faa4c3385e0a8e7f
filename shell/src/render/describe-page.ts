import type { Shop } from '@pasaz/kernel/composition/shop';
import { Addresses } from '@pasaz/kernel/contract/catalog';
import type { CacheTag, PageMeta } from '@pasaz/kernel/contract/slices';
import type { FoundDocument } from '@pasaz/kernel/contract/url-map';
import { languageOf } from '@pasaz/kernel/i18n/loaded-texts';
import { pathInStore } from '@pasaz/kernel/routes';
import type { StaticHandlerContext } from 'react-router';
import * as z from 'zod/mini';
import { errorMessages } from '../messages/error.ts';
import { type Alternate, alternatesOf } from '../routing/alternates.ts';
import { metaOf, type PlacedHandle, pageHandleIn } from '../routing/page-meta.ts';
import type { PageHead, ShownPage } from '../routing/page-record.ts';
import type { Resolution } from '../routing/resolve-path.ts';
import { withinStore } from '../routing/site.ts';
import { createFileFinder } from './client-files.ts';
import type { IncompleteCheck, LoadedPage } from './loaded-page.ts';
import { type LoaderDataJson, loaderDataJson, pageDataOf } from './loader-data.ts';
import type { WorkerSettings } from './worker-messages.ts';

export interface DescribedPage {
	handle: PlacedHandle | undefined;
	meta: PageMeta;
	/** Absolute address without query fields that do not belong to it, also where search engines must not index the page. */
	address: string;
	/** Its loader data are JSON already. */
	record: Omit<ShownPage, 'loaderData'>;
	loaderData: LoaderDataJson;
}

interface DescribeOptions {
	settings: WorkerSettings;
	/** Slices that could be loaded here; the browser still tries the others. */
	intact: WorkerSettings['slices'];
	isIncomplete: IncompleteCheck;
}

function metaFor(context: StaticHandlerContext, shop: Shop): PageMeta {
	const { siteName } = shop.storeView.seo;
	const { notFoundTitle, failedTitle } = errorMessages.in(shop.translator).get();
	if (context.statusCode === 404) return { title: `${notFoundTitle} – ${siteName}`, noindex: true };
	if (context.errors) return { title: `${failedTitle} – ${siteName}`, noindex: true };
	return metaOf({ handle: context.matches.at(-1)?.route.handle, data: pageDataOf(context) }, shop);
}

/** Names the errors by their status alone. */
function errorsOf({ errors }: StaticHandlerContext): ShownPage['errors'] {
	if (!errors) return null;
	return Object.fromEntries(Object.entries(errors).map(([id, { status }]) => [id, { status }]));
}

function headOf({ title, description, noindex }: PageMeta, address: string, alternates: Alternate[]): PageHead {
	return { title, description, canonical: noindex ? undefined : address, alternates };
}

const Addressed = z.object({ addresses: z.optional(Addresses) });

function addressesOf(found: FoundDocument | undefined): Addresses | undefined {
	return Addressed.safeParse(found?.document).data?.addresses;
}

function shownPath(resolved: Resolution | null) {
	return resolved && 'name' in resolved ? resolved : null;
}

/** The tags whose purge drops the page from the output cache. Every page with the default layout shows the menu. */
function tagsOf(context: StaticHandlerContext): CacheTag[] {
	const menu: CacheTag[] = context.matches.some(({ route }) => route.id === 'default') ? ['menu'] : [];
	if (context.errors) return menu;
	return [...menu, ...(pageHandleIn(context.matches)?.tags?.(pageDataOf(context)) ?? [])];
}

export function createPageDescription({ settings, intact, isIncomplete }: DescribeOptions) {
	const origin = settings.publicUrl;
	const findFiles = createFileFinder(intact);

	return (page: LoadedPage, shop: Shop): DescribedPage => {
		const { context, dispatched } = page;
		const { storeView, storeLinks } = shop;
		const handle = pageHandleIn(context.matches);
		const meta = metaFor(context, shop);
		const path = meta.canonical ?? withinStore(context.location.pathname, storeView) ?? '/';
		const address = origin + pathInStore(path, storeView);
		const alternates = meta.noindex
			? []
			: alternatesOf({ path, addresses: addressesOf(dispatched.found) }, origin, storeLinks);
		const modules = handle ? [handle.page, ...(handle.fragments ?? [])] : [];
		return {
			handle,
			meta,
			address,
			loaderData: loaderDataJson(context),
			record: {
				releaseSet: settings.releaseSet,
				status: context.statusCode,
				page: handle?.page ?? null,
				incomplete: isIncomplete(page) || undefined,
				resolved: shownPath(dispatched.resolved),
				errors: errorsOf(context),
				head: headOf(meta, address, alternates),
				tags: tagsOf(context),
				...findFiles(modules, languageOf(storeView.i18n.defaultLocale)),
			},
		};
	};
}

export function recordJson({ record, loaderData }: DescribedPage): string {
	return `${JSON.stringify(record).slice(0, -1)},"loaderData":${loaderData.record}}`;
}
