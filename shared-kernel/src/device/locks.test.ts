import { afterEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../errors.ts';
import { browserLocks } from './locks.ts';

afterEach(() => vi.unstubAllGlobals());

function withWebLocks(request: (name: string, options: { signal?: AbortSignal }, work: () => unknown) => unknown) {
	vi.stubGlobal('navigator', { locks: { request } });
}

describe('browserLocks (21.11)', () => {
	it('uses Web Locks', async () => {
		const names: string[] = [];
		withWebLocks(async (name, _, work) => {
			names.push(name);
			return work();
		});
		await expect(browserLocks.hold('x', async () => 7)).resolves.toBe(7);
		expect(names).toEqual(['x']);
	});

	it.each([
		['blocked', () => withWebLocks(() => Promise.reject(new DOMException('', 'SecurityError')))],
		['missing', () => vi.stubGlobal('navigator', {})],
	])('runs the work at once where they are %s', async (_name, block) => {
		block();
		await expect(browserLocks.hold('x', async () => 7)).resolves.toBe(7);
	});

	it('runs work that fails only once', async () => {
		withWebLocks(async (_, __, work) => work());
		const work = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
		await expect(browserLocks.hold('x', work)).rejects.toMatchObject({ name: 'SecurityError' });
		expect(work).toHaveBeenCalledOnce();
	});

	it('is impatient where it is told to be', async () => {
		withWebLocks(
			(_, { signal }) =>
				new Promise((_resolve, reject) => {
					signal?.addEventListener('abort', () => reject(signal.reason));
				}),
		);
		await expect(browserLocks.hold('x', async () => 7, 5)).rejects.toBeInstanceOf(NetworkError);
	});
});
