import { createHash, randomBytes } from 'node:crypto';

/** What a document's policy names of its inline elements, as source lists. */
export interface InlineSources {
	script: string;
	style: string;
}

/** For a page that is sent while it is made: new for each, and unknown to whoever wrote the page's texts. */
export function createNonce(): string {
	return randomBytes(16).toString('base64url');
}

export function nonceSources(nonce: string): InlineSources {
	return { script: `'nonce-${nonce}'`, style: `'nonce-${nonce}'` };
}

function hashSource(content: string) {
	return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * A page without the nonce that it was made with, and the hashes of the elements that had it. Many may be sent such a page:
 * only what the shop itself wrote into it runs, without a secret that a reader could learn.
 */
export function hashInlineElements(page: Uint8Array, nonce: string) {
	const hashes = { script: new Set<string>(), style: new Set<string>() };
	const element = new RegExp(`<(script|style)([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</\\1>`, 'g');
	const html = Buffer.from(page)
		.toString()
		.replace(element, (_, name: 'script' | 'style', before: string, after: string, content: string) => {
			hashes[name].add(hashSource(content));
			return `<${name}${before}${after}>${content}</${name}>`;
		});
	const inline: InlineSources = { script: [...hashes.script].join(' '), style: [...hashes.style].join(' ') };
	return { html: new Uint8Array(Buffer.from(html)), inline };
}
