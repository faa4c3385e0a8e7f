/** Waits so many ms, and no longer; what is waited for goes on. @throws what `late` makes */
export function within<Result>(loading: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(late()), ms);
		loading.finally(() => clearTimeout(timer)).then(resolve, reject);
	});
}
