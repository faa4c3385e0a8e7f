import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeTarget } from './safe-target.ts';

const HOSTS = ['partner.example'];

it.each([
	['/ona/sukienki', '/ona/sukienki'],
	['/szukaj?q=len#x', '/szukaj?q=len#x'],
	['/zażółć', '/za%C5%BC%C3%B3%C5%82%C4%87'],
	['/a/../b', '/b'],
	['https://partner.example/x', 'https://partner.example/x'],
	['HTTPS://PARTNER.EXAMPLE/x', 'https://partner.example/x'],
])('%s leads to %s', (target, expected) => {
	expect(safeTarget(target, HOSTS)).toBe(expected);
});

it.each([
	'//evil.example',
	'/.//evil.example',
	'/a/..//evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'/\t/evil.example',
	'/%0d%0a\r\nSet-Cookie: a=b',
	'https:evil.example',
	'https:/partner.example',
	'https:///partner.example',
	'https://evil.example',
	'https://partner.example@evil.example',
	'https://evil.example@partner.example/',
	'https://partner.example.evil.example',
	'https://partner.example:8443/',
	'https://pаrtner.example/',
	'http://partner.example/',
	'javascript:alert(1)',
	'data:text/html,x',
	'ona/sukienki',
	'',
	' /ona',
])('%j leads nowhere', (target) => {
	expect(safeTarget(target, HOSTS)).toBeUndefined();
});

it('never leaves the shop but for an allowed host, whatever is written (3.14, 27.11)', () => {
	const part = fc.oneof(fc.constantFrom('/', '\\', '//', 'https:', '@', '.', '%2f', '\t', 'evil.example'), fc.string());
	fc.assert(
		fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
			const target = safeTarget(parts.join(''), HOSTS);
			if (target === undefined) return;
			expect(['shop.example', ...HOSTS]).toContain(new URL(target, 'https://shop.example').host);
		}),
		{ numRuns: 2000 },
	);
});
