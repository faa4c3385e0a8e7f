/**
 * Idempotency keys of what a shopper states about an order: the same statement has the same key until it was answered, so that it
 * counts once however often its answer is lost (rule 15.36).
 */
export function statementKeys() {
	let open: { words: string; key: string } | undefined;
	return {
		keyOf(statement: unknown): string {
			const words = JSON.stringify(statement);
			if (open?.words !== words) open = { words, key: crypto.randomUUID() };
			return open.key;
		},
		/** From now on the same words are another statement. */
		forget() {
			open = undefined;
		},
	};
}

export type StatementKeys = ReturnType<typeof statementKeys>;
