import { DrizzleQueryError } from 'drizzle-orm';

/** What is logged of an error: the messages of a failed query repeat its parameters, which may be personal data. */
export function withoutValues(error: unknown): Record<string, unknown> {
	if (!(error instanceof DrizzleQueryError)) return { err: error };
	const { cause } = error;
	const facts = cause && { code: Reflect.get(cause, 'code'), constraint: Reflect.get(cause, 'constraint') };
	return { ...facts, query: error.query, stack: error.stack?.match(/^ +at .*$/gm) };
}
