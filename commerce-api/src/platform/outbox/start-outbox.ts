import { type OutboxServices, workOutbox } from './work-outbox.ts';

interface Background extends OutboxServices {
	everyHour(): Promise<void>;
	everySecond(): Promise<void>;
}

const PAUSE_MS = 1000;
/** While the database cannot be reached. */
const LONG_PAUSE_MS = 5000;
const BETWEEN_TIDIES_MS = 3_600_000;

/** @returns stops it; resolves when the running jobs have ended */
export function startOutbox(services: Background): () => Promise<void> {
	let stopped = false;
	let timer: NodeJS.Timeout | undefined;
	let round = Promise.resolve();
	let tidied = Date.now();

	const work = async () => {
		let pause = PAUSE_MS;
		try {
			while (!stopped && (await workOutbox(services)) > 0);
			await services.everySecond();
			if (Date.now() - tidied > BETWEEN_TIDIES_MS) {
				tidied = Date.now();
				await services.everyHour();
			}
		} catch (error) {
			pause = LONG_PAUSE_MS;
			services.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the outbox could not be read');
		}
		if (!stopped) timer = setTimeout(next, pause).unref();
	};
	const next = () => {
		round = work();
	};
	next();
	return () => {
		stopped = true;
		clearTimeout(timer);
		return round;
	};
}
