/** The request got no answer: no network, a time-out, an aborted connection. Another try may succeed. */
export class NetworkError extends Error {
	override name = 'NetworkError';
}

/** The server answered with a refusal. `code` is its machine-readable reason; `message` is for developers, `i18n/error-message` speaks to shoppers. */
export class ApiError extends Error {
	override name = 'ApiError';
	readonly status: number;
	readonly code: string;
	/** The answer's `result`, because some refusals carry data, such as the new totals of a changed price. */
	readonly details: unknown;

	constructor(message: string, options: { status: number; code: string; details?: unknown; cause?: unknown }) {
		super(message, { cause: options.cause });
		this.status = options.status;
		this.code = options.code;
		this.details = options.details;
	}
}

/** An answer or a stored value breaks the contract. */
export class ContractError extends Error {
	override name = 'ContractError';
}
