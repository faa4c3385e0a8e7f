import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from '../import-error.ts';

/** A row of the export by column name; a column that is not there reads as empty. */
export interface ExportRow {
	/** Line of the file where the row begins, from 1; a row may span several lines. */
	line: number;
	get(column: string): string;
}

/** Columns that every product export of Magento 2 has. */
const NEEDED = ['sku', 'product_type', 'name', 'price', 'categories', 'visibility', 'additional_attributes'];

interface ExportKind {
	name: string;
	needed: readonly string[];
}

const PRODUCTS: ExportKind = { name: 'product', needed: NEEDED };

/**
 * @param onProgress called with the part read so far, 0 to 1
 * @throws ImportError when the file cannot be read, is something else, or is cut off
 */
export async function* readExport(
	file: string,
	onProgress: (part: number) => void,
	kind = PRODUCTS,
): AsyncGenerator<ExportRow> {
	const size = await sizeOf(file);
	const source = createReadStream(file);
	const rows = source.pipe(parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true }));
	source.on('error', (error) => rows.destroy(error));
	let columns: Map<string, number> | undefined;
	let line = 1;
	let width = 0;
	let last = { line, width };
	try {
		for await (const { record, info } of rows) {
			if (columns) yield toRow(line, columns, record);
			else {
				columns = columnsOf(record, kind);
				width = record.length;
			}
			if (record.some((cell: string) => cell.trim() !== '')) last = { line, width: record.length };
			line = info.lines + 1;
			onProgress(info.bytes / size);
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		throw new ImportError(`${file} is not valid CSV after line ${line}: ${error.message}`, { cause: error });
	}
	if (!columns) throw new ImportError(`${file} is empty.`);
	if (last.width >= width) return;
	throw new ImportError(`${file} is cut off: its last row (line ${last.line}) has ${last.width} of ${width} columns.`);
}

async function sizeOf(file: string): Promise<number> {
	try {
		const { size } = await stat(file);
		return Math.max(size, 1);
	} catch (cause) {
		throw new ImportError(`${file} cannot be read.`, { cause });
	}
}

function columnsOf(header: string[], { name: kind, needed }: ExportKind): Map<string, number> {
	const columns = new Map(header.map((name, index) => [name, index]));
	const missing = needed.filter((name) => !columns.has(name));
	if (missing.length === 0) return columns;
	throw new ImportError(
		`This is no Magento 2 ${kind} export: it lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`,
	);
}

function toRow(line: number, columns: Map<string, number>, record: string[]): ExportRow {
	return { line, get: (column) => record[columns.get(column) ?? -1]?.trim() ?? '' };
}
