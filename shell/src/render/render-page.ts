import type { Audience } from '@pasaz/kernel/contract/slices';
import { pathInStore } from '@pasaz/kernel/routes';
import { matchRoutes } from 'react-router';
import { canonicalPath } from '../routing/canonical-path.ts';
import { isPageHandle } from '../routing/page-meta.ts';
import { basenameOf, withinStore } from '../routing/site.ts';
import { createApiFailures } from './api-failures.ts';
import { audienceOf } from './caching.ts';
import { createPageDescription } from './describe-page.ts';
import type { Dispatched } from './dispatch.ts';
import { createDocumentParts } from './document-parts.ts';
import type { RenderedHead, RenderRequest, WorkerMessage, WorkerSettings } from './messages.ts';
import type { NodeSlices } from './node-slices.ts';
import { withPublicErrors } from './page-response.ts';
import { createPageStream } from './page-stream.tsx';
import type { Storefront } from './storefront.ts';
import { openStorefronts } from './storefronts.ts';

/** Finds out for whom a page is before anything is loaded for it. */
function audienceAt(pathname: string, { storeView }: Storefront, { handler }: Dispatched): Audience {
	const handle = matchRoutes(handler.dataRoutes, pathname, basenameOf(storeView))?.at(-1)?.route.handle;
	return audienceOf(isPageHandle(handle) ? handle : undefined);
}

export function createRenderer(settings: WorkerSettings, slices: NodeSlices, post: (message: WorkerMessage) => void) {
	const failures = createApiFailures();
	const storefronts = openStorefronts({ settings, slices, watch: failures.watch });
	const intact = new Map([...settings.slices].filter(([name]) => !slices.broken.includes(name)));
	const describe = createPageDescription({ settings, intact });
	const partsOf = createDocumentParts({ settings, slices, intact });
	const stream = createPageStream({ slices, failures, describe, partsOf, post });

	function answerEmpty(id: number, given: Pick<RenderedHead, 'status' | 'location' | 'audience'>) {
		const head: RenderedHead = { ...given, tags: [], loadedIn: 0, calls: 0, rounds: 0 };
		post({ kind: 'chunk', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
	}

	function redirect(id: number, status: number, location: string) {
		answerEmpty(id, { status, location, audience: 'anyone' });
	}

	async function answer({ id, url, nonce, form, ...purges }: RenderRequest) {
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
		const audience = form === 'record' ? audienceAt(target.pathname, storefront, dispatched) : 'anyone';
		if (audience !== 'anyone') return answerEmpty(id, { status: 404, location: undefined, audience });
		const context = await dispatched.handler.query(new Request(target), { requestContext: request.context });
		if (context instanceof Response) return redirect(id, context.status, context.headers.get('location') ?? '/');
		stream({
			id,
			nonce,
			storefront,
			request,
			dispatched,
			context: withPublicErrors(context),
			began,
			isErrorView: false,
		});
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
