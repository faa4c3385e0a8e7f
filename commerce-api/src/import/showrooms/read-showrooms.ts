import { readFileSync } from 'node:fs';
import { Showroom } from '@pasaz/kernel/contract/showroom';
import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import type { SourceShelf, SourceShowroom } from '../../content/showrooms/write-showrooms.ts';
import { ImportError } from '../import-error.ts';

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NEEDED = [
	...['slug', 'name', 'street', 'postcode', 'city', 'country', 'latitude', 'longitude', 'time_zone', 'phone', 'email'],
	...['hint', 'services', ...WEEK, 'special_days'],
];
const Shelf = z.object({
	showroom: z.string(),
	sku: z.string().check(z.minLength(1), z.maxLength(128)),
	qty: z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)),
});

interface Row {
	/** Line of the file, from 1. */
	line: number;
	cells: Record<string, string>;
}

/** `docs/commerce-api.md` says what the columns hold. @throws ImportError naming every line that cannot be used */
export function readShowrooms(file: string): SourceShowroom[] {
	const rows = readRows(file, NEEDED);
	const faults = doubles(rows.map(({ line, cells }) => ({ line, key: cells.slug ?? '' })));
	const showrooms = rows.flatMap(({ line, cells }) => {
		const parsed = Showroom.safeParse(toDocument(cells));
		if (parsed.success) return [{ document: parsed.data, texts: textsOf(cells) }];
		faults.push(...parsed.error.issues.map((issue) => faultOf(line, issue)));
		return [];
	});
	refuse(file, faults);
	return showrooms;
}

/** @throws ImportError naming every line that cannot be used */
export function readShelves(file: string, showrooms: readonly SourceShowroom[]): SourceShelf[] {
	const known = new Set(showrooms.map(({ document }) => document.slug));
	const rows = readRows(file, ['showroom', 'sku', 'qty']);
	const faults = doubles(rows.map(({ line, cells }) => ({ line, key: `${cells.sku} in ${cells.showroom}` })));
	const shelves = rows.flatMap(({ line, cells }) => {
		const parsed = Shelf.safeParse({ ...cells, qty: toNumber(cells.qty) });
		if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => faultOf(line, issue)));
		else if (!known.has(parsed.data.showroom))
			faults.push(`line ${line}: there is no showroom ${parsed.data.showroom}`);
		return parsed.success ? [parsed.data] : [];
	});
	refuse(file, faults);
	return shelves;
}

function readRows(file: string, needed: readonly string[]): Row[] {
	try {
		const read: { record: Record<string, string>; info: { lines: number } }[] = parse(readFileSync(file), {
			...{ bom: true, columns: true, info: true, skip_empty_lines: true, trim: true },
		});
		const missing = needed.filter((name) => read.length > 0 && !(name in (read[0]?.record ?? {})));
		if (missing.length === 0) return read.map(({ record, info }) => ({ line: info.lines, cells: record }));
		throw new ImportError(`${file} lacks the column${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`);
	} catch (cause) {
		if (cause instanceof CsvError) throw new ImportError(`${file} is not valid CSV: ${cause.message}`, { cause });
		if (cause instanceof ImportError) throw cause;
		throw new ImportError(`${file} cannot be read.`, { cause });
	}
}

function toDocument(cells: Row['cells']) {
	const { time_zone: timeZone, services = '', special_days: specialDays = '' } = cells;
	return {
		...cells,
		latitude: toNumber(cells.latitude),
		longitude: toNumber(cells.longitude),
		timeZone,
		phone: cells.phone || null,
		email: cells.email || null,
		hint: cells.hint || null,
		services: services.split(/\s+/).filter(Boolean),
		hours: WEEK.flatMap((name, index) => spansOf(cells[name] ?? '').map((span) => ({ day: index + 1, ...span }))),
		specialDays: specialDays
			.split(';')
			.map((day) => day.trim())
			.filter(Boolean)
			.map((day) => ({ date: day.split(/\s/)[0] ?? '', hours: spansOf(day.replace(/^\S+/, '')) })),
	};
}

/** Not 0 for an empty cell. */
function toNumber(cell = ''): number {
	return cell === '' ? Number.NaN : Number(cell);
}

/** Reads `10:00-14:00 15:00-19:00`. */
function spansOf(cell: string): { from: string; to: string }[] {
	const spans = cell.split(/\s+/).filter(Boolean);
	return spans.map((span) => {
		const [from = '', to = ''] = span.split('-');
		return { from, to };
	});
}

/** Columns such as `hint:de`. */
function textsOf(cells: Row['cells']): SourceShowroom['texts'] {
	const texts: SourceShowroom['texts'] = {};
	for (const [column, text] of Object.entries(cells)) {
		const [, field, store = ''] = /^(name|hint):([a-z]{2})$/.exec(column) ?? [];
		if (field && text) texts[store] = { ...texts[store], [field]: text };
	}
	return texts;
}

function doubles(rows: { line: number; key: string }[]): string[] {
	const groups = [...Map.groupBy(rows, ({ key }) => key).values()];
	return groups.flatMap(([, ...again]) => again.map(({ line, key }) => `line ${line}: ${key} is there twice`));
}

function faultOf(line: number, { path, message }: { path: readonly PropertyKey[]; message: string }): string {
	return `line ${line}: ${path.map(String).join('.')}: ${message}`;
}

function refuse(file: string, faults: readonly string[]): void {
	if (faults.length > 0)
		throw new ImportError(`${file} was not imported:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
