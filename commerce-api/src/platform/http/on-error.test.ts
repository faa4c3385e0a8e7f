import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createOnError } from './on-error.ts';
import { readForm } from './read-body.ts';

it('does not call it an error when a client breaks its upload off (27.39)', async () => {
	const lines: { level: number; msg: string }[] = [];
	const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) });
	const app = new Hono();
	app.onError(createOnError(log));
	app.post('/form', async (c) => c.json(await readForm(c.req.raw)));
	app.get('/throws', () => {
		throw new Error('ours');
	});
	const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
	await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	const socket = connect(port, '127.0.0.1');
	socket.write('POST /form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"a":');
	await new Promise((done) => setTimeout(done, 100));
	socket.destroy();
	await expect.poll(() => lines).toMatchObject([{ level: 20, msg: 'the client broke the request off' }]);
	await fetch(`http://127.0.0.1:${port}/throws`);
	expect(lines.at(-1)).toMatchObject({ level: 50, msg: 'request failed' });
	server.close();
});
