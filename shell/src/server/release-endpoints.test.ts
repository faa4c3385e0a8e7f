import { STORE_VIEWS } from '@pasaz/kernel/contract/store-views.fixture';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import { createReleaseEndpoints, type ReleaseEndpointOptions } from './release-endpoints.ts';
import type { Rendered } from './workers/page-in-work.ts';

const SECRET = 'a-release-secret-of-some-length';
const WHOLE = '<title>Shop</title><main><h1>Brzask</h1></main>';

/** @param statusOf throws at the address of a page that cannot be made */
function generationWith(id: string, statusOf: (url: string) => number): Generation {
	const make = async (url: string) => {
		const status = statusOf(url);
		const body = { plain: new TextEncoder().encode(WHOLE) };
		return { status, location: undefined, body, isDegraded: () => false } as unknown as Rendered;
	};
	const render: Generation['render'] = ({ url }) => {
		const rendered = make(url);
		return { loaded: rendered, rendered };
	};
	const files = { set: id, shell: '', remotes: [], broken: [], views: '' };
	const none = { broken: [], declared: [], causeOf: () => undefined, close: async () => {} };
	return { ...none, set: { id, releases: {} }, files, render };
}

test('a rehearsal begins again where the shop comes to show another set meanwhile, whose pages it then compares (26.39)', async () => {
	let isOver = false;
	const later = generationWith('later', () => 200);
	const first = generationWith('first', (url) => {
		isOver ||= url === '/faq';
		if (isOver) throw new Error('The render worker is ending');
		return 200;
	});
	const candidate = generationWith('candidate', (url) => (url === '/faq' ? 503 : 200));
	const generations: Partial<Generations> = {
		shown: () => (isOver ? later : first),
		hold: async (_, use) => use(candidate),
	};
	const config = { releaseSecret: SECRET, storeViews: STORE_VIEWS };
	const given = { generations, config, log: pino({ level: 'silent' }) };
	const options = given as unknown as ReleaseEndpointOptions;
	const answer = await createReleaseEndpoints(options).request('/rehearse', {
		method: 'POST',
		headers: { authorization: `Bearer ${SECRET}` },
		body: JSON.stringify({ set: 'candidate' }),
	});
	expect(answer.status).toBe(200);
	const { pages } = await answer.json();
	const faulty = pages.filter(({ faults }: { faults: string[] }) => faults.length > 0);
	expect(faulty).toMatchObject([{ url: '/faq', faults: ['answers 503, and 200 now'] }]);
});
