import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { InlineSources } from './inline-sources.ts';

export interface PolicyOptions {
	storeViews: readonly Pick<StoreView, 'analytics'>[];
	isSecure: boolean;
}

type Directive = readonly string[];

/** Stand for what differs from page to page. */
const SLOTS: InlineSources = { script: '{script}', style: '{style}' };

/** Where a merchant's own measuring sends its data, beside the shop. */
function measuringOrigins(storeViews: PolicyOptions['storeViews']): string[] {
	const urls = storeViews.flatMap(({ analytics }) => [analytics?.scriptUrl, analytics?.pixelUrl]);
	return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}

function directives({ storeViews, isSecure }: PolicyOptions): Directive[] {
	const measuring = measuringOrigins(storeViews);
	const hasTracker = storeViews.some(({ analytics }) => analytics?.scriptUrl);
	return [
		['default-src', "'none'"],
		['script-src', SLOTS.script, "'strict-dynamic'"],
		['style-src', "'self'", SLOTS.style],
		['img-src', "'self'", 'data:', ...measuring],
		['font-src', "'self'"],
		['media-src', "'self'"],
		['connect-src', "'self'", ...measuring],
		['manifest-src', "'self'"],
		['worker-src', "'self'"],
		['object-src', "'none'"],
		['base-uri', "'none'"],
		['frame-ancestors', "'none'"],
		['form-action', "'self'"],
		['require-trusted-types-for', "'script'"],
		// Each slice brings its own copy of what shows editors' HTML. A tag manager's script names policies of its own.
		['trusted-types', ...(hasTracker ? ['*'] : ['default', 'rich-text']), "'allow-duplicates'"],
		...(isSecure ? [['upgrade-insecure-requests'] as const] : []),
	];
}

/** The policy of the shop's documents, by what stands inline in them. */
export function contentSecurityPolicy(options: PolicyOptions): (inline: InlineSources) => string {
	const text = directives(options)
		.map((directive) => directive.join(' '))
		.join('; ');
	const [beforeScripts = '', rest = ''] = text.split(SLOTS.script);
	const [beforeStyles = '', end = ''] = rest.split(SLOTS.style);
	return ({ script, style }) => beforeScripts + script + beforeStyles + style + end;
}

/** For answers that are not documents: even where a browser shows one, nothing in it runs or loads. */
export const POLICY_OF_FILES = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * For drafts: the page is of no origin, so that whatever is in it has no session, no storage and no calls of the shop's, and
 * runs no script. What it shows comes from the server; its links lead on.
 */
export const SANDBOX = 'sandbox allow-popups allow-popups-to-escape-sandbox';
