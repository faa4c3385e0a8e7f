import { marked } from 'marked';
import { cleanHtml } from '../../catalogue/source/clean-html.ts';

const BLOCKS =
	'h[1-6]|p|ul|ol|li|hr|blockquote|section|address|dl|dt|dd|div|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td';
const BEFORE_BLOCK = new RegExp(`\\s+(?=</?(?:${BLOCKS})[\\s/>])`, 'g');
const AFTER_BLOCK = new RegExp(`(</?(?:${BLOCKS})(?:\\s[^>]*)?>)\\s+`, 'g');
const TAG = /<(\/?)([a-z][a-z\d]*)[^>]*?(\/?)>/g;
const VOID = new Set(['br', 'hr', 'img']);

/** HTML as it is stored: cleaned, and without white space that only separates lines of the source. */
export function canonicalHtml(html: string): string {
	return cleanHtml(html).replace(BEFORE_BLOCK, '').replace(AFTER_BLOCK, '$1').trim();
}

/** Markdown may have HTML in it. */
export function htmlOf(markdown: string): string {
	return canonicalHtml(marked.parse(markdown, { async: false }));
}

/** The same as Markdown; a part that Markdown cannot say stays HTML. Undefined for HTML that Markdown would alter even so. */
export function markdownOf(html: string): string | undefined {
	const markdown = topLevelParts(canonicalHtml(html)).map(partOf).join('\n\n');
	return htmlOf(markdown) === canonicalHtml(html) ? markdown : undefined;
}

function partOf(html: string): string {
	const markdown = blockOf(html);
	return markdown !== undefined && htmlOf(markdown) === canonicalHtml(html) ? markdown : html.replace(/\n\s*\n/g, '\n');
}

function topLevelParts(html: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let start = 0;
	for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(TAG)) {
		if (depth === 0 && index > start) {
			parts.push(html.slice(start, index));
			start = index;
		}
		if (closing) depth -= 1;
		else if (!VOID.has(name)) depth += 1;
		if (depth > 0) continue;
		parts.push(html.slice(start, index + tag.length));
		start = index + tag.length;
	}
	return [...parts, html.slice(start)].filter((part) => part.trim() !== '');
}

function blockOf(html: string): string | undefined {
	const [, name = '', inner = ''] = /^<([a-z\d]+)>(.*)<\/\1>$/s.exec(html) ?? [];
	if (/^h[2-4]$/.test(name)) return `${'#'.repeat(Number(name[1]))} ${inlineOf(inner)}`;
	if (name === 'p') return inlineOf(inner);
	if (name === 'ul')
		return innersOf(inner, 'li')
			.map((item) => `- ${inlineOf(item)}`)
			.join('\n');
	if (name === 'ol')
		return innersOf(inner, 'li')
			.map((item, index) => `${index + 1}. ${inlineOf(item)}`)
			.join('\n');
	if (name === 'table') return tableOf(inner);
	return undefined;
}

function innersOf(html: string, name: string): string[] {
	return [...html.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, inner = '']) => inner);
}

function tableOf(inner: string): string {
	const [head = '', ...rows] = innersOf(inner, 'tr');
	const line = (cells: string[]) => `| ${cells.map(inlineOf).join(' | ')} |`;
	const headings = innersOf(head, 'th');
	return [line(headings), line(headings.map(() => '---')), ...rows.map((row) => line(innersOf(row, 'td')))].join('\n');
}

function inlineOf(html: string): string {
	return html
		.replace(/<\/?strong>/g, '**')
		.replace(/<\/?em>/g, '*')
		.replace(/<a href="([^"]*)">(.*?)<\/a>/gs, '[$2]($1)')
		.replace(/<br \/>/g, '  \n');
}
