import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { openWorker } from './render-worker.ts';

const log = pino({ level: 'silent' });

/** A worker that does what the path says. */
const CODE = `
	const { parentPort } = require('node:worker_threads');
	const head = { status: 200, location: undefined, audience: 'anyone', tags: [], loadedIn: 0 };
	parentPort.postMessage({ kind: 'ready', broken: [] });
	parentPort.on('message', ({ id, url }) => {
		if (url === '/dies') process.exit(1);
		if (url === '/throws') throw new Error('boom');
		if (url === '/hangs') return;
		if (url === '/loops') for (;;);
		const piece = (text, isLast) => ({ kind: 'chunk', id, head, chunk: Buffer.from(text), isLast, degraded: !isLast });
		if (url === '/record') {
			parentPort.postMessage({ kind: 'record', id, head, record: Buffer.from('{}') });
			setTimeout(() => process.exit(1), 20);
			return;
		}
		if (url === '/half') { parentPort.postMessage(piece('<p>', false)); setTimeout(() => process.exit(1), 20); return; }
		parentPort.postMessage(piece('<p>', false));
		parentPort.postMessage(piece(url, true));
	});
`;
const open = (code = CODE, render = 10_000, start = 10_000) =>
	openWorker(() => new Worker(code, { eval: true }), log, { render, start });

const requestOf = (url: string) => ({ url, version: 0, factsVersion: 0, nonce: 'n', form: 'document' }) as const;

async function textOf(worker: Awaited<ReturnType<typeof open>>, url: string) {
	return new Response((await worker.render(requestOf(url)).rendered).body).text();
}

it('gives a page in pieces, and tells at its end whether it is whole', async () => {
	const worker = await open();
	const page = await worker.render(requestOf('/ona')).rendered;
	expect(await new Response(page.body).text()).toBe('<p>/ona');
	expect(page.isDegraded()).toBe(false);
	await worker.close();
});

it.each(['/dies', '/throws'])('fails a page whose worker ends (%s), and makes the next one', async (url) => {
	const worker = await open();
	await expect(worker.render(requestOf(url)).rendered).rejects.toThrow('ended');
	expect(await textOf(worker, '/ona')).toBe('<p>/ona');
	expect(worker.pending()).toBe(0);
	await worker.close();
});

it('breaks a page off, rather than ending it, when its worker ends in the middle', async () => {
	const worker = await open();
	await expect(textOf(worker, '/half')).rejects.toThrow('ended');
	await worker.close();
});

it('gives the record of a page whose worker ends before the page is rendered', async () => {
	const worker = await open();
	const { loaded, rendered } = worker.render(requestOf('/record'));
	const { record, status } = await loaded;
	expect([Buffer.from(record ?? []).toString(), status]).toEqual(['{}', 200]);
	await expect(rendered).rejects.toThrow('ended');
	await worker.close();
});

it('gives a page without a record as loaded when it begins', async () => {
	const worker = await open();
	const { loaded, rendered } = worker.render(requestOf('/ona'));
	expect(await loaded).toMatchObject({ status: 200, record: undefined });
	await new Response((await rendered).body).text();
	await worker.close();
});

it('gives a page that hangs up after its deadline, and goes on with the others', async () => {
	const started: Worker[] = [];
	const start = () => {
		const worker = new Worker(CODE, { eval: true });
		started.push(worker);
		return worker;
	};
	const worker = await openWorker(start, log, { render: 1500, start: 10_000 });
	await expect(worker.render(requestOf('/hangs')).rendered).rejects.toThrow('too long');
	expect(await textOf(worker, '/ona')).toBe('<p>/ona');
	// longer than it takes to find out that a worker is caught in a loop
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(await textOf(worker, '/ona')).toBe('<p>/ona');
	expect(started).toHaveLength(1);
	await worker.close();
});

it('ends a worker that is caught in a loop, and makes the next page with another', async () => {
	const worker = await open(CODE, 1000);
	await expect(worker.render(requestOf('/loops')).rendered).rejects.toThrow('too long');
	await vi.waitFor(async () => expect(await textOf(worker, '/ona')).toBe('<p>/ona'), 5000);
	await worker.close();
});

it('says so when a worker cannot start', async () => {
	await expect(open('process.exit(1)')).rejects.toThrow('before it was ready');
});

it('makes no page once it is closing', async () => {
	const worker = await open();
	await worker.close();
	await expect(worker.render(requestOf('/ona')).rendered).rejects.toThrow('ending');
});

it.each([
	['throws', 'throw new Error("broken")', 'broken', 10_000],
	['ends', 'process.exit(1)', 'before it was ready', 10_000],
	['is caught in a loop', 'for (;;);', 'did not start in time', 200],
] as const)('does not begin again with a release set whose code %s while it loads', async (_, code, message, ready) => {
	let begun = 0;
	const start = () => {
		begun += 1;
		return new Worker(code, { eval: true });
	};
	await expect(openWorker(start, log, { render: 1000, start: ready })).rejects.toThrow(message);
	// longer than the pause before another try
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(begun).toBe(1);
});

it('logs what a worker says, at its level', async () => {
	const lines: { level: number; msg: string }[] = [];
	const logging = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
	const code = CODE.replace(
		"kind: 'ready'",
		"kind: 'log', level: 'warn', text: 'No mapping found' }); parentPort.postMessage({ kind: 'ready'",
	);
	const worker = await openWorker(() => new Worker(code, { eval: true }), logging);
	expect(lines).toMatchObject([{ level: 40, msg: 'No mapping found', from: 'render worker' }]);
	await worker.close();
});
