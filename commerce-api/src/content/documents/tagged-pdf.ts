import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** pt. */
const MARGIN = 56;
const LINE = 22;
const SIZES = { H1: 17, H2: 12, P: 10 } as const;

interface PdfMetadata {
	title: string;
	author: string;
	/** BCP 47. */
	language: string;
	createdAt: Date;
}

/**
 * A page to print and to read aloud: tagged PDF/UA with its language, its title and its letters embedded. Lines for a pen are
 * artifacts, which a screen reader leaves out.
 */
export function createTaggedPdf(metadata: PdfMetadata) {
	const { title } = metadata;
	const doc = new PDFDocument(optionsOf(metadata));
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
	return {
		title: () => write('H1', title),
		heading(text: string) {
			doc.moveDown(0.5);
			write('H2', text);
		},
		paragraph: (text: string) => write('P', text),
		/** What is known, or lines for a pen. */
		field(label: string, value: string | undefined, lines = 1) {
			if (value) return write('P', `${label}: ${printable(value)}`);
			keepTogether(LINE * (lines + 1));
			write('P', `${label}:`);
			penLines(lines);
		},
		/** Boxes to tick. */
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

/** The library makes PDF/UA, of which its types do not know. */
function optionsOf(metadata: PdfMetadata): PDFKit.PDFDocumentOptions;
function optionsOf({ title, author, language, createdAt }: PdfMetadata): unknown {
	return {
		size: 'A4',
		margin: MARGIN,
		pdfVersion: '1.7',
		subset: 'PDF/UA',
		tagged: true,
		lang: language,
		displayTitle: true,
		font: REGULAR,
		info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
	};
}

const MAX_LINES = 30;

/** What somebody typed, without what a page cannot show; no text is made of line ends only. */
function printable(text: string): string {
	const lines = text
		.toWellFormed()
		.split(/\s*[\r\n\u2028\u2029]\s*/)
		.map((line) => line.replace(/\p{Cc}/gu, ' '));
	return [...lines.slice(0, MAX_LINES), lines.slice(MAX_LINES).join(' ')].join('\n').trim();
}
