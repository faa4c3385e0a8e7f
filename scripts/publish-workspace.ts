import { buildReleases, type Mode } from '../delivery/src/build.ts';
import { openReleases } from '../delivery/src/open-releases.ts';
import { publishChanges } from '../delivery/src/publish.ts';
import type { SigningKeys } from '../delivery/src/signature.ts';
import { followJournal, NOTHING_SHOWN, shownSet } from '../delivery/src/verify-move.ts';
import { changesOf, noteWorkspace } from '../delivery/src/workspace-changes.ts';
import { readWiring, wiringFaults } from './wiring.ts';

/** How the journal names what `npm start` and `pnpm dev` publish without a key. */
const BY = 'workspace';

/** @throws where one part of the shop names another that is not there, or does not name one that is */
export async function checkWiring(root: string): Promise<void> {
	const faults = wiringFaults(await readWiring(root));
	if (faults.length > 0) throw new Error(faults.join('\n'));
}

interface Options extends SigningKeys {
	mode?: Mode;
}

/** Tells why what is shown stays, which shells with keys would do in any case. @throws if nothing is */
function withoutKey(shown: string | undefined): string {
	const reason = 'Nothing is published: RELEASE_KEYS wants it signed, and RELEASE_TEAM and RELEASE_KEY give no key';
	if (!shown) throw new Error(reason);
	console.warn(reason);
	return shown;
}

/**
 * Builds every package that changed in this workspace and publishes these; what others have published of the rest stays. To a
 * bucket that shows something, which is every machine's, only `pasaz publish` publishes (26.74). Where shells have keys, what is
 * shown stays unless there is one to sign with (26.37).
 * @throws as `checkWiring`, if a release is damaged, and if nothing is shown and nothing can be signed
 */
export async function publishWorkspace(root: string, dataDir: string, options: Options = {}) {
	const { mode = 'production', signer, keys } = options;
	const started = performance.now();
	await checkWiring(root);
	const { RELEASES: bucket } = process.env;
	const store = openReleases(dataDir, bucket);
	const accepted = async () => (await followJournal(store, NOTHING_SHOWN, { keys })).shown?.id;
	const running = bucket && (await shownSet(store))?.id;
	if (running) return { set: running, built: [], seconds: '0.0' };
	if (keys && !signer) return { set: withoutKey(await accepted()), built: [], seconds: '0.0' };
	const { versions, built } = await buildReleases(root, store, { mode, signer, keys });
	const publisher = { store, by: signer?.name ?? BY, signer, keys };
	const move = await publishChanges(publisher, await changesOf(publisher, root, versions, built));
	await noteWorkspace(store, root, versions);
	const set = move?.set ?? (await accepted());
	return { set, built, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
