import { faultySlice } from '../composition/faulty-slice.ts';

/** Slices whose code has failed in this document. */
export const failedSlices = new Set<string>();

/** Notes whose code an error comes from: the first slice in its stack. */
export function noteFailure(error: unknown): void {
	const slice = faultySlice(error);
	if (slice) failedSlices.add(slice);
}

export function noteFailures(): void {
	addEventListener('error', ({ error }) => noteFailure(error));
	addEventListener('unhandledrejection', ({ reason }) => noteFailure(reason));
}
