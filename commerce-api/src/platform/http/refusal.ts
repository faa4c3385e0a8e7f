export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/**
 * An expected refusal, answered as `{ code, result: { errorMessage, errorCode, …details } }` with the status as code.
 * The message is an English sentence for people; clients use the code.
 */
export class Refusal extends Error {
	override name = 'Refusal';
	status: RefusalStatus;
	errorCode: string;
	details: Record<string, unknown>;
	constructor(status: RefusalStatus, errorCode: string, sentence: string, details: Record<string, unknown> = {}) {
		super(sentence);
		this.status = status;
		this.errorCode = errorCode;
		this.details = details;
	}
}

/** A call for merchants with a secret that is not theirs, which the log shows apart: somebody may be guessing. */
export class WrongSecret extends Refusal {
	constructor() {
		super(401, 'not-authorized', 'The secret is wrong.');
	}
}

export function notFound(sentence = 'There is nothing here.'): Refusal {
	return new Refusal(404, 'not-found', sentence);
}
