import type { Logger } from 'pino';

/** ms for which Redis is left alone after a failure. */
export const RETRY_PAUSE = 5000;

/** Goes by a clock that nobody sets: after the other one was set back by an hour, the pause would last as long. */
export function createRetryPause(log: Logger) {
	let until = 0;
	return {
		isOn: () => performance.now() < until,
		begin: (error: unknown) => {
			until = performance.now() + RETRY_PAUSE;
			log.warn({ err: error }, 'the shared cache is left alone for a while');
		},
		end: () => {
			until = 0;
		},
	};
}
