export interface Flags {
	'without-rehearsal'?: boolean | undefined;
	'without-shop'?: boolean | undefined;
	sets?: string | undefined;
	days?: string | undefined;
	port?: string | undefined;
}

export class UsageError extends Error {
	override name = 'UsageError';
}

/** @throws {UsageError} */
export function wholeNumber(flag: string, given: string): number {
	if (!/^\d{1,4}$/.test(given)) throw new UsageError(`--${flag} is a number such as 14`);
	return Number(given);
}
