import { buildReleases } from '../delivery/src/build.ts';
import { openReleaseStore } from '../delivery/src/release-store.ts';

export async function publishWorkspace(root: string, dataDir: string, mode: 'production' | 'development') {
	const started = performance.now();
	const store = openReleaseStore(dataDir);
	const { versions, built } = await buildReleases(root, store, mode);
	const set = await store.publish(versions);
	return { set: set.id, built, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}
