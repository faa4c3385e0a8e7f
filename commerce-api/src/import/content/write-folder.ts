import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { type EditedContent, fileNameOf } from './content-folder.ts';
import { markdownOf } from './markdown.ts';

/** Writes content as a folder of files. @returns their names below the folder */
export function writeFolder(folder: string, edited: EditedContent): string[] {
	const files = filesOf(edited);
	for (const { name, text } of files) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	for (const part of ['pages', 'blocks', 'layouts']) mkdirSync(join(folder, part), { recursive: true });
	return files.map(({ name }) => name);
}

interface WrittenFile {
	name: string;
	text: string;
}

function filesOf({ pages, pageWords, content }: EditedContent): WrittenFile[] {
	return [
		...pages.map(({ urlKey, ...page }) => markdownFile(`pages/${fileNameOf(urlKey)}.md`, page)),
		...Object.entries(pageWords).flatMap(([store, words]) =>
			Object.entries(words).map(([urlKey, page]) => markdownFile(`pages/${fileNameOf(urlKey)}.${store}.md`, page)),
		),
		...content.blocks.map(({ identifier, ...block }) => markdownFile(`blocks/${fileNameOf(identifier)}.md`, block)),
		...Object.entries(content.layouts).map(([name, layout]) => yamlFile(`layouts/${fileNameOf(name)}.yaml`, layout)),
		yamlFile('hierarchy.yaml', content.hierarchy),
		yamlFile('redirects.yaml', content.redirects),
		yamlFile('settings.yaml', content.settings),
		...Object.entries(content.translations ?? {}).flatMap(([store, words]) => wordFiles(store, words)),
	];
}

function wordFiles(store: string, words: NonNullable<EditedContent['content']['translations']>[string]): WrittenFile[] {
	const { blocks = {}, layouts = {}, hierarchy, settings } = words;
	return [
		...Object.entries(blocks).map(([identifier, block]) =>
			markdownFile(`blocks/${fileNameOf(identifier)}.${store}.md`, block),
		),
		...Object.entries(layouts).map(([name, layout]) => yamlFile(`layouts/${fileNameOf(name)}.${store}.yaml`, layout)),
		...(hierarchy ? [yamlFile(`hierarchy.${store}.yaml`, hierarchy)] : []),
		...(settings ? [yamlFile(`settings.${store}.yaml`, settings)] : []),
	];
}

function yamlFile(name: string, value: unknown): WrittenFile {
	return { name, text: yamlOf(value) };
}

function markdownFile(name: string, { content = '', ...fields }: { content?: string }): WrittenFile {
	const markdown = markdownOf(content);
	const matter = markdown === undefined ? { ...fields, format: 'html' } : fields;
	return { name, text: `---\n${yamlOf(matter)}---\n\n${markdown ?? content}\n` };
}

function yamlOf(value: unknown): string {
	return stringify(value, { lineWidth: 0 });
}
