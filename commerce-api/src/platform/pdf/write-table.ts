import { BOLD, keepTogether, MARGIN, REGULAR, type Sheet } from './sheet.ts';

/** Cells of each row; the first row is the head. */
export type Rows = readonly (readonly string[])[];

/** pt. */
const SIZE = 9;
const GAP = 6;

interface Table {
	rows: Rows;
	/** Column widths in pt. */
	widths: readonly number[];
}

/** The first column stands at the left, those of numbers at the right. */
export function writeTable(doc: Sheet, root: PDFKit.PDFStructureElement, { rows, widths }: Table): void {
	const table = doc.struct('Table');
	root.add(table);
	for (const [index, cells] of rows.entries()) {
		doc.font(index === 0 ? BOLD : REGULAR).fontSize(SIZE);
		const columns = cells.map((text, column) => ({ text, width: (widths[column] ?? 0) - GAP }));
		const height = Math.max(...columns.map(({ text, width }) => doc.heightOfString(text, { width })));
		keepTogether(doc, height + GAP);
		const top = doc.y;
		const row = doc.struct('TR');
		table.add(row);
		let x = MARGIN;
		for (const [column, { text, width }] of columns.entries()) {
			const [left, align] = [x, column === 0 ? ('left' as const) : ('right' as const)];
			row.add(doc.struct(index === 0 ? 'TH' : 'TD', {}, () => doc.text(text, left, top, { width, align })));
			x += width + GAP;
		}
		row.end();
		doc.y = top + height + GAP;
	}
	table.end();
	doc.x = MARGIN;
}
