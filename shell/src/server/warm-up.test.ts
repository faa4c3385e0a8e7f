import { pino } from 'pino';
import { expect, it } from 'vitest';
import { warmUp } from './warm-up.ts';
import type { Rendered } from './workers/page-in-work.ts';

/** Warms up a worker whose first renders lack something. @returns the addresses that were rendered, and the lines of the log */
async function warmedUp(incomplete: number, fail = false) {
	const rendered: string[] = [];
	const lines: Record<string, unknown>[] = [];
	const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
	const rendering = async (url: string): Promise<Rendered> => {
		rendered.push(url);
		if (fail) throw new Error('no page');
		const isDegraded = () => rendered.length <= incomplete;
		const head = { status: 200, location: undefined, audience: 'anyone', tags: [] } as const;
		const loaded = { loadedIn: 0, calls: 0, rounds: 0, record: undefined };
		return { ...head, ...loaded, body: new Blob(['<p>']).stream(), isDegraded };
	};
	const render = ({ url }: { url: string }) => {
		const page = rendering(url);
		return { loaded: page, rendered: page };
	};
	await warmUp(render, log);
	return { rendered, lines };
}

it('renders the home page before shoppers do', async () => {
	expect(await warmedUp(0)).toEqual({ rendered: ['/'], lines: [] });
});

it('renders it again while something is missing', async () => {
	expect(await warmedUp(2)).toEqual({ rendered: ['/', '/', '/'], lines: [] });
});

it('gives up on a page that stays incomplete or cannot be rendered, and says so in the log', async () => {
	expect(await warmedUp(9)).toMatchObject({
		rendered: ['/', '/', '/'],
		lines: [{ msg: 'the home page is incomplete' }],
	});
	expect(await warmedUp(0, true)).toMatchObject({
		rendered: ['/'],
		lines: [{ msg: 'the home page cannot be rendered' }],
	});
});
