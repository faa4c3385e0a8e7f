import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from '@playwright/test';
import { isFull, measured } from '../../scripts/for-tests/faults.ts';
import { openSecondShell } from './second-shell.ts';

const CLIENTS = 300;
/** ms in which a client gets the headers of a request over, and as much again for a busy machine. */
const CUT_OFF_WITHIN = 2 * 10_000;
/** ms for a page that is kept. */
const LATEST = 2500;

/** Opens a connection and goes on writing the headers of a request; tells how long it was let. */
async function dripInto(port: number): Promise<{ socket: Socket; closed: Promise<number> }> {
	const socket = connect(port, 'localhost');
	const began = performance.now();
	const drip = setInterval(() => socket.writable && socket.write('x'), 500);
	const { promise: closed, resolve } = Promise.withResolvers<number>();
	socket.on('error', () => {});
	socket.on('close', () => {
		clearInterval(drip);
		resolve(performance.now() - began);
	});
	await once(socket, 'connect');
	socket.write('GET /ona HTTP/1.1\r\nHost: x\r\nX-Slow: ');
	return { socket, closed };
}

// It waits for as long as slow clients are let.
if (isFull)
	test('clients that send drop by drop are cut off, and others are served meanwhile (27.25)', async ({ request }) => {
		const shell = await openSecondShell(undefined, undefined, { OUTPUT_CACHE: 'on' });
		const { port } = new URL(shell.origin);
		expect((await request.get(`${shell.origin}/ona`)).status()).toBe(200);
		const clients = await Promise.all(Array.from({ length: CLIENTS }, () => dripInto(Number(port))));
		try {
			let isOver = false;
			const all = Promise.all(clients.map(({ closed }) => closed)).finally(() => {
				isOver = true;
			});
			let slowest = 0;
			while (!isOver) {
				const began = performance.now();
				expect((await request.get(`${shell.origin}/ona`)).status()).toBe(200);
				slowest = Math.max(slowest, performance.now() - began);
				await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 200))]);
			}
			const longest = Math.max(...(await all));
			expect(longest).toBeLessThan(CUT_OFF_WITHIN);
			expect(slowest).toBeLessThan(LATEST);
			const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
			measured('S30', {
				'slow clients': CLIENTS,
				'cut off after': seconds(longest),
				'slowest page meanwhile': seconds(slowest),
			});
		} finally {
			for (const { socket } of clients) socket.destroy();
			await shell.close();
		}
	});
