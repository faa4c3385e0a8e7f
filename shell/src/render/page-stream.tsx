import { ShopProvider } from '@pasaz/kernel/composition/shop';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { faultySlice } from '../composition/faulty-slice.ts';
import { audienceOf } from '../routing/page-meta.ts';
import { coalescing, type SendChunk } from './coalescing-stream.ts';
import { type createPageDescription, type DescribedPage, recordJson } from './describe-page.ts';
import { documentEnd, documentStart } from './document.ts';
import type { createDocumentParts } from './document-parts.ts';
import type { IncompleteCheck, LoadedPage } from './loaded-page.ts';
import { ownAddress } from './own-address.ts';
import { withErrorView } from './page-response.ts';
import type { PageForm, RenderedHead, WorkerMessage } from './worker-messages.ts';

/** ms; a later part of the page is left to its fallback and to the browser. */
const RENDER_BUDGET = 1000;

interface StreamOptions {
	isIncomplete: IncompleteCheck;
	describe: ReturnType<typeof createPageDescription>;
	partsOf: ReturnType<typeof createDocumentParts>;
	post: (message: WorkerMessage) => void;
	redirect: (id: number, status: number, location: string) => void;
}

interface ChunkedPage {
	id: number;
	head: RenderedHead;
	/** Whether it lacks something so far, apart from what could not be rendered. */
	isIncomplete: () => boolean;
}

function createChunkSender(page: ChunkedPage, post: StreamOptions['post']) {
	const { id, isIncomplete } = page;
	let head: RenderedHead | undefined = page.head;
	let hasFailed = false;
	const isDegraded = () => hasFailed || isIncomplete();
	const send: SendChunk = (chunk, isLast) => {
		post({ kind: 'chunk', id, head, chunk, isLast, degraded: isDegraded() });
		head = undefined;
	};
	return {
		send,
		isDegraded,
		markDegraded: () => {
			hasFailed = true;
		},
	};
}

export function createPageStream(options: StreamOptions) {
	const { describe, partsOf, post } = options;

	function stream(page: LoadedPage) {
		try {
			begin(page);
		} catch (error) {
			showErrorView(page, error);
		}
	}

	function reportFault({ context: { location } }: LoadedPage, error: unknown) {
		const slice = faultySlice(error);
		if (slice) post({ kind: 'fault', slice, url: location.pathname + location.search, reason: String(error) });
	}

	/** A page that cannot be rendered shows its error view; a broken error view fails the request. */
	function showErrorView(page: LoadedPage, error: unknown) {
		console.error(`${page.context.location.pathname} failed`, error);
		reportFault(page, error);
		const context = page.isErrorView ? undefined : withErrorView(page.context);
		if (context) stream({ ...page, context, isErrorView: true });
		else post({ kind: 'failed', id: page.id, message: String(error) });
	}

	function begin(page: LoadedPage) {
		const shop = page.storefront.createShop(page.request.api);
		const described = describe(page, shop);
		const own = ownAddress(page, described);
		if (own) return options.redirect(page.id, 301, own);
		const head = headOf(page, described);
		const parts = partsOf(page, described, shop);
		const isIncomplete = () => options.isIncomplete(page);
		const { send, markDegraded, isDegraded } = createChunkSender({ id: page.id, head, isIncomplete }, post);
		const sink = coalescing(send, () => documentEnd(parts, isDegraded()));
		const record = head.audience === 'anyone' && new TextEncoder().encode(recordJson(described));
		const postRecord = (when: PageForm) => {
			if (record && page.form === when) post({ kind: 'record', id: page.id, head, record });
		};
		postRecord('record');
		const { pipe, abort } = renderToPipeableStream(<ShopProvider shop={shop}>{routed(page)}</ShopProvider>, {
			nonce: page.nonce,
			// React would otherwise put a long finished part at the end, with a script that moves it into place.
			progressiveChunkSize: Number.MAX_SAFE_INTEGER,
			onShellReady() {
				// together with the first chunk, as each message by itself wakes the main thread
				postRecord('document');
				sink.write(documentStart(parts));
				pipe(sink);
			},
			onAllReady: () => clearTimeout(deadline),
			onShellError(error) {
				clearTimeout(deadline);
				postRecord('document');
				showErrorView(page, error);
			},
			onError(error) {
				markDegraded();
				reportFault(page, error);
				console.error(`${page.context.location.pathname} failed in part`, error);
			},
		});
		const deadline = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_BUDGET);
	}

	return stream;
}

function routed({ dispatched, context }: LoadedPage) {
	const router = createStaticRouter(dispatched.handler.dataRoutes, context);
	return (
		<StrictMode>
			<StaticRouterProvider router={router} context={context} hydrate={false} />
		</StrictMode>
	);
}

function headOf({ began, request }: LoadedPage, { handle, record }: DescribedPage): RenderedHead {
	const { status, tags } = record;
	const loading = { loadedIn: Date.now() - began, ...request.count };
	return { status, location: undefined, audience: audienceOf(handle), tags, ...loading };
}
