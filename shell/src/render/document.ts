import type { JsonLd, LeadImage, PageMeta } from '@pasaz/kernel/contract/slices';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { ACTS } from '@pasaz/kernel/device/acts';
import { pictureSrcSet } from '@pasaz/kernel/domain/picture';
import type { Alternate } from '../routing/alternates.ts';
import { BOOT_ELEMENT, type BootData } from '../routing/boot-data.ts';
import { type ClientFiles, startClient } from './start-client.ts';
import { themeTags } from './theme.ts';

export interface InlineStyle {
	href: string;
	css: string;
}

export interface DocumentParts {
	meta: PageMeta;
	/** Absolute address of the page, without query fields that do not belong to it. */
	canonical: string;
	alternates: readonly Alternate[];
	openGraph: readonly [string, string][];
	jsonLd: readonly JsonLd[];
	lang: string;
	theme: StoreView['theme'];
	/** Id of the element for which the first paint waits. */
	lastPart: string;
	styles: InlineStyle[];
	files: ClientFiles;
	boot: BootData;
	noScript: string;
	nonce: string;
	/** Prefixes of the addresses from which the page may load scripts. */
	scriptSources: readonly string[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Delays the first paint until the last part is parsed: half a header or gallery would jump when the rest arrives. */
function renderBlockingLink(lastPart: string) {
	return `<link rel="expect" href="#${lastPart}" blocking="render">`;
}

/** JSON that cannot end its script element, whatever texts it contains. */
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

/** Nobody fetches a disabled link; it tells the chunk loader of the slice that this style is already there. */
function inlineStyle({ href, css }: InlineStyle, nonce: string) {
	return `<style nonce="${nonce}">${css}</style><link rel="stylesheet" href="${href}" disabled>`;
}

export function documentStart(parts: DocumentParts): string {
	const styles = parts.styles.map((style) => inlineStyle(style, parts.nonce)).join('');
	return [
		`<!doctype html><html lang="${parts.lang}"><head><meta charset="utf-8">`,
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${escapeHtml(parts.meta.title)}</title>`,
		preloadOf(parts.meta.leadImage),
		metaTags(parts),
		themeTags(parts.theme, parts.nonce),
		renderBlockingLink(parts.lastPart),
		styles,
		`</head><body><noscript><p>${escapeHtml(parts.noScript)}</p></noscript><div id="root">`,
	].join('');
}

/** A data block, to which the content policy does not apply. It comes last because the first paint does not need it. */
function jsonLdBlock(jsonLd: readonly JsonLd[]) {
	if (jsonLd.length === 0) return '';
	return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>`;
}

export function documentEnd({ boot, files, nonce, scriptSources, jsonLd }: DocumentParts): string {
	return [
		`</div><script type="application/json" id="${BOOT_ELEMENT}">${inlineJson(boot)}</script>`,
		`<script nonce="${nonce}">(${startClient})(${inlineJson({ ...files, scriptSources, acts: ACTS })})</script>`,
		jsonLdBlock(jsonLd),
		'</body></html>',
	].join('');
}
