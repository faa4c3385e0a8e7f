import { readFileSync } from 'node:fs';
import type * as z from 'zod';

/** @throws naming the setting where its file cannot be read or is not JSON */
export function readSetting(name: string, file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch (cause) {
		throw new Error(`Bad configuration: ${name}: ${file} cannot be read`, { cause });
	}
}

/** @throws naming the setting, and each place in it that is wrong */
export function parseSetting<Schema extends z.ZodType>(name: string, schema: Schema, value: unknown): z.output<Schema> {
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const reasons = parsed.error.issues.map(({ path, message }) => `${[name, ...path].join('.')}: ${message}`);
	throw new Error(`Bad configuration: ${reasons.join('; ')}`);
}
