import type { PurgeCounts } from '../render/messages.ts';
import type { Generation } from './generation.ts';
import { createNonce, hashInlineElements, type InlineSources, nonceSources } from './inline-sources.ts';
import type { Rendered } from './running-renders.ts';

export interface StreamedPage extends Rendered {
	inline: InlineSources;
	nonce: string;
	/** Purge counter when loading of the page's data began. */
	version: number;
	/** ms until its first byte. */
	madeIn: number;
}

export interface WholePage {
	made: StreamedPage;
	html: Uint8Array<ArrayBuffer>;
	inline: InlineSources;
}

export async function makePage(url: string, { worker }: Generation, purges: PurgeCounts): Promise<StreamedPage> {
	const began = performance.now();
	const nonce = createNonce();
	const rendered = await worker().render({ url, ...purges, nonce });
	return {
		...rendered,
		inline: nonceSources(nonce),
		nonce,
		version: purges.version,
		madeIn: performance.now() - began,
	};
}

/** Reads `body` to its end; it is the page's own body or a copy. */
export async function completePage(made: StreamedPage, body: ReadableStream<Uint8Array>): Promise<WholePage> {
	const bytes = new Uint8Array(await new Response(body).arrayBuffer());
	return { made, ...hashInlineElements(bytes, made.nonce) };
}
