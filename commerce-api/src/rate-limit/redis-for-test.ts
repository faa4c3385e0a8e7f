import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RedisForTest {
	url: string;
	/** What was stored under which name. */
	counts: Map<string, number>;
	/** Commands are taken but not answered. */
	hang(): void;
	stop(): Promise<void>;
}

/** As much of a Redis server as rate limits need: counts that the limiter's script raises, and reads of them. */
export async function startRedis(): Promise<RedisForTest> {
	const counts = new Map<string, number>();
	const open = new Set<Socket>();
	let hangs = false;

	const answer = (command: string[]): string => {
		const [name = '', ...args] = command;
		switch (name.toUpperCase()) {
			case 'EVAL': {
				const key = args[2] ?? '';
				const count = (counts.get(key) ?? 0) + Number(args[3]);
				counts.set(key, count);
				return `*2\r\n:${count}\r\n:60000\r\n`;
			}
			case 'GET': {
				const count = counts.get(args[0] ?? '');
				return count === undefined ? '$-1\r\n' : `$${String(count).length}\r\n${count}\r\n`;
			}
			case 'PTTL':
				return ':60000\r\n';
			case 'DEL':
				return `:${counts.delete(args[0] ?? '') ? 1 : 0}\r\n`;
			case 'HELLO':
				return '%1\r\n+proto\r\n:3\r\n';
			default:
				return '+OK\r\n';
		}
	};
	const server = createServer((socket) => {
		open.add(socket);
		socket.on('error', () => {});
		let queued: string[] | undefined;
		socket.on('data', (data) => {
			if (hangs) return;
			for (const command of commandsIn(data.toString())) {
				const name = command[0]?.toUpperCase();
				if (name === 'EXEC') socket.write(`*${queued?.length ?? 0}\r\n${queued?.join('') ?? ''}`);
				else if (queued && name !== 'MULTI') socket.write('+QUEUED\r\n');
				else socket.write(name === 'MULTI' ? '+OK\r\n' : answer(command));
				if (name === 'MULTI') queued = [];
				else if (name === 'EXEC') queued = undefined;
				else queued?.push(answer(command));
			}
		});
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `redis://127.0.0.1:${port}`,
		counts,
		hang: () => {
			hangs = true;
		},
		stop: async () => {
			for (const socket of open) socket.destroy();
			server.close();
			await once(server, 'close');
		},
	};
}

/** Arrays of strings; the client sends whole commands in one piece here. */
function commandsIn(text: string): string[][] {
	const words = text.split('\r\n');
	const commands: string[][] = [];
	for (let at = 0; words[at]?.startsWith('*'); ) {
		const count = Number(words[at]?.slice(1));
		commands.push(Array.from({ length: count }, (_, index) => words[at + 2 + index * 2] ?? ''));
		at += 1 + count * 2;
	}
	return commands;
}
