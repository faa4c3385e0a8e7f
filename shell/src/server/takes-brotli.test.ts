import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { takesBrotli } from './takes-brotli.ts';

const app = new Hono().get('/', (context) => context.json(takesBrotli(context)));

it.each([
	['br', true],
	['gzip, deflate, br, zstd', true],
	['gzip;q=0.8 , BR ; q=0.5', true],
	['br;q=1.0', true],
	['br;q=0.001', true],
	['br;q=0', false],
	['br; q=0.000, gzip', false],
	['gzip', false],
	['x-br, br-x, abr', false],
	['', false],
	['*', false],
])('%j says so: %s', async (encodings, expected) => {
	expect(await (await app.request('/', { headers: { 'accept-encoding': encodings } })).json()).toBe(expected);
});
