import type { JsonLd, LeadImage } from '@pasaz/kernel/contract/slices';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import { ACTS } from '@pasaz/kernel/device/acts';
import { pictureSrcSet } from '@pasaz/kernel/domain/picture';
import type { Alternate } from '../routing/alternates.ts';
import { BOOT_ELEMENT } from '../routing/boot-data.ts';
import type { PageHead } from '../routing/page-record.ts';
import { INCOMPLETE } from '../routing/worker-file.ts';
import { inertJson } from './boot-json.ts';
import type { InlineStyle } from './client-files.ts';
import { useOwnFiles } from './own-files.ts';
import { type ClientFiles, keepEarlyTaps, startClient } from './start-client.ts';
import { themeTags } from './theme.ts';

export interface DocumentParts {
	head: PageHead;
	leadImage: LeadImage | undefined;
	openGraph: readonly [string, string][];
	jsonLd: readonly JsonLd[];
	lang: string;
	theme: ShownStoreView['theme'];
	/** Id of the element for which the first paint waits. */
	lastPart: string;
	styles: InlineStyle[];
	files: ClientFiles;
	/** Whether the page shows nothing of its own before the client runs: its scripts are then fetched with the document. */
	needsClient: boolean;
	/** Boot data as inert JSON. */
	boot: string;
	noScript: string;
	nonce: string;
	scriptSources: readonly string[];
	fileOrigin: string | undefined;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Delays the first paint until the last part is parsed: half a header or gallery would jump when the rest arrives. */
function renderBlockingLink(lastPart: string) {
	return `<link rel="expect" href="#${lastPart}" blocking="render">`;
}

export function inlineJson(value: unknown): string {
	return inertJson(JSON.stringify(value));
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

function metaTags({ head, openGraph }: DocumentParts) {
	const { description, canonical, alternates } = head;
	const text = description && `<meta name="description" content="${escapeHtml(description)}">`;
	const link = canonical
		? `<link rel="canonical" href="${escapeHtml(canonical)}">`
		: '<meta name="robots" content="noindex">';
	return [text, link, ...alternates.map(alternateLink), ...openGraph.map(shareTag)].filter(Boolean).join('');
}

/** Without `load` and the frame after it, for which the client otherwise waits before it is fetched (`startClient`). */
function scriptLinks({ files: { main, preload }, nonce }: DocumentParts) {
	const links = [main, ...preload].map(
		({ url, integrity }) =>
			`<link rel="preload" as="script" href="${url}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`,
	);
	return links.join('');
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
		`<title>${escapeHtml(parts.head.title)}</title>`,
		preloadOf(parts.leadImage),
		metaTags(parts),
		themeTags(parts.theme, parts.nonce),
		renderBlockingLink(parts.lastPart),
		styles,
		parts.needsClient ? scriptLinks(parts) : '',
		`</head><body><noscript><p>${escapeHtml(parts.noScript)}</p></noscript><div id="root">`,
	].join('');
}

/** A data block, to which the content policy does not apply. It comes last because the first paint does not need it. */
function jsonLdBlock(jsonLd: readonly JsonLd[]) {
	if (jsonLd.length === 0) return '';
	return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': jsonLd })}</script>`;
}

function fileOriginScript({ fileOrigin, nonce }: DocumentParts) {
	return fileOrigin && `<script nonce="${nonce}">(${useOwnFiles})(${inlineJson(fileOrigin)})</script>`;
}

/** @param isDegraded whether the page lacks something, which is known only at its end */
export function documentEnd(parts: DocumentParts, isDegraded: boolean): string {
	const { boot, files, nonce, scriptSources, jsonLd } = parts;
	return [
		`</div><script type="application/json" id="${BOOT_ELEMENT}">${boot}</script>`,
		fileOriginScript(parts),
		`<script nonce="${nonce}">(${startClient})(${inlineJson({ ...files, scriptSources, acts: ACTS })});(${keepEarlyTaps})()</script>`,
		jsonLdBlock(jsonLd),
		isDegraded ? INCOMPLETE : '',
		'</body></html>',
	].join('');
}
