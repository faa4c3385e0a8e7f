import { readAtMost } from './read-body.ts';

/** Another service answered with a status other than 200 to 299. */
export class StatusError extends Error {
	override name = 'StatusError';
	readonly status: number;

	constructor(status: number) {
		super(`The answer has the status ${status}`);
		this.status = status;
	}
}

interface TextRequest {
	headers: Record<string, string>;
	timeoutMs: number;
	maxBytes: number;
}

/** What another service answers; no redirect is followed (rule 27.12). @throws StatusError, RangeError beyond `maxBytes`, or the error of `fetch` */
export async function fetchText(url: string, { headers, timeoutMs, maxBytes }: TextRequest): Promise<string> {
	const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
	if (!response.ok) {
		await response.body?.cancel();
		throw new StatusError(response.status);
	}
	const text = await readAtMost(response.body, maxBytes);
	if (text === undefined) throw new RangeError('The answer is too long');
	return text;
}
