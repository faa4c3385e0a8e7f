import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Mail } from '../job.ts';
import { type Language, languageOf, type StoreViews, storeViewOf } from '../store-views.ts';

export type LetterRow = [label: string, value: string, detail?: string | undefined, picture?: string | undefined];

interface LetterLink {
	label: string;
	url: string;
}

/** The content of a mail, in plain text. */
export interface Letter {
	subject: string;
	paragraphs: string[];
	links?: LetterLink[];
	/** Label and value, e.g. a product and its price; `detail` adds to the label, `picture` is a whole address and only in HTML. */
	rows?: LetterRow[];
	action?: LetterLink;
	notes?: string[];
}

export interface Sender {
	language: Language;
	shopName: string;
}

const CLOSINGS: Record<Language, (shop: string) => string> = {
	pl: (shop) => `Pozdrawiamy\nZespół sklepu ${shop}`,
	de: (shop) => `Viele Grüße\nDein ${shop}-Team`,
	it: (shop) => `Cordiali saluti\nIl team ${shop}`,
	en: (shop) => `Kind regards\nThe ${shop} team`,
};

export function senderIn(storeViews: StoreViews, storeCode: string | undefined): Sender {
	const { i18n, seo } = storeViewOf(storeViews, storeCode);
	return { language: languageOf(i18n.defaultLocale), shopName: seo.siteName };
}

export function toMail(to: string, letter: Letter, sender: Sender): Mail {
	return {
		to: oneLine(to),
		subject: oneLine(letter.subject),
		text: toText(letter, sender),
		html: String(toHtml(letter, sender)),
	};
}

/** A mail to the shop's own staff, who read Polish. */
export function toStaffMail(to: string, letter: Letter, storeViews: StoreViews): Mail {
	return toMail(to, letter, { language: 'pl', shopName: storeViews[0].seo.siteName });
}

/** Keeps typed text from starting a header of its own. */
function oneLine(text: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
	return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

function toText({ paragraphs, links = [], rows = [], action, notes = [] }: Letter, sender: Sender): string {
	const parts = [
		...paragraphs,
		...links.map(({ label, url }) => `${oneLine(label)}: ${url}`),
		rows.map(rowText).join('\n'),
		action ? `${action.label}:\n${action.url}` : '',
		...notes,
		CLOSINGS[sender.language](sender.shopName),
	];
	return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function rowText([label, value, detail = '']: LetterRow): string {
	return `${oneLine(label)}${detail && ` (${oneLine(detail)})`}: ${oneLine(value)}`;
}

function toHtml(letter: Letter, { language, shopName }: Sender): HtmlEscapedString | Promise<HtmlEscapedString> {
	const { subject, paragraphs, links = [], rows = [], action, notes = [] } = letter;
	const [greeting, team] = CLOSINGS[language](shopName).split('\n');
	return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${oneLine(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f3f1ed;color:#1d1b19;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:auto;padding:32px;background:#fff;overflow-wrap:break-word">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${shopName}</p>
${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${links.map(({ label, url }) => html`<p><a href="${url}" style="color:#1d1b19">${label}</a></p>`)}
${rows.length > 0 ? html`<table style="width:100%;border-collapse:collapse">${rows.map(toRow)}</table>` : ''}
${action ? html`<p><a href="${action.url}" style="display:inline-block;padding:12px 24px;background:#1d1b19;color:#fff">${action.label}</a></p>` : ''}
${notes.map((note) => html`<p style="font-size:14px;color:#5c5750">${note}</p>`)}
<p>${greeting}<br>${team}</p>
</div>
</body>
</html>`;
}

function toRow([label, value, detail, picture]: LetterRow) {
	const shown = picture
		? html`<td style="padding:6px 12px 6px 0"><img src="${picture}" alt="" width="60" height="60"></td>`
		: '';
	const more = detail ? html`<br><span style="font-size:14px;color:#5c5750">${detail}</span>` : '';
	return html`<tr style="vertical-align:top">${shown}<td colspan="${picture ? 1 : 2}" style="padding:6px 0">${label}${more}</td><td style="width:40%;padding:6px 0 6px 16px;text-align:right">${value}</td></tr>`;
}
