import { AsyncLocalStorage } from 'node:async_hooks';

interface PageInWork {
	id: number;
	/** Its module, once its address was matched. */
	name?: string | undefined;
}

export const pageInWork = new AsyncLocalStorage<PageInWork>();

// The server reads it from a worker that is stuck, where no import can be followed.
Object.assign(globalThis, { [Symbol.for('pasaz.page-in-work')]: pageInWork });
