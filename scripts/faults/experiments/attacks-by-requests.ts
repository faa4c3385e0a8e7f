import type { Experiment } from '../experiment.ts';

const CALLS = 'commerce-api/src/openapi';
const HTTP = 'commerce-api/src/platform/http/http.test.ts';
const HEADERS = 'e2e/src/security-headers.spec.ts';

export const ATTACKS_BY_REQUESTS: Experiment[] = [
	{
		number: 'S18',
		injection: 'large, deep and many: bodies, lists, pages, pictures that unpack, forms of documents',
		bound: '413 or 422 at once',
		proofs: {
			[HTTP]: ['is refused'],
			[`${CALLS}/rare-refusals.test.ts`]: ['a cart with more lines than it may have'],
			'commerce-api/src/content/content.test.ts': ['or of too many at once, is refused'],
			'commerce-api/src/selling/orders/claims/complaints.test.ts': ['is refused where it unpacks'],
			'commerce-api/src/search/search-many.test.ts': ['are twenty where they are at most twenty'],
			'commerce-api/src/platform/kept-files.test.ts': ['makes one file at a time'],
		},
	},
	{
		number: 'S19',
		injection: '/account/x.css, /account%2f..%2fstatic and all of F37',
		bound: 'never kept',
		proofs: {
			'shell/src/server/unkeyed-input.test.ts': [
				'keeps no answer for an address that looks like a file',
				'lets nothing into a page',
			],
		},
	},
	{
		number: 'S20',
		injection: 'every kind of answer: pages, 404, 500, files, calls',
		bound:
			'the policy, nosniff, frame-ancestors, referrer, COOP on each; a visit needs nothing that the policy forbids',
		proofs: {
			[HEADERS]: [
				'every kind of answer carries the security headers',
				'a visit from the home page to the checkout',
				'cannot make policies',
			],
			'shell/src/server/security-headers.test.ts': [
				'carries them, and nothing of what went wrong',
				'promises TLS only where there is TLS',
			],
			'shell/src/server/content-security-policy.test.ts': ['names what stands inline'],
		},
	},
	{
		number: 'S21',
		injection: 'requests of other origins, and of the origin null',
		bound: 'they read released files and nothing else',
		proofs: {
			[HEADERS]: ['other sites may read released files, and nothing else'],
			'shell/src/server/proxied-files.test.ts': ['permissions for other sites'],
		},
	},
	{
		number: 'S22',
		injection: 'an exception in each call, and in the middle of an order',
		bound: 'an id and nothing else; no half order',
		proofs: {
			[`${CALLS}/forced-failures.test.ts`]: [
				'an unexpected failure is only answered with an id',
				'an order in which something unforeseen happens',
			],
		},
	},
	{
		number: 'S23',
		injection: 'a whole journey with all errors; wrong secrets; each call while everything fails',
		bound: 'no password, token or person in the log; refused secrets stand there',
		proofs: {
			'commerce-api/src/logs.test.ts': [
				'a whole journey with all its errors',
				'a wrong secret of a call for merchants',
			],
			'commerce-api/src/failures.test.ts': ['reveals no secret when everything fails'],
			'shell/src/render/worker-console.test.ts': ['keeps to itself what an address carries'],
		},
	},
	{
		number: 'S25',
		injection: 'forged X-Forwarded-* from strangers',
		bound: 'limits and links do not follow them',
		proofs: {
			'shared-kernel/src/domain/trusted-proxies.server.test.ts': ['where a request comes from'],
			'shell/src/server/api-proxy.test.ts': ['passes no other claim on'],
			'commerce-api/src/accounts/accounts.test.ts': ['leads to the shop, whatever host the request names'],
		},
	},
	{
		number: 'S26',
		injection: 'types of bodies like application/json\\tx, upper case, jsonp',
		bound: 'never past the schema',
		proofs: { [HTTP]: ['is answered with'] },
	},
	{
		number: 'S27',
		injection: 'React’s server components, whose packages had remote code execution',
		bound: 'not installed, whoever asks for them',
		proofs: { 'scripts/supply-chain.test.ts': ['holds no package of server components'] },
	},
	{
		number: 'S30',
		injection: 'clients that send a request drop by drop: one to the API, 300 to the shell',
		bound: 'cut off within seconds; others are served meanwhile',
		proofs: {
			'commerce-api/src/main.test.ts': ['keeps a second process and slow senders out'],
			'e2e/src/slow-clients.spec.ts': ['clients that send drop by drop'],
		},
	},
];
