import { readBody, readText } from './read-body.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded(\s*;|$)/i;

/**
 * What a browser sends for a form, or JSON. Of a field that comes twice the last counts; an empty one is none.
 * @throws Refusal 413, 415, 400 or 422
 */
export async function readForm(request: Request): Promise<unknown> {
	if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return (await readBody(request)) ?? {};
	const fields = new URLSearchParams(await readText(request));
	return Object.fromEntries([...fields].filter(([, value]) => value !== ''));
}
