import type { Generation } from './generation.ts';
import { createNonce, hashInlineElements, type InlineSources, nonceSources } from './inline-sources.ts';
import type { Rendered } from './running-renders.ts';

/** A page that is being made. */
export interface PageInMaking extends Rendered {
	/** Of the inline elements in `body`. */
	inline: InlineSources;
	nonce: string;
	/** Purge counter when the page's data began to be read. */
	version: number;
	/** ms until its first byte. */
	madeIn: number;
}

/** A page with all of its bytes, ready to be sent to many. */
export interface WholePage {
	made: PageInMaking;
	html: Uint8Array<ArrayBuffer>;
	inline: InlineSources;
}

export async function makePage(url: string, { worker }: Generation, version: number): Promise<PageInMaking> {
	const began = performance.now();
	const nonce = createNonce();
	const rendered = await worker().render({ url, version, nonce });
	return { ...rendered, inline: nonceSources(nonce), nonce, version, madeIn: performance.now() - began };
}

/** Reads `body`, which is the page's own or a copy of it, to its end. */
export async function completePage(made: PageInMaking, body: ReadableStream<Uint8Array>): Promise<WholePage> {
	const bytes = new Uint8Array(await new Response(body).arrayBuffer());
	return { made, ...hashInlineElements(bytes, made.nonce) };
}
