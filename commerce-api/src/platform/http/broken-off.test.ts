import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestApp } from '../../app.fixture.ts';

it('what a client breaks off is no error of the shop', async () => {
	const lines: string[] = [];
	const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
	const shop = await createTestApp(undefined, { log });
	const server = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' });
	await expect.poll(() => server.address()).toBeTruthy();
	const address = server.address();
	const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
	const head =
		'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
	for (let index = 0; index < 10; index += 1) {
		const socket = connect(port, '127.0.0.1');
		await new Promise((resolve) => socket.write(`${head}{"username":`, resolve));
		await new Promise((resolve) => setTimeout(resolve, 20));
		socket.destroy();
	}
	// what came before it has been dealt with when this is answered
	expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
	server.close();
	await shop.close();
});
