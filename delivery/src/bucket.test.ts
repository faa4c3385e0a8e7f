import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBucket } from './bucket.ts';
import { readBucketAddress } from './bucket-connection.ts';
import { collectGarbage, tidyMirror } from './collect-garbage.ts';
import { readHistory } from './history.ts';
import { MovedMeanwhile } from './journal.ts';
import { StoreUnavailable } from './object-store.ts';
import { openReleases } from './open-releases.ts';
import { move, publishChanges } from './publish.ts';
import type { PackageVersions } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { addRelease } from './releases.fixture.ts';
import { type S3Server, startS3 } from './s3-server.fixture.ts';
import { makeKeys, openSigner } from './signature.ts';
import { stateBefore } from './state-before.ts';
import { followJournal, NOTHING_SHOWN, shownSet } from './verify-move.ts';

let server: S3Server;
let address: string;
const folders: string[] = [];
let prefixes = 0;

beforeAll(async () => {
	server = await startS3();
});
afterAll(() => server.stop());
beforeEach(() => {
	prefixes += 1;
	address = server.releases.replace('releases?', `${prefixes}?`);
});
afterEach(async () => {
	server.isAway(false);
	server.hang(undefined);
	for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A machine with a disk of its own. */
async function openMachine(releases = address): Promise<ReleaseStore> {
	const folder = await mkdtemp(join(tmpdir(), 'pasaz-machine-'));
	folders.push(folder);
	return openReleases(folder, releases);
}
const ALL: PackageVersions = { shell: '1', mf_product: '1', mf_content: '1' };
async function publishAll(store: ReleaseStore) {
	for (const name of ['shell', 'mf_product', 'mf_content'] as const) await addRelease(store, { name });
	return publishChanges({ store, by: 'test' }, ALL);
}

it('gives a second machine what the first one published, file by file (26.70)', async () => {
	const [first, second] = [await openMachine(), await openMachine()];
	const move = await publishAll(first);
	const shown = await shownSet(second);
	expect(shown?.id).toBe(move?.set);
	const placed = shown?.releases.mf_product;
	expect(placed && (await second.findPlaced('mf_product', placed))).toMatchObject({ name: 'mf_product', version: '1' });
	await addRelease(second, { name: 'mf_content', version: '2' });
	await publishChanges({ store: second, by: 'other' }, { mf_content: '2' });
	expect((await shownSet(first))?.releases).toMatchObject({ mf_content: { version: '2' }, mf_product: placed });
});

it('lets one of two machines that follow the same move succeed (26.35)', async () => {
	const [first, second] = [await openMachine(), await openMachine()];
	const { set = '' } = (await publishAll(first)) ?? {};
	const next = { set, why: 'promote', by: 'test' } as const;
	const moves = await Promise.allSettled([first, second].map(({ journal }) => journal.add(next, 1)));
	expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
	await expect(second.journal.add(next, 1)).rejects.toThrow(MovedMeanwhile);
	expect(await second.journal.serials()).toHaveLength(2);
});

it('knows its own move again whose answer was lost, and goes back once (26.70)', async () => {
	const store = await openMachine();
	const first = await publishAll(store);
	for (const version of ['2', '3']) {
		await addRelease(store, { name: 'mf_content', version });
		await publishChanges({ store, by: 'test' }, { mf_content: version });
	}
	server.loseAnswer();
	const by = 'test';
	const moved = await move({ store, by }, async () => ({
		set: stateBefore((await readHistory({ store })).accepted)?.set ?? '',
		why: 'rollback',
		by,
	}));
	expect(moved?.serial).toBe(4);
	expect(await store.journal.serials()).toHaveLength(4);
	expect((await shownSet(store))?.releases).toHaveProperty('mf_content.version', '2');
	expect(stateBefore((await readHistory({ store })).accepted)?.set).toBe(first?.set);
});

it('refuses to publish where a team could publish over another (26.70)', async () => {
	const careless = await startS3({ conditions: false });
	try {
		const store = await openMachine(careless.releases);
		await expect(publishAll(store)).rejects.toThrow('ignores If-None-Match');
		expect(await store.journal.serials()).toHaveLength(0);
	} finally {
		await careless.stop();
	}
});

it('keeps no release whose bytes differ from what was published, and no signature of a stranger (26.12)', async () => {
	const first = await openMachine();
	await publishAll(first);
	const bucket = openBucket(address);
	await bucket.put('releases/mf_product/1/node/entry.cjs', 'module.exports = "evil"');
	const second = await openMachine();
	const placed = (await shownSet(second))?.releases;
	if (!placed?.mf_product || !placed.mf_content) throw new Error('nothing is shown');
	await expect(second.findPlaced('mf_product', placed.mf_product)).rejects.toThrow('is not what was published');
	const keys = { platform: { key: makeKeys().publicKey, packages: 'all' as const } };
	await expect(second.findPlaced('mf_content', placed.mf_content, keys)).rejects.toThrow('is not signed');
	expect(await second.objects[0]?.list('releases')).toEqual([]);
});

it('fetches anew what is damaged on this machine, and writes nothing outside of its folder (26.70)', async () => {
	const first = await openMachine();
	await publishAll(first);
	const second = await openMachine();
	const placed = (await shownSet(second))?.releases.mf_content;
	if (!placed) throw new Error('nothing is shown');
	await second.findPlaced('mf_content', placed);
	await writeFile(join(second.folderOf('mf_content', '1'), 'release.json'), '{}');
	expect(await second.findPlaced('mf_content', placed)).toMatchObject({ name: 'mf_content' });
	const climbing = {
		...(await first.find('mf_content', '1')),
		version: '9',
		files: { '../../x': { bytes: 0, integrity: '' } },
	};
	await openBucket(address).put('releases/mf_content/9/release.json', JSON.stringify(climbing));
	await expect(second.find('mf_content', '9')).rejects.toThrow('is no path of a release');
});

it('shares a signed release with its signature (26.37)', async () => {
	const { publicKey, privateKey } = makeKeys();
	const signer = openSigner('platform', privateKey);
	const keys = { platform: { key: publicKey, packages: 'all' as const } };
	const [first, second] = [await openMachine(), await openMachine()];
	await addRelease(first, { name: 'shell', signer });
	const move = await publishChanges({ store: first, by: 'platform', signer, keys }, { shell: '1' });
	const { shown } = await followJournal(second, NOTHING_SHOWN, { keys });
	expect(shown?.id).toBe(move?.set);
	const placed = shown?.releases.shell;
	expect(placed && (await second.findPlaced('shell', placed, keys))).toBeDefined();
});

it('keeps a signed release that another machine builds again (26.37)', async () => {
	const { publicKey, privateKey } = makeKeys();
	const signer = openSigner('platform', privateKey);
	const keys = { platform: { key: publicKey, packages: 'all' as const } };
	const [first, second] = [await openMachine(), await openMachine()];
	await addRelease(first, { name: 'shell', signer });
	await publishChanges({ store: first, by: 'platform', signer, keys }, { shell: '1' });
	const placed = (await shownSet(first))?.releases.shell;
	expect(await second.has('shell', '1', { signer, keys })).toBe(true);
	const third = await openMachine();
	// the same sources, built at another time
	await addRelease(third, { name: 'shell', signer, code: 'module.exports = "later"' });
	await third.addSet({ shell: '1' });
	expect(placed && (await (await openMachine()).findPlaced('shell', placed, keys))).toBeDefined();
});

describe('while the store is away (26.71)', () => {
	it('publishing fails in one line and what is on this machine is there', async () => {
		const store = await openMachine();
		const { set = '' } = (await publishAll(store)) ?? {};
		const shown = await shownSet(store);
		if (!shown) throw new Error('nothing is shown');
		await store.markGood(shown);
		server.isAway(true);
		await expect(publishChanges({ store, by: 'test' }, { mf_content: '1' })).rejects.toThrow(StoreUnavailable);
		await expect(shownSet(store)).rejects.toThrow(
			/^The releases in s3:\/\/shop\/brzask\/\d+ cannot be reached: [^\n]+$/,
		);
		expect((await store.lastGood())?.id).toBe(set);
		const placed = shown.releases.shell;
		expect(placed && (await store.findPlaced('shell', placed))).toMatchObject({ name: 'shell' });
	});

	it('an answer that stops halfway is none', async () => {
		const store = await openMachine();
		await publishAll(store);
		server.hang('answer');
		await expect(openBucket(address).read('moves/00000001.json')).rejects.toThrow(StoreUnavailable);
	});

	it('a move that cannot be read is not passed over', async () => {
		const [first, second] = [await openMachine(), await openMachine()];
		await publishAll(first);
		const before = await followJournal(second, NOTHING_SHOWN);
		await addRelease(first, { name: 'mf_content', version: '2' });
		const move = await publishChanges({ store: first, by: 'test' }, { mf_content: '2' });
		server.isAway(true);
		await expect(followJournal(second, before)).rejects.toThrow(StoreUnavailable);
		server.isAway(false);
		expect((await followJournal(second, before)).shown?.id).toBe(move?.set);
	});
});

it('removes what nobody is shown, in the bucket and here, but not what runs in some shell (26.72)', async () => {
	const store = await openMachine();
	await publishAll(store);
	for (const version of ['2', '3']) {
		await addRelease(store, { name: 'mf_content', version });
		await publishChanges({ store, by: 'test' }, { mf_content: version });
	}
	const [first, second] = await Promise.all([1, 2].map((serial) => store.journal.read(serial)));
	const kept = { sets: 1, days: 0, inUse: [] };
	const marks = openBucket(address);
	const later = Date.now() + 2 * 3_600_000;
	await marks.put('open/some-shell.json', JSON.stringify({ at: later, sets: [first?.move.set] }));
	await marks.put('open/a-shell-of-long-ago.json', JSON.stringify({ at: 0, sets: [second?.move.set] }));
	expect(await collectGarbage(store, kept, later)).toEqual(['releases/mf_content/2']);
	expect((await marks.list('releases/mf_content')).sort()).toEqual(['1', '3']);
	const inAMonth = Date.now() + 30 * 86_400_000;
	expect(await tidyMirror(store, [], inAMonth)).toEqual(['releases/mf_content/1']);
	expect((await marks.list('releases/mf_content')).sort()).toEqual(['1', '3']);
	expect(await marks.list('open')).toEqual(['some-shell.json']);
});

it('fetches anew a release of which an interrupted tidy left a part (26.70)', async () => {
	await publishAll(await openMachine());
	const second = await openMachine();
	const placed = (await shownSet(second))?.releases.mf_content;
	const [local, remote] = second.objects;
	if (!placed || !local || !remote) throw new Error('nothing is shown');
	await second.findPlaced('mf_content', placed);
	await publishChanges({ store: second, by: 'other' }, { mf_content: undefined });
	await publishChanges({ store: second, by: 'other' }, { mf_product: undefined });
	const remove = async (path: string) => {
		if (path.endsWith('mf_content/1')) throw new Error('interrupted');
		await local.remove(path);
	};
	const interrupted = { ...second, objects: [{ ...local, remove }, remote] };
	await expect(tidyMirror(interrupted, [], Date.now() + 30 * 86_400_000)).rejects.toThrow('interrupted');
	expect(await local.list('releases/mf_content/1')).not.toContain('release.json');
	expect(await second.findPlaced('mf_content', placed)).toMatchObject({ name: 'mf_content', version: '1' });
	expect(await local.list('releases/mf_content/1')).toContain('release.json');
	expect(await local.list('drafts')).toEqual([]);
});

it('reads the address of a bucket (26.70)', () => {
	expect(readBucketAddress('s3://shop/a/b/?endpoint=https://s3.example&region=waw')).toEqual({
		name: 'shop',
		prefix: 'a/b/',
		endpoint: 'https://s3.example',
		region: 'waw',
		text: 's3://shop/a/b',
	});
	expect(readBucketAddress('s3://shop')).toMatchObject({ prefix: '', endpoint: undefined });
	expect(() => readBucketAddress('/srv/releases')).toThrow('RELEASES: /srv/releases is not of the form');
});
