import type { Experiment } from '../experiment.ts';

const SLICES = 'e2e/src/slice-faults.spec.ts';
const THROWS = 'e2e/src/slice-throws.spec.ts';
const SERVER = 'e2e/src/server-faults.spec.ts';

export const SLICE_FAULTS: Experiment[] = [
	{
		number: 'F14',
		injection: 'each slice gone, unreachable, answering with HTML, hanging, broken; in the browser and on the server',
		bound: 'header, menu and cart stay; a fallback within 1 s on the server and 3 s in the browser; other slices live',
		proofs: {
			[SLICES]: ['leaves the shop whole, and is there when it works again', 'a slice that hangs'],
			[SERVER]: ["the server's pages go on without it"],
		},
	},
	{
		number: 'F15',
		injection: 'a slice that failed works again',
		bound: 'it comes with the next try, without a new document',
		proofs: { [SLICES]: ['leaves the shop whole, and is there when it works again'] },
	},
	{
		number: 'F16',
		injection:
			'a page of each slice that throws when it is rendered or shown, never comes, loops, leaks, allocates 2 GB, rejects, exits; 60 views of one, 10 of each other',
		bound: 'an error view in its place; pages of other slices are as they are; workers are replaced',
		proofs: {
			[THROWS]: ['never takes the shop along'],
			'e2e/src/slice-loops.spec.ts': ['leaves the pages of other slices as they are'],
			'shell/src/server/workers/render-pool.test.ts': [
				'ends a worker that loops',
				'replaces a worker that holds too much memory',
			],
		},
	},
	{
		number: 'F17',
		injection: 'one changed byte in an entry, a part, a server build or a set',
		bound: 'it runs neither in the browser nor on the server; a fallback; a line in the log',
		proofs: {
			[SLICES]: ['leaves the shop whole, and is there when it works again'],
			[SERVER]: ["the server's pages go on without it"],
			'e2e/src/publishing.spec.ts': ['a set with one damaged bit'],
			'shell/src/server/release-files.test.ts': ['of which one bit was changed'],
			'shell/src/server/generation.test.ts': ['says in the log which file of a slice is not what was published'],
		},
	},
	{
		number: 'F18',
		injection: 'a slice with its own React, of another kernel or another contract',
		bound: 'refused before it renders; never two Reacts or kernels in one page',
		proofs: {
			[THROWS]: ['never takes the shop along'],
			'e2e/src/one-kernel.spec.ts': ['shell and slices hold one kernel'],
			'shell/src/server/generation.test.ts': ['starts without a slice that is gone'],
		},
	},
	{
		number: 'F19',
		injection: '50 sets of all slices published under load; a page of the set before; code that a deployment took away',
		bound:
			'no request fails, memory within 30 %, the last 20 sets alive; one new document at most in 10 minutes, no loop',
		proofs: {
			'e2e/src/publishing.spec.ts': ['no request fails while'],
			'e2e/src/own-repository.spec.ts': ['a slice of a repository of its own'],
			[SLICES]: ['code that a deployment took away'],
			'e2e/src/navigation-by-records.spec.ts': ['a release that is published between two taps'],
			'shell/src/errors/reload-once.test.ts': ['reloads at most once in ten minutes'],
		},
	},
	{
		number: 'F20',
		injection: 'a new service worker during the checkout',
		bound: 'no reload of the cart; the new one from the next page on; a switch that removes it',
		proofs: {
			'e2e/src/offline.spec.ts': [
				'comes as a whole, and takes over with a new document',
				'a worker that is switched off',
			],
		},
	},
	{
		number: 'F40',
		injection: 'the search of the catalogue slow or away',
		bound: 'the server’s page has a fallback within its budget, the browser says so and offers another try',
		proofs: {
			'shell/src/render/render-page.test.tsx': [
				'is left to its fallback when it is a part that never comes',
				'is an error of its page when its data never come',
			],
			'e2e/src/search.spec.ts': ['without a network the panel says so'],
			'e2e/src/listing.spec.ts': ['that cannot be had without a network leave'],
		},
	},
	{
		number: 'F44',
		injection: 'a browser without JavaScript',
		bound: 'catalogue, product, search and texts can be read, forms be sent, and what needs script says so',
		proofs: {
			'e2e/src/without-script.spec.ts': ['the catalogue works without JavaScript', 'an address that leads nowhere'],
			'e2e/src/search.spec.ts': ['the header leads to a form'],
			'e2e/src/content.spec.ts': ['a return is a plain form'],
			'e2e/src/overlays.spec.ts': ['the menu opens as a list of links', 'search, cart and languages are links'],
		},
	},
];
