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

/** `gift-wrap` as it stands in names of Module Federation, in code, and in file names; the first that fits counts. */
function spellingsOf(name: string): [string, string][] {
	return [
		[`mf_${MODEL}`, `mf_${name.replaceAll('-', '_')}`],
		[`\\b${MODEL}(?=Messages|Texts)`, camel(name)],
		[capital(MODEL), capital(camel(name))],
		[MODEL, name],
	];
}

/** Looks at each place once: `loyalty-club` has the model's name in its own. */
function respell(text: string, name: string): string {
	const spellings = spellingsOf(name);
	const any = new RegExp(spellings.map(([model]) => `(${model})`).join('|'), 'g');
	return text.replaceAll(any, (found: string, ...groups: unknown[]) => {
		const [, spelling = found] = spellings[groups.findIndex((group) => group !== undefined)] ?? [];
		return spelling;
	});
}

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
