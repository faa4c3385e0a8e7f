import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const TYPES: Record<string, string> = {
	js: 'text/javascript',
	css: 'text/css',
	svg: 'image/svg+xml',
	woff2: 'font/woff2',
};

/** What the origin does with a file. */
type Fault = (path: string) => 'answers 503' | 'changes a byte' | undefined;

export interface FileOrigin {
	/** A value of `ASSET_ORIGIN`. */
	origin: string;
	/** Paths that were answered whole. */
	served: string[];
	fault: Fault;
	close(): Promise<void>;
}

/** Serves a folder of releases as a CDN does, at another origin and below a path. */
export async function openFileOrigin(releases: string): Promise<FileOrigin> {
	const cdn: FileOrigin = { origin: '', served: [], fault: () => undefined, close: async () => {} };
	const server = createServer(async ({ url = '' }, response) => {
		const path = new URL(url, 'http://cdn').pathname.replace('/shop/releases', '');
		const fault = cdn.fault(path);
		const content = fault === 'answers 503' ? undefined : await readFile(join(releases, path)).catch(() => undefined);
		const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
		response.setHeader('access-control-allow-origin', '*').setHeader('cache-control', 'no-store');
		response.writeHead(content ? 200 : 503, { 'content-type': type });
		if (content && !fault) cdn.served.push(path);
		response.end(fault === 'changes a byte' && content ? `${content};console.log('evil')` : content);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return Object.assign(cdn, {
		origin: `http://127.0.0.1:${port}/shop`,
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	});
}
