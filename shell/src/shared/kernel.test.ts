import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sliceSources } from './slice-sources.fixture.ts';

const IMPORT = /^import (?!type )[^;]*?'(@pasaz\/kernel\/[^']+)'|import\('(@pasaz\/kernel\/[^']+)'\)/gms;

function importsIn(source: string): string[] {
	return [...source.matchAll(IMPORT)].map(([, at = '', later = '']) => at || later);
}

it('brings every kernel module that a slice uses, and no other', () => {
	const lists = ['kernel.ts', 'kernel-lazy.ts'].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
	const used = new Set(sliceSources().flatMap(importsIn));
	expect(lists.flatMap(importsIn).sort()).toEqual([...used].sort());
});
