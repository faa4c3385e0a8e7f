import { randomUUID } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { networkBelow, takeKernelLock } from './kernel-lock.ts';

/** Another process has the database open; two in one folder would destroy each other's data. */
export class DatabaseLockedError extends Error {
	override name = 'DatabaseLockedError';
}

/** Who has the lock, for those who are refused; the token tells the owner that it still is. */
const Owner = z.object({ token: z.string(), pid: z.number(), host: z.string(), namespace: z.string() });
type Owner = z.infer<typeof Owner>;

export interface DatabaseLock {
	release(): void;
	/** Resolves if another process has taken the folder nevertheless, so that this one must not write any more. */
	lost: Promise<Error>;
}

/** A process that was told to end may still be closing its database. */
const ATTEMPTS = 20;
const PAUSE_MS = 50;
const BEAT_MS = 1000;
/** Where the kernel's lock may not be enough, an owner that lives shows it in this time. */
const WATCH_MS = 2500;

/**
 * Takes the lock or throws within a second. The kernel ends it with its process.
 * @param file names the owner; the lock is on the file beside it, which stays
 * @throws DatabaseLockedError naming the process that holds it
 */
export async function lockDatabase(file: string): Promise<DatabaseLock> {
	mkdirSync(dirname(file), { recursive: true });
	const held = `${file}.held`;
	const isNew = !existsSync(held);
	const unlock = await takePatiently(held);
	if (!unlock) throw new DatabaseLockedError(inUse(file, readOwner(file)));
	const network = networkBelow(file);
	if ((network || isNew) && (await isBeating(file))) {
		unlock();
		const where = network ? ` Its file system (${network}) does not lock files between machines.` : '';
		throw new DatabaseLockedError(inUse(file, readOwner(file)) + where);
	}
	return own(file, unlock);
}

async function takePatiently(held: string): Promise<(() => void) | undefined> {
	for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
		const unlock = takeKernelLock(held);
		if (unlock) return unlock;
		await wait(PAUSE_MS);
	}
	return;
}

/** Writes the owner and looks every second whether it still stands there. */
function own(file: string, unlock: () => void): DatabaseLock {
	const owner: Owner = { token: randomUUID(), pid: process.pid, host: hostname(), namespace: pidNamespace() };
	writeFileSync(file, JSON.stringify(owner), { mode: 0o600 });
	const { promise: lost, resolve } = Promise.withResolvers<Error>();
	const beat = setInterval(() => {
		const current = readOwner(file);
		if (current && current.token !== owner.token) {
			clearInterval(beat);
			resolve(new DatabaseLockedError(inUse(file, current)));
		} else if (current) touch(file);
		else writeFileSync(file, JSON.stringify(owner), { mode: 0o600 });
	}, BEAT_MS);
	beat.unref();
	const release = () => {
		clearInterval(beat);
		if (readOwner(file)?.token === owner.token) rmSync(file, { force: true });
		unlock();
	};
	return { release, lost };
}

/** Whether an owner without a lock that could be seen shows that it lives. */
async function isBeating(file: string): Promise<boolean> {
	const before = beatOf(file);
	// Machines' clocks may differ, so only a change counts.
	if (before === undefined) return false;
	await wait(WATCH_MS);
	return beatOf(file) !== before;
}

function beatOf(file: string): number | undefined {
	return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

function touch(file: string): void {
	const now = new Date();
	utimesSync(file, now, now);
}

function readOwner(file: string): Owner | undefined {
	try {
		return Owner.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return undefined;
	}
}

function pidNamespace(): string {
	try {
		return readlinkSync('/proc/self/ns/pid');
	} catch {
		return '';
	}
}

function inUse(file: string, owner: Owner | undefined): string {
	const isNear = owner?.host === hostname() && owner.namespace === pidNamespace();
	const place = owner && !isNear ? ` of another container or machine (${owner.host})` : '';
	const name = owner ? `process ${owner.pid}${place}` : 'another process';
	return `The database ${dirname(file)} is in use by ${name}; stop it first.`;
}
