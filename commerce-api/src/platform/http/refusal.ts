export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/**
 * An expected "no": becomes `{ code, result: { errorMessage, errorCode, …details } }` with the status as its code.
 * The message is an English sentence for people; clients decide by the code.
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
