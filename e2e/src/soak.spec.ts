import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { isFull, measured } from '../../scripts/for-tests/faults.ts';
import { releasesWith } from './rewritten-slice.ts';
import { openSecondShell, type SecondShell } from './second-shell.ts';

const MINUTES = Number(process.env.FAULT_SOAK_MINUTES ?? 30);
const VISITORS = 3;
const FAULT_EVERY = 60_000;
const LOOK_EVERY = 5_000;
/** MB by which the last quarter may hold more than the second; a shell that has just replaced a worker differs by tens. */
const GROWTH = 64;
const MORE_HANDLES = 40;
/** Share of requests that a machine with other work may be too slow for: the shop then asks to come again. */
const MOST_AGAIN = 0.005;
/** ms; the page whose code is broken has its deadline, and on a busy machine as much again. */
const LATEST_FAULT = 10_000;

const BODY = /function Component\(\) \{/g;
/** Pages of one slice, each of which fails in its turn: one that failed each minute would be left out for longer and longer. */
const BROKEN = ['/faq', '/kontakt', '/salony', '/mapa-strony'];
/** What they do on the server, as it comes. */
const FAULTS = [
	'()=>{for(;;);}',
	'()=>process.exit(1)',
	'()=>void Promise.reject(new Error("nobody cares"))',
	'()=>{throw new Error("broken")}',
];
const broken = `if(globalThis.location===undefined)[${FAULTS}][Math.floor(Math.random()*${FAULTS.length})]();`;
const breaking = (build: string) => build.replace(BODY, (begin) => begin + broken);

/** Each a page or a call that shoppers ask for all the time; some are kept and some are made for each. */
const ASKED: ((turn: number) => string)[] = [
	() => '/',
	() => '/ona',
	(turn) => `/ona/sukienki?price_to=${1000 + (turn % 500)}`,
	() => '/sukienka-lniana-jagna',
	() => '/cart',
	(turn) => `/szukaj?q=${['lniana', 'szalik', 'sukienka', 'skarpetki'][turn % 4]}`,
	() => '/api/stock/list?skus=a,b',
	() => '/_page/ona',
];

interface Sample {
	megabytes: number;
	handles: number;
}

function lookAt({ pid }: SecondShell): Sample {
	const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return { megabytes: Number(resident) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians of the second quarter, when everything is warm, and of the last. */
function growthOf(samples: Sample[], of: keyof Sample) {
	const quarter = Math.floor(samples.length / 4);
	const values = samples.map((sample) => sample[of]);
	return { warm: median(values.slice(quarter, 2 * quarter)), end: median(values.slice(-quarter)) };
}

/** Tells the status, and after how many ms to come again, which a shop asks for whose pages would wait for too long. */
async function ask(request: APIRequestContext, address: string) {
	const answer = await request.get(address);
	const [status, seconds] = [answer.status(), Number(answer.headers()['retry-after'])];
	await answer.dispose();
	return { status, comeAgain: status === 503 && seconds > 0 ? seconds * 1000 : undefined };
}

async function visit(request: APIRequestContext, { origin }: SecondShell, end: number, first: number) {
	const failed: string[] = [];
	let [requests, askedAgain] = [0, 0];
	for (let turn = first; Date.now() < end; turn += 1) {
		const path = ASKED[turn % ASKED.length]?.(turn) ?? '/';
		let answer = await ask(request, origin + path);
		if (answer.comeAgain) {
			askedAgain += 1;
			await pause(answer.comeAgain);
			answer = await ask(request, origin + path);
		}
		requests += 1;
		if (answer.status !== 200) failed.push(`${answer.status} ${path}`);
		await pause(200);
	}
	return { requests, failed, askedAgain };
}

async function breakNowAndThen(request: APIRequestContext, { origin }: SecondShell, end: number): Promise<number> {
	let faults = 0;
	while (Date.now() + FAULT_EVERY < end) {
		await pause(FAULT_EVERY);
		const answer = await request.get(`${origin}${BROKEN[faults % BROKEN.length]}?page=${faults}`, {
			timeout: LATEST_FAULT,
		});
		expect([200, 500, 503]).toContain(answer.status());
		faults += 1;
	}
	return faults;
}

async function watch(shell: SecondShell, end: number): Promise<Sample[]> {
	const samples: Sample[] = [];
	while (Date.now() < end) {
		samples.push(lookAt(shell));
		await pause(LOOK_EVERY);
	}
	return samples;
}

// Linux tells how much memory a process has and which handles.
if (isFull && process.platform === 'linux')
	test('mixed traffic with a fault each minute leaves the shop as it is, and as large (26.1, 26.21)', async ({
		request,
	}) => {
		test.setTimeout(MINUTES * 60_000 + 180_000);
		const shell = await openSecondShell(undefined, await releasesWith('mf_content', breaking), {
			OUTPUT_CACHE: 'on',
			RENDER_WORKERS: '2',
		});
		try {
			const end = Date.now() + MINUTES * 60_000;
			const visitors = Array.from({ length: VISITORS }, (_, index) => visit(request, shell, end, index * 3));
			const [visits, faults, samples] = await Promise.all([
				Promise.all(visitors),
				breakNowAndThen(request, shell, end),
				watch(shell, end),
			]);
			const requests = visits.reduce((sum, one) => sum + one.requests, 0);
			const failed = visits.flatMap((one) => one.failed);
			const askedAgain = visits.reduce((sum, one) => sum + one.askedAgain, 0);
			const [memory, handles] = [growthOf(samples, 'megabytes'), growthOf(samples, 'handles')];
			measured('F43', {
				minutes: MINUTES,
				requests,
				faults,
				'failed requests of other pages': failed.length,
				'asked to come again': askedAgain,
				'memory once warm and at the end': `${Math.round(memory.warm)} and ${Math.round(memory.end)} MB`,
				'handles once warm and at the end': `${handles.warm} and ${handles.end}`,
			});
			expect(failed).toEqual([]);
			expect(askedAgain / requests).toBeLessThan(MOST_AGAIN);
			expect(memory.end - memory.warm).toBeLessThan(GROWTH);
			expect(handles.end - handles.warm).toBeLessThan(MORE_HANDLES);
		} finally {
			await shell.close();
		}
	});
