import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOf } from '@pasaz/delivery/content-type';
import { PackageName, type Release } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { acceptsBrotli } from './brotli.ts';
import { readIntact } from './release-integrity.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves `/releases/{name}/{version}/{file}`: only files that the release lists, with their published bytes. */
export function createReleaseFiles(store: ReleaseStore, log: Logger) {
	const known = new Map<string, Release>();

	/** As it was read first; a release that this machine has removed meanwhile is fetched anew. */
	async function releaseOf(name: PackageName, version: string) {
		const key = `${name} ${version}`;
		const isHere = existsSync(join(store.folderOf(name, version), 'release.json'));
		const release = (isHere && known.get(key)) || (await store.find(name, version));
		if (release) known.set(key, release);
		return release;
	}

	return async (context: Context): Promise<Response> => {
		const [, , givenName, version = '', ...rest] = new URL(context.req.url).pathname.split('/');
		const name = PackageName.safeParse(givenName).data;
		const path = rest.join('/');
		if (!name || !/^[\w-]+$/.test(version)) return context.notFound();
		const release = await releaseOf(name, version);
		if (!release?.files[path]?.integrity || !path.startsWith('web/')) return context.notFound();
		const placed = { folder: store.folderOf(name, version), release };
		const compressed = acceptsBrotli(context) ? await readIntact(placed, `${path}.br`, log) : undefined;
		const content = compressed ?? (await readIntact(placed, path, log));
		if (!content) return context.notFound();
		return send(content, path, compressed !== undefined);
	};
}

function send(content: Buffer, path: string, isCompressed: boolean) {
	const headers = {
		'content-type': contentTypeOf(path),
		'cache-control': IMMUTABLE,
		vary: 'accept-encoding',
		'x-content-type-options': 'nosniff',
		'access-control-allow-origin': '*',
		...(isCompressed && { 'content-encoding': 'br' }),
	};
	return new Response(new Uint8Array(content), { headers });
}
