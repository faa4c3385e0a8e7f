/** A slice that cannot be fetched, or is not what it should be. */
export class LoadError extends Error {
	override name = 'LoadError';
}

/** A slice that is not there yet; `arrival` settles when it is known whether it comes. */
export class LateError extends Error {
	override name = 'LateError';
	readonly arrival: Promise<unknown>;

	constructor(message: string, arrival: Promise<unknown>) {
		super(message);
		this.arrival = arrival;
	}
}

/** ms that a shopper waits for a page's code before being told. */
const PATIENCE = 2800;

/** What is loading, or that it is late. @throws {LateError} */
export async function inTime<Module>(name: string, loading: Promise<Module>): Promise<Module> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new LateError(`${name} is late`, loading)), PATIENCE);
	});
	try {
		return await Promise.race([loading, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** Whether code could not be fetched: a slice's, or a part of the shell's that is fetched later. */
export function isLoadFailure(error: unknown): boolean {
	return error instanceof LoadError || (error instanceof Error && error.name === 'ChunkLoadError');
}
