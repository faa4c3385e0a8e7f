import { buildReleases } from '../delivery/src/build.ts';
import { checkReleases } from '../delivery/src/check-releases.ts';
import { openReleaseStore } from '../delivery/src/release-store.ts';
import { readWiring, wiringFaults } from './wiring.ts';

/**
 * Builds every package that changed and publishes the result.
 * @throws where one part of the shop names another that is not there, or does not name one that is, and if a new release is damaged
 */
export async function publishWorkspace(root: string, dataDir: string, mode: 'production' | 'development') {
	const started = performance.now();
	const faults = wiringFaults(await readWiring(root));
	if (faults.length > 0) throw new Error(faults.join('\n'));
	const store = openReleaseStore(dataDir);
	const { versions, built } = await buildReleases(root, store, mode);
	await checkReleases(store, versions);
	const set = await store.publish(versions);
	return { set: set.id, built, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
