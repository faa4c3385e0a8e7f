import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { findRedis, MISSING } from './find-redis.ts';

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

/** Starts a Redis server on a free port; it ends with this process in any case. */
export async function startRedis(): Promise<RedisServer> {
	const port = await freePort();
	let server: ChildProcess | undefined;
	const start = async () => {
		server = run(port);
		await untilReady(port, server);
	};
	const kill = async () => {
		const child = server;
		server = undefined;
		if (!child || child.exitCode !== null) return;
		const ended = once(child, 'exit');
		child.kill('SIGKILL');
		await ended;
	};
	await start();
	return {
		...{ url: `redis://127.0.0.1:${port}`, start, kill },
		hang: () => server?.kill('SIGSTOP'),
		goOn: () => server?.kill('SIGCONT'),
		ask: (command) => ask(port, command),
	};
}

function run(port: number): ChildProcess {
	const file = findRedis();
	if (!file) throw new Error(MISSING);
	const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
	const child = spawn(file, args, { stdio: 'ignore' });
	const onExit = () => child.kill('SIGKILL');
	process.once('exit', onExit);
	child.once('exit', () => process.off('exit', onExit));
	return child;
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
	for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt += 1) {
		try {
			if ((await ask(port, 'PING')).startsWith('+PONG')) return;
		} catch {
			await setTimeout(ATTEMPT);
		}
	}
	throw new Error(`Redis did not start (exit code ${child.exitCode})`);
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

async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	if (address === null || typeof address === 'string') throw new Error('There is no free port');
	return address.port;
}
