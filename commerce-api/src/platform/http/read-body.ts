import { Refusal } from './refusal.ts';

const MAX_BYTES = 64 * 1024;
const MAX_LEVELS = 32;
const JSON_TYPE = /^application\/json(\s*;\s*charset=utf-8)?$/i;

/** Undefined where there is no body. @throws Refusal 413, 415 or 400 */
export async function readBody(request: Request): Promise<unknown> {
	if (request.method === 'GET' || request.method === 'HEAD') return undefined;
	const text = await readText(request);
	const type = request.headers.get('content-type');
	if (text === '' && type === null) return undefined;
	if (!JSON_TYPE.test(type ?? '')) {
		throw new Refusal(415, 'unsupported-type', 'Requests must be sent as application/json.');
	}
	return text === '' ? undefined : parseJson(text);
}

/** @throws Refusal 413 beyond 64 kB, whatever `Content-Length` says */
export async function readText(request: Request): Promise<string> {
	if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
	const text = await readAtMost(request.body, MAX_BYTES);
	if (text === undefined) throw tooLarge();
	return text;
}

/** The text of a stream; undefined as soon as it is longer. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, max: number): Promise<string | undefined> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of body ?? []) {
		bytes += chunk.length;
		if (bytes > max) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): Refusal {
	return new Refusal(413, 'too-large', 'The request is larger than 64 kB.');
}

/** @throws Refusal 400 for invalid JSON, 422 for JSON that is nested too deeply or cannot be stored */
export function parseJson(text: string): unknown {
	const body = parsed(text);
	if (isDeeperThan(MAX_LEVELS, body)) throw new Refusal(422, 'invalid-input', 'The request is nested too deeply.');
	// The database cannot store these characters.
	if (text.includes('\\u0000') || holdsHalfCharacter(body))
		throw new Refusal(422, 'invalid-input', 'The request holds a forbidden character.');
	return body;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw Object.assign(new Refusal(400, 'malformed-json', 'The request is not valid JSON.'), { cause });
	}
}

function isDeeperThan(levels: number, value: unknown): boolean {
	if (value === null || typeof value !== 'object') return false;
	return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

/** Half of a surrogate pair, e.g. of a truncated emoji. */
function holdsHalfCharacter(value: unknown): boolean {
	if (typeof value === 'string') return !value.isWellFormed();
	return value !== null && typeof value === 'object' && Object.values(value).some(holdsHalfCharacter);
}

const FORM_TYPE = /^application\/x-www-form-urlencoded(\s*;|$)/i;

/** The last of duplicate fields counts; empty ones are dropped. @throws Refusal 413, 415, 400 or 422 */
export async function readForm(request: Request): Promise<unknown> {
	if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) return (await readBody(request)) ?? {};
	const fields = new URLSearchParams(await readText(request));
	return Object.fromEntries([...fields].filter(([, value]) => value !== ''));
}
