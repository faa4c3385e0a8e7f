import type { PageModule } from '@pasaz/kernel/contract/slices';
import { within } from './within.ts';

/** A slice cannot be fetched, or is not what it should be. */
export class LoadError extends Error {
	override name = 'LoadError';
}

/** A slice is late; `arrival` settles when it has loaded or failed. */
export class LateError extends Error {
	override name = 'LateError';
	readonly arrival: Promise<unknown>;

	constructor(message: string, arrival: Promise<unknown>) {
		super(message);
		this.arrival = arrival;
	}
}

/** ms for a page's code before the shopper is told that it is late. */
const LATE_AFTER = 2800;

/** Gives up waiting for a module that is late. @throws {LateError} */
export function inTime<Module>(name: string, loading: Promise<Module>): Promise<Module> {
	return within(loading, LATE_AFTER, () => new LateError(`${name} is late`, loading));
}

export function isLoadFailure(error: unknown): boolean {
	return error instanceof LoadError || (error instanceof Error && error.name === 'ChunkLoadError');
}

/** Refuses a module that is no page before it is rendered, as one from a slice of another contract. @throws {LoadError} */
export function assertPage(name: string, { Component, handle }: Partial<PageModule>): void {
	if (typeof Component !== 'function' || typeof handle?.meta !== 'function') throw new LoadError(`${name} is no page`);
}
