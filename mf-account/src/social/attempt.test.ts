import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginAttempt, endAttempt } from './attempt.ts';

afterEach(() => vi.unstubAllGlobals());

describe('an attempt to log in by a provider (17.27)', () => {
	it('is known to the tab that began it, once', () => {
		const kept = new Map<string, string>();
		vi.stubGlobal('sessionStorage', {
			getItem: (key: string) => kept.get(key) ?? null,
			setItem: (key: string, text: string) => kept.set(key, text),
			removeItem: (key: string) => kept.delete(key),
		});
		const attempt = beginAttempt('google', '/account');
		expect(attempt).toMatchObject({ provider: 'google', next: '/account' });
		expect(endAttempt()).toEqual(attempt);
		expect(endAttempt()).toBeUndefined();
	});

	it('does not begin where the browser blocks the storage', () => {
		const refuse = () => {
			throw new DOMException('The storage is blocked', 'SecurityError');
		};
		vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse }));
		expect(beginAttempt('google', '/account')).toBeUndefined();
		expect(endAttempt()).toBeUndefined();
	});
});
