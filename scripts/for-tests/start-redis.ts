import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { findRedis, MISSING } from './find-redis.ts';
import { freePort } from './free-port.ts';

export interface RedisServer {
	url: string;
	/** Ends it like a power cut, with everything in it. */
	kill(): Promise<void>;
	start(): Promise<void>;
	/** Suspends it: it accepts connections and answers nothing. */
	hang(): void;
	goOn(): void;
	ask(command: string): Promise<string>;
}

const ATTEMPT_INTERVAL = 20;
const ATTEMPTS = 500;

/** Runs a command and ends it when this process is gone, however that happens: the input then has no other end. */
const GUARD = 'trap "" INT TERM HUP; "$@" >/dev/null 2>&1 & echo $!; read -r _; kill -9 $!';

export async function startRedis(): Promise<RedisServer> {
	const port = await freePort();
	let server: Running | undefined;
	const start = async () => {
		server ??= await run(port);
		await untilReady(port);
	};
	const kill = async () => {
		const running = server;
		server = undefined;
		if (!running) return;
		const ended = once(running.guard, 'exit');
		running.guard.stdin?.end();
		await ended;
	};
	const send = (signal: 'SIGSTOP' | 'SIGCONT') => server && process.kill(server.pid, signal);
	await start();
	return {
		url: `redis://127.0.0.1:${port}`,
		start,
		kill,
		hang: () => send('SIGSTOP'),
		goOn: () => send('SIGCONT'),
		ask: (command) => ask(port, command),
	};
}

interface Running {
	guard: ChildProcess;
	pid: number;
}

async function run(port: number): Promise<Running> {
	const file = findRedis();
	if (!file) throw new Error(MISSING);
	const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	const guard = spawn('sh', ['-c', GUARD, 'sh', file, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
	const [pid] = await once(guard.stdout, 'data');
	return { guard, pid: Number(pid) };
}

async function untilReady(port: number): Promise<void> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		try {
			if ((await ask(port, 'PING')).startsWith('+PONG')) return;
		} catch {
			await setTimeout(ATTEMPT_INTERVAL);
		}
	}
	throw new Error('Redis did not start');
}

async function ask(port: number, command: string): Promise<string> {
	const socket = connect(port, '127.0.0.1');
	let answer = '';
	socket.setEncoding('utf8').on('data', (text) => {
		answer += text;
	});
	socket.end(`${command}\r\nQUIT\r\n`);
	await once(socket, 'close');
	return answer;
}
