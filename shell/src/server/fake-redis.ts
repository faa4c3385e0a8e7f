import { createServer, type Server, type Socket } from 'node:net';

/** A Redis server as far as shells use one: strings, one counter, hashes and channels, and as the protocol's third version writes them. */
export interface FakeRedis {
	url: string;
	/** ms that each answer waits. */
	delay: number;
	/** Ends every connection and refuses new ones. */
	stop(): Promise<void>;
	start(): Promise<void>;
}

type Value = Buffer | number | null | string | Value[];

/** What a client did not ask for at that moment. */
function pushed(...parts: Value[]): Buffer {
	return Buffer.concat([Buffer.from(`>${parts.length}\r\n`), ...parts.map(written)]);
}

function written(value: Value): Buffer {
	if (value === null) return Buffer.from('$-1\r\n');
	if (typeof value === 'number') return Buffer.from(`:${value}\r\n`);
	if (typeof value === 'string') return Buffer.from(`+${value}\r\n`);
	if (Buffer.isBuffer(value))
		return Buffer.concat([Buffer.from(`$${value.byteLength}\r\n`), value, Buffer.from('\r\n')]);
	return Buffer.concat([Buffer.from(`*${value.length}\r\n`), ...value.map(written)]);
}

/** Takes whole commands off the front of what has come. */
function readCommands(given: Buffer): { commands: Buffer[][]; rest: Buffer } {
	const commands: Buffer[][] = [];
	let at = 0;
	const line = (from: number) => {
		const end = given.indexOf('\r\n', from);
		return end < 0 ? undefined : { text: given.toString('latin1', from + 1, end), next: end + 2 };
	};
	for (;;) {
		const count = line(at);
		if (!count) return { commands, rest: given.subarray(at) };
		let next = count.next;
		const parts: Buffer[] = [];
		while (parts.length < Number(count.text)) {
			const length = line(next);
			const end = length && length.next + Number(length.text);
			if (!length || !end || end + 2 > given.byteLength) return { commands, rest: given.subarray(at) };
			parts.push(Buffer.from(given.subarray(length.next, end)));
			next = end + 2;
		}
		commands.push(parts);
		at = next;
	}
}

function createStore() {
	const strings = new Map<string, Buffer>();
	const hashes = new Map<string, Map<string, Buffer>>();
	const listeners = new Map<string, Set<Socket>>();
	const hash = (key: string) => hashes.get(key) ?? hashes.set(key, new Map()).get(key) ?? new Map();

	function run(socket: Socket, [command = Buffer.alloc(0), ...values]: Buffer[]): Value | undefined {
		const [key = '', field = ''] = values.map(String);
		const [, value = Buffer.alloc(0)] = values;
		switch (command.toString().toUpperCase()) {
			case 'GET':
				return strings.get(key) ?? null;
			case 'SET':
				strings.set(key, value);
				return 'OK';
			case 'INCRBY': {
				const sum = Number(strings.get(key) ?? 0) + Number(field);
				strings.set(key, Buffer.from(String(sum)));
				return sum;
			}
			case 'HSET':
				for (let index = 1; index < values.length; index += 2) hash(key).set(String(values[index]), values[index + 1]);
				return values.length / 2;
			case 'HGETALL':
				return [...hash(key)].flatMap(([name, each]) => [Buffer.from(name), each]);
			case 'SUBSCRIBE':
				listeners.set(key, (listeners.get(key) ?? new Set()).add(socket));
				return undefined;
			case 'PUBLISH': {
				const told = [...(listeners.get(key) ?? [])];
				for (const each of told) each.write(pushed(Buffer.from('message'), Buffer.from(key), value));
				return told.length;
			}
			default:
				return 'OK';
		}
	}
	return { run };
}

const subscribed = ([, channel = Buffer.alloc(0)]: Buffer[]) => pushed(Buffer.from('subscribe'), channel, 1);

export async function openFakeRedis(): Promise<FakeRedis> {
	const store = createStore();
	const sockets = new Set<Socket>();
	let server: Server;
	let port = 0;
	const redis: FakeRedis = {
		url: '',
		delay: 0,
		async start() {
			server = createServer((socket) => {
				sockets.add(socket);
				let rest: Buffer = Buffer.alloc(0);
				socket.on('error', () => {});
				socket.on('data', (chunk) => {
					const read = readCommands(Buffer.concat([rest, Buffer.from(chunk)]));
					rest = read.rest;
					const answers = read.commands.map((command) => {
						const answer = store.run(socket, command);
						return answer === undefined ? subscribed(command) : written(answer);
					});
					setTimeout(() => socket.writable && socket.write(Buffer.concat(answers)), redis.delay);
				});
			});
			await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
			const address = server.address();
			if (typeof address === 'object' && address) port = address.port;
			redis.url = `redis://127.0.0.1:${port}`;
		},
		async stop() {
			for (const socket of sockets) socket.destroy();
			await new Promise((done) => server.close(done));
		},
	};
	await redis.start();
	return redis;
}
