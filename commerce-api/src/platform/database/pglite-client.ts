import { Worker } from 'node:worker_threads';
import { isOverloaded, UnavailableError } from './database-errors.ts';
import { createReadWriteLock } from './read-write-lock.ts';
import { watchSilence } from './watch-silence.ts';
import type { Failure, QueryResult, WorkerAnswer, WorkerCall, WorkerData } from './worker-protocol.ts';

/** An error with PostgreSQL's code, the same for both engines. */
class DatabaseError extends Error {
	override name = 'DatabaseError';
	code: string;
	constraint: string;
	constructor(failure: Failure) {
		super(failure.message);
		this.code = failure.code;
		this.constraint = failure.constraint;
	}
}

interface Queries {
	query(sql: string, params?: unknown[], options?: { rowMode?: 'array' | 'object' }): Promise<QueryResult>;
}

/** The part of PGlite's interface that drizzle uses; the database itself runs in a worker thread. */
export interface PgliteClient extends Queries {
	transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
	close(): Promise<void>;
	/** Resolves if the database's thread stops by itself. */
	broken: Promise<Error>;
}

/** Milliseconds. The longest statements of a large import take a minute on a busy machine. */
const LONGEST_STATEMENT = 300_000;

type Call = WorkerCall extends infer C ? (C extends WorkerCall ? Omit<C, 'id'> : never) : never;

/**
 * Opens a PGlite folder (or `memory://`) in a thread of its own, so that a long query does not hold up other requests.
 * Statements run one after another; a transaction has the connection for itself.
 * @param longest milliseconds that a statement may take; a thread that is silent for longer hangs, e.g. on a full disk
 */
export async function openPglite(
	dataDir: string,
	template?: string,
	longest = LONGEST_STATEMENT,
): Promise<PgliteClient> {
	const { call, terminate, broken } = startWorker({ dataDir, ...(template && { template }) }, longest);
	const lock = createReadWriteLock();

	const send: Queries['query'] = async (sql, params = [], options = {}) => {
		const answer = await call({ kind: 'query', sql, params, rowMode: options.rowMode ?? 'object' });
		if (!answer.result) throw new Error('The database thread gave no result');
		return answer.result;
	};
	const transaction: PgliteClient['transaction'] = (work) =>
		lock.exclusive(async () => {
			await send('BEGIN');
			try {
				const result = await work({ query: send });
				await send('COMMIT');
				return result;
			} catch (error) {
				await send('ROLLBACK');
				throw error;
			}
		});

	await call({ kind: 'ready' });
	return {
		broken,
		query: (sql, params, options) => lock.shared(() => send(sql, params, options)),
		transaction,
		close: () =>
			lock.exclusive(async () => {
				await call({ kind: 'close' });
				await terminate();
			}),
	};
}

/** Rows are short-lived; without this bound the heap grows to several times its size before it is collected. */
const YOUNG_MB = 16;

interface Thread {
	call(call: Call): Promise<WorkerAnswer>;
	terminate(): Promise<number>;
	broken: Promise<Error>;
}

function startWorker(workerData: WorkerData, longest: number): Thread {
	const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
		workerData,
		resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
	});
	const waiting = new Map<number, PromiseWithResolvers<WorkerAnswer>>();
	let last = 0;
	const { promise: broken, resolve: setBroken } = Promise.withResolvers<Error>();
	let failure: Error | undefined;
	let opened = false;

	const fail = (error: Error) => {
		failure = error;
		for (const pending of waiting.values()) pending.reject(error);
		waiting.clear();
		setBroken(error);
	};
	const silence = watchSilence({
		longest,
		isWaiting: () => opened && waiting.size > 0,
		onSilence: () => {
			fail(new UnavailableError('The database thread does not answer'));
			void worker.terminate();
		},
	});

	worker.on('message', (answer: WorkerAnswer) => {
		opened = true;
		silence.heard();
		const pending = waiting.get(answer.id);
		waiting.delete(answer.id);
		if (waiting.size === 0) worker.unref();
		if (answer.failure) pending?.reject(toError(answer.failure));
		else pending?.resolve(answer);
	});
	worker.on('error', (cause) => fail(new Error('The database thread stopped', { cause })));

	const call: Thread['call'] = (call) => {
		if (failure) return Promise.reject(failure);
		const pending = Promise.withResolvers<WorkerAnswer>();
		last += 1;
		waiting.set(last, pending);
		worker.ref();
		worker.postMessage({ ...call, id: last });
		return pending.promise;
	};
	const terminate = () => {
		silence.stop();
		return worker.terminate();
	};
	return { call, terminate, broken };
}

function toError(failure: Failure): Error {
	const error = new DatabaseError(failure);
	if (!isOverloaded(failure.code)) return error;
	return new UnavailableError(`The database has too much to do or no room left (${failure.code})`, { cause: error });
}
