import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createSlice } from './create-slice.ts';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'pasaz-slice-'));

it('spells the name of a slice as each place needs it (26.43)', async () => {
	const folder = await emptyFolder();
	expect(await createSlice('gift-wrap', folder)).toBe('mf-gift-wrap');
	const read = (file: string) => readFile(join(folder, file), 'utf8');
	const page = await read('src/exposed/gift-wrap-page.tsx');
	expect(page).toContain("import { giftWrapMessages } from '../messages/gift-wrap.ts'");
	expect(page).toContain("fragments: ['mf_gift_wrap/points']");
	expect(await read('src/messages/gift-wrap.ts')).toContain('export type GiftWrapTexts');
	expect(await read('package.json')).toContain('"name": "mf-gift-wrap"');
	const ignored = (await read('.gitignore')).trim().split('\n');
	// copies of a bucket's releases lie in the default `DATA_DIR`
	expect(ignored).toEqual(expect.arrayContaining(['node_modules', '.env', '.data']));
	const files = await readdir(folder, { recursive: true });
	expect(files.filter((file) => /loyalty/i.test(file))).toEqual([]);
});

it('spells a name that has the one of the template in it (26.43)', async () => {
	const folder = await emptyFolder();
	expect(await createSlice('loyalty-club', folder)).toBe('mf-loyalty-club');
	const read = (file: string) => readFile(join(folder, file), 'utf8');
	const page = await read('src/exposed/loyalty-club-page.tsx');
	expect(page).toContain("import { loyaltyClubMessages } from '../messages/loyalty-club.ts'");
	expect(page).toContain("fragments: ['mf_loyalty_club/points']");
	expect(await read('src/messages/loyalty-club.ts')).toContain('export type LoyaltyClubTexts');
	expect(await read('package.json')).toContain('"name": "mf-loyalty-club"');
});

it('refuses what is no name, and a folder that has something in it', async () => {
	const folder = await emptyFolder();
	for (const name of ['Loyalty', '../up', 'a--b', '1st'])
		await expect(createSlice(name, folder)).rejects.toThrow('is no name');
	await writeFile(join(folder, 'mine.txt'), '');
	await expect(createSlice('loyalty', folder)).rejects.toThrow('is not empty');
	expect(await readdir(folder)).toEqual(['mine.txt']);
});
