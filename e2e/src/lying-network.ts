import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the network does with a request; undefined lets it through. */
export type Lie = (incoming: IncomingMessage, answer: ServerResponse) => boolean;

export interface LyingNetwork {
	origin: string;
	/** Null tells the truth. */
	lie: Lie | null;
	close(): Promise<void>;
}

/** Stands between a browser and a shell, as a hotel's network does, and also lies to service workers. */
export async function openLyingNetwork(shell: string): Promise<LyingNetwork> {
	const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
		const { method, url = '/', headers } = incoming;
		const onward = request(shell + url, { method, headers: { ...headers, connection: 'close' } }, (given) => {
			answer.writeHead(given.statusCode ?? 502, given.headers);
			given.pipe(answer);
		});
		onward.on('error', () => answer.destroy());
		incoming.pipe(onward);
	};
	const network: LyingNetwork = { origin: '', lie: null, close: async () => {} };
	const server = createServer((incoming, answer) => {
		if (!network.lie?.(incoming, answer)) pass(incoming, answer);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	network.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
	network.close = () =>
		new Promise((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return network;
}
