import type { Experiment } from '../experiment.ts';

const CONTENT = 'commerce-api/src/content';
const HEADERS = 'e2e/src/security-headers.spec.ts';

export const ATTACKS_BY_CONTENT: Experiment[] = [
	{
		number: 'S10',
		injection:
			'a corpus of scripts in reviews, addresses of orders, searches, addresses of pages and editors’ texts, in Chromium without the policy',
		bound: 'none runs',
		proofs: {
			'e2e/src/slipped-scripts.spec.ts': ['no script that somebody wrote into'],
			[`${CONTENT}/content.test.ts`]: ['come without anything that could run'],
			[`${CONTENT}/editorial.test.ts`]: ['contains nothing executable'],
			[HEADERS]: ['does not run as markup'],
			'shell/src/routing/canonical-path.test.ts': ['spells'],
		},
	},
	{
		number: 'S11',
		injection: '</script>, <!--, U+2028 in what the server writes into a document',
		bound: 'inert',
		proofs: { 'shell/src/render/document.test.ts': ['what is written into a document'] },
	},
	{
		number: 'S12',
		injection: 'javascript: and data: in links; __proto__ in queries, bodies and stored values',
		bound: 'dropped; no prototype changes',
		proofs: {
			[`${CONTENT}/redirects/safe-target.test.ts`]: ['never leaves the shop but for an allowed host'],
			'commerce-api/src/platform/http/http.test.ts': ['cannot change the prototypes'],
			'commerce-api/src/openapi/fuzz.test.ts': ['do not pollute prototypes'],
			'shared-kernel/src/stores/corrupt-state.test.ts': ['reaches no prototype'],
			[HEADERS]: ['does not run from another address'],
		},
	},
	{
		number: 'S13',
		injection: 'targets like //evil, /\\evil, https:evil, %0d%0a, user@host in payments, logins and redirects',
		bound: 'a path of the shop or an allowed host',
		proofs: {
			[`${CONTENT}/redirects/safe-target.test.ts`]: ['never leaves the shop but for an allowed host'],
			'mf-cart-checkout/src/confirmation/payment-redirect.test.ts': ['leads nowhere but to the shop'],
			'shell/src/routing/canonical-path.test.ts': ['stays within the shop'],
			[`${CONTENT}/editorial.test.ts`]: ['leads to the shop and to allowed hosts only'],
		},
	},
	{
		number: 'S14',
		injection: 'addresses that make the server fetch something',
		bound: 'only what the settings name is fetched, for 2 s at most',
		proofs: {
			'commerce-api/src/community/pim/pim.test.ts': ['the reviews of the product-information service'],
			'commerce-api/src/accounts/social-login.test.ts': [
				'is off without the provider’s ids',
				'is waited for when it does not come',
			],
			'commerce-api/src/import/vsf/import-vsf.test.ts': ['never leaves the folder'],
		},
		lacks: 'the shop fetches no address that a request names, so there is no redirect or rebinding to try',
	},
	{
		number: 'S15',
		injection: 'CR, LF and NUL in what reaches headers, mails and file names',
		bound: 'no header, no recipient, no link of a stranger',
		proofs: {
			'commerce-api/src/community/contact/contact.test.ts': [
				'does not let the sender choose the recipient',
				'does not allow header injection',
			],
			'commerce-api/src/platform/mail/mail.test.ts': ['does not let typed text become a header'],
			'commerce-api/src/selling/orders/letters/order-mails.test.ts': ['the mail of an order'],
		},
	},
	{
		number: 'S16',
		injection: '..%2f, NUL, absolute and unknown names of feeds, pictures, mails and released files',
		bound: '404',
		proofs: {
			'e2e/src/proxied-files.spec.ts': ['a name that leads out of the folder of feeds'],
			'commerce-api/src/content/feeds/feeds.test.ts': ['a feed of products'],
			'commerce-api/src/catalogue/pictures/routes.test.ts': ['serves a picture that the catalogue names'],
			'commerce-api/src/platform/mail/mail.test.ts': ['is no mail'],
			'shell/src/server/release-files.test.ts': ['serves what was published'],
		},
	},
	{
		number: 'S17',
		injection: 'SQL and search operators in texts, sorts, filters and addresses',
		bound: 'found as words, or refused; never a 5xx',
		proofs: {
			'commerce-api/src/search/search-fuzz.test.ts': ['no question breaks', 'a question that is too much'],
			'commerce-api/src/search/url-map/url-map.test.ts': ['is broken by no address'],
			[`${CONTENT}/content.test.ts`]: ['that do not exist are not found'],
		},
	},
	{
		number: 'S24',
		injection: 'drafts of editors: guessed keys, caches, scripts',
		bound: 'a key of 128 bits, thirty days, never kept or listed, in a sandbox',
		proofs: {
			[`${CONTENT}/editorial.test.ts`]: ['a draft'],
			'shell/src/server/security-headers.test.ts': ['keeps a draft in a sandbox'],
		},
	},
	{
		number: 'S28',
		injection: 'a visit without consent, and with consent taken back',
		bound: 'nothing is loaded, kept or sent before a yes; no address of mail ever',
		proofs: {
			'e2e/src/analytics.spec.ts': ['nothing is counted, kept or sent before a yes', 'nothing names the shopper'],
			'shell/src/statistics/tracking-ids.test.ts': ['never takes an e-mail address'],
			'shell/src/statistics/follow-consent.test.ts': ['without consent'],
		},
	},
];
