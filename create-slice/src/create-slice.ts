import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, '../template');
/** What the slice of the template is called; each spelling becomes that of the new one. */
const MODEL = 'loyalty';
/** npm packs no `.gitignore`, and Biome takes every `biome.json` of this repository for one of its own. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore', 'slice.biome.json': 'biome.json' };

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (name: string) =>
	name
		.split('-')
		.map((word, index) => (index === 0 ? word : capital(word)))
		.join('');

/** `gift-wrap` as it stands in file names, in names of Module Federation, and in code. */
function spellingsOf(name: string): [RegExp, string][] {
	return [
		[new RegExp(`mf_${MODEL}`, 'g'), `mf_${name.replaceAll('-', '_')}`],
		[new RegExp(`\\b${MODEL}(?=Messages|Texts)`, 'g'), camel(name)],
		[new RegExp(capital(MODEL), 'g'), capital(camel(name))],
		[new RegExp(MODEL, 'g'), name],
	];
}

const respell = (text: string, name: string) =>
	spellingsOf(name).reduce((spelt, [from, to]) => spelt.replaceAll(from, to), text);

/**
 * Makes a slice with a page, a fragment, texts in four languages and tests.
 * @param name such as `gift-wrap`
 * @param folder absolute; must not exist, or be empty
 * @returns its package name
 * @throws if the name is not one, or the folder has something in it
 */
export async function createSlice(name: string, folder: string): Promise<string> {
	if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
		throw new Error(`${name} is no name: small letters and digits, words with dashes between them`);
	await mkdir(folder, { recursive: true });
	if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
	await cp(TEMPLATE, folder, { recursive: true });
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		await writeFile(file, respell(await readFile(file, 'utf8'), name));
		await rename(file, join(entry.parentPath, RENAMED[entry.name] ?? respell(entry.name, name)));
	}
	return `mf-${name}`;
}
