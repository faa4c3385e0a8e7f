import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { collectGarbage } from '../collect-garbage.ts';
import { openKnownBuilds } from '../known-builds.ts';
import { publishChanges } from '../publish.ts';
import type { ReleaseStore } from '../release-store.ts';
import { addRelease, openTestStore } from '../releases.fixture.ts';
import { gc } from './gc.ts';
import type { CliSettings } from './settings.ts';

let store: ReleaseStore;
let ids: string[];
const shells: Server[] = [];

/** A shell whose workers run these sets. */
async function openShell(open: string[]): Promise<string> {
	const shell = createServer((_, response) => {
		response.end(JSON.stringify({ shown: ids.at(-1), broken: [], open }));
	});
	shells.push(shell);
	await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
	return `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
}

beforeEach(async () => {
	vi.spyOn(console, 'log').mockImplementation(() => {});
	store = await openTestStore();
	await addRelease(store, { name: 'shell' });
	ids = [];
	for (const version of ['1', '2', '3']) {
		await addRelease(store, { name: 'mf_product', version });
		ids.push((await publishChanges({ store, by: 'test' }, { shell: '1', mf_product: version }))?.set ?? '');
	}
	// what was shown until now is old
	vi.useFakeTimers({ now: Date.now() + 20 * 86_400_000, toFake: ['Date'] });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	for (const shell of shells.splice(0)) shell.close();
});

const collect = (addresses: string[], flags = {}) => {
	const settings: Partial<CliSettings> = { store, secret: 'a-secret-of-some-length', shells: addresses };
	return gc(settings as CliSettings, [], { sets: '1', days: '14', ...flags });
};
const isThere = async (version: string) => (await store.find('mf_product', version)) !== undefined;

it('keeps the sets that are open in any of the shells (26.55)', async () => {
	await collect([await openShell([ids[2] ?? '']), await openShell([ids[0] ?? ''])]);
	expect([await isThere('1'), await isThere('2'), await isThere('3')]).toEqual([true, false, true]);
});

it('removes nothing while one of the shells cannot be asked, unless it is told that none runs (26.55)', async () => {
	const silent = 'http://127.0.0.1:1';
	await expect(collect([await openShell([]), silent])).rejects.toThrow(
		`No shop answers at ${silent}: a set may be open`,
	);
	expect(await isThere('1')).toBe(true);
	await collect([silent], { 'without-shop': true });
	expect(await isThere('1')).toBe(false);
});

it('keeps an old release that is published again meanwhile (26.55)', async () => {
	const [objects] = store.objects;
	if (!objects) throw new Error('there is no store');
	let published: Promise<unknown> | undefined;
	const changedAt = async (path: string) => {
		if (path.endsWith('mf_product/1')) published = publishChanges({ store, by: 'test' }, { mf_product: '1' });
		await published;
		return objects.changedAt(path);
	};
	const removed = await collectGarbage(
		{ ...store, objects: [{ ...objects, changedAt }] },
		{ sets: 1, days: 14, inUse: [] },
	);
	expect(published).toBeDefined();
	expect(removed).toEqual(['releases/mf_product/2']);
});

it('removes old notes of builds and drafts, too (26.55)', async () => {
	const builds = openKnownBuilds(store.root);
	await builds.note('mf_product', 'abc', '1');
	await store.objects[0]?.put('drafts/1/release.json', '{}');
	const removed = await collectGarbage(store, { sets: 1, days: 14, inUse: [] }, Date.now() + 20 * 86_400_000);
	expect(removed).toEqual(expect.arrayContaining(['builds/mf_product/abc', 'drafts/1']));
	expect(await builds.find('mf_product', 'abc')).toBeUndefined();
});

it('leaves nothing that is taken for a release where it is interrupted (26.55)', async () => {
	const [objects] = store.objects;
	if (!objects) throw new Error('there is no store');
	const remove = async (path: string) => {
		if (path.endsWith('mf_product/1')) throw new Error('interrupted');
		await objects.remove(path);
	};
	const interrupted = { ...store, objects: [{ ...objects, remove }] };
	const kept = { sets: 1, days: 14, inUse: [] };
	await expect(collectGarbage(interrupted, kept)).rejects.toThrow('interrupted');
	expect(await isThere('1')).toBe(false);
	expect(await store.addSet({ shell: '1', mf_product: '1' }).catch(({ message }) => message)).toBe(
		'Release 1 of mf_product is missing',
	);
	expect(await collectGarbage(store, kept, Date.now() + 20 * 86_400_000)).toContain('releases/mf_product/1');
});

test('removes nothing while a set that stays cannot be read (26.55)', async () => {
	const [, , shown = ''] = ids;
	await store.objects[0]?.put(`sets/${shown}.json`, '{}');
	await expect(collect([await openShell([])])).rejects.toThrow(
		`Release set ${shown} cannot be read, and may need anything: nothing is removed`,
	);
	expect([await isThere('1'), await isThere('3')]).toEqual([true, true]);
});
