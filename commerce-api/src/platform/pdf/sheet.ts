import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
export const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
export const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** pt. */
export const MARGIN = 56;
export const LINE = 22;

export type Sheet = PDFKit.PDFDocument;

export function keepTogether(doc: Sheet, height: number): void {
	if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
}

export function writePenLines(doc: Sheet, count: number): void {
	for (let line = 0; line < count; line++) {
		keepTogether(doc, LINE);
		doc.y += LINE;
		doc.markContent('Artifact', { type: 'Layout' });
		doc
			.moveTo(MARGIN, doc.y)
			.lineTo(doc.page.width - MARGIN, doc.y)
			.lineWidth(0.5)
			.stroke('#777777');
		doc.endMarkedContent();
	}
	doc.y += 8;
}
