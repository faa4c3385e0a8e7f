import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the network does with a request; undefined lets it through. */
export type Lie = (incoming: IncomingMessage, answer: ServerResponse) => boolean;

export interface LyingNetwork {
	origin: string;
	/** Null tells the truth. */
	lie: Lie | null;
	/** Whether answers break off in the middle; requests arrive. */
	cutsAnswers: boolean;
	/** ms before each request goes on. */
	delay: number;
	close(): Promise<void>;
}

/** Answers everything with the login page of a hotel. */
export const hotel: Lie = (_, answer) => {
	answer.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Hotel</h1></html>');
	return true;
};

/** Stands between a browser and a shell, as a hotel's network does, and also lies to service workers. */
export async function openLyingNetwork(shell: string): Promise<LyingNetwork> {
	const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
		const { method, url = '/', headers } = incoming;
		const onward = request(shell + url, { method, headers: { ...headers, connection: 'close' } }, (given) => {
			answer.writeHead(given.statusCode ?? 502, given.headers);
			if (network.cutsAnswers)
				given.once('data', (part) => answer.write(part.subarray(0, part.length / 2), () => answer.destroy()));
			else given.pipe(answer);
		});
		onward.on('error', () => answer.destroy());
		incoming.pipe(onward);
	};
	const network: LyingNetwork = { origin: '', lie: null, cutsAnswers: false, delay: 0, close: async () => {} };
	const server = createServer((incoming, answer) => {
		if (!network.lie?.(incoming, answer)) setTimeout(pass, network.delay, incoming, answer);
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
