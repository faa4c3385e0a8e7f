export interface Turns {
	/** Starts the work as soon as nobody is alone; several may be under way at once. */
	share<T>(work: () => Promise<T>): Promise<T>;
	/** Runs the work when nobody else is alone and keeps later ones waiting until it has ended; first come, first served. */
	alone<T>(work: () => Promise<T>): Promise<T>;
}

/** Keeps single statements out of the transaction that holds the only connection. */
export function createTurns(): Turns {
	const waiting: (() => void)[] = [];
	let taken = false;

	const next = () => {
		while (!taken) {
			const start = waiting.shift();
			if (!start) return;
			start();
		}
	};
	const enter = (take: boolean) => {
		const { promise, resolve } = Promise.withResolvers<void>();
		waiting.push(() => {
			taken = take;
			resolve();
		});
		next();
		return promise;
	};

	return {
		share: async (work) => {
			if (taken || waiting.length > 0) await enter(false);
			return work();
		},
		alone: async (work) => {
			await enter(true);
			try {
				return await work();
			} finally {
				taken = false;
				next();
			}
		},
	};
}
