import { ContractError, NetworkError } from '@pasaz/kernel/errors';
import { expect, it } from 'vitest';
import { recordFetcher } from './fetch-record.ts';
import { movedRecord, RELEASE_SET, shownRecord } from './page-record.fake.ts';

type Answer = () => Response | Promise<Response>;

function ask(answer: Answer, timeout = 1000) {
	const asked: string[] = [];
	const fetchRecord = recordFetcher({
		releaseSet: RELEASE_SET,
		timeout,
		async fetch(url, init) {
			asked.push(String(url));
			const late = new Promise<never>((_, reject) => {
				init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
			});
			return Promise.race([answer(), late]);
		},
	});
	return { asked, record: fetchRecord({ href: '/de/ona?page=2', priority: 'high' }) };
}

it.each([
	['a page', shownRecord({ loaderData: { page: 1 } })],
	['the way to another address', movedRecord('/nowa')],
])('fetches %s', async (_, made) => {
	const { asked, record } = ask(() => Response.json(made));
	expect(await record).toEqual(made);
	expect(asked).toEqual(['/_page/de/ona?page=2']);
});

const { head: _, ...headless } = shownRecord();
const WRONG: [string, Answer][] = [
	['refused', () => new Response('no', { status: 503 })],
	['cut', () => new Response(JSON.stringify(shownRecord()).slice(0, 40))],
	['not JSON', () => new Response('<!doctype html>')],
	['null', () => Response.json(null)],
	['a list', () => Response.json([])],
	['without a head', () => Response.json(headless)],
	['with a status that is none', () => Response.json({ ...shownRecord(), status: 'fine' })],
	['of another release set', () => Response.json({ ...shownRecord(), releaseSet: 'set-2' })],
	['late', () => new Promise<Response>(() => {})],
];
it.each(WRONG)('refuses a record that is %s', async (_what, answer) => {
	await expect(ask(answer, 20).record).rejects.toThrow(ContractError);
});

it('knows a missing network from a bad record', async () => {
	await expect(ask(() => Promise.reject(new TypeError('Failed to fetch'))).record).rejects.toThrow(NetworkError);
});
