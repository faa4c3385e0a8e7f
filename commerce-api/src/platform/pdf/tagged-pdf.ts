import PDFDocument from 'pdfkit';
import { BOLD, keepTogether, LINE, MARGIN, REGULAR, writePenLines } from './sheet.ts';
import { type Rows, writeTable } from './write-table.ts';

const SIZES = { H1: 17, H2: 12, P: 10 } as const;

interface PdfSettings {
	title: string;
	author: string;
	/** E.g. `pl-PL`. */
	language: string;
	now: Date;
}

/** Tagged PDF/UA with its fonts embedded. Lines for a pen are artifacts, which a screen reader leaves out. */
export function createTaggedPdf({ title, author, language, now }: PdfSettings) {
	const info = { Title: title, Author: author, CreationDate: now, ModDate: now };
	const doc = new PDFDocument(optionsOf(language, info));
	const root = doc.struct('Document');
	doc.addStructure(root);
	const width = doc.page.width - 2 * MARGIN;

	const write = (tag: 'H1' | 'H2' | 'P', text: string) => {
		const size = SIZES[tag];
		doc.font(tag === 'P' ? REGULAR : BOLD).fontSize(size);
		keepTogether(doc, tag === 'P' ? size : 5 * size);
		root.add(doc.struct(tag, {}, () => doc.text(text, MARGIN, doc.y, { width, lineGap: 2 })));
		doc.moveDown(tag === 'P' ? 0.4 : 0.6);
	};
	write('H1', title);
	return {
		heading(text: string) {
			doc.moveDown(0.5);
			write('H2', text);
		},
		paragraph: (text: string) => write('P', text),
		field(label: string, value: string | undefined, lines = 1) {
			if (value) return write('P', `${label}: ${printable(value)}`);
			keepTogether(doc, LINE * (lines + 1));
			write('P', `${label}:`);
			writePenLines(doc, lines);
		},
		/** @param widths of all columns but the first in pt */
		table(rows: Rows, widths: readonly number[]) {
			writeTable(doc, root, { rows, widths: [width - widths.reduce((sum, column) => sum + column, 0), ...widths] });
			doc.moveDown(0.4);
		},
		choice: (text: string, isChosen: boolean) => write('P', `${isChosen ? '\u2612' : '\u2610'} ${text}`),
		async end(): Promise<Buffer> {
			root.end();
			const bytes: Buffer[] = [];
			doc.on('data', (chunk: Buffer) => bytes.push(chunk));
			const ended = new Promise((done, fail) => doc.on('end', done).on('error', fail));
			doc.end();
			await ended;
			return Buffer.concat(bytes);
		},
	};
}

/** The library can make PDF/UA, but its types do not say so. */
function optionsOf(lang: string, info: object): PDFKit.PDFDocumentOptions;
function optionsOf(lang: string, info: object): unknown {
	return {
		size: 'A4',
		margin: MARGIN,
		pdfVersion: '1.7',
		subset: 'PDF/UA',
		tagged: true,
		lang,
		displayTitle: true,
		font: REGULAR,
		info,
	};
}

const MAX_LINES = 30;

/** Typed text without what a page cannot show, and with a bounded number of lines. */
function printable(text: string): string {
	const lines = text
		.toWellFormed()
		.split(/\s*[\r\n\u2028\u2029]\s*/)
		.map((line) => line.replace(/\p{Cc}/gu, ' '));
	return [...lines.slice(0, MAX_LINES), lines.slice(MAX_LINES).join(' ')].join('\n').trim();
}
