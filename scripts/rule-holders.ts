import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test, by its title, or a source file that says in a JSDoc comment which rule it keeps. */
export interface Holder {
	rule: string;
	file: string;
	title?: string;
}

/** Its texts are examples. */
const TEST_OF_THIS = 'scripts/rules.test.ts';
const SOURCES = ['*/src/**/*.{ts,tsx}', 'scripts/**/*.ts', '*.ts'];
const IS_TEST = /\.(test|spec)\.tsx?$/;
const NUMBERS = String.raw`\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*`;
/** Texts of a test file that name rules: titles, and names of the rows of a table of cases. */
const CITING_TEXT = new RegExp(
	String.raw`(['"\`])((?:(?!\1)[^\\\n]|\\.)*?(?: \(${NUMBERS}\)|(?<=\1)rules? ${NUMBERS}: )(?:(?!\1)[^\\\n]|\\.)*)\1`,
	'g',
);
const IN_TITLE = new RegExp(String.raw` \((${NUMBERS})\)|^rules? (${NUMBERS}): `, 'g');
const IN_TEXT = new RegExp(String.raw`\brules? (${NUMBERS})`, 'gi');

/** Numbers as docs/specification.md defines them: `- **13.4** `. */
export function definedRules(specification: string): string[] {
	return [...specification.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number = '']) => number);
}

/** `13.4, 13.6 to 13.8 and 14.1` are five numbers. */
function numbersIn(list: string): string[] {
	return list.split(/, | and /).flatMap((part) => {
		const [first = '', last = first] = part.split(' to ');
		const [area, from] = first.split('.').map(Number);
		const length = Number(last.split('.')[1]) - Number(from) + 1;
		return Array.from({ length }, (_, index) => `${area}.${Number(from) + index}`);
	});
}

/** Rules that a text cites after the word: one, or a list such as those above. */
export function citedIn(text: string): string[] {
	return [...text.matchAll(IN_TEXT)].flatMap(([, list = '']) => numbersIn(list));
}

/** Rules that a title begins with, or has in brackets. */
function citedByTitle(title: string): string[] {
	return [...title.matchAll(IN_TITLE)].flatMap(([, inBrackets, before = '']) => numbersIn(inBrackets ?? before));
}

function titlesIn(text: string): string[] {
	return [...text.matchAll(CITING_TEXT)].map(([, , title = '']) => title);
}

function commentsIn(text: string): string[] {
	return [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].map(([comment]) => comment.replace(/\n\s*\*/g, ''));
}

export function holdersIn(file: string, text: string): Holder[] {
	if (!IS_TEST.test(file)) {
		return [...new Set(commentsIn(text).flatMap(citedIn))].map((rule) => ({ rule, file }));
	}
	return titlesIn(text).flatMap((title) => citedByTitle(title).map((rule) => ({ rule, file, title })));
}

export function readHolders(root: string): Holder[] {
	const files = globSync(SOURCES, { cwd: root, exclude: [TEST_OF_THIS] }).toSorted();
	return files.flatMap((file) => holdersIn(file, readFileSync(join(root, file), 'utf8')));
}
