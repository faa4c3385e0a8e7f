import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems lend ports from 32768 on to whoever connects, so one of those may be taken while its server starts anew. */
const FIRST = 20_000;
const LAST = 32_767;

/** Takes the UDP port of this number, which keeps other tests from it until this process ends, and no TCP server. */
async function reserve(port: number): Promise<boolean> {
	const mark = createSocket('udp4');
	mark.bind({ port, address: '127.0.0.1', exclusive: true });
	try {
		await once(mark, 'listening');
	} catch {
		mark.close();
		return false;
	}
	mark.unref();
	return true;
}

async function isFree(port: number): Promise<boolean> {
	const server = createServer().listen(port, '127.0.0.1');
	try {
		await once(server, 'listening');
	} catch {
		return false;
	}
	await once(server.close(), 'close');
	return true;
}

/** @returns a port for servers of this process alone, also for one that starts at it again */
export async function freePort(): Promise<number> {
	for (let port = FIRST; port <= LAST; port += 1) {
		if ((await reserve(port)) && (await isFree(port))) return port;
	}
	throw new Error('There is no free port');
}
