import type { ZodMiniType } from 'zod/mini';
import { Refusal } from './refusal.ts';

/** @throws Refusal 422 that names the first wrong field; a descriptor without input takes none */
export function parseInput(schema: ZodMiniType, input: unknown): unknown {
	const parsed = schema.safeParse(schema._zod.def.type === 'undefined' ? undefined : input);
	if (parsed.success) return parsed.data;
	const path = parsed.error.issues[0]?.path.join('.').slice(0, 200);
	throw new Refusal(
		422,
		'invalid-input',
		path ? `The field "${path}" is missing or not as expected.` : 'The request is not as expected.',
	);
}
