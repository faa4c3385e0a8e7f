import { requestContext, type Shop, ShopContext } from '@pasaz/kernel/composition/shop';
import type { PageMeta } from '@pasaz/kernel/contract/slices';
import { languageOf } from '@pasaz/kernel/i18n/loaded-texts';
import { createTranslator } from '@pasaz/kernel/i18n/messages';
import { createApi } from '@pasaz/kernel/platform/api';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
	createStaticHandler,
	createStaticRouter,
	RouterContextProvider,
	type StaticHandler,
	type StaticHandlerContext,
	StaticRouterProvider,
} from 'react-router';
import { errorMessages } from '../messages/error.ts';
import { layoutMessages } from '../messages/layout.ts';
import { isPageHandle, metaOf } from '../routing/page-meta.ts';
import { isUnknown, type ResolvedPath, resolvePath } from '../routing/resolve-path.ts';
import { routeObjects, routeTree, slotOf } from '../routing/route-objects.tsx';
import { createApiFailures } from './api-failures.ts';
import { audienceOf, tagsOf } from './caching.ts';
import { clientFilesFor, createStyleReader, modulesNamed, remotesOf } from './client-files.ts';
import { coalescing, type SendPiece } from './coalescing-stream.ts';
import { type DocumentParts, documentEnd, documentStart } from './document.ts';
import { createMemory } from './memory.ts';
import type { RenderedHead, RenderRequest, WorkerMessage, WorkerSettings } from './messages.ts';
import type { NodeSlices } from './node-slices.ts';
import { withoutSecrets } from './page-response.ts';
import { scriptSourcesOf } from './script-sources.ts';

/** ms; a page must not wait longer for the API (first document, section 9). */
const API_TIMEOUT = 1000;
/** ms; renders of one page that follow each other share its data. */
const FRESH = 2000;

interface Dispatched {
	handler: StaticHandler;
	resolved: ResolvedPath | null;
}

interface Rendering {
	id: number;
	context: StaticHandlerContext;
	/** ms since the epoch. */
	began: number;
}

/** Renders pages of one release set and posts them in pieces. */
export function createRenderer(settings: WorkerSettings, slices: NodeSlices, post: (message: WorkerMessage) => void) {
	const failures = createApiFailures();
	const api = failures.watch(createApi({ baseUrl: settings.apiUrl, timeout: API_TIMEOUT }));
	const { storeView } = settings;
	const lang = languageOf(storeView.i18n.defaultLocale);
	const readStyles = createStyleReader(settings.shell, settings.slices);
	const pages = {
		loaded: (name: string) => slices.pages.get(name),
		remember: createMemory<unknown>(FRESH),
		load: (name: string) => Promise.reject(new Error(`${name} cannot be had`)),
	};
	const tableHandler = createStaticHandler(routeObjects(pages));
	const rememberDispatched = createMemory<Dispatched>(FRESH);

	async function dispatchUnknown(path: string): Promise<Dispatched> {
		const resolved = await resolvePath(api, path);
		return { handler: resolved ? createStaticHandler(routeObjects(pages, resolved)) : tableHandler, resolved };
	}

	async function dispatch(path: string): Promise<Dispatched> {
		if (!isUnknown(path)) return { handler: tableHandler, resolved: null };
		try {
			return await rememberDispatched(path, () => dispatchUnknown(path));
		} catch (error) {
			const route = { id: path, path, loader: () => Promise.reject(error), Component: () => null };
			return { handler: createStaticHandler(routeTree(pages, { slot: slotOf('default'), route })), resolved: null };
		}
	}

	function createShop(): Shop {
		return {
			api,
			storeView,
			storeLinks: settings.storeLinks,
			translator: createTranslator(storeView.i18n.defaultLocale),
			fragment: slices.fragment,
		};
	}

	function partsOf(context: StaticHandlerContext, resolved: ResolvedPath | null, shop: Shop): DocumentParts {
		const last = context.matches.at(-1)?.route;
		const handle = isPageHandle(last?.handle) ? last.handle : undefined;
		const meta = metaFor(context, shop);
		const modules = handle ? modulesNamed([handle.page, ...(handle.fragments ?? [])], settings.slices) : [];
		return {
			meta,
			canonical: new URL(meta.canonical ?? context.location.pathname, settings.publicUrl).href,
			lang,
			styles: readStyles(modules),
			files: clientFilesFor(settings.shell, modules, lang),
			noScript: layoutMessages.in(shop.translator).get().noScript,
			nonce: settings.noncePlaceholder,
			scriptSources: scriptSourcesOf(shop.storeView),
			boot: {
				releaseSet: settings.releaseSet,
				remotes: remotesOf(settings.slices),
				broken: slices.broken,
				storeView,
				storeLinks: settings.storeLinks,
				resolved,
				loaderData: context.loaderData,
				errors: context.errors,
			},
		};
	}

	function sending({ id, context, began }: Rendering) {
		let head: RenderedHead | undefined = headOf(context, Date.now() - began);
		const isBroken = slices.broken.length > 0 || context.statusCode >= 500;
		let hasFailed = false;
		const send: SendPiece = (chunk, isLast) => {
			const degraded = isBroken || hasFailed || failures.since(began - FRESH);
			post({ kind: 'piece', id, head, chunk, isLast, degraded });
			head = undefined;
		};
		const fail = () => {
			hasFailed = true;
		};
		return { send, fail };
	}

	function stream(rendering: Rendering, { handler, resolved }: Dispatched) {
		const { id, context } = rendering;
		const shop = createShop();
		const parts = partsOf(context, resolved, shop);
		const { send, fail } = sending(rendering);
		const sink = coalescing(send, () => documentEnd(parts));
		const { pipe } = renderToPipeableStream(
			<StrictMode>
				<ShopContext value={shop}>
					<StaticRouterProvider
						router={createStaticRouter(handler.dataRoutes, context)}
						context={context}
						hydrate={false}
					/>
				</ShopContext>
			</StrictMode>,
			{
				nonce: settings.noncePlaceholder,
				onShellReady() {
					sink.write(documentStart(parts));
					pipe(sink);
				},
				onShellError: (error) => post({ kind: 'failed', id, message: String(error) }),
				onError(error) {
					fail();
					console.error(`${context.location.pathname} failed in part`, error);
				},
			},
		);
	}

	return async ({ id, url }: RenderRequest) => {
		const began = Date.now();
		try {
			// joined, not resolved: `//host/path` is a path here, too
			const target = new URL(settings.publicUrl + url);
			const dispatched = await dispatch(target.pathname);
			const request = new RouterContextProvider();
			request.set(requestContext, { api, storeView });
			const context = await dispatched.handler.query(new Request(target), { requestContext: request });
			if (!(context instanceof Response)) {
				return stream({ id, context: withoutSecrets(context), began }, dispatched);
			}
			post({ kind: 'piece', id, head: redirectHead(context), chunk: new Uint8Array(), isLast: true, degraded: false });
		} catch (error) {
			console.error(`${url} failed`, error);
			post({ kind: 'failed', id, message: String(error) });
		}
	};
}

function headOf(context: StaticHandlerContext, loadedIn: number): RenderedHead {
	const handle = context.matches.at(-1)?.route.handle;
	const audience = audienceOf(isPageHandle(handle) ? handle : undefined);
	return { status: context.statusCode, location: undefined, audience, tags: tagsOf(context), loadedIn };
}

function redirectHead({ status, headers }: Response): RenderedHead {
	return { status, location: headers.get('location') ?? '/', audience: 'anyone', tags: [], loadedIn: 0 };
}

function metaFor(context: StaticHandlerContext, shop: Shop): PageMeta {
	if (context.statusCode === 404) {
		const { notFoundTitle } = errorMessages.in(shop.translator).get();
		return { title: `${notFoundTitle} – ${shop.storeView.seo.siteName}`, noindex: true };
	}
	const last = context.matches.at(-1);
	const data: unknown = context.errors ? undefined : last && context.loaderData[last.route.id];
	return metaOf(last && { handle: last.route.handle, data }, shop);
}
