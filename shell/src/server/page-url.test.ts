import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageUrl, withUnreadFields } from './page-url.ts';

const FIELDS = new Set(['color', 'size', 'page', 'q']);
const urlOf = (given: string) => pageUrl(new URL(given, 'http://shop.test'), FIELDS);

it.each([
	['/ona', '/ona'],
	['/ona?size=4&color=2&color=1', '/ona?color=2&color=1&size=4'],
	['/ona?color=2&color=1&color=2', '/ona?color=2&color=1'],
	['/ona?utm_source=x&gclid=1&page=2', '/ona?page=2'],
	['/ona?anything=<script>', '/ona'],
	['/ona?q=%C5%BC%C3%B3%C5%82ty', '/ona?q=%C5%BC%C3%B3%C5%82ty'],
	[`/ona?q=${'a'.repeat(201)}&page=2`, '/ona?page=2'],
	['/ona%2fsukienki;x=1', '/ona%2fsukienki;x=1'],
])('makes one text of %s', (given, url) => expect(urlOf(given)).toBe(url));

it('holds nothing of fields that no page reads, however the query is written', () => {
	const marker = 'MARKER';
	const pair = fc.tuple(
		fc.string().filter((name) => !FIELDS.has(name)),
		fc.string(),
	);
	const property = fc.property(fc.array(pair), (pairs) => {
		const search = new URLSearchParams(pairs.map(([name, value]) => [name, marker + value]));
		expect(urlOf(`/ona?${search}`)).toBe('/ona');
	});
	fc.assert(property);
});

it.each([
	['/ona', '/ONA?utm_source=x', '/ona?utm_source=x'],
	['/ona?page=2', '/ONA?page=2&utm_source=x&gclid=%26', '/ona?page=2&utm_source=x&gclid=%26'],
	['/szukaj?q=len#x', '/len?a=1', '/szukaj?q=len&a=1#x'],
	['/ona#x', '/len?a=1', '/ona?a=1#x'],
	['/ona', '/ONA?page=2', '/ona'],
	['https://blog.example/', '/blog?a=1', 'https://blog.example/'],
	['//blog.example/', '/blog?a=1', '//blog.example/'],
	['/ona', '/ONA?a=%0d%0aSet-Cookie:x', '/ona?a=%0D%0ASet-Cookie%3Ax'],
])('leads to %s from %s with what pages do not read', (location, given, expected) => {
	expect(withUnreadFields(location, new URL(given, 'http://shop.test'), FIELDS)).toBe(expected);
});

it('keeps a bounded number of fields', () => {
	const many = Array.from({ length: 500 }, (_, index) => `color=${index}`).join('&');
	expect(urlOf(`/ona?${many}`).split('&')).toHaveLength(60);
});

it('is the same for its own result', () => {
	const names = fc.constantFrom('color', 'size', 'q', 'other');
	const property = fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
		const once = urlOf(`/ona?${new URLSearchParams(pairs)}`);
		expect(urlOf(once)).toBe(once);
	});
	fc.assert(property);
});
