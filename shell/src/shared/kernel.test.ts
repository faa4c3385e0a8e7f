import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const CONSUMERS = ['mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content', 'ui-kit'];
const IMPORT = /^import (?!type )[^;]*?'(@pasaz\/kernel\/[^']+)'|import\('(@pasaz\/kernel\/[^']+)'\)/gms;

function importsIn(file: string): string[] {
	return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, at = '', later = '']) => at || later);
}

function kernelImports(folder: string): string[] {
	const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
	const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(fake|test)-|-for-test\./.test(file));
	return sources.flatMap((file) => importsIn(join(root, folder, 'src', file)));
}

it('brings every kernel module that a slice uses, and no other', () => {
	const brought = ['kernel.ts', 'kernel-later.ts'].flatMap((file) => importsIn(join(import.meta.dirname, file)));
	const used = new Set(CONSUMERS.flatMap(kernelImports));
	expect(brought.sort()).toEqual([...used].sort());
});
