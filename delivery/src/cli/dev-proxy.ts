import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Pages listen here, and load again when they hear something. */
const EVENTS = '/_dev';
const LISTENER = `<script>new EventSource('${EVENTS}').onmessage=()=>location.reload()</script>`;

interface DevProxy {
	/** Address of the proxy. */
	url: string;
	/** Has open pages load again. */
	reload(): void;
}

/** The headers of a request as the shop's own pages would send them, by a visitor who has the link. */
function headersFor({ headers }: IncomingMessage, shop: URL, link: string) {
	const cookie = [headers.cookie, `_set=${link}`].filter(Boolean).join('; ');
	const own = { ...headers, cookie, host: shop.host, 'accept-encoding': 'identity' };
	return headers.origin ? { ...own, origin: shop.origin } : own;
}

/** Adds the listener to a document, whose policy allows no script but its own. */
function answerDocument(from: IncomingMessage, to: ServerResponse): void {
	const { 'content-length': _, 'content-security-policy': __, ...headers } = from.headers;
	to.writeHead(from.statusCode ?? 502, headers);
	from.pipe(to, { end: false });
	from.on('end', () => to.end(LISTENER));
}

function answer(from: IncomingMessage, to: ServerResponse): void {
	if (from.headers['content-type']?.startsWith('text/html')) {
		answerDocument(from, to);
		return;
	}
	to.writeHead(from.statusCode ?? 502, from.headers);
	from.pipe(to);
}

/**
 * Opens a proxy before a running shop, for whom it is a visitor with a signed link.
 * @param link is asked for each request, so that the next one sees what was built last
 * @param port 0 takes a free one
 */
export async function openDevProxy(shop: URL, link: () => string, port: number): Promise<DevProxy> {
	const listeners = new Set<ServerResponse>();
	const send = shop.protocol === 'https:' ? requestHttps : requestHttp;
	const server = createServer((incoming, outgoing) => {
		if (incoming.url === EVENTS) {
			outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
			listeners.add(outgoing);
			outgoing.once('close', () => listeners.delete(outgoing));
			return;
		}
		const { method, url: path } = incoming;
		const options = { method, path, headers: headersFor(incoming, shop, link()) };
		const passed = send(shop, options, (from) => answer(from, outgoing));
		passed.on('error', (error) => {
			if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
			outgoing.end(`${shop.origin} does not answer: ${error.message}`);
		});
		incoming.pipe(passed);
	});
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		reload: () => {
			for (const listener of listeners) listener.write('data: built\n\n');
		},
	};
}
