import { setTimeout } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createKeptFiles } from './kept-files.ts';
import { BusyError } from './limiter.ts';

let lines: string[];
const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
beforeEach(() => {
	lines = [];
});

const textOf = async (stream: Promise<ReadableStream>) => new Response(await stream).text();

it('makes a file once for all who ask for a version, and anew for the next version (26.33)', async () => {
	const files = createKeptFiles(log);
	let made = 0;
	async function* make() {
		made += 1;
		yield 'one ';
		await setTimeout(20);
		yield String(made);
	}
	const texts = await Promise.all(Array.from({ length: 20 }, () => textOf(files.read('feed', '1', make))));
	expect(new Set(texts)).toEqual(new Set(['one 1']));
	expect(await textOf(files.read('feed', '1', make))).toBe('one 1');
	expect(await textOf(files.read('feed', '2', make))).toBe('one 2');
	expect(made).toBe(2);
});

it('makes one file at a time, piece by piece, and only so many wait (26.33)', async () => {
	const files = createKeptFiles(log);
	let running = 0;
	let most = 0;
	async function* make() {
		running += 1;
		most = Math.max(most, running);
		await setTimeout(5);
		running -= 1;
		yield 'x';
	}
	const asked = await Promise.allSettled(
		Array.from({ length: 30 }, (_, index) => textOf(files.read(`feed ${index}`, '1', make))),
	);
	expect(most).toBe(1);
	const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
	expect(refused).toHaveLength(19);
	for (const error of refused) expect(error).toBeInstanceOf(BusyError);
});

it('keeps nothing of a file that could not be made, and does not wait for ever', async () => {
	const files = createKeptFiles(log, 50);
	async function* fail() {
		yield 'half';
		throw new Error('no database');
	}
	async function* whole() {
		yield 'whole';
	}
	await expect(files.read('feed', '1', fail)).rejects.toThrow('no database');
	expect(await textOf(files.read('feed', '1', whole))).toBe('whole');
	async function* slow() {
		await setTimeout(200);
		yield 'late';
	}
	await expect(files.read('large', '1', slow)).rejects.toThrow(BusyError);
	await setTimeout(400);
	expect(await textOf(files.read('large', '1', slow))).toBe('late');
});

it('lets all read a file that takes long while it is made, also once there is a newer version (26.33)', async () => {
	const files = createKeptFiles(log, 200);
	let made = 0;
	async function* make() {
		made += 1;
		for (let piece = 0; piece < 10; piece += 1) {
			yield `${made}-${piece} `.repeat(50_000);
			await setTimeout(50);
		}
	}
	const first = await textOf(files.read('feed', '1', make));
	expect(first).toMatch(/1-9 $/);
	const [second, third, other] = await Promise.all([
		textOf(files.read('feed', '2', make)),
		textOf(files.read('feed', '3', make)),
		textOf(files.read('other feed', '2', make)),
	]);
	expect([second === third, second.length, other.length]).toEqual([true, first.length, first.length]);
	expect(made).toBe(3);
});

it('breaks off where the rest of a file cannot be made, and makes it anew for the next one', async () => {
	const files = createKeptFiles(log, 200);
	let isAway = true;
	async function* make() {
		yield 'half ';
		await setTimeout(500);
		if (isAway) throw new Error('no database');
		yield 'whole';
	}
	const broken = await files.read('feed', '1', make);
	await expect(new Response(broken).text()).rejects.toThrow('no database');
	isAway = false;
	expect(await textOf(files.read('feed', '1', make))).toBe('half whole');
});

it('logs which file could not be finished, and of a failed query no parameters', async () => {
	const files = createKeptFiles(log, 50);
	const causes = [
		new Error('no memory'),
		new DrizzleQueryError('select $1', ['jan@kram.example'], Object.assign(new Error('jan@'), { code: '57P01' })),
	];
	for (const [index, cause] of causes.entries()) {
		const broken = await files.read(`feed ${index}`, '1', async function* () {
			yield 'half ';
			await setTimeout(200);
			throw cause;
		});
		await expect(new Response(broken).text()).rejects.toThrow(cause.message);
	}
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ level: 50, file: 'feed 0', err: { message: 'no memory' }, msg: 'a file could not be made' },
		{ level: 50, file: 'feed 1', query: 'select $1', code: '57P01' },
	]);
	expect(lines.join('')).not.toContain('jan@');
});
