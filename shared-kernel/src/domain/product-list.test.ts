import { expect, it } from 'vitest';
import { appended, putFirst, uniqueBySku, withoutSku } from './product-list.ts';

const list = (skus: string) => [...skus].map((sku) => ({ sku }));
const skus = (items: readonly { sku: string }[]) => items.map(({ sku }) => sku).join('');

it.each([
	['appended', appended(list('ab'), { sku: 'c' }), 'abc'],
	['appended though present', appended(list('ab'), { sku: 'a' }), 'ab'],
	['put first', putFirst(list('ab'), { sku: 'c' }, 3), 'cab'],
	['put first though present', putFirst(list('ab'), { sku: 'b' }, 3), 'ab'],
	['put first where there is room for two', putFirst(list('ab'), { sku: 'c' }, 2), 'ca'],
	['removed', withoutSku(list('abc'), 'b'), 'ac'],
	['made unique', uniqueBySku(list('abab')), 'ab'],
])('%s', (_, result, expected) => {
	expect(skus(result)).toBe(expected);
});
