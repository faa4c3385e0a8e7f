import { ShopContext } from '@pasaz/kernel/composition/shop';
import type { Api } from '@pasaz/kernel/network/api';
import { pathInStore } from '@pasaz/kernel/routes';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { canonicalPath } from '../routing/canonical-path.ts';
import { isPageHandle } from '../routing/page-meta.ts';
import { withinStore } from '../routing/site.ts';
import { createApiFailures } from './api-failures.ts';
import { audienceOf, tagsOf } from './caching.ts';
import { createStyleReader } from './client-files.ts';
import { coalescing, type SendPiece } from './coalescing-stream.ts';
import { documentEnd, documentStart } from './document.ts';
import { createDocumentParts } from './document-parts.ts';
import type { RenderedHead, RenderRequest, WorkerMessage, WorkerSettings } from './messages.ts';
import type { NodeSlices } from './node-slices.ts';
import { withoutSecrets, withPageFailed } from './page-response.ts';
import { createStorefront, type Dispatched, FRESH, type Storefront } from './storefront.ts';

/** ms; a part of a page that is not there by then is left to its fallback, and to the browser. */
const RENDER_BUDGET = 1000;

interface Rendering {
	id: number;
	storefront: Storefront;
	api: Api;
	dispatched: Dispatched;
	context: StaticHandlerContext;
	/** ms since the epoch. */
	began: number;
	/** It shows the error view: there is nothing else to give way to. */
	isLastTry: boolean;
}

/** Renders pages of one release set and posts them in pieces. */
export function createRenderer(settings: WorkerSettings, slices: NodeSlices, post: (message: WorkerMessage) => void) {
	const failures = createApiFailures();
	const deps = { settings, slices, watch: failures.watch };
	const storefronts = settings.storeViews.map((storeView) => createStorefront(storeView, deps));
	const intact = new Map([...settings.slices].filter(([name]) => !slices.broken.includes(name)));
	const readStyles = createStyleReader(settings.shell, intact);
	const partsOf = createDocumentParts({ settings, slices, intact, readStyles });

	/** The storefront by the first part of a path; the one without a prefix has all the others. */
	function storefrontAt(path: string): Storefront {
		const prefixed = storefronts.filter(({ storeView }) => storeView.appendStoreCode);
		const found = prefixed.find(({ storeView }) => withinStore(path, storeView) !== undefined);
		const first = found ?? storefronts.find(({ storeView }) => !storeView.appendStoreCode) ?? storefronts[0];
		if (!first) throw new Error('The shop has no store view');
		return first;
	}

	/** Hands on a page's pieces, the first with its head, each saying whether all is well so far. */
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

	function elementOf({ api, dispatched, context, storefront }: Rendering) {
		const shop = storefront.createShop(api);
		const element = (
			<StrictMode>
				<ShopContext value={shop}>
					<StaticRouterProvider
						router={createStaticRouter(dispatched.handler.dataRoutes, context)}
						context={context}
						hydrate={false}
					/>
				</ShopContext>
			</StrictMode>
		);
		return { element, parts: partsOf(context, dispatched, shop) };
	}

	/** A page that cannot be rendered gives way to its error view, once. */
	function giveWay({ id, context, ...rendering }: Rendering, error: unknown) {
		console.error(`${context.location.pathname} failed`, error);
		const failed = rendering.isLastTry ? undefined : withPageFailed(context);
		if (failed) stream({ ...rendering, id, context: failed, isLastTry: true });
		else post({ kind: 'failed', id, message: String(error) });
	}

	function stream(rendering: Rendering) {
		try {
			begin(rendering);
		} catch (error) {
			giveWay(rendering, error);
		}
	}

	function begin(rendering: Rendering) {
		const { element, parts } = elementOf(rendering);
		const { send, fail } = sending(rendering);
		const sink = coalescing(send, () => documentEnd(parts));
		const { pipe, abort } = renderToPipeableStream(element, {
			nonce: settings.noncePlaceholder,
			// what is ready goes where it belongs, however long it is, and not behind a script that would put it there
			progressiveChunkSize: Number.MAX_SAFE_INTEGER,
			onShellReady() {
				sink.write(documentStart(parts));
				pipe(sink);
			},
			onAllReady: () => clearTimeout(deadline),
			onShellError(error) {
				clearTimeout(deadline);
				giveWay(rendering, error);
			},
			onError(error) {
				fail();
				console.error(`${rendering.context.location.pathname} failed in part`, error);
			},
		});
		const deadline = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_BUDGET);
	}

	let purges = 0;
	/** What was read before a purge may be what was purged. */
	function forgetPurged(version: number) {
		if (version <= purges) return;
		purges = version;
		for (const storefront of storefronts) storefront.forget();
	}

	async function answer({ id, url, version }: RenderRequest) {
		const began = Date.now();
		forgetPurged(version);
		// joined, not resolved: `//host/path` is a path here, too
		const target = new URL(settings.publicUrl + url);
		const storefront = storefrontAt(target.pathname);
		const path = withinStore(target.pathname, storefront.storeView) ?? target.pathname;
		const canonical = pathInStore(canonicalPath(path, storefront.site.table), storefront.storeView);
		if (canonical !== target.pathname) return postRedirect(id, 301, canonical + target.search);
		const { api, context: requestContext } = storefront.openRequest();
		const dispatched = await storefront.dispatch(path, api);
		const context = await dispatched.handler.query(new Request(target), { requestContext });
		if (context instanceof Response) {
			return postRedirect(id, context.status, context.headers.get('location') ?? '/');
		}
		stream({ id, storefront, api, dispatched, context: withoutSecrets(context), began, isLastTry: false });
	}

	function postRedirect(id: number, status: number, location: string) {
		const head: RenderedHead = { status, location, audience: 'anyone', tags: [], loadedIn: 0 };
		post({ kind: 'piece', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
	}

	return async (request: RenderRequest) => {
		try {
			await answer(request);
		} catch (error) {
			console.error(`${request.url} failed`, error);
			post({ kind: 'failed', id: request.id, message: String(error) });
		}
	};
}

function headOf(context: StaticHandlerContext, loadedIn: number): RenderedHead {
	const handle = context.matches.at(-1)?.route.handle;
	const audience = audienceOf(isPageHandle(handle) ? handle : undefined);
	return { status: context.statusCode, location: undefined, audience, tags: tagsOf(context), loadedIn };
}
