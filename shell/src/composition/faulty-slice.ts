const SLICE = /[\\/]releases[\\/](mf_\w+)[\\/]/;

/** Tells whose code an error comes from: the first slice in its stack, by the folders and addresses of releases. */
export function faultySlice(error: unknown): string | undefined {
	return SLICE.exec((error instanceof Error && error.stack) || '')?.[1];
}
