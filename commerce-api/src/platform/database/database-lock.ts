import { closeSync, mkdirSync, openSync, readFileSync, rmdirSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another process has the database open; two in one folder would destroy each other's data. */
export class DatabaseLockedError extends Error {
	override name = 'DatabaseLockedError';
}

interface Holder {
	pid: number;
	/** In clock ticks since boot; empty where the system does not say. */
	startTime: string;
}

const ATTEMPTS = 20;
const PAUSE_MS = 50;
/** A take-over takes a few milliseconds; an older one was interrupted. */
const TAKE_OVER_MS = 2000;

/**
 * Takes the lock file or throws within a second. The lock of a process that has ended is taken over, even if its
 * id has been reused since.
 * @returns releases the lock
 * @throws DatabaseLockedError naming the process that holds it
 */
export async function lockDatabase(file: string): Promise<() => void> {
	mkdirSync(dirname(file), { recursive: true });
	const own: Holder = { pid: process.pid, startTime: statOf(process.pid)?.startTime ?? '' };
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		if (create(file, JSON.stringify(own))) return () => rmSync(file, { force: true });
		const holder = readHolder(file);
		if (holder && isAlive(holder)) {
			throw new DatabaseLockedError(`The database ${dirname(file)} is in use by process ${holder.pid}; stop it first.`);
		}
		takeOver(file, holder);
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
	throw new DatabaseLockedError(`The lock ${file} cannot be read; remove it if no process uses the database.`);
}

function create(file: string, content: string): boolean {
	try {
		const handle = openSync(file, 'wx');
		writeSync(handle, content);
		closeSync(handle);
		return true;
	} catch (error) {
		if (isCode(error, 'EEXIST')) return false;
		throw error;
	}
}

/** Removes a dead holder's lock, in one process at a time and only if the lock has not changed since it was read. */
function takeOver(file: string, dead: Holder | undefined): void {
	const guard = `${file}.take-over`;
	try {
		mkdirSync(guard);
	} catch (error) {
		if (!isCode(error, 'EEXIST')) throw error;
		if (isOlder(guard, TAKE_OVER_MS)) rmSync(guard, { recursive: true, force: true });
		return;
	}
	try {
		const current = readHolder(file);
		const unreadable = !dead && !current && isOlder(file, PAUSE_MS * 2);
		const same = dead && current?.pid === dead.pid && current.startTime === dead.startTime;
		if (unreadable || same) rmSync(file, { force: true });
	} finally {
		rmdirSync(guard);
	}
}

function readHolder(file: string): Holder | undefined {
	try {
		const { pid, startTime } = JSON.parse(readFileSync(file, 'utf8'));
		return Number.isInteger(pid) ? { pid, startTime: String(startTime) } : undefined;
	} catch {
		return undefined;
	}
}

function isAlive({ pid, startTime }: Holder): boolean {
	const stat = statOf(pid);
	if (stat) return !hasEnded(stat) && (!startTime || stat.startTime === startTime);
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return isCode(error, 'EPERM');
	}
}

/** A killed process whose parent has not collected it yet. */
function hasEnded({ state }: { state: string }): boolean {
	return state === 'Z' || state === 'X';
}

/** Fields 3 and 22 of `/proc/<pid>/stat`; the second may hold spaces, so they are counted from its closing bracket. */
function statOf(pid: number): { state: string; startTime: string } | undefined {
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
	} catch {
		return undefined;
	}
}

function isOlder(path: string, ms: number): boolean {
	try {
		return Date.now() - statSync(path).mtimeMs > ms;
	} catch {
		return false;
	}
}

function isCode(error: unknown, code: string): boolean {
	return error instanceof Error && 'code' in error && error.code === code;
}
