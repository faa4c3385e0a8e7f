import { ContractError, NetworkError } from '../errors.ts';

export const BAD_CONTENT_TYPE = 'Error with response - bad content-type!';
export const WRONG_FORMAT = 'Unhandled error, wrong response format!';

/** An answer of the server, whatever it says. */
export interface Exchanged {
	status: number;
	headers: Headers;
	body: unknown;
}

async function jsonOf(response: Response): Promise<unknown> {
	const { status, headers } = response;
	if (!headers.get('content-type')?.includes('application/json')) {
		throw new ContractError(BAD_CONTENT_TYPE, { cause: { status } });
	}
	const text = await response.text();
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new ContractError(WRONG_FORMAT, { cause });
	}
}

/**
 * Sends one request and reads its JSON.
 * @throws {NetworkError} no answer, or not in time
 * @throws {ContractError} the answer is not JSON
 */
export async function exchange(request: typeof fetch, url: string, init: RequestInit): Promise<Exchanged> {
	try {
		const response = await request(url, init);
		return { status: response.status, headers: response.headers, body: await jsonOf(response) };
	} catch (cause) {
		if (cause instanceof ContractError) throw cause;
		throw new NetworkError(`No answer from ${url}`, { cause });
	}
}
