import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PackageName, type Release } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { Context } from 'hono';

const TYPES: Record<string, string> = {
	js: 'text/javascript; charset=utf-8',
	css: 'text/css; charset=utf-8',
	svg: 'image/svg+xml',
	woff2: 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

async function readIfThere(file: string) {
	try {
		return await readFile(file);
	} catch {
		return;
	}
}

/** Serves `/releases/{name}/{version}/{file}`: only what a release lists, from its folder, never changing. */
export function createReleaseFiles(store: ReleaseStore) {
	const known = new Map<string, Release | undefined>();

	async function releaseOf(name: PackageName, version: string) {
		const key = `${name} ${version}`;
		const release = known.get(key) ?? (await store.find(name, version));
		known.set(key, release);
		return release;
	}

	return async (context: Context): Promise<Response> => {
		const [, , givenName, version = '', ...rest] = new URL(context.req.url).pathname.split('/');
		const name = PackageName.safeParse(givenName).data;
		const path = rest.join('/');
		if (!name || !/^[\w-]+$/.test(version)) return context.notFound();
		const release = await releaseOf(name, version);
		if (!release?.files[path]?.integrity || !path.startsWith('web/')) return context.notFound();
		return send(context, join(store.folderOf(name, version), path), path);
	};
}

async function send(context: Context, file: string, path: string) {
	const asBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '');
	const compressed = asBrotli ? await readIfThere(`${file}.br`) : undefined;
	const content = compressed ?? (await readIfThere(file));
	if (!content) return context.notFound();
	const headers = {
		'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
		'cache-control': IMMUTABLE,
		vary: 'accept-encoding',
		'x-content-type-options': 'nosniff',
		'access-control-allow-origin': '*',
		...(compressed && { 'content-encoding': 'br' }),
	};
	return new Response(new Uint8Array(content), { headers });
}
