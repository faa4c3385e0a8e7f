import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const CONSUMERS = ['mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content', 'ui-kit'];
const IMPORT = /^import (?!type )[^;]*?'(@pasaz\/kernel\/[^']+)'/gms;

function kernelImports(folder: string): string[] {
	const files = readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' });
	const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(fake|test)-|-for-test\./.test(file));
	return sources.flatMap((file) =>
		[...readFileSync(join(root, folder, 'src', file), 'utf8').matchAll(IMPORT)].map(([, name = '']) => name),
	);
}

it('brings every kernel module that a slice uses, and no other', () => {
	const brought = readFileSync(join(import.meta.dirname, 'kernel.ts'), 'utf8').matchAll(IMPORT);
	const used = new Set(CONSUMERS.flatMap(kernelImports));
	expect([...brought].map(([, name = '']) => name).sort()).toEqual([...used].sort());
});
