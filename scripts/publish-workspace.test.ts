import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openReleases } from '../delivery/src/open-releases.ts';
import { publishChanges } from '../delivery/src/publish.ts';
import { addRelease } from '../delivery/src/releases.fixture.ts';
import { startS3 } from '../delivery/src/s3-server.fixture.ts';
import { publishWorkspace } from './publish-workspace.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

it('publishes nothing to a bucket that shows something (26.74)', async () => {
	const [server, dataDir] = [await startS3(), await mkdtemp(join(tmpdir(), 'pasaz-machine-'))];
	try {
		vi.stubEnv('RELEASES', server.releases);
		const store = openReleases(dataDir, server.releases);
		await addRelease(store, { name: 'shell' });
		const move = await publishChanges({ store, by: 'team' }, { shell: '1' });
		const root = join(import.meta.dirname, '..');
		expect(await publishWorkspace(root, dataDir, 'production')).toMatchObject({ set: move?.set, built: [] });
		expect(await store.journal.serials()).toHaveLength(1);
	} finally {
		await server.stop();
		await rm(dataDir, { recursive: true });
	}
});
