import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { placeBuild } from './place-build.ts';
import type { PlacedVersion } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { addRelease, openTestStore } from './releases.fixture.ts';
import { makeKeys, openSigner, type ReleaseKeys, type SigningKeys } from './signature.ts';

const pairs = { platform: makeKeys(), product: makeKeys(), content: makeKeys() };
const signerOf = (team: keyof typeof pairs) => openSigner(team, pairs[team].privateKey);
const keys: ReleaseKeys = {
	platform: { key: pairs.platform.publicKey, packages: 'all' },
	product: { key: pairs.product.publicKey, packages: ['mf_product'] },
	content: { key: pairs.content.publicKey, packages: ['mf_content'] },
};
const as = (team: keyof typeof pairs): SigningKeys => ({ signer: signerOf(team), keys });
const builtOn = (day: number, react = '19.2.0') => ({ builtAt: `2026-01-0${day}T00:00:00Z`, react });

let store: ReleaseStore;
/** The release as the first build of it was placed in a set. */
let placed: PlacedVersion;

beforeEach(async () => {
	store = await openTestStore();
	await addRelease(store, { name: 'shell' });
});

type Given = Omit<Parameters<typeof addRelease>[1], 'name'>;

async function add(given: Given = {}): Promise<void> {
	await addRelease(store, { name: 'mf_product', provenance: builtOn(1), ...given });
	const { releases } = await store.addSet({ shell: '1', mf_product: '1' });
	placed = releases.mf_product ?? { version: '', hash: '' };
}

/** The same sources, built a day later. */
async function build(signing: SigningKeys, given: Given = {}): Promise<void> {
	const elsewhere = await openTestStore();
	await addRelease(elsewhere, { name: 'mf_product', provenance: builtOn(2), ...given });
	const release = await elsewhere.find('mf_product', '1');
	if (release) await placeBuild(store, { draft: elsewhere.folderOf('mf_product', '1'), release }, signing);
}
async function signedBy(): Promise<string> {
	return JSON.parse(await readFile(join(store.folderOf('mf_product', '1'), 'release.sig'), 'utf8')).by;
}

it('signs what was shown without a signature, and leaves the hash that sets name (26.75)', async () => {
	await add();
	expect(await store.has('mf_product', '1', as('product'))).toBe(false);
	await build(as('product'));
	expect(await store.findPlaced('mf_product', placed, keys)).toMatchObject({ provenance: builtOn(1) });
	expect(await store.has('mf_product', '1', as('product'))).toBe(true);
});

it('signs anew what a team has built that may not release it (26.75)', async () => {
	await add({ signer: signerOf('content') });
	await build(as('product'));
	expect(await signedBy()).toBe('product');
	expect(await store.findPlaced('mf_product', placed, keys)).toBeDefined();
});

it('signs anew what a key has signed that was replaced under its name (26.75)', async () => {
	await add({ signer: openSigner('product', makeKeys().privateKey) });
	for (const signing of [as('product'), { signer: signerOf('product') }]) {
		expect(await store.has('mf_product', '1', signing)).toBe(false);
	}
	await build(as('product'));
	expect(await store.findPlaced('mf_product', placed, keys)).toBeDefined();
});

it('builds anew what is damaged, signed or not (26.72)', async () => {
	for (const damage of ['', '{"name":"mf_product"}']) {
		await add({ signer: signerOf('product') });
		await writeFile(join(store.folderOf('mf_product', '1'), 'release.json'), damage);
		await build(as('product'), { signer: signerOf('product') });
		expect(await store.has('mf_product', '1', as('product'))).toBe(true);
	}
});

it.each<[string, SigningKeys]>([
	['may release it, too', as('platform')],
	['may not release it', as('content')],
	['does not know the keys of others', { signer: signerOf('content') }],
	['signs nothing', {}],
])('leaves a signature that holds to a team that %s (26.75)', async (_, signing) => {
	await add({ signer: signerOf('product') });
	expect(await store.has('mf_product', '1', signing)).toBe(true);
	await build(signing);
	expect(await signedBy()).toBe('product');
	expect(await store.findPlaced('mf_product', placed, keys)).toBeDefined();
});

it.each<[string, Given]>([
	['has other code', { code: 'module.exports = "of somebody else"' }],
	['says that it has another React', { provenance: builtOn(1, '18.3.1') }],
])('does not sign what %s: the build takes its place (26.75)', async (_, given) => {
	await add(given);
	await build(as('product'));
	await expect(store.findPlaced('mf_product', placed, keys)).rejects.toThrow('is not the one of its set');
	expect(await store.find('mf_product', '1')).toMatchObject({ provenance: builtOn(2) });
	expect(await signedBy()).toBe('product');
});

it('takes the place of a release of another version that was copied there, though its signature is good (26.75)', async () => {
	await add({ signer: signerOf('product') });
	const description = await readFile(join(store.folderOf('mf_product', '1'), 'release.json'));
	await addRelease(store, { name: 'mf_product', version: '2' });
	const { objects } = store;
	await objects[0]?.put('releases/mf_product/2/release.json', description);
	await objects[0]?.put('releases/mf_product/2/release.sig', JSON.stringify(signerOf('product').sign(description)));
	expect(await store.has('mf_product', '2', as('product'))).toBe(false);
	const said = 'Release 2 of mf_product says that it is release 1 of mf_product';
	await expect(store.find('mf_product', '2')).rejects.toThrow(said);
	await expect(store.addSet({ shell: '1', mf_product: '2' })).rejects.toThrow(said);
	await expect(store.findPlaced('mf_product', { ...placed, version: '2' }, keys)).rejects.toThrow(said);
});
