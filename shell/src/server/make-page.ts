import type { PageForm, PurgeCounts } from '../render/worker-messages.ts';
import type { WholeBytes } from './brotli.ts';
import type { Generation } from './generation.ts';
import { createNonce, hashInlineElements, type InlineSources, nonceSources } from './inline-sources.ts';
import { type Loaded, type PageBody, type Rendered, readWhole } from './workers/page-in-work.ts';
import type { Priority } from './workers/page-queue.ts';

export interface MakeRequest {
	url: string;
	generation: Generation;
	/** When loading of the page's data begins. */
	purges: PurgeCounts;
}

export interface StreamedPage extends Rendered {
	inline: InlineSources;
	nonce: string;
	version: number;
	/** ms until its first byte. */
	madeIn: number;
}

export interface WholePage {
	made: StreamedPage;
	html: WholeBytes;
	inline: InlineSources;
}

/** Both promises reject if the page cannot be made. */
export interface PageInProgress {
	loaded: Promise<Loaded>;
	streamed: Promise<StreamedPage>;
}

export function makePage({ url, generation, purges }: MakeRequest, form: PageForm, priority: Priority): PageInProgress {
	const began = performance.now();
	const nonce = createNonce();
	const { version } = purges;
	const { loaded, rendered } = generation.render({ url, ...purges, nonce, form }, priority);
	const streamed = rendered.then((page) => {
		return { ...page, inline: nonceSources(nonce), nonce, version, madeIn: performance.now() - began };
	});
	return { loaded, streamed };
}

/** Reads `body` to its end; it is the page's own body or a copy. */
export async function completePage(made: StreamedPage, body: PageBody): Promise<WholePage> {
	const { html, inline } = hashInlineElements(await readWhole(body), made.nonce);
	return { made, html: { plain: html }, inline };
}
