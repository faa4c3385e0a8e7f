import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { output, ZodMiniType } from 'zod/mini';
import type { SourcePage } from '../../catalogue/source/catalog-source.ts';
import {
	type ContentSource,
	type ContentTranslation,
	NOTHING_WRITTEN,
	type SourceBlock,
} from '../../content/content-source.ts';
import { ImportError } from '../import-error.ts';
import { type EditedContent, FORMS, nameOfFile } from './content-folder.ts';
import { canonicalHtml, htmlOf } from './markdown.ts';
import { type Fault, type ReadYaml, readYaml } from './yaml-text.ts';

export interface ReadFolder extends EditedContent {
	faults: Fault[];
	faultIn(file: string, path: readonly PropertyKey[], message: string): Fault;
}

interface FolderFile {
	/** Below the folder, e.g. `pages/regulamin.de.md`. */
	file: string;
	/** What it is about: its own name without store view and ending. */
	name: string;
	/** Undefined for the shop's own words. */
	store: string | undefined;
}

const FILE = /^(?<name>[^.]+)(?:\.(?<store>[a-z]{2}))?\.(?:md|yaml)$/;
/** Only at the very beginning: further on, a line of --- is a rule in the text. */
const FRONT_MATTER = /^---\r?\n(.*?)(?<=\n)---\r?\n?/s;

/** What is wrong in single files is in `faults`. @throws ImportError for a folder that cannot be read */
export function readFolder(folder: string): ReadFolder {
	const reader = createReader(folder);
	const { yaml, faults, faultIn } = reader;
	const pages = readPages(reader);
	const { blocks, translations } = readBlocks(reader);
	const { layouts, layoutWords } = readLayouts(reader);
	for (const [store, own] of Object.entries(layoutWords))
		translations[store] = { ...translations[store], layouts: own };
	for (const { file, name, store } of reader.list('.')) {
		if (store === undefined) continue;
		const words = translations[store] ?? {};
		if (name === 'hierarchy') words.hierarchy = yaml(file, FORMS.hierarchy.words) ?? {};
		if (name === 'settings') words.settings = yaml(file, FORMS.settings.words) ?? {};
		translations[store] = words;
	}
	const content = {
		blocks,
		layouts,
		hierarchy: yaml('hierarchy.yaml', FORMS.hierarchy.own) ?? [],
		redirects: yaml('redirects.yaml', FORMS.redirects) ?? [],
		settings: yaml('settings.yaml', FORMS.settings.own) ?? NOTHING_WRITTEN.settings,
		translations,
	};
	return { ...pages, content, faults, faultIn };
}

type Reader = ReturnType<typeof createReader>;

function readPages({ list, markdown }: Reader): Pick<EditedContent, 'pages' | 'pageWords'> {
	const pages: SourcePage[] = [];
	const pageWords: EditedContent['pageWords'] = {};
	for (const file of list('pages')) {
		const { name, store } = file;
		if (store === undefined) {
			const page = markdown(file, FORMS.page.own);
			if (page) pages.push({ urlKey: name, ...page });
			continue;
		}
		const words = markdown(file, FORMS.page.words);
		if (words) pageWords[store] = { ...pageWords[store], [name]: withoutEmpty(words) };
	}
	return { pages, pageWords };
}

function readBlocks({ list, markdown }: Reader) {
	const blocks: SourceBlock[] = [];
	const translations: Record<string, ContentTranslation> = {};
	for (const file of list('blocks')) {
		const { name, store } = file;
		if (store === undefined) {
			const block = markdown(file, FORMS.block.own);
			if (block) blocks.push({ identifier: name, ...block });
			continue;
		}
		const words = markdown(file, FORMS.block.words);
		if (words) translations[store] = { blocks: { ...translations[store]?.blocks, [name]: withoutEmpty(words) } };
	}
	return { blocks, translations };
}

function readLayouts({ list, yaml }: Reader) {
	const layouts: ContentSource['layouts'] = {};
	const layoutWords: Record<string, ContentSource['layouts']> = {};
	for (const { file, name, store } of list('layouts')) {
		const layout = yaml(file, FORMS.layout);
		if (!layout) continue;
		if (store === undefined) layouts[name] = layout;
		else layoutWords[store] = { ...layoutWords[store], [name]: layout };
	}
	return { layouts, layoutWords };
}

/** A text that is left out is not translated. */
function withoutEmpty<T extends { content: string }>({ content, ...words }: T) {
	return { ...words, ...(content !== '' && { content }) };
}

function createReader(folder: string) {
	const faults: Fault[] = [];
	const read = new Map<string, ReadYaml<unknown>['fault']>();
	const textOf = (file: string) => {
		try {
			return readFileSync(join(folder, file), 'utf8').replace(/^\ufeff/, '');
		} catch (cause) {
			throw new ImportError(`${join(folder, file)} cannot be read.`, { cause });
		}
	};
	const parse = <Schema extends ZodMiniType>(
		source: { file: string; text: string; before?: number },
		schema: Schema,
	) => {
		const { value, fault } = readYaml(source, schema, faults);
		read.set(source.file, fault);
		return value;
	};
	return {
		faults,
		faultIn: (file: string, path: readonly PropertyKey[], message: string): Fault =>
			read.get(file)?.(path, message) ?? `${file}: ${message}`,
		yaml: <Schema extends ZodMiniType>(file: string, schema: Schema): output<Schema> | undefined =>
			parse({ file, text: textOf(file) }, schema),
		markdown<Schema extends ZodMiniType<{ format?: 'html' | undefined }>>({ file }: FolderFile, schema: Schema) {
			const text = textOf(file);
			const [front, matter = ''] = FRONT_MATTER.exec(text) ?? [];
			if (front === undefined) {
				faults.push(`${file}:1: begins with a block of fields between two lines of ---`);
				return undefined;
			}
			const value = parse({ file, text: matter, before: 1 }, schema);
			if (!value) return undefined;
			const body = text.slice(front.length);
			const { format, ...fields } = value;
			return { ...fields, content: format === 'html' ? canonicalHtml(body) : htmlOf(body) };
		},
		list: (below: string): FolderFile[] => listFolder(folder, below),
	};
}

function listFolder(folder: string, below: string): FolderFile[] {
	let entries: string[];
	try {
		entries = readdirSync(join(folder, below)).toSorted();
	} catch (cause) {
		throw new ImportError(`${join(folder, below)} cannot be read.`, { cause });
	}
	return entries.flatMap((entry) => {
		const { name, store } = FILE.exec(entry)?.groups ?? {};
		return name ? [{ file: below === '.' ? entry : `${below}/${entry}`, name: nameOfFile(name), store }] : [];
	});
}
