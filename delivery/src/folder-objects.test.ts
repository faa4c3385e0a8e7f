import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFolder } from './folder-objects.ts';
import { keepReads } from './mirror.ts';
import { type ObjectStore, StoreUnavailable } from './object-store.ts';
import { publishChanges } from './publish.ts';
import { addRelease, openTestStore } from './releases.fixture.ts';
import { followJournal, NOTHING_SHOWN } from './verify-move.ts';

const PATH = 'moves/00000001.json';
const openMachine = () => mkdtemp(join(tmpdir(), 'pasaz-folder-'));

it('takes a disk that fails for a store that is away, and no move of it for a refused one (26.71)', async () => {
	const store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const version of ['1', '2']) await addRelease(store, { name: 'mf_product', version });
	await publishChanges({ store, by: 'test' }, { shell: '1', mf_product: '1' });
	const before = await followJournal(store, NOTHING_SHOWN);
	const second = await publishChanges({ store, by: 'test' }, { mf_product: '2' });
	const file = join(store.root, 'moves/00000002.json');
	await rename(file, `${file}.kept`);
	// a link to itself is what the system fails at, whoever asks
	await symlink(file, file);
	await expect(followJournal(store, before)).rejects.toThrow(StoreUnavailable);
	await expect(followJournal(store, before)).rejects.toThrow(/^The releases in .* cannot be reached: ELOOP/);
	await rm(file);
	await rename(`${file}.kept`, file);
	expect((await followJournal(store, before)).shown?.id).toBe(second?.set);
});

it('leaves no draft of what could not be put', async () => {
	const root = await openMachine();
	await mkdir(join(root, PATH, 'inside'), { recursive: true });
	await expect(openFolder(root).put(PATH, '{}')).rejects.toThrow('EISDIR');
	expect(await readdir(join(root, 'moves'))).toEqual(['00000001.json']);
});

describe('a copy of what a bucket holds (26.70)', () => {
	let root: string;
	let remote: ObjectStore;
	let machine: ObjectStore;
	beforeEach(async () => {
		root = await openMachine();
		remote = openFolder(await openMachine());
		machine = keepReads(remote, openFolder(root));
		await remote.put(PATH, '{"move":1}');
	});
	const kept = async () => (await openFolder(root).read(PATH))?.toString();

	it('is read in place of the bucket', async () => {
		expect((await machine.read(PATH))?.toString()).toBe('{"move":1}');
		await remote.remove(PATH);
		expect((await machine.read(PATH))?.toString()).toBe('{"move":1}');
	});

	it.each([
		['empty', ''],
		['half written', '{"mov'],
	])('is made anew where it is %s', async (_, damaged) => {
		await mkdir(join(root, 'moves'));
		await writeFile(join(root, PATH), damaged);
		expect((await machine.read(PATH))?.toString()).toBe('{"move":1}');
		expect(await kept()).toBe('{"move":1}');
	});

	it('may be missing, where the machine can neither read nor keep it', async () => {
		await writeFile(join(root, 'moves'), 'no folder');
		expect((await machine.read(PATH))?.toString()).toBe('{"move":1}');
	});

	it('is not made of what is no JSON', async () => {
		await remote.put(PATH, 'half');
		expect((await machine.read(PATH))?.toString()).toBe('half');
		expect(await kept()).toBeUndefined();
	});
});
