import { describe, expect, it } from 'vitest';
import { ApiError, ContractError, NetworkError } from '../../errors.ts';
import { sendTask, type Verdict, verdictOn, verdictOnError } from './send.ts';
import { taskOf } from './task.fixture.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
	verdictOn({ status, body, headers: new Headers(headers) }, 0);
const no = (code: string, errorMessage: string) => ({ code: 400, result: { errorCode: code, errorMessage } });

describe('an answer', () => {
	it.each<[string, Verdict, Partial<Verdict>]>([
		[
			'of success is one',
			answer(200, { code: 200, result: 7, meta: { a: 1 } }),
			{ kind: 'answered', answer: { resultCode: 200, result: 7 } },
		],
		[
			'of refusal is one',
			answer(422, no('invalid-input', 'Wrong')),
			{ kind: 'answered', answer: { resultCode: 422, result: { errorCode: 'invalid-input', errorMessage: 'Wrong' } } },
		],
		[
			'of refusal inside of a success is one',
			answer(200, { code: 404, result: 'Gone' }),
			{ kind: 'answered', answer: { resultCode: 404, result: 'Gone' } },
		],
		['of a broken server counts against the task', answer(500, { code: 500, result: 'Oops' }), { kind: 'failed' }],
		['that is none counts against the task', answer(200, ['hello']), { kind: 'failed' }],
		[
			'of a busy server says nothing about the task',
			answer(503, null, { 'retry-after': '7' }),
			{ kind: 'unreachable', retryAfter: 7000 },
		],
		['of a gateway neither', answer(502, null), { kind: 'unreachable', retryAfter: undefined }],
		[
			'that the same task is under way neither',
			answer(409, no('busy', 'Wait'), { 'retry-after': '1' }),
			{ kind: 'unreachable', retryAfter: 1000 },
		],
		['of a conflict is a refusal', answer(409, no('taken', 'Taken')), { kind: 'answered' }],
	])('%s', (_name, verdict, expected) => {
		expect(verdict).toMatchObject(expected);
	});
});

describe('an error', () => {
	const page = (status: number) => new ContractError('Error with response - bad content-type!', { cause: { status } });
	it.each<[string, unknown, Partial<Verdict> | undefined]>([
		['of the network keeps the task', new NetworkError('x'), { kind: 'unreachable' }],
		['of a captive portal keeps the task (19.6)', page(200), { kind: 'unreachable' }],
		['of a gateway keeps the task', page(502), { kind: 'unreachable' }],
		['page of the shop counts against the task', page(500), { kind: 'failed' }],
		['page of a firewall counts against the task (19.6)', page(403), { kind: 'failed' }],
		['page of a server before the shop that knows no such address does, too', page(404), { kind: 'failed' }],
		['page of a proxy to which the call is too large does, too', page(413), { kind: 'failed' }],
		['page of a portal that wants a login keeps the task (19.6)', page(401), { kind: 'unreachable' }],
		['page of a proxy that wants one keeps it, too', page(407), { kind: 'unreachable' }],
		['page of a portal by its own status keeps it, too', page(511), { kind: 'unreachable' }],
		['page of a busy gateway keeps it, too', page(429), { kind: 'unreachable' }],
		[
			'of a session that ended refuses the task',
			new ApiError('over', { status: 401, code: 'session-over' }),
			{ kind: 'answered', answer: { resultCode: 401, result: undefined } },
		],
		[
			'of a refresh in a bad moment keeps the task',
			new ApiError('x', { status: 503, code: '503' }),
			{ kind: 'unreachable' },
		],
		['of ours is nobody else’s', new TypeError('x'), undefined],
	])('%s', (_name, error, expected) => {
		const verdict = verdictOnError(error);
		if (expected) expect(verdict).toMatchObject(expected);
		else expect(verdict).toBeUndefined();
	});
});

it('keeps the task where a firewall refuses the refresh of its token with a page (19.6)', async () => {
	const fetch = async () => Response.json({ code: 401, result: 'no' }, { status: 401 });
	const refused = new ContractError('Error with response - bad content-type!', { cause: { status: 403 } });
	const authorization = {
		current: () => ({ id: 'login', token: 'old', userId: 7 }),
		renew: () => Promise.reject(refused),
	};
	const options = { baseUrl: '', timeout: 1000, fetch, authorization, serverNow: () => 0 };
	await expect(sendTask(taskOf(1), options)).resolves.toEqual({ kind: 'unreachable' });
});

it('has the token in its address where the back end wants it there (19.11)', async () => {
	const asked: [string, RequestInit | undefined][] = [];
	const fetch = async (url: unknown, init?: RequestInit) => {
		asked.push([String(url), init]);
		return Response.json({ code: 200, result: true });
	};
	const session = { id: 'login', token: 'secret', userId: 7 };
	const authorization = { current: () => session, renew: async () => session };
	const options = { baseUrl: '', timeout: 1000, tokenInHeader: false, fetch, authorization, serverNow: () => 0 };
	await sendTask(taskOf(1, { url: '/api/x?a=1' }), options);
	expect(asked[0]?.[0]).toBe('/api/x?a=1&token=secret');
	expect(new Headers(asked[0]?.[1]?.headers).has('authorization')).toBe(false);
});
