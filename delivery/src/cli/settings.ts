import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { openReleases } from '../open-releases.ts';
import type { ReleaseStore } from '../release-store.ts';
import { openSigner, ReleaseKeys, type Signer } from '../signature.ts';

export interface CliSettings {
	root: string;
	store: ReleaseStore;
	shop: string;
	/** Addresses of all shells of the shop, where they are several: each has sets of its own open. */
	shells: readonly string[];
	/** Lets the shop try sets, and signs links. */
	secret: string | undefined;
	keys: ReleaseKeys | undefined;
	signer: Signer | undefined;
	/** How the journal names who moves. */
	by: string;
}

function readIfAny(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8').trim();
	} catch {
		return;
	}
}

/** @throws naming the file and what is wrong in it */
function readKeys(file: string): ReleaseKeys {
	let content: unknown;
	try {
		content = JSON.parse(readFileSync(file, 'utf8'));
	} catch (cause) {
		throw new Error(`RELEASE_KEYS: ${file} cannot be read, or is no JSON. pasaz keygen prints what belongs there`, {
			cause,
		});
	}
	const { data, error } = ReleaseKeys.safeParse(content);
	if (!data) throw new Error(`RELEASE_KEYS: ${file}: ${z.prettifyError(error)}`);
	return data;
}

const withoutSlash = (address: string) => address.replace(/\/$/, '');

/** @throws naming the setting that is wrong */
export function readSettings(env: NodeJS.ProcessEnv, root: string): CliSettings {
	const dataDir = resolve(root, env.DATA_DIR ?? '.data');
	const { RELEASE_TEAM: team, RELEASE_KEY: key, RELEASE_KEYS: keysFile } = env;
	if (key && !team) throw new Error('RELEASE_KEY is given, but RELEASE_TEAM does not say whose it is');
	const shop = withoutSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT ?? 4000}`);
	return {
		root,
		store: openReleases(dataDir, env.RELEASES),
		shop,
		shells: env.SHELLS?.split(',').map((address) => withoutSlash(address.trim())) ?? [shop],
		// `npm start` leaves it there
		secret: env.RELEASE_SECRET ?? readIfAny(join(dataDir, 'release-secret')),
		keys: keysFile ? readKeys(keysFile) : undefined,
		signer: team && key ? openSigner(team, key) : undefined,
		by: team ?? env.USER ?? 'somebody',
	};
}
