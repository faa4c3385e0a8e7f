import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('nextPath', () => {
	it.each([
		['/cart', '/cart'],
		['/account/orders?page=2', '/account/orders?page=2'],
		[null, '/account'],
		['', '/account'],
		['cart', '/account'],
		['https://evil.example/', '/account'],
		['//evil.example/', '/account'],
		['/\\evil.example/', '/account'],
		['/\t/evil.example/', '/account'],
		['javascript:alert(1)', '/account'],
	])('after %j goes to %s', (next, expected) => {
		expect(nextPath(next)).toBe(expected);
	});

	it('never leaves the shop', () => {
		fc.assert(
			fc.property(fc.string(), (next) => {
				expect(new URL(nextPath(next), 'https://shop.example').origin).toBe('https://shop.example');
				expect(new URL(nextPath(`/${next}`), 'https://shop.example').origin).toBe('https://shop.example');
			}),
		);
	});
});
