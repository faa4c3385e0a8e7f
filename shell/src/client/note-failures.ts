import { faultySlice } from '../composition/faulty-slice.ts';

export const failedSlices = new Set<string>();

export function noteFailure(error: unknown): void {
	const slice = faultySlice(error);
	if (slice) failedSlices.add(slice);
}

export function noteFailures(): void {
	addEventListener('error', ({ error }) => noteFailure(error));
	addEventListener('unhandledrejection', ({ reason }) => noteFailure(reason));
}
