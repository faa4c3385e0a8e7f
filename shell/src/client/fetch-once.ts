/** Fetches something when it is first asked for. A failed fetch is tried again by whoever asks next. */
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
