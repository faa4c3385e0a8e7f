import type { JsonLd, LeadImage, PageMeta } from '@pasaz/kernel/contract/slices';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { ACTS } from '@pasaz/kernel/device/acts';
import { pictureSrcSet } from '@pasaz/kernel/domain/picture';
import type { Alternate } from '../routing/alternates.ts';
import { BOOT_ELEMENT, type BootData } from '../routing/boot-data.ts';
import { type ClientFiles, startClient } from './start-client.ts';
import { themeTags } from './theme.ts';

export interface InlineStyle {
	/** Address of the file that holds the same text. */
	href: string;
	css: string;
}

export interface DocumentParts {
	meta: PageMeta;
	/** Absolute address of the page without what is not part of it. */
	canonical: string;
	/** The same page in every store view. */
	alternates: readonly Alternate[];
	/** Properties with their contents, for where the page is shared. */
	openGraph: readonly [string, string][];
	/** For search engines. */
	jsonLd: readonly JsonLd[];
	lang: string;
	/** Of the store view. */
	theme: StoreView['theme'];
	/** Id of the last thing that the layout shows. */
	lastPart: string;
	styles: InlineStyle[];
	files: ClientFiles;
	boot: BootData;
	noScript: string;
	/** For the page's own scripts and styles. */
	nonce: string;
	/** Prefixes of the addresses from which the page may load scripts. */
	scriptSources: readonly string[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Nothing is painted before the page is there as far as its last part: half a header or gallery would move when its rest comes. */
function wholeFirst(lastPart: string) {
	return `<link rel="expect" href="#${lastPart}" blocking="render">`;
}

/** JSON that cannot end its script element, whatever texts it holds. */
export function inlineJson(value: unknown): string {
	return JSON.stringify(value).replace(/</g, '\\u003c');
}

function preloadOf(image: LeadImage | undefined) {
	if (!image) return '';
	const srcset = escapeHtml(pictureSrcSet(image.path, image.use, 'avif'));
	return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${escapeHtml(image.sizes)}" fetchpriority="high">`;
}

function alternateLink({ hreflang, href }: Alternate) {
	return `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
}

function shareTag([property, content]: [string, string]) {
	return `<meta property="${property}" content="${escapeHtml(content)}">`;
}

function metaTags({ meta, canonical, alternates, openGraph }: DocumentParts) {
	const description = meta.description && `<meta name="description" content="${escapeHtml(meta.description)}">`;
	const robots = meta.noindex && '<meta name="robots" content="noindex">';
	const link = !meta.noindex && `<link rel="canonical" href="${escapeHtml(canonical)}">`;
	return [description, robots, link, ...alternates.map(alternateLink), ...openGraph.map(shareTag)]
		.filter(Boolean)
		.join('');
}

/** The disabled link is fetched by nobody; it tells the slice's chunk loader that this style is already there. */
function inlineStyle({ href, css }: InlineStyle, nonce: string) {
	return `<style nonce="${nonce}">${css}</style><link rel="stylesheet" href="${href}" disabled>`;
}

/** Everything before the page's own markup. */
export function documentStart(parts: DocumentParts): string {
	const styles = parts.styles.map((style) => inlineStyle(style, parts.nonce)).join('');
	return [
		`<!doctype html><html lang="${parts.lang}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${escapeHtml(parts.meta.title)}</title>`,
		preloadOf(parts.meta.leadImage),
		metaTags(parts),
		themeTags(parts.theme, parts.nonce),
		wholeFirst(parts.lastPart),
		styles,
		`</head><body><noscript><p>${escapeHtml(parts.noScript)}</p></noscript><div id="root">`,
	].join('');
}

/** A block of data, which the content policy does not concern; last, as the first paint does not wait for it. */
function jsonLdBlock(jsonLd: readonly JsonLd[]) {
	if (jsonLd.length === 0) return '';
	return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>`;
}

/** Everything after it: what the client needs, and the few lines that start it. */
export function documentEnd({ boot, files, nonce, scriptSources, jsonLd }: DocumentParts): string {
	return [
		`</div><script type="application/json" id="${BOOT_ELEMENT}">${inlineJson(boot)}</script>`,
		`<script nonce="${nonce}">(${startClient})(${inlineJson({ ...files, scriptSources, acts: ACTS })})</script>`,
		jsonLdBlock(jsonLd),
		'</body></html>',
	].join('');
}
