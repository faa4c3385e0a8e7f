import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReleases } from '../delivery/src/open-releases.ts';
import { publishChanges } from '../delivery/src/publish.ts';
import type { PackageVersions } from '../delivery/src/release.ts';
import { addRelease } from '../delivery/src/releases.fixture.ts';
import { startS3 } from '../delivery/src/s3-server.fixture.ts';
import { makeKeys, openSigner } from '../delivery/src/signature.ts';
import { followJournal, NOTHING_SHOWN } from '../delivery/src/verify-move.ts';
import { publishWorkspace } from './publish-workspace.ts';

const build = vi.hoisted(() => vi.fn<() => Promise<{ versions: PackageVersions; built: string[] }>>());
vi.mock('../delivery/src/build.ts', () => ({ buildReleases: build }));

const root = join(import.meta.dirname, '..');
let dataDir: string;
beforeEach(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'pasaz-machine-'));
	build.mockReset().mockResolvedValue({ versions: { shell: '2' }, built: ['shell'] });
});
afterEach(async () => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	await rm(dataDir, { recursive: true });
});

it('publishes nothing to a bucket that shows something (26.74)', async () => {
	const server = await startS3();
	try {
		vi.stubEnv('RELEASES', server.releases);
		const store = openReleases(dataDir, server.releases);
		await addRelease(store, { name: 'shell' });
		const move = await publishChanges({ store, by: 'team' }, { shell: '1' });
		expect(await publishWorkspace(root, dataDir)).toMatchObject({ set: move?.set, built: [] });
		expect(await store.journal.serials()).toHaveLength(1);
	} finally {
		await server.stop();
	}
});

describe('with keys', () => {
	const { publicKey, privateKey } = makeKeys();
	const signer = openSigner('platform', privateKey);
	const keys = { platform: { key: publicKey, packages: 'all' as const } };
	const storeHere = () => openReleases(dataDir, undefined);
	const isSigned = async () => (await followJournal(storeHere(), NOTHING_SHOWN, { keys })).shown?.id;

	it('signs what it publishes (26.37)', async () => {
		await addRelease(storeHere(), { name: 'shell', version: '2', signer });
		const { set } = await publishWorkspace(root, dataDir, { signer, keys });
		expect(set).toBeDefined();
		expect(await isSigned()).toBe(set);
		expect(build).toHaveBeenCalledWith(root, expect.anything(), { mode: 'production', signer, keys });
	});

	it('builds and publishes nothing without one of its own, and says so (26.37)', async () => {
		const warn = vi.spyOn(console, 'warn').mockReturnValue();
		const reason = 'Nothing is published: RELEASE_KEYS wants it signed';
		await expect(publishWorkspace(root, dataDir, { keys })).rejects.toThrow(reason);
		for (const version of ['1', '2']) await addRelease(storeHere(), { name: 'shell', version, signer });
		await publishChanges({ store: storeHere(), by: 'platform', signer, keys }, { shell: '1' });
		expect(await publishWorkspace(root, dataDir, { keys })).toMatchObject({ set: await isSigned(), built: [] });
		expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(reason));
		expect(await storeHere().journal.serials()).toHaveLength(1);
		expect(build).not.toHaveBeenCalled();
	});
});
