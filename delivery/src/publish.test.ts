import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { THE_SHOP } from './journal.ts';
import { type Changes, move, publishChanges, SetRefused } from './publish.ts';
import type { ReleaseSet } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { addRelease, openTestStore } from './releases.fixture.ts';
import { makeKeys, openSigner, type ReleaseKeys } from './signature.ts';
import { followJournal, NOTHING_SHOWN, shownSet } from './verify-move.ts';
import { changesOf, noteWorkspace } from './workspace-changes.ts';

let store: ReleaseStore;
const ALL: Changes = { shell: '1', mf_product: '1', mf_content: '1' };

beforeEach(async () => {
	store = await openTestStore();
	await addRelease(store, { name: 'shell', brings: { react: ['useState'] }, places: ['mf_product/product-page'] });
	const exposes = { 'product-page': { js: [], css: [] } };
	for (const version of ['1', '2']) await addRelease(store, { name: 'mf_product', version, exposes });
	for (const version of ['1', '2']) await addRelease(store, { name: 'mf_content', version });
});

const publish = (changes: Changes) => publishChanges({ store, by: 'test' }, changes);

async function versions() {
	const releases = Object.entries((await shownSet(store))?.releases ?? {});
	return Object.fromEntries(releases.map(([name, placed]) => [name, placed?.version]));
}

it('changes only what is published, and nothing of what another team published meanwhile (26.35)', async () => {
	await publish(ALL);
	await Promise.all([publish({ mf_product: '2' }), publish({ mf_content: '2' })]);
	expect(await versions()).toEqual({ shell: '1', mf_product: '2', mf_content: '2' });
	expect(await publish({ mf_content: '2' })).toBeUndefined();
});

it('keeps a canary on top of what others publish meanwhile, until that is what it tried (26.40)', async () => {
	await publish(ALL);
	const tried = await store.addSet({ shell: '1', mf_product: '2', mf_content: '1' });
	const shown = (await shownSet(store))?.id ?? '';
	await store.journal.add({ set: shown, canary: { set: tried.id, percent: 10 }, why: 'canary', by: 'test' }, 1);
	await publish({ mf_content: '2' });
	const { move, canary } = await followJournal(store, NOTHING_SHOWN);
	expect(await versions()).toEqual({ shell: '1', mf_product: '1', mf_content: '2' });
	expect(move?.canary?.percent).toBe(10);
	expect(canary?.releases).toMatchObject({ mf_product: { version: '2' }, mf_content: { version: '2' } });
	await publish({ mf_product: '2' });
	expect((await followJournal(store, NOTHING_SHOWN)).canary).toBeUndefined();
});

it('rehearses a canary that is promoted, unless it is the very set that was rehearsed when it began (26.39)', async () => {
	await publish(ALL);
	const tried = await store.addSet({ shell: '1', mf_product: '2', mf_content: '1' });
	const tryIt = async () => {
		const { serial, shown } = await followJournal(store, NOTHING_SHOWN);
		const canary = { set: tried.id, percent: 10 };
		await store.journal.add({ set: shown?.id ?? '', canary, why: 'canary', by: 'test' }, serial);
	};
	const rehearse = vi.fn(async () => {});
	const promote = () => publishChanges({ store, by: 'test', rehearse }, { mf_product: '2' }, 'promote');
	await tryIt();
	await promote();
	expect(rehearse).not.toHaveBeenCalled();
	await publish({ mf_product: '1' });
	await tryIt();
	await publish({ mf_content: '2' });
	const { set } = (await promote()) ?? {};
	expect(rehearse.mock.calls).toEqual([[expect.objectContaining({ id: set })]]);
	expect(await versions()).toEqual({ shell: '1', mf_product: '2', mf_content: '2' });
});

it('ends a canary that does not go with what is gone back to, and publishes nothing that it does not go with (26.40)', async () => {
	await publish(ALL);
	await addRelease(store, { name: 'shell', version: '2', brings: { react: ['useState', 'useId'] } });
	await publish({ shell: '2' });
	await addRelease(store, { name: 'mf_content', version: '3', takes: { react: ['useId'] } });
	const shown = (await shownSet(store))?.id ?? '';
	const tried = await store.addSet({ shell: '2', mf_product: '1', mf_content: '3' });
	await store.journal.add({ set: shown, canary: { set: tried.id, percent: 10 }, why: 'canary', by: 'test' }, 2);
	await expect(publish({ shell: '1' })).rejects.toThrow(/^The canary does not go with it:\nmf_content 3 takes useId/);
	await publishChanges({ store, by: 'test' }, { shell: '1' }, 'rollback');
	const { canary } = await followJournal(store, NOTHING_SHOWN);
	expect([await versions(), canary]).toEqual([ALL, undefined]);
});

it('publishes of a workspace what has changed in it since it last published (26.35)', async () => {
	const own = { shell: '1', mf_product: '1', mf_content: '1' };
	expect(await changesOf({ store }, '/here', own)).toEqual(own);
	await publish(own);
	await noteWorkspace(store, '/here', own);
	await publish({ mf_product: '2' });
	expect(await changesOf({ store }, '/here', own)).toEqual({});
	expect(await changesOf({ store }, '/here', { ...own, mf_content: '2' })).toEqual({ mf_content: '2' });
	const { mf_content: _, ...fewer } = own;
	expect(await changesOf({ store }, '/here', fewer)).toEqual({ mf_content: undefined });
	expect(await changesOf({ store }, '/elsewhere', own)).toEqual({});
});

it('publishes of a workspace what was shown, was lost and is built again (26.72)', async () => {
	const own = { shell: '1', mf_product: '1', mf_content: '1' };
	await publish(own);
	await noteWorkspace(store, '/here', own);
	await addRelease(store, { name: 'mf_content', version: '1', provenance: { builtAt: '2026-01-02T00:00:00Z' } });
	await expect(publish(await changesOf({ store }, '/here', own))).rejects.toThrow('is not the one of its set');
	await publish(await changesOf({ store }, '/here', own, ['mf_content']));
	expect(await versions()).toEqual(own);
	expect(await changesOf({ store }, '/here', own, ['mf_content'])).toEqual({ mf_content: '1' });
	expect(await publish({ mf_content: '1' })).toBeUndefined();
});

it('keeps the hash of what nobody changes, whatever lies at its path by then (26.75)', async () => {
	await publish(ALL);
	const { releases } = (await shownSet(store)) ?? {};
	await addRelease(store, { name: 'mf_content', version: '1', code: 'module.exports = "of somebody else"' });
	await expect(publish({ mf_product: '2' })).rejects.toThrow('Release 1 of mf_content is not the one of its set');
	await addRelease(store, { name: 'mf_content', version: '1' });
	await publish({ mf_product: '2' });
	expect((await shownSet(store))?.releases).toMatchObject({ mf_content: releases?.mf_content });
});

describe('a set is refused (26.36)', () => {
	beforeEach(() => publish(ALL));

	async function reasonsOf(changes: Changes) {
		const error = await publish(changes).catch((reason: unknown) => reason);
		expect(error).toBeInstanceOf(SetRefused);
		expect(await versions()).toEqual(ALL);
		return (error as Error).message;
	}

	const route = (name: string, path: string) => ({ name, path, page: 'mf_content/a-page', layout: 'default' as const });
	const builtWith = (react: string) => ({ builtAt: '2026-01-01T00:00:00Z', react });
	const page = (js: string[] = [], css: string[] = []) => ({ exposes: { 'a-page': { js, css } } });

	it.each<[string, Omit<Parameters<typeof addRelease>[1], 'name'>, string]>([
		[
			'takes what the shell does not bring',
			{ takes: { react: ['useState', 'useNothing'], '@pasaz/kernel/stores/new': ['$new'] } },
			'mf_content 3 takes useNothing of react, which shell 2 does not bring\n' +
				'mf_content 3 takes @pasaz/kernel/stores/new, which shell 2 does not bring',
		],
		[
			'names a page that is not there',
			{ places: ['mf_product/other-page'] },
			'mf_content 3 names mf_product/other-page, which mf_product does not have',
		],
		[
			'has another React',
			{ provenance: builtWith('18.3.1') },
			'mf_content 3 was built with React 18.3.1, and shell 2 brings 19.2.0',
		],
		[
			'was built with a kernel that breaks with the shell’s',
			{ kernel: { version: '0.3.0', contract: 'a' } },
			'mf_content 3 was built with the kernel 0.3.0, and shell 2 brings 0.2.1',
		],
		[
			'declares an address that is taken',
			{ routes: [route('content', '/faq')] },
			'mf_content declares the address /faq, which shell has',
		],
		[
			'styles pages of others',
			{ ...page([], ['web/a.css']), files: { 'web/a.css': 'body{margin:0}.s1{color:red}' } },
			'mf_content styles body, which is on pages of others: begin with a class of a CSS module\n' +
				'mf_content styles the class s1, which shell has',
		],
		[
			'has too many bytes',
			{ ...page(['web/a.js']), files: { 'web/a.js': '', 'web/a.js.br': 'x'.repeat(110_000) } },
			'mf_content/a-page has 110015 bytes of scripts; 102400 are allowed',
		],
		['has a file without a hash', page(['web/unlisted.js']), 'web/unlisted.js is not part of release 3 of mf_content'],
	])('whose slice %s', async (_, given, reason) => {
		await addRelease(store, {
			...{ name: 'shell', version: '2', brings: { react: ['useState'] }, provenance: builtWith('19.2.0') },
			...{ kernel: { version: '0.2.1', contract: 'a' }, routes: [route('faq', '/faq')] },
			...{ files: { 'web/main.css': 'body{color:red}.s1{color:blue}' } },
		});
		await publish({ shell: '2' });
		await addRelease(store, { name: 'mf_content', version: '3', ...given });
		const error = await publish({ mf_content: '3' }).catch((refused: unknown) => refused);
		expect(error).toBeInstanceOf(SetRefused);
		expect((error as Error).message).toBe(reason);
		expect(await versions()).toEqual({ ...ALL, shell: '2' });
	});

	it('in a store where no shop is shown', async () => {
		const empty = await openTestStore();
		await addRelease(empty, { name: 'mf_content' });
		const publishing = publishChanges({ store: empty, by: 'test' }, { mf_content: '1' });
		await expect(publishing).rejects.toThrow(/^No shop is shown in .*: DATA_DIR, or RELEASES, names another place$/);
	});

	it('by a new shell as well: what is shown with it must run with its kernel', async () => {
		await addRelease(store, { name: 'mf_content', version: '6', kernel: { version: '0.2.1', contract: 'a' } });
		await publish({ mf_content: '6' });
		await addRelease(store, { name: 'shell', version: '6', kernel: { version: '0.3.0', contract: 'b' } });
		await expect(publish({ shell: '6' })).rejects.toThrow('built with the kernel 0.2.1, and shell 6 brings 0.3.0');
		await addRelease(store, { name: 'shell', version: '7', kernel: { version: '0.2.4', contract: 'b' } });
		expect(await publish({ shell: '7' })).toBeDefined();
	});

	it('whose shell no longer brings what a slice takes', async () => {
		await addRelease(store, { name: 'mf_content', version: '4', takes: { react: ['useState'] } });
		await publish({ mf_content: '4' });
		await addRelease(store, { name: 'shell', version: '2', brings: { react: [] } });
		await expect(publish({ shell: '2' })).rejects.toThrow('takes useState of react, which shell 2 does not bring');
	});

	it('whose slice lacks a page that the shell names', async () => {
		await addRelease(store, { name: 'mf_product', version: '3', exposes: { 'item-page': { js: [], css: [] } } });
		expect(await reasonsOf({ mf_product: '3' })).toBe(
			'shell 1 names mf_product/product-page, which mf_product does not have',
		);
	});

	it('with a missing or damaged release', async () => {
		await writeFile(join(store.folderOf('mf_content', '2'), 'node/entry.cjs'), 'module.exports = 0');
		expect(await reasonsOf({ mf_content: '2' })).toContain('is not what was published');
		await expect(publish({ mf_content: '9' })).rejects.toThrow('Release 9 of mf_content is missing');
	});
});

describe('with keys (26.37)', () => {
	const teams = ['platform', 'product', 'content'] as const;
	const pairs = Object.fromEntries(teams.map((team) => [team, makeKeys()]));
	const signerOf = (team: string) => openSigner(team, pairs[team]?.privateKey ?? '');
	const keyOf = (team: string) => pairs[team]?.publicKey ?? '';
	const keys: ReleaseKeys = {
		platform: { key: keyOf('platform'), packages: 'all' },
		product: { key: keyOf('product'), packages: ['mf_product'] },
		content: { key: keyOf('content'), packages: ['mf_content'] },
	};

	async function publishAs(team: string, changes: Changes, check: ReleaseKeys | null = keys) {
		const signer = signerOf(team);
		for (const [name, version = ''] of Object.entries(changes) as [keyof typeof ALL & 'shell', string][])
			await addRelease(store, { name, version, signer, code: `module.exports = '${name} ${version} of ${team}'` });
		return publishChanges({ store, by: team, signer, keys: check ?? undefined }, changes);
	}
	const accepted = async () => {
		const refused: string[] = [];
		const present = await followJournal(store, NOTHING_SHOWN, {
			keys,
			onRefused: (error) => refused.push((error as Error).message),
		});
		return { set: present.shown?.id, refused };
	};

	it('takes what a team signed of its own packages', async () => {
		await publishAs('platform', ALL);
		const move = await publishAs('product', { mf_product: '7' });
		expect(await accepted()).toEqual({ set: move?.set, refused: [] });
	});

	it('refuses a release that nobody signed, or a team that may not', async () => {
		await publishAs('platform', ALL);
		await expect(publishChanges({ store, by: 'x', keys }, { mf_product: '2' })).rejects.toThrow('is not signed');
		await expect(publishAs('content', { mf_product: '8' })).rejects.toThrow('content, who may not release mf_product');
	});

	it('adds no move that shops would refuse: going back would count it', async () => {
		const first = await publishAs('platform', ALL);
		await publishAs('product', { mf_product: '7' });
		const back = { set: first?.set ?? '', why: 'rollback', by: 'content' } as const;
		const moving = move({ store, by: 'content', signer: signerOf('content'), keys }, async () => back);
		await expect(moving).rejects.toThrow('Move 3 is signed by content, who may not release mf_product');
		expect(await store.journal.serials()).toHaveLength(2);
	});

	it('follows no move that a team signed in the name of another', async () => {
		const good = await publishAs('platform', ALL);
		await addRelease(store, { name: 'mf_product', version: '7', signer: signerOf('product') });
		const changes = { mf_product: '7' };
		const asContent = { store, by: 'content', signer: signerOf('product') };
		const reason = 'Move 2 says that it is by content, and is signed by product';
		await expect(publishChanges({ ...asContent, keys }, changes)).rejects.toThrow(reason);
		await publishChanges(asContent, changes);
		expect(await accepted()).toEqual({ set: good?.set, refused: [reason] });
		const moved = await publishChanges({ ...asContent, by: THE_SHOP, keys }, changes);
		expect((await accepted()).set).toBe(moved?.set);
	});

	it('follows a move to more visitors of a canary only by a team that may release it (26.75)', async () => {
		await publishAs('platform', ALL);
		await addRelease(store, { name: 'mf_product', version: '7', signer: signerOf('product') });
		const shown = (await shownSet(store))?.id ?? '';
		const { id } = await store.addSet({ shell: '1', mf_product: '7', mf_content: '1' });
		const show = (team: string, percent: number) => {
			const next = { set: shown, canary: { set: id, percent }, why: 'canary', by: team } as const;
			return move({ store, by: team, signer: signerOf(team), keys }, async () => next);
		};
		await show('product', 10);
		await expect(show('content', 100)).rejects.toThrow('Move 3 is signed by content, who may not release mf_product');
		await show('content', 5);
		expect((await show('product', 100))?.serial).toBe(4);
	});

	it('takes another version for a change of the package, though its description is the same (26.75)', async () => {
		await publishAs('platform', ALL);
		const { releases } = (await shownSet(store)) ?? {};
		const hash = releases?.mf_product?.hash ?? '';
		const other = await store.addSet({ ...releases, mf_product: { version: '9', hash } });
		const next = { set: other.id, why: 'publish', by: 'content' } as const;
		const moving = move({ store, by: 'content', signer: signerOf('content'), keys }, async () => next);
		await expect(moving).rejects.toThrow('Move 2 is signed by content, who may not release mf_product');
	});

	it('follows a move only to the sets that were signed, though another has the same id (26.75)', async () => {
		const first = await publishAs('platform', ALL);
		const second = await publishAs('product', { mf_product: '7' });
		const signed = await store.journal.read(2);
		expect(signed?.move.digests?.[second?.set ?? '']).toMatch(new RegExp(`^${second?.set}[0-9a-f]{52}$`));
		const other = (await store.findSet(first?.set ?? '')) as ReleaseSet;
		const findSet = async (id: string) => (id === second?.set ? { ...other, id } : store.findSet(id));
		const refused: string[] = [];
		const onRefused = (error: unknown) => refused.push((error as Error).message);
		const present = await followJournal({ ...store, findSet }, NOTHING_SHOWN, { keys, onRefused });
		expect([present.shown?.id, refused]).toEqual([first?.set, [`Release set ${second?.set} is not the one of move 2`]]);
	});

	it('follows no old move that somebody has copied to the end', async () => {
		await publishAs('platform', ALL);
		const shown = await publishAs('product', { mf_product: '7' });
		const moves = join(store.root, 'moves');
		await copyFile(join(moves, '00000001.json'), join(moves, '00000003.json'));
		expect(await accepted()).toEqual({ set: shown?.set, refused: ['Move 3 says that it is move 1'] });
	});

	it('follows no move that is not signed, nor what is built on it', async () => {
		const good = await publishAs('platform', ALL);
		await addRelease(store, { name: 'mf_product', version: '9', signer: signerOf('product') });
		// an old release of the right team, shown by whoever may write the folder
		await publishChanges({ store, by: 'nobody' }, { mf_product: '9' });
		expect(await accepted()).toEqual({ set: good?.set, refused: ['Move 2 is not signed'] });
		await publishAs('content', { mf_content: '9' }, null);
		const { set, refused } = await accepted();
		expect(set).toBe(good?.set);
		expect(refused[1]).toBe('Move 3 is signed by content, who may not release mf_product');
	});
});
