import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitConnections } from './limit-connections.ts';

/** More than the system keeps of what nobody reads. */
const ANSWER = Buffer.alloc(40_000_000);
const SILENCE_MS = 1000;

let server: Server;
beforeAll(async () => {
	server = createServer((_, response) => response.end(ANSWER));
	limitConnections(server, SILENCE_MS);
	await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** A client that has asked, and the server's end of its connection. */
async function ask() {
	const address = server.address();
	const client = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
	const [accepted] = (await once(server, 'connection')) as [Socket];
	client.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
	return { client, accepted };
}

it('a connection whose reader takes nothing is ended (27.25)', async () => {
	const { client, accepted } = await ask();
	const start = performance.now();
	await once(accepted, 'close');
	expect(performance.now() - start).toBeGreaterThan(SILENCE_MS / 2);
	client.destroy();
});

it('who reads slowly gets the whole answer, however long that takes (27.25)', async () => {
	const { client } = await ask();
	const start = performance.now();
	let taken = 0;
	for await (const chunk of client) {
		taken += chunk.length;
		await setTimeout(4);
	}
	expect(taken).toBeGreaterThan(ANSWER.length);
	expect(performance.now() - start).toBeGreaterThan(SILENCE_MS);
});

it('no more connections are open than the most (27.25)', () => {
	expect(server.maxConnections).toBe(2000);
});
