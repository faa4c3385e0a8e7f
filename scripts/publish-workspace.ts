import { buildReleases } from '../delivery/src/build.ts';
import { openReleases } from '../delivery/src/open-releases.ts';
import { publishChanges } from '../delivery/src/publish.ts';
import { shownSet } from '../delivery/src/verify-move.ts';
import { changesOf, noteWorkspace } from '../delivery/src/workspace-changes.ts';
import { readWiring, wiringFaults } from './wiring.ts';

/** How the journal names what `npm start` and `pnpm dev` publish. */
const BY = 'workspace';

/** @throws where one part of the shop names another that is not there, or does not name one that is */
export async function checkWiring(root: string): Promise<void> {
	const faults = wiringFaults(await readWiring(root));
	if (faults.length > 0) throw new Error(faults.join('\n'));
}

/**
 * Builds every package that changed in this workspace and publishes these; what others have published of the rest stays. To a
 * bucket that shows something, which is every machine's, only `pasaz publish` publishes (26.74).
 * @throws as `checkWiring`, and if a release is damaged
 */
export async function publishWorkspace(root: string, dataDir: string, mode: 'production' | 'development') {
	const started = performance.now();
	await checkWiring(root);
	const { RELEASES: bucket } = process.env;
	const store = openReleases(dataDir, bucket);
	const running = bucket && (await shownSet(store))?.id;
	if (running) return { set: running, built: [], seconds: '0.0' };
	const { versions, built } = await buildReleases(root, store, { mode });
	const move = await publishChanges({ store, by: BY }, await changesOf({ store }, root, versions, built));
	await noteWorkspace(store, root, versions);
	const set = move?.set ?? (await shownSet(store))?.id;
	return { set, built, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
