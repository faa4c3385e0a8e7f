/** Slices whose code has failed in this document. */
export const failedSlices = new Set<string>();

const SLICE = /\/releases\/(mf_\w+)\//;

/** Notes whose code an error comes from: the first slice in its stack. */
export function noteFailure(error: unknown): void {
	const [, slice] = SLICE.exec((error instanceof Error && error.stack) || '') ?? [];
	if (slice) failedSlices.add(slice);
}

export function noteFailures(): void {
	addEventListener('error', ({ error }) => noteFailure(error));
	addEventListener('unhandledrejection', ({ reason }) => noteFailure(reason));
}
