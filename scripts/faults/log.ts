import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const folder = join(import.meta.dirname, '../../.cache/faults');
mkdirSync(folder, { recursive: true });
export const LOG = join(folder, 'log.jsonl');

const when = { commit: z.string(), at: z.string(), load: z.number() };
const testSchema = z.object({
	file: z.string(),
	test: z.string(),
	state: z.enum(['passed', 'failed']),
	ms: z.optional(z.number()),
	error: z.optional(z.string()),
	...when,
});
const figureSchema = z.object({ experiment: z.string(), name: z.string(), value: z.string(), ...when });

export type TestEntry = z.infer<typeof testSchema>;
export type Figure = z.infer<typeof figureSchema>;

export interface Log {
	tests: TestEntry[];
	figures: Figure[];
}

/** The last run of a test counts, and the last value of a figure. */
export function parseLog(text: string): Log {
	const tests = new Map<string, TestEntry>();
	const figures = new Map<string, Figure>();
	for (const line of text.split('\n').filter(Boolean)) {
		const entry = z.union([testSchema, figureSchema]).parse(JSON.parse(line));
		if ('test' in entry) tests.set(`${entry.file} ${entry.test}`, entry);
		else figures.set(`${entry.experiment} ${entry.name}`, entry);
	}
	return { tests: [...tests.values()], figures: [...figures.values()] };
}

export const readLog = (): Log => parseLog(existsSync(LOG) ? readFileSync(LOG, 'utf8') : '');
