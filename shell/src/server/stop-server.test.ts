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

it('finishes what it has begun, and takes what comes while load balancers look away (26.7)', async () => {
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

it('tells clients that keep their connections before it closes them (26.31)', async () => {
	const { server, ask } = await slowServer();
	const client = async () => {
		for (;;) {
			const answer = await ask();
			await answer.text();
			if (answer.headers.get('connection') === 'close') return 'told';
			// it is idle now and then, as browsers are
			await wait(30);
		}
	};
	const clients = Array.from({ length: 8 }, client);
	await wait(300);
	const [told] = await Promise.all([Promise.allSettled(clients), stopServer(server, 0)]);
	expect(told).toEqual(clients.map(() => ({ status: 'fulfilled', value: 'told' })));
});
