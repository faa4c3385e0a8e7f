import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { limitConnections } from './limit-connections.ts';

/** More than the system keeps of what nobody reads. */
const ANSWER = Buffer.alloc(40_000_000);
const SILENCE = 300;

it('a connection whose reader takes nothing is ended (27.25)', async () => {
	const server = createServer((_, response) => response.end(ANSWER));
	limitConnections(server, SILENCE);
	await once(server.listen(0, '127.0.0.1'), 'listening');
	const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
	try {
		const [accepted] = (await once(server, 'connection')) as [Socket];
		client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
		const start = performance.now();
		await once(accepted, 'close');
		expect(performance.now() - start).toBeGreaterThan(SILENCE / 2);
	} finally {
		client.destroy();
		server.close();
	}
});
