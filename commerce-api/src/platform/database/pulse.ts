import { setImmediate, setTimeout } from 'node:timers/promises';
import { UnavailableError } from './unavailable-error.ts';

export interface Pulse {
	isAlive(): boolean;
	/** The work's result; fails as soon as the server gives no sign of life, however long the work would hang. */
	whileAlive<T>(work: Promise<T>): Promise<T>;
	stop(): void;
}

export interface Heart {
	/** Fails when the server does not answer. */
	beat(): Promise<void>;
	/** Gives up a beat that hangs. */
	reset(): void;
}

/** Milliseconds; together below the second within which a request must be told that the database is away. */
const BETWEEN_BEATS = 250;
const LONGEST_BEAT = 600;

/** Asks a server again and again whether it is there. */
export function takePulse(heart: Heart): Pulse {
	let alive = true;
	let stopped = false;
	const hanging = new Set<(error: Error) => void>();

	const lose = () => {
		alive = false;
		heart.reset();
		for (const fail of hanging) fail(new UnavailableError('The database server gives no sign of life'));
		hanging.clear();
	};
	const live = async () => {
		while (!stopped) {
			if (await isQuick(heart.beat())) alive = true;
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
			heart.reset();
		},
	};
}

/** An answer that came while this process was busy with something else counts: it is taken in before the verdict. */
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
