import { ApiError, NetworkError } from '@pasaz/kernel/errors';

/** ms; a PDF takes a fraction of a second, but requests queue. */
const TIMEOUT = 20_000;

async function ask(action: string, body: URLSearchParams): Promise<Response> {
	try {
		return await fetch(action, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT) });
	} catch (error) {
		throw new NetworkError('The form could not be fetched', { cause: error });
	}
}

/** File name from the server, e.g. `zwrot.pdf`. */
export function fileName(disposition: string | null): string {
	return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'formularz.pdf';
}

/**
 * @throws {NetworkError} no answer
 * @throws {ApiError} the server refused
 */
export async function fetchClaim(action: string, filled: FormData): Promise<File> {
	const fields = [...filled].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
	const answer = await ask(action, new URLSearchParams(fields));
	const isPdf = answer.headers.get('content-type')?.startsWith('application/pdf');
	// with a code of its own: the message of an error without one is shown as the back end's words
	if (!answer.ok || !isPdf) throw new ApiError('No form came', { status: answer.status, code: 'no-form' });
	return new File([await answer.blob()], fileName(answer.headers.get('content-disposition')));
}
