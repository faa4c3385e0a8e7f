import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { MovedMeanwhile } from './journal.ts';
import { move, publishChanges } from './publish.ts';
import type { ReleaseStore } from './release-store.ts';
import { addRelease, openTestStore } from './releases.fixture.ts';
import { followJournal, NOTHING_SHOWN, shownSet } from './verify-move.ts';

let store: ReleaseStore;
const fileOf = (name: string) => join(store.root, 'moves', name);
const publish = (version: string) => publishChanges({ store, by: 'test' }, { shell: '1', mf_product: version });

beforeEach(async () => {
	store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	for (const version of ['1', '2', '3', '4']) await addRelease(store, { name: 'mf_product', version });
	for (const version of ['1', '2', '3']) await publish(version);
});

describe('a move that is missing (26.35)', () => {
	it('is named, and nothing is shown until it is back', async () => {
		await rename(fileOf('00000002.json'), fileOf('kept'));
		await expect(publish('4')).rejects.toThrow(
			'Move 2 is missing: nothing can be shown until it is back, or moves/00000003.json is removed',
		);
		expect((await shownSet(store))?.releases).toHaveProperty('mf_product.version', '1');
		await rename(fileOf('kept'), fileOf('00000002.json'));
		expect(await publish('4')).toMatchObject({ serial: 4 });
	});

	it('is named where it is the one that a publisher has read last', async () => {
		await expect(store.journal.add({ set: 'a', why: 'publish', by: 'test' }, 5)).rejects.toThrow('Move 4 is missing');
		expect(await store.journal.serials()).toHaveLength(3);
	});

	it('is named where it is the first one, or one that the publisher still knows', async () => {
		const add = () => store.journal.add({ set: 'a', why: 'publish', by: 'test' }, 3);
		await rename(fileOf('00000002.json'), fileOf('kept'));
		await expect(add()).rejects.toThrow('Move 2 is missing');
		await rename(fileOf('kept'), fileOf('00000002.json'));
		await rename(fileOf('00000001.json'), fileOf('kept'));
		await expect(add()).rejects.toThrow('Move 1 is missing');
		expect(await shownSet(store)).toBeUndefined();
		expect(await store.journal.serials()).toEqual([]);
	});

	it('is no reason to remove what later ones show', async () => {
		await rename(fileOf('00000002.json'), fileOf('kept'));
		const removed = await collectGarbage(store, { sets: 2, days: 1, inUse: [] }, Date.now() + 30 * 86_400_000);
		expect(removed).toContain('releases/mf_product/4');
		expect(removed).not.toContain('releases/mf_product/3');
	});

	it('ends the journal, whatever the names behind it are', async () => {
		await writeFile(fileOf('99999999.json'), '{}');
		for (const name of ['5.json', '00000000.json', 'notes.json']) await writeFile(fileOf(name), '{}');
		expect(await store.journal.serials()).toEqual([1, 2, 3]);
		const seen: number[] = [];
		const present = await followJournal(store, NOTHING_SHOWN, { onAccepted: ({ serial }) => seen.push(serial) });
		expect([seen, present.serial]).toEqual([[1, 2, 3], 3]);
		await expect(publish('4')).rejects.toThrow(
			'Move 4 is missing: nothing can be shown until it is back, or moves/99999999.json is removed',
		);
	});
});

it('gives up where others move again and again (26.35)', async () => {
	const add = vi.fn(async () => {
		throw new MovedMeanwhile('Another set was shown meanwhile');
	});
	const busy = { ...store, journal: { ...store.journal, add } };
	const { id: set = '' } = (await shownSet(store)) ?? {};
	const moving = move({ store: busy, by: 'test' }, async () => ({ set, why: 'promote', by: 'test' }));
	await expect(moving).rejects.toThrow(MovedMeanwhile);
	expect(add).toHaveBeenCalledTimes(20);
});
