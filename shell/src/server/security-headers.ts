import type { Audience } from '@pasaz/kernel/contract/slices';
import type { MiddlewareHandler } from 'hono';
import type { Config } from './config.ts';
import { contentSecurityPolicy, POLICY_OF_FILES, SANDBOX } from './content-security-policy.ts';
import type { InlineSources } from './inline-sources.ts';

type Headers = Readonly<Record<string, string>>;

/** Other sites may show these: newsletters and comparison sites the pictures, a CDN the files. */
const FOR_OTHER_SITES = /^\/(img|releases|feed)\//;
const TWO_YEARS = 63_072_000;

const COMMON: Headers = {
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'cross-origin-opener-policy': 'same-origin',
	'permissions-policy':
		'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
};

const CONFIDENTIAL: Headers = {
	'cache-control': 'private, no-store',
	'referrer-policy': 'no-referrer',
	'x-robots-tag': 'noindex',
};

/** The audience decides how long a page may be kept and whether its address may be passed on. */
const BY_AUDIENCE: Readonly<Record<Audience, Headers>> = {
	anyone: { 'cache-control': 'no-cache' },
	shopper: { 'cache-control': 'private, no-store' },
	holder: CONFIDENTIAL,
	editor: CONFIDENTIAL,
};

export interface SecurityHeaders {
	/** All headers of a document except its type, encoding and length. */
	document(inline: InlineSources, audience: Audience): Record<string, string>;
	middleware: MiddlewareHandler;
	/** All headers of an empty answer to a request that no route sees. */
	empty: Headers;
}

export function createSecurityHeaders({
	publicUrl,
	storeViews,
	assetOrigin,
}: Pick<Config, 'publicUrl' | 'storeViews' | 'assetOrigin'>): SecurityHeaders {
	const isSecure = publicUrl.startsWith('https:');
	const policy = contentSecurityPolicy({ storeViews, isSecure, assetOrigin });
	const common = { ...COMMON, ...(isSecure && { 'strict-transport-security': `max-age=${TWO_YEARS}` }) };
	const ofDocument = { ...common, 'cross-origin-resource-policy': 'same-origin' };
	const empty = { ...ofDocument, 'content-security-policy': POLICY_OF_FILES, 'cache-control': 'no-store' };
	return {
		empty,
		document: (inline, audience) => ({
			...ofDocument,
			...BY_AUDIENCE[audience],
			'content-security-policy': audience === 'editor' ? `${policy(inline)}; ${SANDBOX}` : policy(inline),
		}),
		middleware: async (context, next) => {
			await next();
			const { headers } = context.res;
			const isForOthers = FOR_OTHER_SITES.test(context.req.path);
			// The browser shows a PDF in a document of its own, to which the policy would apply.
			const isPdf = headers.get('content-type')?.startsWith('application/pdf');
			const missing = {
				...empty,
				...(isForOthers && { 'cross-origin-resource-policy': 'cross-origin' }),
				...(isPdf && { 'content-security-policy': "frame-ancestors 'none'" }),
			};
			for (const [name, value] of Object.entries(missing)) if (!headers.has(name)) headers.set(name, value);
		},
	};
}
