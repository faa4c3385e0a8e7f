import { expect, it } from 'vitest';
import { pageUrl } from './page-url.ts';

it.each([
	['/ona', '/ona'],
	['/ona?size=4&color=2&color=1', '/ona?color=2&color=1&size=4'],
	['/ona?utm_source=x&gclid=1&page=2', '/ona?page=2'],
	['/ona?utm_source=x', '/ona'],
	['/ona?q=%C5%BC%C3%B3%C5%82ty', '/ona?q=%C5%BC%C3%B3%C5%82ty'],
])('makes one text of %s', (given, url) => expect(pageUrl(new URL(given, 'http://shop.test'))).toBe(url));
