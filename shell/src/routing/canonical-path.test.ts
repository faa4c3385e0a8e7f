import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { canonicalPath } from './canonical-path.ts';

it.each([
	['/', '/'],
	['//', '/'],
	['/cart', '/cart'],
	['/cart/', '/cart'],
	['/CART', '/cart'],
	['/Category/Ona', '/category/Ona'],
	['/p/SKU-1/jagna/', '/p/SKU-1/jagna'],
	['/Ocen-Produkty/AbC', '/ocen-produkty/AbC'],
	['//evil.example/x', '/evil.example/x'],
	['/\\evil.example', '/evil.example'],
	['/ona//sukienki///', '/ona/sukienki'],
	['/Ona', '/Ona'],
	['/%E0%A4%A', '/%E0%A4%A'],
	['/PWA.html', '/pwa.html'],
	['/%6Fna/%73ukienki', '/ona/sukienki'],
	['/%43ART', '/cart'],
	['/%64e/ona', '/de/ona'],
	['/%c5%bc%C3%B3', '/%C5%BC%C3%B3'],
	['/ona%2fsukienki', '/ona%2fsukienki'],
	['/%2e%2e%5cona', '/..%5cona'],
	['/%25%36%66na', '/%256fna'],
	['/on%E2%80%A8a%0a/%e2%80%a9', '/ona'],
	['/%E2%80%0D%A8ona', '/ona'],
])('spells %s as %s', (path, expected) => expect(canonicalPath(path, ROUTES)).toBe(expected));

it('stays within the shop, and is done at once, whatever is asked', () => {
	const parts = fc.constantFrom(
		'/',
		'\\',
		'..',
		'cart',
		'CART',
		'p',
		'SKU',
		'%2f',
		'@',
		'evil.example',
		':',
		'?',
		'ż',
		'%6',
		'%',
		'%63art',
		'%2e',
		'%0a',
		'%E2%80%A8',
	);
	fc.assert(
		fc.property(fc.array(parts, { maxLength: 12 }), (path) => {
			const canonical = canonicalPath(`/${path.join('')}`, ROUTES);
			expect(canonical).toMatch(/^\/($|[^/\\])/);
			expect(canonicalPath(canonical, ROUTES)).toBe(canonical);
		}),
	);
});
