import { setImmediate, setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { UnavailableError } from './database-errors.ts';

export interface Heartbeat {
	isAlive(): boolean;
	/** The work's result; fails as soon as the server does not respond, however long the work would hang. */
	whileAlive<T>(work: Promise<T>): Promise<T>;
	stop(): void;
}

export interface PolledServer {
	beat(): Promise<void>;
	/** Abandons a beat that hangs. */
	reset(): void;
}

/** Milliseconds; together less than the second within which requests must fail while the database is away. */
const BETWEEN_BEATS = 250;
const LONGEST_BEAT = 600;

export function watchHeartbeat(server: PolledServer): Heartbeat {
	let alive = true;
	let stopped = false;
	const hanging = new Set<(error: Error) => void>();

	const lose = () => {
		alive = false;
		server.reset();
		for (const fail of hanging) fail(new UnavailableError('The database server gives no sign of life'));
		hanging.clear();
	};
	const live = async () => {
		while (!stopped) {
			if (await isQuick(server.beat())) alive = true;
			else if (!stopped) lose();
			await setTimeout(BETWEEN_BEATS, undefined, { ref: false });
		}
	};
	live();

	return {
		isAlive: () => alive,
		async whileAlive(work) {
			const { promise, reject } = Promise.withResolvers<never>();
			hanging.add(reject);
			try {
				return await Promise.race([work, promise]);
			} finally {
				hanging.delete(reject);
			}
		},
		stop: () => {
			stopped = true;
			server.reset();
		},
	};
}

/** An answer that arrived while this process was busy still counts. */
async function isQuick(beat: Promise<void>): Promise<boolean> {
	const answered = beat.then(
		() => true,
		() => false,
	);
	const late = setTimeout(LONGEST_BEAT, undefined, { ref: false })
		.then(() => setImmediate())
		.then(() => false);
	return Promise.race([answered, late]);
}

export function serverToPoll(connectionString: string): PolledServer {
	let client: Client | undefined;

	const connect = async () => {
		const opened = new Client({ connectionString, application_name: 'pasaz heartbeat' });
		client = opened;
		opened.on('error', () => {
			if (client === opened) client = undefined;
		});
		await opened.connect();
		return opened;
	};
	const reset = () => {
		client?.end().catch(() => {});
		client = undefined;
	};
	return {
		reset,
		async beat() {
			await (client ?? (await connect())).query('select 1');
		},
	};
}
