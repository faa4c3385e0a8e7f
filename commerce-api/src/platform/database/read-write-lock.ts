export interface ReadWriteLock {
	/** Starts the work as soon as no exclusive work runs; several may run at once. */
	shared<T>(work: () => Promise<T>): Promise<T>;
	/** Runs the work exclusively, in the order of calls. */
	exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/** Keeps single statements out of the transaction that holds the only connection. */
export function createReadWriteLock(): ReadWriteLock {
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
		shared: async (work) => {
			if (taken || waiting.length > 0) await enter(false);
			return work();
		},
		exclusive: async (work) => {
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
