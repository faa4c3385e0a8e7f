import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = (pattern: string) =>
	globSync(pattern, { cwd: root }).filter((file) => !/\.(test|fake|fixture)\./.test(file));

const Call = z.object({ method: z.string(), path: z.string() });

async function callsIn(file: string): Promise<{ name: string; call: string }[]> {
	const module: Record<string, unknown> = await import(join(root, file));
	return Object.entries(module).flatMap(([name, value]) => {
		const { data } = Call.safeParse(value);
		return data ? [{ name, call: `${data.method} ${data.path}` }] : [];
	});
}

const contract = (await Promise.all(sources('shared-kernel/src/contract/*.ts').map(callsIn))).flat();
const frontEnd = sources('{shell,mf-*,shared-kernel}/src/**/*.{ts,tsx}')
	.filter((file) => !file.includes('contract'))
	.map(read)
	.join('\n');
const asked = contract.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(frontEnd));
const rows = read('docs/connect-a-back-end.md').match(/^\| .*\/api\/.*$/gm) ?? [];
const named = rows.flatMap((row) => row.match(/\b(?:GET|POST|DELETE) \/(?:api|pim)[^`]*/g) ?? []);

it('names every call of the front end for those who connect a back end', () => {
	expect(asked.length).toBeGreaterThan(50);
	expect(asked.map(({ call }) => call).filter((call) => !named.includes(call))).toEqual([]);
});

it('names no call that the contract does not have', () => {
	const known = contract.map(({ call }) => call);
	expect(named.filter((call) => !known.includes(call))).toEqual([]);
});
