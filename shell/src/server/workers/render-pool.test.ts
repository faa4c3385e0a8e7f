import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { type Rendered, readWhole } from './page-in-work.ts';
import { RenderPool } from './render-pool.ts';

/** A slice's code, at the place where releases are. */
const SLICE = `
	exports.loop = () => { for (;;); };
	exports.waitForEver = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
`;
/** A worker that does what the path says, and leaves out what it is told to. */
const CODE = `
	const { AsyncLocalStorage } = require('node:async_hooks');
	const { Script } = require('node:vm');
	const { getHeapStatistics } = require('node:v8');
	const { parentPort, workerData } = require('node:worker_threads');
	const current = new AsyncLocalStorage();
	globalThis[Symbol.for('pasaz.page-in-work')] = current;
	const slice = {};
	new Script('(function (exports) {' + ${JSON.stringify(SLICE)} + '})', { filename: '/srv/releases/mf_content/1/node/entry.cjs' })
		.runInThisContext()(slice);
	const head = { status: 200, location: undefined, audience: 'anyone', tags: [], loadedIn: 0 };
	const kept = [];
	const pieceOf = (id) => (text, isLast) => parentPort.postMessage({ kind: 'chunk', id, head, chunk: Buffer.from(text), isLast, degraded: !isLast });
	const keep = (bytes) => { for (let left = bytes; left > 0; left -= 1e7) kept.push(Buffer.alloc(1e7, 1)); };
	const ACTS = {
		'/dies': () => process.exit(1),
		'/throws': () => { throw new Error('boom'); },
		'/hangs': () => true,
		'/loops': () => slice.loop(),
		'/loops-elsewhere': () => { for (;;); },
		'/waits': () => slice.waitForEver(),
		'/large': () => { keep(workerData.bytes * 3); setTimeout(() => {}, 1000); return true; },
		'/leaks': () => keep(workerData.bytes / 5),
	};
	const answer = async ({ id, url, leftOut }) => {
		const send = pieceOf(id);
		const names = [...(leftOut?.slices ?? []), ...(leftOut?.pages['mf_content/page'] ?? [])];
		const act = ACTS[url.split('?')[0]];
		if (url === '/half') { send('<p>', false); setTimeout(() => process.exit(1), 20); return; }
		if (url === '/record') {
			parentPort.postMessage({ kind: 'record', id, head, record: Buffer.from('{}') });
			setTimeout(() => process.exit(1), 20);
			return;
		}
		if (url === '/slow') await new Promise((done) => setTimeout(done, 150));
		if (names.length === 0 && act?.()) return;
		send('<p>', false);
		send(url + names.map((name) => ' without ' + name).join(''), true);
	};
	parentPort.on('message', (request) => current.run({ id: request.id, name: 'mf_content/page' }, () => answer(request)));
	const cells = new Float64Array(workerData.memory);
	cells[0] = 1;
	setInterval(() => {
		const { used_heap_size, external_memory } = getHeapStatistics();
		cells[1] = used_heap_size + external_memory;
		cells[0] += 1;
	}, 20);
	parentPort.postMessage({ kind: 'ready', broken: [] });
`;
const BYTES = 100 * 2 ** 20;
const log = pino({ level: 'silent' });
let pool: RenderPool | undefined;
let started = 0;

afterEach(async () => {
	await pool?.close();
	pool = undefined;
});

interface Given {
	code?: string;
	size?: number;
	render?: number;
	start?: number;
}

/** Slices that failed, with the addresses. */
let faults: string[];

async function open({ code = CODE, size = 2, render = 60_000, start = 20_000 }: Given = {}) {
	started = 0;
	faults = [];
	pool = await RenderPool.open({
		size,
		memory: BYTES,
		log,
		startLimit: start,
		renderLimit: render,
		warmUp: async () => {},
		onFault: (slice, url) => faults.push(`${slice} ${url}`),
		start(memory) {
			started += 1;
			return new Worker(code, { eval: true, workerData: { memory, bytes: BYTES } });
		},
	});
	return pool;
}

const requestOf = (url: string) => ({ url, version: 0, factsVersion: 0, nonce: 'n', form: 'document' }) as const;

const bodyOf = async ({ body }: Rendered) => Buffer.from(await readWhole(body)).toString();

async function textOf(url: string) {
	const page = await pool?.render(requestOf(url)).rendered;
	return page && (await bodyOf(page));
}

/** Longest time that any of the pages took that were asked for one after the other until `isOver`. */
async function slowestUntil(isOver: Promise<unknown>) {
	let goesOn = true;
	let slowest = 0;
	isOver.then(
		() => {
			goesOn = false;
		},
		() => {
			goesOn = false;
		},
	);
	for (let turn = 0; goesOn; turn += 1) {
		const began = performance.now();
		expect(await textOf(`/ona?page=${turn}`)).toBe(`<p>/ona?page=${turn}`);
		slowest = Math.max(slowest, performance.now() - began);
		await new Promise((done) => setTimeout(done, 5));
	}
	return slowest;
}

it('gives a page in pieces, and tells at its end whether it is whole', async () => {
	await open();
	const page = await pool?.render(requestOf('/ona')).rendered;
	expect(page && (await bodyOf(page))).toBe('<p>/ona');
	expect(page?.isDegraded()).toBe(false);
});

it('ends a worker that loops, makes its page without the slice whose code looped, and others meanwhile (26.26)', async () => {
	await open();
	const others = Array.from({ length: 20 }, (_, index) => textOf(`/ona?page=${index}`));
	const looping = textOf('/loops');
	const behind = Array.from({ length: 20 }, (_, index) => textOf(`/on?page=${index}`));
	const slowest = slowestUntil(looping);
	expect(await looping).toBe('<p>/loops without mf_content');
	expect(faults).toEqual(['mf_content /loops']);
	expect(await Promise.all(others)).toHaveLength(20);
	expect(await Promise.all(behind)).toHaveLength(20);
	// the second worker takes no part in what happens to the first
	expect(await slowest).toBeLessThan(3000);
	// and nobody waits for the same loop again
	const before = started;
	expect(await textOf('/loops')).toBe('<p>/loops without mf_content');
	expect(started).toBe(before);
});

it('ends a worker that waits in its slice without resting, and knows the slice (26.26)', async () => {
	await open();
	expect(await textOf('/waits')).toBe('<p>/waits without mf_content');
});

it('makes a page without all slices when nobody knows whose code loops', async () => {
	await open();
	expect(await textOf('/loops-elsewhere')).toBe('<p>/loops-elsewhere without *');
});

it('leaves a slice out of a whole page once three of its addresses have looped (26.26)', async () => {
	await open();
	for (const color of ['red', 'green', 'blue']) {
		expect(await textOf(`/loops?color=${color}`)).toContain('without mf_content');
	}
	const before = started;
	expect(await textOf('/loops?color=white')).toBe('<p>/loops?color=white without mf_content');
	expect(started).toBe(before);
});

it.each(['/dies', '/throws'])(
	'makes a page that ends its worker (%s) without its slices, after one more try (26.27)',
	async (url) => {
		await open();
		const beside = Array.from({ length: 10 }, (_, index) => textOf(`/ona?page=${index}`));
		expect(await textOf(url)).toBe(`<p>${url} without *`);
		expect(await Promise.all(beside)).toHaveLength(10);
		expect(await textOf('/ona')).toBe('<p>/ona');
	},
);

it('finds out which page ends its worker although others keep all workers busy', async () => {
	await open();
	let isOver = false;
	const traffic = Array.from({ length: 40 }, async () => {
		while (!isOver) expect(await textOf('/slow')).toBe('<p>/slow');
	});
	expect(await textOf('/dies')).toBe('<p>/dies without *');
	isOver = true;
	await Promise.all(traffic);
});

it('never ends its last worker to find out which page ends them (26.27)', async () => {
	await open({
		code: CODE.replace(
			"parentPort.postMessage({ kind: 'ready'",
			'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);$&',
		),
	});
	const dying = textOf('/dies');
	const slowest = slowestUntil(dying);
	expect(await dying).toBe('<p>/dies without *');
	expect(await slowest).toBeLessThan(500);
});

it('makes what was in work beside a page that ends its worker with another worker (26.27)', async () => {
	await open({ size: 1 });
	const slow = textOf('/slow');
	const dying = textOf('/dies');
	expect(await slow).toBe('<p>/slow');
	expect(await dying).toBe('<p>/dies without *');
});

it('has workers although the page that warms them up ends them (26.27)', async () => {
	started = 0;
	pool = await RenderPool.open({
		...{ size: 2, memory: BYTES, log },
		warmUp: (render) =>
			render(requestOf('/dies'))
				.rendered.then(bodyOf, () => undefined)
				.then(() => undefined),
		start(memory) {
			started += 1;
			return new Worker(CODE, { eval: true, workerData: { memory, bytes: BYTES } });
		},
	});
	expect(await textOf('/ona')).toBe('<p>/ona');
	expect(await textOf('/dies')).toBe('<p>/dies without *');
});

it('replaces a worker that holds too much memory before any page notices (26.28)', async () => {
	await open({ size: 1 });
	for (let turn = 0; started < 3; turn += 1) {
		expect(await textOf(`/leaks?turn=${turn}`)).toBe(`<p>/leaks?turn=${turn}`);
		await new Promise((done) => setTimeout(done, 20));
	}
});

it('ends a worker at once whose page takes far too much memory (26.28)', async () => {
	await open();
	expect(await textOf('/large')).toBe('<p>/large without *');
	expect(await textOf('/ona')).toBe('<p>/ona');
});

it('breaks a page off, rather than ending it, when its worker ends in the middle', async () => {
	await open();
	await expect(textOf('/half')).rejects.toThrow('ended');
});

it('gives the record of a page whose worker ends before the page is rendered', async () => {
	await open();
	const page = pool?.render(requestOf('/record'));
	const { record, status } = (await page?.loaded) ?? {};
	expect([Buffer.from(record?.plain ?? []).toString(), status]).toEqual(['{}', 200]);
	await expect(page?.rendered).rejects.toThrow('ended');
});

it('gives a page without a record as loaded when it begins', async () => {
	const { render } = await open();
	const { loaded, rendered } = render(requestOf('/ona'));
	expect(await loaded).toMatchObject({ status: 200, record: undefined });
	await bodyOf(await rendered);
});

it('gives a page that hangs up after its deadline, and goes on with the others', async () => {
	const { render } = await open({ size: 1, render: 1500 });
	await expect(render(requestOf('/hangs')).rendered).rejects.toThrow('too long');
	expect(await textOf('/ona')).toBe('<p>/ona');
	expect(started).toBe(1);
});

it('tells at once that there are more pages than can be made in time (26.29)', async () => {
	const { render } = await open({ size: 1, render: 4000 });
	const hanging = Array.from({ length: 16 }, (_, index) => render(requestOf(`/hangs?page=${index}`)).rendered);
	for (const page of hanging) page.catch(() => {});
	await expect(render(requestOf('/ona')).rendered).rejects.toThrow('Too many pages');
});

it('says so when a worker cannot start', async () => {
	await expect(open({ code: 'process.exit(1)' })).rejects.toThrow('before it was ready');
});

it('finishes the pages that it has when it is closed, and makes no other', async () => {
	const { render, close } = await open().then((opened) => ({ render: opened.render, close: () => opened.close() }));
	const slow = textOf('/slow');
	const closed = close();
	expect(await slow).toBe('<p>/slow');
	await closed;
	await expect(render(requestOf('/ona')).rendered).rejects.toThrow('ending');
});

it.each([
	['throws', 'throw new Error("broken")', 'broken', 10_000],
	['ends', 'process.exit(1)', 'before it was ready', 10_000],
	['is caught in a loop', 'for (;;);', 'did not start in time', 200],
] as const)('does not begin again with a release set whose code %s while it loads', async (_, code, message, start) => {
	await expect(open({ code, start, size: 1 })).rejects.toThrow(message);
	// longer than the pause before another try
	await new Promise((resolve) => setTimeout(resolve, 700));
	expect(started).toBe(1);
});

it('logs what a worker says, at its level', async () => {
	const lines: { level: number; msg: string }[] = [];
	const logging = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
	const said = CODE.replace(
		"parentPort.postMessage({ kind: 'ready'",
		"parentPort.postMessage({ kind: 'log', level: 'warn', text: 'No mapping found' }); parentPort.postMessage({ kind: 'ready'",
	);
	pool = await RenderPool.open({
		size: 1,
		memory: BYTES,
		log: logging,
		warmUp: async () => {},
		start: (memory) => new Worker(said, { eval: true, workerData: { memory, bytes: BYTES } }),
	});
	await vi.waitFor(() => expect(lines).toMatchObject([{ level: 40, msg: 'No mapping found', from: 'render worker' }]));
});
