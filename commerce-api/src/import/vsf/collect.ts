import type * as z from 'zod';
import * as documents from './documents.ts';
import type { DumpLine } from './read-dump.ts';

const SCHEMAS = {
	category: documents.CategoryDocument,
	attribute: documents.AttributeDocument,
	product: documents.ProductDocument,
	taxrule: documents.TaxRuleDocument,
	cms_page: documents.PageDocument,
	cms_block: documents.PageDocument,
	review: documents.ReviewDocument,
};
type EntityType = keyof typeof SCHEMAS;

export interface DumpPosition {
	file: string;
	line: number;
	name: string;
}
type Placed<T> = T & { at: DumpPosition };

export interface Skipped extends DumpPosition {
	reason: string;
}

export type Dump = { [T in EntityType]: Placed<z.infer<(typeof SCHEMAS)[T]>>[] };

/** Collects the lines of dumps; invalid ones are reported and left out. */
export function createCollector() {
	const dump: Dump = { category: [], attribute: [], product: [], taxrule: [], cms_page: [], cms_block: [], review: [] };
	const skipped: Skipped[] = [];

	const add = <T extends EntityType>(type: T, source: unknown, at: DumpPosition) => {
		const parsed = SCHEMAS[type].safeParse(source);
		if (parsed.success) place(dump, type, { ...parsed.data, at });
		else skipped.push({ ...at, reason: `${type}: ${problemOf(parsed.error)}` });
	};
	return {
		dump,
		skipped,
		take(line: DumpLine) {
			const at = { file: line.file, line: line.line };
			if ('problem' in line) skipped.push({ ...at, name: '', reason: line.problem });
			else if (isKnown(line.type)) add(line.type, line.source, { ...at, name: line.id });
			else skipped.push({ ...at, name: line.id, reason: `documents of type "${line.type}" are not imported` });
		},
	};
}

function place<T extends EntityType>(dump: Dump, type: T, document: unknown): void;
function place(dump: Record<string, unknown[]>, type: EntityType, document: unknown): void {
	dump[type]?.push(document);
}

function isKnown(type: string): type is EntityType {
	return Object.hasOwn(SCHEMAS, type);
}

function problemOf({ issues: [issue] }: z.ZodError): string {
	return issue ? `the field "${issue.path.join('.')}" is not as expected (${issue.message})` : 'it is not as expected';
}
