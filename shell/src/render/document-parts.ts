import type { Shop } from '@pasaz/kernel/composition/shop';
import type { PageMeta } from '@pasaz/kernel/contract/slices';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { languageOf } from '@pasaz/kernel/i18n/loaded-texts';
import { pathInStore } from '@pasaz/kernel/routes';
import type { StaticHandlerContext } from 'react-router';
import { errorMessages } from '../messages/error.ts';
import { layoutMessages } from '../messages/layout.ts';
import { alternatesOf } from '../routing/alternates.ts';
import { isPageHandle, metaOf } from '../routing/page-meta.ts';
import { withinStore } from '../routing/site.ts';
import { slotOf } from '../routing/slots.ts';
import { clientFilesFor, type createStyleReader, findModules, remotesOf } from './client-files.ts';
import type { DocumentParts } from './document.ts';
import { jsonLdOf } from './json-ld.ts';
import type { WorkerSettings } from './messages.ts';
import type { NodeSlices } from './node-slices.ts';
import { openGraph } from './open-graph.ts';
import type { LoadedPage } from './page-stream.tsx';

interface DocumentOptions {
	settings: WorkerSettings;
	slices: NodeSlices;
	/** Slices that could be loaded here; the browser still tries the others. */
	intact: WorkerSettings['slices'];
	readStyles: ReturnType<typeof createStyleReader>;
}

function dataOf({ matches, loaderData }: StaticHandlerContext): unknown {
	const last = matches.at(-1);
	return last && loaderData[last.route.id];
}

/** Leaves out the data that the client reads back from the page: the menu, and the fields that the handle names as shown. */
function sentData(context: StaticHandlerContext): Record<string, unknown> {
	if (context.errors) return context.loaderData;
	const { default: menu, ...others } = context.loaderData;
	const { id = '', handle } = context.matches.at(-1)?.route ?? {};
	const fields = isPageHandle(handle) ? handle.shown?.fields : undefined;
	return fields ? { ...others, [id]: omit(dataOf(context), fields) } : others;
}

function omit(data: unknown, fields: readonly string[]) {
	return Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => !fields.includes(field)));
}

/** The first paint waits for this element: the footer, or the page itself in layouts without one. */
function lastPartOf({ matches }: StaticHandlerContext) {
	return matches.some(({ route }) => route.id === slotOf('default')) ? 'footer' : 'content';
}

function metaFor(context: StaticHandlerContext, shop: Shop): PageMeta {
	const { siteName } = shop.storeView.seo;
	const { notFoundTitle, failedTitle } = errorMessages.in(shop.translator).get();
	if (context.statusCode === 404) return { title: `${notFoundTitle} – ${siteName}`, noindex: true };
	if (context.errors) return { title: `${failedTitle} – ${siteName}`, noindex: true };
	return metaOf({ handle: context.matches.at(-1)?.route.handle, data: dataOf(context) }, shop);
}

/** Leaves out what the document already contains as tags: the theme and the description. */
function browserStoreView({ theme: _, seo, ...storeView }: StoreView): StoreView {
	const { description: __, ...names } = seo;
	return { ...storeView, seo: names };
}

/** Prefixes of the addresses from which a page may load scripts: released files, and the merchant's tracking script. */
function scriptSourcesOf({ analytics }: StoreView): string[] {
	return ['/releases/', ...(analytics?.scriptUrl ? [`${new URL(analytics.scriptUrl).origin}/`] : [])];
}

export function createDocumentParts({ settings, slices, intact, readStyles }: DocumentOptions) {
	return ({ context, dispatched, nonce }: LoadedPage, shop: Shop): DocumentParts => {
		const { storeView, storeLinks } = shop;
		const handle = context.matches.at(-1)?.route.handle;
		const meta = metaFor(context, shop);
		const lang = languageOf(storeView.i18n.defaultLocale);
		const names = isPageHandle(handle) ? [handle.page, ...(handle.fragments ?? [])] : [];
		const modules = findModules(names, intact);
		const path = meta.canonical ?? withinStore(context.location.pathname, storeView) ?? '/';
		const origin = settings.publicUrl;
		const canonical = origin + pathInStore(path, storeView);
		return {
			meta,
			canonical,
			openGraph: openGraph({ meta, canonical, origin, storeView }),
			jsonLd: context.errors || !isPageHandle(handle) ? [] : jsonLdOf({ handle, data: dataOf(context) }, shop, origin),
			alternates: meta.noindex ? [] : alternatesOf(path, settings.publicUrl, storeLinks),
			lang,
			theme: storeView.theme,
			lastPart: lastPartOf(context),
			styles: readStyles(modules),
			files: clientFilesFor(settings.shell, modules, lang),
			noScript: layoutMessages.in(shop.translator).get().noScript,
			nonce,
			scriptSources: scriptSourcesOf(storeView),
			boot: {
				releaseSet: settings.releaseSet,
				remotes: remotesOf(settings.slices),
				broken: slices.broken,
				storeView: browserStoreView(storeView),
				storeLinks,
				routing: settings.routing,
				resolved: dispatched.resolved,
				loaderData: sentData(context),
				errors: context.errors,
			},
		};
	};
}
