import { createHash, randomBytes } from 'node:crypto';

export interface InlineSources {
	script: string;
	style: string;
}

/** A nonce is new for each render, so that nobody who writes texts of the page knows it. */
export function createNonce(): string {
	return randomBytes(16).toString('base64url');
}

export function nonceSources(nonce: string): InlineSources {
	return { script: `'nonce-${nonce}'`, style: `'nonce-${nonce}'` };
}

function hashSource(content: string) {
	return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** A kept page goes to many readers, so its policy must not rest on a secret that one of them can read. */
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
