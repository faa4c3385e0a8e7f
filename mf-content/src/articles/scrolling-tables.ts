import { SCROLLER } from '@pasaz/ui-kit/scroller';

/** A heading, the beginning of a table with its caption, and its end; the sanitiser writes small letters. */
const PART = /<h[2-4]\b[^>]*>(.*?)<\/h[2-4]>|<table\b[^>]*>(?:\s*<caption\b[^>]*>(.*?)<\/caption>)?|<\/table>/gs;

function textOf(html: string): string {
	const text = html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
	return text.replaceAll('"', '&quot;').trim();
}

function regionOf(name: string): string {
	return `<section class="${SCROLLER}" tabindex="0" aria-label="${name}">`;
}

/** Each plain table scrolls within itself, within reach of the keyboard, named by its caption, the heading above, or `name`. */
export function scrollingTables(html: string, name: string): string {
	let heading = name;
	return html.replace(PART, (part: string, title?: string, caption?: string) => {
		if (part === '</table>') return `${part}</section>`;
		if (title === undefined) return `${regionOf(textOf(caption ?? '') || heading)}${part}`;
		heading = textOf(title) || heading;
		return part;
	});
}
