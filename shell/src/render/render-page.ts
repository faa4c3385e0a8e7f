import { pathInStore } from '@pasaz/kernel/routes';
import { matchRoutes } from 'react-router';
import { canonicalPath } from '../routing/canonical-path.ts';
import { audienceOf, type PlacedHandle, pageHandleIn } from '../routing/page-meta.ts';
import { basenameOf, withinStore } from '../routing/site.ts';
import { createApiFailures } from './api-failures.ts';
import { createPageDescription } from './describe-page.ts';
import type { Dispatched } from './dispatch.ts';
import { createDocumentParts } from './document-parts.ts';
import type { IncompleteCheck } from './loaded-page.ts';
import type { NodeSlices } from './node-slices.ts';
import { pageInWork } from './page-in-work.ts';
import { withPublicErrors } from './page-response.ts';
import { createPageStream } from './page-stream.tsx';
import { slicesWithout } from './slices-without.ts';
import { SHARED_FOR, type Storefront } from './storefront.ts';
import { openStorefronts } from './storefronts.ts';
import type { LeftOut, RenderedHead, RenderRequest, WorkerMessage, WorkerSettings } from './worker-messages.ts';

/** Finds the page's handle before anything is loaded for it. */
function handleAt(pathname: string, { storeView }: Storefront, { handler }: Dispatched): PlacedHandle | undefined {
	return pageHandleIn(matchRoutes(handler.dataRoutes, pathname, basenameOf(storeView)) ?? []);
}

/** Names the page for those who find this worker stuck. */
function noteHandle(handle: PlacedHandle | undefined) {
	const page = pageInWork.getStore();
	if (page && handle) page.name = handle.page;
}

type Render = (request: RenderRequest) => Promise<void>;

interface RendererOptions {
	settings: WorkerSettings;
	slices: NodeSlices;
	post: (message: WorkerMessage) => void;
	/** Makes the page with other slices. */
	renderAgain: Render;
}

/** The part of `leftOut` that concerns this page, once its module is known. */
function leftOutAt(handle: PlacedHandle | undefined, { slices, pages }: LeftOut): LeftOut | undefined {
	const more = (handle && pages[handle.page])?.filter((name) => !slices.includes(name)) ?? [];
	return more.length > 0 ? { slices: [...slices, ...more], pages: {} } : undefined;
}

function createIncompleteCheck(slices: NodeSlices, failures: ReturnType<typeof createApiFailures>): IncompleteCheck {
	return ({ context, began }) =>
		slices.broken.length > 0 || context.statusCode >= 500 || failures.since(began - SHARED_FOR);
}

function createRendererWith({ settings, slices, post, renderAgain }: RendererOptions): Render {
	const failures = createApiFailures();
	const storefronts = openStorefronts({ settings, slices, watch: failures.watch });
	const intact = new Map([...settings.slices].filter(([name]) => !slices.broken.includes(name)));
	const isIncomplete = createIncompleteCheck(slices, failures);
	const describe = createPageDescription({ settings, intact, isIncomplete });
	const partsOf = createDocumentParts({ settings, slices, intact });
	const stream = createPageStream({ isIncomplete, describe, partsOf, post, redirect });

	function answerEmpty(id: number, given: Pick<RenderedHead, 'status' | 'location' | 'audience'>) {
		const head: RenderedHead = { ...given, tags: [], loadedIn: 0, calls: 0, rounds: 0 };
		post({ kind: 'chunk', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
	}

	function redirect(id: number, status: number, location: string) {
		answerEmpty(id, { status, location, audience: 'anyone' });
	}

	async function answer(asked: RenderRequest) {
		const { id, url, nonce, form, leftOut, ...purges } = asked;
		const began = Date.now();
		storefronts.forgetBefore(purges);
		// The address is concatenated because `new URL(url, base)` would take `//host/path` for another site.
		const target = new URL(settings.publicUrl + url);
		const storefront = storefronts.at(target.pathname);
		const path = withinStore(target.pathname, storefront.storeView) ?? target.pathname;
		const canonical = pathInStore(canonicalPath(path, storefront.site.table), storefront.storeView);
		if (canonical !== target.pathname) return redirect(id, 301, canonical + target.search);
		const request = storefront.openRequest();
		const dispatched = await storefront.dispatch(path, request);
		const handle = form === 'record' || leftOut ? handleAt(target.pathname, storefront, dispatched) : undefined;
		const others = leftOut && leftOutAt(handle, leftOut);
		if (others) return renderAgain({ ...asked, leftOut: others });
		const audience = form === 'record' ? audienceOf(handle) : 'anyone';
		if (audience !== 'anyone') return answerEmpty(id, { status: 404, location: undefined, audience });
		const context = await dispatched.handler.query(new Request(target), { requestContext: request.context });
		if (context instanceof Response) return redirect(id, context.status, context.headers.get('location') ?? '/');
		noteHandle(pageHandleIn(context.matches));
		const shown = { storefront, request, dispatched, context: withPublicErrors(context) };
		stream({ id, form, nonce, ...shown, began, isErrorView: false });
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

export function createRenderer(settings: WorkerSettings, slices: NodeSlices, post: RendererOptions['post']): Render {
	const renderers = new Map<string, Render>();
	const render: Render = (request) => {
		const asked = request.leftOut?.slices ?? [];
		const names = asked.includes('*') ? [...settings.slices.keys()] : [...asked].sort();
		const known = renderers.get(names.join());
		if (known) return known(request);
		const options = { settings, slices: slicesWithout(slices, names), post, renderAgain: render };
		const made = createRendererWith(options);
		renderers.set(names.join(), made);
		return made(request);
	};
	return render;
}
