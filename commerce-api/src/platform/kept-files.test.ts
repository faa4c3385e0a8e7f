import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeptFiles } from './kept-files.ts';
import { BusyError } from './limiter.ts';

const textOf = async (stream: Promise<ReadableStream>) => new Response(await stream).text();

it('makes a file once for all who ask for a version, and anew for the next version (26.33)', async () => {
	const files = createKeptFiles();
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

it('makes one file at a time, and only so many wait (26.33)', async () => {
	const files = createKeptFiles();
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
	const files = createKeptFiles(50);
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
