import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { ApiError, ContractError, NetworkError } from '../errors.ts';
import { createApi } from './api.ts';
import type { Authorization, Session } from './authorization.ts';

const greet = endpoint({ method: 'GET', path: '/api/greet', result: z.string(), auth: 'user' });
const map = endpoint({ method: 'GET', path: '/api/map', result: z.object({ a: z.number() }), bare: true });

const apiWith = (respond: (init: RequestInit) => Response | Promise<Response>, authorization?: Authorization) =>
	createApi({
		baseUrl: '',
		timeout: 1000,
		fetch: async (_, init) => respond(init ?? {}),
		...(authorization && { authorization }),
	});
const html = (status: number) => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });

describe('an answer', () => {
	it('is the checked result', async () => {
		const api = apiWith(() => Response.json({ code: 200, result: 'hello', meta: { a: 1 } }));
		await expect(api.send(greet)).resolves.toEqual({ code: 200, result: 'hello', meta: { a: 1 } });
	});

	it('is taken whole from services that know no envelope', async () => {
		await expect(apiWith(() => Response.json({ a: 1 })).call(map)).resolves.toEqual({ a: 1 });
	});

	it.each<[string, () => Response, typeof ContractError | typeof ApiError | typeof NetworkError, string]>([
		['a captive portal', () => html(200), ContractError, 'Error with response - bad content-type!'],
		['a gateway', () => html(502), ContractError, 'Error with response - bad content-type!'],
		[
			'half a JSON',
			() => new Response('{"code":', { headers: { 'content-type': 'application/json' } }),
			ContractError,
			'Unhandled error, wrong response format!',
		],
		['no envelope', () => Response.json('hello'), ContractError, 'Unhandled error, wrong response format!'],
		[
			'another result',
			() => Response.json({ code: 200, result: 7 }),
			ContractError,
			'Unhandled error, wrong response format!',
		],
		[
			'a refusal with words',
			() => Response.json({ code: 409, result: { errorMessage: 'Taken', errorCode: 'taken' } }, { status: 409 }),
			ApiError,
			'Taken',
		],
		['a refusal of text', () => Response.json({ code: 500, result: 'Oops' }, { status: 500 }), ApiError, 'Oops'],
		['a refusal without words', () => Response.json(null, { status: 404 }), ApiError, 'HTTP 404'],
	])('of %s is an error (19.5)', async (_name, respond, kind, message) => {
		const call = apiWith(respond).call(greet);
		await expect(call).rejects.toBeInstanceOf(kind);
		await expect(call).rejects.toThrow(message);
	});

	it('that does not come is a network error', async () => {
		const call = apiWith(() => Promise.reject(new TypeError('fetch failed'))).call(greet);
		await expect(call).rejects.toBeInstanceOf(NetworkError);
	});
});

describe('a refused token', () => {
	const old: Session = { id: 'login', token: 'old', userId: 7 };
	const tokenOf = ({ headers }: RequestInit) => new Headers(headers).get('authorization');
	const onlyNew = (init: RequestInit) =>
		tokenOf(init) === 'Bearer new'
			? Response.json({ code: 200, result: 'hello' })
			: Response.json({ code: 401, result: 'no' }, { status: 401 });

	it('is renewed and the call sent again (18.4)', async () => {
		const renewed: [Session, number][] = [];
		const renew = async (refused: Session, attempt: number) => {
			renewed.push([refused, attempt]);
			return { ...refused, token: 'new' };
		};
		await expect(apiWith(onlyNew, { current: () => old, renew }).call(greet)).resolves.toBe('hello');
		expect(renewed).toEqual([[old, 0]]);
	});

	it('is not renewed for guests, nor for calls without one', async () => {
		const renew = () => Promise.reject(new Error('renewed'));
		await expect(apiWith(onlyNew, { current: () => undefined, renew }).call(greet)).rejects.toThrow('no');
		const login = endpoint({ method: 'POST', path: '/api/login', result: z.string() });
		await expect(apiWith(onlyNew, { current: () => old, renew }).call(login)).rejects.toThrow('no');
	});

	it('ends the call with what renewing it came to', async () => {
		const renew = () => Promise.reject(new NetworkError('down'));
		await expect(apiWith(onlyNew, { current: () => old, renew }).call(greet)).rejects.toThrow('down');
	});
});
