import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openBucket } from './bucket.ts';
import { integrityOf } from './integrity.ts';
import type { ObjectStore } from './object-store.ts';
import { openReleases } from './open-releases.ts';
import { admit, publishChanges } from './publish.ts';
import type { PlacedVersion } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { addRelease } from './releases.fixture.ts';
import { type S3Server, startS3 } from './s3-server.fixture.ts';
import { makeKeys, openSigner, type ReleaseKeys, type Signer } from './signature.ts';
import { shownSet } from './verify-move.ts';

let server: S3Server;
let bucket: ObjectStore;
let machines: ReleaseStore[];
const folders: string[] = [];
let prefixes = 0;

const pair = makeKeys();
const signer = openSigner('platform', pair.privateKey);
const keys: ReleaseKeys = { platform: { key: pair.publicKey, packages: 'all' } };

beforeAll(async () => {
	server = await startS3();
});
afterAll(() => server.stop());
beforeEach(async () => {
	prefixes += 1;
	const address = server.releases.replace('releases?', `of-uploads-${prefixes}?`);
	bucket = openBucket(address);
	machines = [];
	for (let count = 0; count < 3; count += 1) {
		const folder = await mkdtemp(join(tmpdir(), 'pasaz-machine-'));
		folders.push(folder);
		machines.push(openReleases(folder, address));
	}
});
afterEach(async () => {
	server.isAway(false);
	for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

function machine(index: number): ReleaseStore {
	const store = machines[index];
	if (!store) throw new Error('there are three machines');
	return store;
}
const placedContent = async (store: ReleaseStore): Promise<PlacedVersion> =>
	(await shownSet(store))?.releases.mf_content ?? { version: '', hash: '' };

/** Publishes a shell, a product and two releases of content, of which the second one is shown. */
async function publishAll(store: ReleaseStore, by?: Signer) {
	const publisher = { store, by: 'platform', signer: by, keys: by && keys };
	for (const name of ['shell', 'mf_product', 'mf_content'] as const) await addRelease(store, { name, signer: by });
	await publishChanges(publisher, { shell: '1', mf_product: '1', mf_content: '1' });
	await addRelease(store, { name: 'mf_content', version: '2', signer: by });
	await publishChanges(publisher, { mf_content: '2' });
	return publisher;
}

it('keeps its own release where another one was copied over it in the store, and mends that when it publishes it (26.75)', async () => {
	const publisher = await publishAll(machine(0), signer);
	const placed = await placedContent(machine(0));
	for (const file of ['release.json', 'release.sig', 'node/entry.cjs', 'web/entry.js']) {
		const older = await bucket.read(`releases/mf_content/1/${file}`);
		await bucket.put(`releases/mf_content/2/${file}`, older ?? '');
	}
	await addRelease(machine(0), { name: 'mf_product', version: '2', signer });
	await publishChanges(publisher, { mf_product: '2' });
	expect(await placedContent(machine(0))).toEqual(placed);
	await expect(machine(1).findPlaced('mf_content', placed, keys)).rejects.toThrow('is not the one of its set');
	expect(await publishChanges(publisher, { mf_content: '2' })).toBeUndefined();
	expect(await machine(1).findPlaced('mf_content', placed, keys)).toMatchObject({ version: '2' });
});

it('takes no release of another version from the store in place of one that it has not (26.75)', async () => {
	const publisher = await publishAll(machine(0), signer);
	for (const file of ['release.json', 'release.sig', 'node/entry.cjs', 'web/entry.js']) {
		const older = await bucket.read(`releases/mf_content/1/${file}`);
		await bucket.put(`releases/mf_content/3/${file}`, older ?? '');
	}
	await expect(publishChanges(publisher, { mf_content: '3' })).rejects.toThrow(
		'Release 3 of mf_content says that it is release 1 of mf_content',
	);
});

it('puts a new signature beside a release that was signed anew, and machines that have it fetch that (26.75)', async () => {
	await publishAll(machine(0), signer);
	const placed = await placedContent(machine(0));
	for (const index of [1, 2]) await machine(index).findPlaced('mf_content', placed, keys);
	const next = makeKeys();
	const renewed: ReleaseKeys = { platform: { key: next.publicKey, packages: 'all' } };
	const nextSigner = openSigner('platform', next.privateKey);
	const release = await machine(0).find('mf_content', '2');
	expect(release && (await machine(0).signAgain(release, nextSigner))).toBe(true);
	await expect(machine(1).findPlaced('mf_content', placed, renewed)).rejects.toThrow('is not what platform signed');
	await machine(0).addSet({ shell: '1', mf_content: '2' }, { signer: nextSigner, keys: renewed });
	expect(await machine(1).findPlaced('mf_content', placed, renewed)).toMatchObject({ version: '2' });
	server.isAway(true);
	expect(await machine(1).findPlaced('mf_content', placed, renewed)).toMatchObject({ version: '2' });
	await expect(machine(2).findPlaced('mf_content', placed, renewed)).rejects.toThrow('is not what platform signed');
});

it('signs what the store has without a signature, and leaves its hash (26.75)', async () => {
	await publishAll(machine(0));
	const placed = await placedContent(machine(0));
	// the same sources, built on another machine
	const release = await machine(1).find('mf_content', '2');
	expect(release && (await machine(1).signAgain(release, signer))).toBe(true);
	await machine(1).addSet({ shell: '1', mf_content: '2' }, { signer, keys });
	expect(await machine(2).findPlaced('mf_content', placed, keys)).toMatchObject({ version: '2' });
});

it('puts into the store what that lacks of a set which is shown again (26.76)', async () => {
	await publishAll(machine(0), signer);
	await addRelease(machine(1), { name: 'mf_content', version: '3', signer });
	const description = await readFile(join(machine(1).folderOf('mf_content', '3'), 'release.json'));
	const placed = { version: '3', hash: integrityOf(description) };
	const set = await machine(1).addSet({ ...(await shownSet(machine(1)))?.releases, mf_content: placed });
	await expect(admit({ store: machine(2), keys }, set)).rejects.toThrow('Release 3 of mf_content is missing');
	await admit({ store: machine(1), keys }, set);
	expect(await machine(2).findPlaced('mf_content', placed, keys)).toMatchObject({ version: '3' });
});
