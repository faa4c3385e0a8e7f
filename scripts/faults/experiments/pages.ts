import type { Experiment } from '../experiment.ts';

export const PAGE_FAULTS: Experiment[] = [
	{
		number: 'F37',
		injection:
			'10,000 requests with what must not count: forged hosts and prefixes, languages, cookies, unknown queries, odd spellings, bodies of GETs',
		bound: 'nothing of it in a page or a key; no page of a shopper is kept',
		proofs: {
			'shell/src/server/unkeyed-input.test.ts': [
				'lets nothing into a page',
				'keeps one page for all who ask for the same',
				'does not read the body of a GET',
			],
			'shell/src/server/page-url.test.ts': ['holds nothing of fields that no page reads'],
		},
	},
	{
		number: 'F38',
		injection: '10,000 requests of two shoppers at once, each with a mark',
		bound: 'each page is the page that was asked for, with no byte of the other shopper',
		proofs: { 'e2e/src/output-cache.spec.ts': ['two shoppers at once'] },
	},
	{
		number: 'F39',
		injection:
			'100,000 hostile requests to all calls of the API, made from its document; 20,000 addresses to the shell',
		bound: 'no 5xx, none hangs, no insides told, every refusal is one of the document',
		proofs: {
			'commerce-api/src/openapi/fuzz.test.ts': ['hostile requests'],
			'commerce-api/src/search/search-fuzz.test.ts': ['no question breaks'],
			'shell/src/render/storefront.test.ts': ['addresses of any kind with a page, another address or nothing'],
		},
	},
];
