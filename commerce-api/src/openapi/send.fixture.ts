import { expect } from 'vitest';
import type { Call } from './call.ts';
import { ALL_SAMPLES } from './samples/all-samples.fixture.ts';
import type { Sample, SampleRequest } from './samples/sample.fixture.ts';
import { ADMIN_SECRET, type Shopper, type World } from './world.fixture.ts';

export function nameOf({ method, path }: Call): string {
	return `${method} ${path}`;
}

/** @throws for a call that has no sample: whoever adds a call says how it is tried and to whom its things belong */
export function sampleOf(call: Call): Sample {
	const sample = ALL_SAMPLES[nameOf(call)];
	if (sample) return sample;
	throw new Error(`${nameOf(call)} needs an entry among the samples`);
}

/** Whoever calls it has no session afterwards. */
export function endsSessions({ path }: Call): boolean {
	return path.startsWith('/api/user/logout') || path === '/api/user/delete';
}

/** The token with which the owner of a thing asks for it. */
export function tokenOf(call: Call, owner: Shopper): string | undefined {
	if (call.access === 'admin') return ADMIN_SECRET;
	const takesOne = call.access === 'user' || call.access === 'shopper';
	return takesOne && !sampleOf(call).asGuest ? owner.access : undefined;
}

/** Sends a request as a browser would write it. */
export async function send({ shop }: World, call: Call, asked: SampleRequest, token?: string): Promise<Response> {
	return shop.app.request(addressOf(call, asked), {
		method: call.method,
		headers: {
			...(asked.body !== undefined && { 'content-type': typeOf(asked.body) }),
			...(token !== undefined && { authorization: `Bearer ${token}` }),
			...asked.headers,
		},
		...(asked.body !== undefined && { body: written(asked.body) }),
	});
}

function addressOf({ path }: Call, { params = {}, query = {} }: SampleRequest): string {
	const filled = path.replaceAll(/:(\w+)(\{(?:[^{}]|\{[^}]*\})*\})?/g, (_, name: string, pattern?: string) => {
		const encoded = encodeURIComponent(params[name] ?? '');
		return pattern === '{.+}' ? encoded.replaceAll('%2F', '/') : encoded;
	});
	return `${filled}?${new URLSearchParams(query)}`;
}

function typeOf(body: unknown): string {
	return body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';
}

function written(body: unknown): string {
	return typeof body === 'string' || body instanceof URLSearchParams ? String(body) : JSON.stringify(body);
}

/** What an answer must never show: pieces of SQL, of stack traces or of the libraries behind. */
const INSIDES =
	/select .* from |insert into|syntax error|drizzle|pglite|node_modules|tsquery|\.ts:\d|relation "| {4}at /i;

/**
 * Checks that a refusal is one that the document tells, in an envelope with a code and a sentence, or else a page that it tells.
 * @returns the name of the refusal
 */
export async function expectDescribed(call: Call, response: Response): Promise<string> {
	const text = await response.clone().text();
	expect(text).not.toMatch(INSIDES);
	const type = response.headers.get('content-type')?.split(';')[0] ?? '';
	const page = call.answers.find(({ status }) => status === response.status);
	if (page && type in page.content) return `${response.status}`;
	const { code, result } = JSON.parse(text);
	const name = `${response.status} ${result.errorCode}`;
	if (!call.errors.some((told) => told === name))
		throw new Error(`${nameOf(call)}: the document does not tell ${name}`);
	expect(code).toBe(response.status);
	expect(result.errorMessage).toMatch(/\S \S/);
	return name;
}
