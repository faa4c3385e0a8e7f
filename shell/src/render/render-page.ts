import { pathInStore } from '@pasaz/kernel/routes';
import { canonicalPath } from '../routing/canonical-path.ts';
import { withinStore } from '../routing/site.ts';
import { createApiFailures } from './api-failures.ts';
import { createStyleReader } from './client-files.ts';
import { createDocumentParts } from './document-parts.ts';
import type { RenderedHead, RenderRequest, WorkerMessage, WorkerSettings } from './messages.ts';
import type { NodeSlices } from './node-slices.ts';
import { withPublicErrors } from './page-response.ts';
import { createPageStream } from './page-stream.tsx';
import { openStorefronts } from './storefronts.ts';

export function createRenderer(settings: WorkerSettings, slices: NodeSlices, post: (message: WorkerMessage) => void) {
	const failures = createApiFailures();
	const storefronts = openStorefronts({ settings, slices, watch: failures.watch });
	const intact = new Map([...settings.slices].filter(([name]) => !slices.broken.includes(name)));
	const readStyles = createStyleReader(settings.shell, intact);
	const partsOf = createDocumentParts({ settings, slices, intact, readStyles });
	const stream = createPageStream({ slices, failures, partsOf, post });

	function redirect(id: number, status: number, location: string) {
		const head: RenderedHead = { status, location, audience: 'anyone', tags: [], loadedIn: 0, calls: 0, rounds: 0 };
		post({ kind: 'chunk', id, head, chunk: new Uint8Array(), isLast: true, degraded: false });
	}

	async function answer({ id, url, nonce, ...purges }: RenderRequest) {
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
