import { createServer, type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { readBuiltLater } from '../hot-updates.ts';
import { signSetLink } from '../set-link.ts';

/** Pages listen here for what was built: they take it over, or load again if they cannot (`fast-refresh` of the shell). */
const EVENTS = '/_dev';
/** ms. Each request has a link of its own: who comes back to this page after days sees no other set. */
const LINK_LIFE = 86_400_000;
/** A page that was opened while something was built hears of it as soon as it listens. */
const LATEST = 'latest';
const LISTENER = `<script>{
	const events = new EventSource('${EVENTS}');
	events.onmessage = ({ data }) => window.fastRefresh ? fastRefresh.onBuilt(JSON.parse(data)) : location.reload();
	events.addEventListener('${LATEST}', ({ data }) => {
		window.latestBuilds = JSON.parse(data);
		window.fastRefresh?.onLatest(latestBuilds);
	});
}</script>`;

export interface DevProxy {
	url: string;
	/** @param hashes of what browsers get, by package */
	announce(hashes: Record<string, string>): void;
}

interface DevProxyOptions {
	shop: URL;
	/** Signs links to sets. */
	secret: string;
	/** Id. Requests wait for a build that is under way, and see what it has built. */
	set: () => Promise<string>;
	outputOf: (name: string) => string | undefined;
	/** 0 takes a free one. */
	port: number;
}

function headersFor({ headers }: IncomingMessage, shop: URL, link: string) {
	// cookies know no ports: a browser brings the link to a preview, too, that it followed on the same host
	const own = headers.cookie?.split('; ').filter((one) => !one.startsWith('_set=')) ?? [];
	const cookie = [...own, `_set=${link}`].join('; ');
	const passed = { ...headers, cookie, host: shop.host, 'accept-encoding': 'identity' };
	return headers.origin ? { ...passed, origin: shop.origin } : passed;
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

/** Opens a proxy before a running shop, for whom it is a visitor with a signed link. */
export async function openDevProxy({ shop, secret, set, outputOf, port }: DevProxyOptions): Promise<DevProxy> {
	const listeners = new Set<ServerResponse>();
	let latest = {};
	const send = shop.protocol === 'https:' ? requestHttps : requestHttp;

	function listen(listener: ServerResponse): void {
		listener.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
		listener.write(`event: ${LATEST}\ndata: ${JSON.stringify(latest)}\n\n`);
		listeners.add(listener);
		listener.once('close', () => listeners.delete(listener));
	}
	async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { method, url: path = '/' } = incoming;
		const built = await readBuiltLater(path, outputOf);
		if (built) {
			outgoing.writeHead(built.text === undefined ? 204 : 200, { 'content-type': built.type }).end(built.text);
			return;
		}
		const link = signSetLink(secret, { set: await set(), expires: Date.now() + LINK_LIFE });
		const options = { method, path, headers: headersFor(incoming, shop, link) };
		const passed = send(shop, options, (from) => answer(from, outgoing));
		passed.on('error', (error) => {
			if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
			outgoing.end(`${shop.origin} does not answer: ${error.message}`);
		});
		incoming.pipe(passed);
	}
	const server = createServer((incoming, outgoing) => {
		if (incoming.url === EVENTS) listen(outgoing);
		else void pass(incoming, outgoing);
	});
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}`,
		announce(hashes) {
			latest = { ...latest, ...hashes };
			for (const listener of listeners) listener.write(`data: ${JSON.stringify(hashes)}\n\n`);
		},
	};
}
