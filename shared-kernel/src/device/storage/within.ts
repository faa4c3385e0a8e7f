export type Outcome<Value> =
	| { status: 'answered'; value: Value }
	| { status: 'failed'; error: unknown }
	/** Slow is no error: the answer may still come. */
	| { status: 'late' };

/** How a call went, told after `ms` at the latest. Never rejects. */
export function within<Value>(ms: number, call: Promise<Value>): Promise<Outcome<Value>> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => resolve({ status: 'late' }), ms);
		call
			.then(
				(value) => resolve({ status: 'answered', value }),
				(error: unknown) => resolve({ status: 'failed', error }),
			)
			.finally(() => clearTimeout(timer));
	});
}
