import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measured, sized } from '../../../scripts/for-tests/faults.ts';
import { SIGNATURE_HEADER, sign } from '../selling/sandbox-payment/callback.ts';
import { ALL_CALLS } from './all-calls.ts';
import type { Call } from './call.ts';
import { type OpenApi, type Operation, openApiPath } from './document.ts';
import { hostileBody, hostileText, hostileType, mutated } from './hostile-values.fixture.ts';
import type { SampleRequest } from './samples/sample.fixture.ts';
import { endsSessions, expectDescribed, nameOf, sampleOf, tokenOf } from './send.fixture.ts';
import { createWorld, PAYMENT_SECRET, type World } from './world.fixture.ts';

/** Cases in all. */
const CASES = sized(3000, 100_000);
/** They hash passwords, encode pictures or write whole files: 20 to 100 ms each. */
const COSTLY = /\/user\/(create|login|change|confirm)|pdf|sitemap|feed|\/img/;
const SHARES = ALL_CALLS.reduce((sum, { path }) => sum + (COSTLY.test(path) ? 0.2 : 1), 0);
const runsOf = ({ path }: Call) => Math.ceil((CASES / SHARES) * (COSTLY.test(path) ? 0.2 : 1));

let world: World;
let api: OpenApi;
beforeAll(async () => {
	world = await createWorld();
	api = await (await world.shop.app.request('/api/openapi.json')).json();
});
afterAll(() => world.shop.close());

interface Case {
	params: Record<string, string>;
	/** In this order, some of them twice. */
	query: [string, string][];
	headers: Record<string, string>;
	body?: string;
}

function casesOf(operation: Operation, asked: SampleRequest): fc.Arbitrary<Case> {
	const named = operation.parameters.flatMap((one) => ('in' in one ? [one] : []));
	const inQuery = [...named.filter((one) => one.in === 'query').map(({ name }) => name), 'other', '__proto__'];
	const good = Object.entries(asked.query ?? {});
	const store = fc.tuple(fc.constant('storeCode'), fc.constantFrom('pl', 'de', 'it', '', '__proto__'));
	const field = fc.tuple(fc.constantFrom(...inQuery), hostileText);
	const hostileQuery = fc.array(fc.oneof({ weight: 4, arbitrary: field }, { weight: 1, arbitrary: store }), {
		maxLength: 3,
	});
	const params = named
		.filter((one) => one.in === 'path')
		.map(({ name }) => [name, partOf(asked.params?.[name] ?? '')] as const);
	const headers = named
		.filter((one) => one.in === 'header')
		.map(({ name }) => [name, headerOf(asked.headers?.[name])] as const);
	return fc.record({
		params: fc.record(Object.fromEntries(params)),
		// The first of a name counts.
		query: fc
			.tuple(hostileQuery, fc.boolean())
			.map(([hostile, isFirst]) => (isFirst ? [...hostile, ...good] : [...good, ...hostile])),
		headers: fc.record(Object.fromEntries(headers)).map((hostile) => ({ ...asked.headers, ...hostile })),
		...bodyOf(operation, asked),
	});
}

/** Mostly the valid value, so that the rest of the request is reached, too. */
function partOf(good: string): fc.Arbitrary<string> {
	return fc.oneof({ weight: 2, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: hostileText });
}

function headerOf(good = ''): fc.Arbitrary<string> {
	const other = fc.string({ maxLength: 300 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '?'));
	return fc.oneof({ weight: 2, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: other });
}

function bodyOf({ requestBody }: Operation, { body }: SampleRequest): { body?: fc.Arbitrary<string> } {
	const [content] = Object.values(requestBody?.content ?? {});
	if (!content) return {};
	const isForm = body instanceof URLSearchParams;
	const base = isForm ? Object.fromEntries(body) : typeof body === 'string' ? JSON.parse(body) : body;
	const write = (value: unknown) =>
		isForm ? String(new URLSearchParams(asTexts(value))) : (JSON.stringify(value) ?? '');
	const arbitrary = mutated(base, content.schema).map(write);
	return { body: fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: hostileBody }) };
}

function asTexts(value: unknown): [string, string][] {
	return Object.entries(Object(value)).map(([name, member]) => [name, String(JSON.stringify(member))]);
}

/** Nobody, the owner, or somebody with an invalid token. A logout would end the session for the other cases. */
function tokensOf(call: Call): fc.Arbitrary<string | undefined> {
	const own = endsSessions(call) ? undefined : tokenOf(call, world.a);
	return fc.oneof(
		{ weight: 8, arbitrary: fc.constant(own) },
		{ weight: 1, arbitrary: fc.constant(undefined) },
		{ weight: 1, arbitrary: fc.constantFrom('x'.repeat(43), 'short', world.a.refresh) },
	);
}

function addressOf({ path }: Call, { params, query }: Case): string {
	const filled = openApiPath(path).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent((params[name] ?? '').toWellFormed()),
	);
	return `${filled}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`;
}

/** Microseconds of CPU time for one request, which a busy machine does not prolong. */
const MAX_CPU_TIME = 15_000_000;
/** Milliseconds after which a request hangs, however busy the machine is. */
const HANGS_AFTER = 120_000;

async function bounded(request: () => Promise<Response>): Promise<Response> {
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error('The request hangs')), HANGS_AFTER);
	const before = process.cpuUsage();
	try {
		return await Promise.race([request(), late]);
	} finally {
		clearTimeout(timer);
		const { user, system } = process.cpuUsage(before);
		expect(user + system).toBeLessThan(MAX_CPU_TIME);
	}
}

async function expectCalm(
	call: Call,
	tried: Case,
	{ token, type }: { token: string | undefined; type: string },
): Promise<void> {
	const address = addressOf(call, tried);
	// Half of the payment provider's messages are signed.
	const isSigned = call.access === 'provider' && tried.body !== undefined && tried.body.length % 2 === 0;
	const signature = isSigned && { [SIGNATURE_HEADER]: sign(PAYMENT_SECRET, tried.body ?? '', world.shop.clock.now) };
	const response = await bounded(async () =>
		world.shop.app.request(address, {
			method: call.method,
			headers: {
				...(tried.body !== undefined && { 'content-type': type }),
				...(token !== undefined && { authorization: `Bearer ${token}` }),
				...tried.headers,
				...signature,
			},
			...(tried.body !== undefined && { body: tried.body }),
		}),
	);
	expect(response.status).toBeLessThan(500);
	if (response.status >= 400) return expectRefused(call, address, response);
	const told = call.answers.find(({ status }) => status === response.status);
	const schema = told?.content[response.headers.get('content-type')?.split(';')[0] ?? ''];
	if (schema) {
		const answer = await response.json();
		expect(schema.parse(answer)).toEqual(answer);
	} else await response.arrayBuffer();
	expect(told).toBeDefined();
}

/** An empty part of a path, or one with slashes, may lead to no route at all. */
async function expectRefused(call: Call, address: string, response: Response): Promise<void> {
	const isElsewhere = call.path.includes(':') && response.status === 404;
	const here = isElsewhere ? { ...call, errors: [...call.errors, '404 not-found' as const] } : call;
	await expectDescribed(here, response).catch((cause) => {
		throw new Error(`${call.method} ${address.slice(0, 300)}`, { cause });
	});
}

describe('hostile requests', () => {
	it.each(ALL_CALLS.map((call) => [nameOf(call), call] as const))(
		'to %s are answered or refused as documented (26.18)',
		async (_name, call) => {
			const operation = api.paths[openApiPath(call.path)]?.[call.method.toLowerCase()];
			if (!operation) throw new Error('The document does not describe this call');
			const asked = await sampleOf(call).ask(world, world.a);
			const isForm = asked.body instanceof URLSearchParams;
			const good = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
			const type = fc.oneof({ weight: 9, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: hostileType });
			const sent = fc.record({ token: tokensOf(call), type });
			const property = fc.asyncProperty(casesOf(operation, asked), sent, (tried, as) => expectCalm(call, tried, as));
			await fc.assert(property, { numRuns: runsOf(call) });
		},
		3_600_000,
	);

	it('do not pollute prototypes (27.10)', () => {
		expect(Reflect.get({}, 'polluted')).toBeUndefined();
		measured('F39', { 'requests to the API': CASES, 'answers of 5xx': 0 });
	});
});
