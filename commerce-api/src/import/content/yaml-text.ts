import { type Document, isMap, isNode, LineCounter, parseDocument } from 'yaml';
import type { output, ZodMiniType } from 'zod/mini';

/** A mistake in a file, as `layouts/home.yaml:12: hero.title: …`. */
export type Fault = string;

export interface YamlSource {
	file: string;
	text: string;
	/** Lines of the file before the text. */
	before?: number;
}

export interface ReadYaml<Value> {
	/** Undefined where there are faults. */
	value: Value | undefined;
	fault(path: readonly PropertyKey[], message: string): Fault;
}

/** Reads YAML in the form of a schema. Fields that the schema does not know are faults, too. */
export function readYaml<Schema extends ZodMiniType>(
	source: YamlSource,
	schema: Schema,
	faults: Fault[],
): ReadYaml<output<Schema>> {
	const lines = new LineCounter();
	const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false });
	const lineOf = (offset: number) => lines.linePos(offset).line + (source.before ?? 0);
	const fault = (path: readonly PropertyKey[], message: string) =>
		`${source.file}:${lineOf(offsetOf(document, path))}: ${path.length > 0 ? `${path.map(String).join('.')}: ` : ''}${message}`;
	if (document.errors.length > 0) {
		faults.push(...document.errors.map(({ pos, message }) => `${source.file}:${lineOf(pos[0])}: ${message}`));
		return { value: undefined, fault };
	}
	const given = plainOf(document);
	if (given instanceof ReferenceError) {
		faults.push(fault([], given.message));
		return { value: undefined, fault };
	}
	const parsed = schema.safeParse(given);
	if (!parsed.success) {
		faults.push(...parsed.error.issues.map(({ path, message }) => fault(path, message)));
		return { value: undefined, fault };
	}
	const unknown = unknownFields(given, parsed.data);
	faults.push(...unknown.map((path) => fault(path, 'there is no such field')));
	return { value: unknown.length > 0 ? undefined : parsed.data, fault };
}

/** An error for names that stand for nothing, or for each other so often that nothing could hold it. */
function plainOf(document: Document): unknown {
	try {
		return document.toJS();
	} catch (error) {
		if (error instanceof ReferenceError) return error;
		throw error;
	}
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
	const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
	const last = keys.at(-1);
	const around = last === undefined ? undefined : document.getIn(keys.slice(0, -1), true);
	const pair = isMap(around) ? around.items.find(({ key }) => String(key) === String(last)) : undefined;
	const node = pair?.key ?? document.getIn(keys, true);
	if (isNode(node) && node.range) return node.range[0];
	return keys.length > 0 ? offsetOf(document, keys.slice(0, -1)) : 0;
}

function unknownFields(given: unknown, read: unknown): PropertyKey[][] {
	if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null) return [];
	const known = new Map(Object.entries(read));
	return Object.entries(given).flatMap(([key, value]) => {
		const name = Array.isArray(given) ? Number(key) : key;
		if (!known.has(key)) return [[name]];
		return unknownFields(value, known.get(key)).map((path) => [name, ...path]);
	});
}
