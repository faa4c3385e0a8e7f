import type { core, ZodMiniType } from 'zod/mini';
import { Refusal } from './refusal.ts';

/** @throws Refusal 422 that names the first wrong field */
export function parseInput(schema: ZodMiniType, input: unknown): unknown {
	if (schema._zod.def.type === 'undefined') return requireNothing(input);
	const parsed = schema.safeParse(input);
	if (parsed.success) return parsed.data;
	throw invalid(sentenceOf(parsed.error.issues[0]));
}

function requireNothing(input: unknown): undefined {
	if (input === undefined) return;
	if (input === null || typeof input !== 'object' || Array.isArray(input)) throw invalid(NOT_AS_EXPECTED);
	const [unknown] = Object.keys(input);
	if (unknown !== undefined) throw invalid(notKnown([unknown]));
}

const NOT_AS_EXPECTED = 'The request is not as expected.';

function sentenceOf(issue: core.$ZodIssue | undefined): string {
	if (issue?.code === 'unrecognized_keys') return notKnown([...issue.path, ...issue.keys.slice(0, 1)]);
	const field = fieldAt(issue?.path ?? []);
	return field ? `The field "${field}" is missing or not as expected.` : NOT_AS_EXPECTED;
}

function notKnown(path: PropertyKey[]): string {
	return `The field "${fieldAt(path)}" is not known.`;
}

function fieldAt(path: PropertyKey[]): string {
	return path.map(String).join('.').slice(0, 200);
}

function invalid(sentence: string): Refusal {
	return new Refusal(422, 'invalid-input', sentence);
}
