import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { stopServer } from './stop-server.ts';

async function slowServer(): Promise<{ server: Server; ask: () => Promise<Response> }> {
	const server = createServer(async (_, response) => {
		await wait(100);
		response.end('whole');
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	return { server, ask: () => fetch(`http://127.0.0.1:${port}`) };
}

it('finishes what it has begun, and takes what comes while load balancers look away', async () => {
	const { server, ask } = await slowServer();
	const begun = ask();
	await wait(20);
	const stopped = stopServer(server, 150);
	const late = ask();
	for (const answer of [await begun, await late]) expect(await answer.text()).toBe('whole');
	expect((await late).headers.get('connection')).toBe('close');
	await stopped;
	await expect(ask()).rejects.toThrow();
});

it('breaks no request of clients that keep their connections', async () => {
	const { server, ask } = await slowServer();
	const failed: unknown[] = [];
	let isStopped = false;
	const client = async () => {
		// the server is gone once a client cannot connect, which breaks no request
		while (!isStopped) await (await ask()).text().catch((error) => failed.push(error));
	};
	const isRefused = ({ cause }: Error) => cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect';
	const clients = Array.from({ length: 8 }, () => client().catch((error) => isRefused(error) || failed.push(error)));
	await wait(250);
	await stopServer(server, 0);
	isStopped = true;
	await Promise.all(clients);
	expect(failed).toEqual([]);
});
