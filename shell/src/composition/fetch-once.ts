/** Shares one fetch among all callers. After a failure the next caller tries again. */
export function fetchOnce<Result>(fetch: () => Promise<Result>): () => Promise<Result> {
	let fetching: Promise<Result> | undefined;
	return async () => {
		fetching ??= fetch();
		try {
			return await fetching;
		} catch (error) {
			fetching = undefined;
			throw error;
		}
	};
}
