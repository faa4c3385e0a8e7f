import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** pt. */
const MARGIN = 56;
const LINE = 22;
const SIZES = { H1: 17, H2: 12, P: 10 } as const;

/** To whom a form is sent. */
export interface Addressee {
	siteName: string;
	address: string;
	email: string;
}

/**
 * A Polish form to print and to read aloud: tagged PDF/UA with its language, its title and its fonts embedded. Lines for a pen are
 * artifacts, which a screen reader leaves out.
 */
export function createTaggedPdf(title: string, { siteName }: Addressee, now: Date) {
	const doc = new PDFDocument(optionsOf({ Title: title, Author: siteName, CreationDate: now, ModDate: now }));
	const root = doc.struct('Document');
	doc.addStructure(root);
	const width = doc.page.width - 2 * MARGIN;

	/** Begins a new page where less than this is left. */
	const keepTogether = (height: number) => {
		if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
	};
	const write = (tag: keyof typeof SIZES, text: string) => {
		const size = SIZES[tag];
		doc.font(tag === 'P' ? REGULAR : BOLD).fontSize(size);
		keepTogether(tag === 'P' ? size : 5 * size);
		root.add(doc.struct(tag, {}, () => doc.text(text, MARGIN, doc.y, { width, lineGap: 2 })));
		doc.moveDown(tag === 'P' ? 0.4 : 0.6);
	};
	const penLines = (count: number) => {
		for (let line = 0; line < count; line++) {
			keepTogether(LINE);
			doc.y += LINE;
			doc.markContent('Artifact', { type: 'Layout' });
			doc
				.moveTo(MARGIN, doc.y)
				.lineTo(MARGIN + width, doc.y)
				.lineWidth(0.5)
				.stroke('#777777');
			doc.endMarkedContent();
		}
		doc.y += 8;
	};
	write('H1', title);
	return {
		heading(text: string) {
			doc.moveDown(0.5);
			write('H2', text);
		},
		paragraph: (text: string) => write('P', text),
		/** Prints the value, or lines for a pen. */
		field(label: string, value: string | undefined, lines = 1) {
			if (value) return write('P', `${label}: ${printable(value)}`);
			keepTogether(LINE * (lines + 1));
			write('P', `${label}:`);
			penLines(lines);
		},
		/** A box to tick. */
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
function optionsOf(info: object): PDFKit.PDFDocumentOptions;
function optionsOf(info: object): unknown {
	return {
		size: 'A4',
		margin: MARGIN,
		pdfVersion: '1.7',
		subset: 'PDF/UA',
		tagged: true,
		lang: 'pl-PL',
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
