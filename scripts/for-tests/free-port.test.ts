import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('whoever asks for a port gets one of their own, which the system lends to nobody', async () => {
	const ports = await Promise.all(Array.from({ length: 20 }, freePort));
	expect(new Set(ports).size).toBe(20);
	for (const port of ports) expect(port).toBeLessThan(32_768);
});

test('a port stays kept from other tests while no server listens at it', async () => {
	const port = await freePort();
	const another = createSocket('udp4');
	another.bind({ port, address: '127.0.0.1', exclusive: true });
	await expect(once(another, 'listening')).rejects.toThrow('EADDRINUSE');
	another.close();
});

test('a server listens at its port, ends, and listens at it again', async () => {
	const port = await freePort();
	for (let turn = 0; turn < 2; turn += 1) {
		const server = createServer((socket) => socket.end('here')).listen(port, '127.0.0.1');
		await once(server, 'listening');
		const [answer] = await once(connect(port, '127.0.0.1'), 'data');
		expect(String(answer)).toBe('here');
		await once(server.close(), 'close');
	}
});
