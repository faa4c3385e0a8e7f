import { expect, test } from '@playwright/test';
import { openSecondShell } from './second-shell.ts';

test('a shell that is told to end says so, fails no request, and ends (26.7, 26.31)', async ({ request }) => {
	const shell = await openSecondShell(undefined, undefined, { OUTPUT_CACHE: 'on', STOP_DELAY: '3500' });
	const statusOf = async (path: string) => (await request.get(shell.origin + path)).status();
	expect(await statusOf('/readyz')).toBe(200);
	// Longer than proxies keep a connection: none must send a request into one that ends.
	expect((await request.get(`${shell.origin}/healthz`)).headers()['keep-alive']).toBe('timeout=65');
	// made before, so that a cold page does not take the time in which the shell still answers
	for (const path of ['/ona', '/faq']) {
		const timing = async () => (await request.get(shell.origin + path)).headers()['server-timing'];
		await expect.poll(timing).toContain('cache;desc=hit');
	}
	const stopped = shell.stop();
	await expect.poll(() => statusOf('/readyz'), { intervals: [20] }).toBe(503);
	const paths = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? '/ona' : `/faq?page=${index}`));
	expect(new Set(await Promise.all(paths.map(statusOf)))).toEqual(new Set([200]));
	expect(await statusOf('/healthz')).toBe(200);
	await stopped;
	await expect(request.get(`${shell.origin}/healthz`)).rejects.toThrow();
	await shell.close();
});
