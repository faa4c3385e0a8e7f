import { expect, it } from 'vitest';
import { keptPages } from './kept-pages.ts';

/** A network that can be taken away, and pages that count how often they were asked for. */
function device() {
	let isOnline = true;
	let asked = 0;
	const pages = keptPages(() => isOnline);
	const visit = (key: string) =>
		pages.remember(key, async () => {
			if (!isOnline) throw new Error('no network');
			asked += 1;
			return `${key} ${asked}`;
		});
	return { ...pages, visit, disconnect: () => (isOnline = false), reconnect: () => (isOnline = true) };
}

it('asks for every page while there is a network', async () => {
	const { visit } = device();
	expect([await visit('a'), await visit('a')]).toEqual(['a 1', 'a 2']);
});

it('shows without network what a page showed last, and asks again afterwards', async () => {
	const { keep, visit, disconnect, reconnect } = device();
	keep('first', 'as the server wrote it');
	await visit('a');
	await visit('a');
	disconnect();
	expect([await visit('first'), await visit('a')]).toEqual(['as the server wrote it', 'a 2']);
	await expect(visit('never seen')).rejects.toThrow('no network');
	reconnect();
	expect(await visit('a')).toBe('a 3');
});

it('forgets what was shown longest ago', async () => {
	const { visit, disconnect } = device();
	for (let page = 0; page <= 200; page += 1) await visit(`${page}`);
	disconnect();
	await expect(visit('0')).rejects.toThrow('no network');
	expect(await visit('1')).toBe('1 2');
});
