import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { findRedis, MISSING } from './find-redis.ts';
import { freePort } from './free-port.ts';

/** A Redis server of a test's own that writes nothing to a disk. */
export interface RedisServer {
	url: string;
	/** As a power cut would end it; everything in it is gone. */
	kill(): Promise<void>;
	/** On the port that it had. */
	start(): Promise<void>;
	/** It goes on listening and answers nothing. */
	hang(): void;
	goOn(): void;
	/** What it answers to one command, as its protocol writes it. */
	ask(command: string): Promise<string>;
}

/** ms. */
const ATTEMPT = 20;
const ATTEMPTS = 500;

/**
 * Runs what it is given, says its process id, and ends it with the process that started it: when that is gone, however it went,
 * nobody holds the other end of the input any more.
 */
const GUARD = 'trap "" INT TERM HUP; "$@" >/dev/null 2>&1 & echo $!; read -r _; kill -9 $!';

/** Starts a Redis server on a free port; it ends with this process in any case. */
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
		...{ url: `redis://127.0.0.1:${port}`, start, kill },
		hang: () => send('SIGSTOP'),
		goOn: () => send('SIGCONT'),
		ask: (command) => ask(port, command),
	};
}

interface Running {
	guard: ChildProcess;
	/** Of the server itself. */
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
			await setTimeout(ATTEMPT);
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
