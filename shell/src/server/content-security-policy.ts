import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { InlineSources } from './inline-sources.ts';

export interface PolicyOptions {
	storeViews: readonly Pick<StoreView, 'analytics' | 'map'>[];
	isSecure: boolean;
	assetOrigin?: string | undefined;
}

type Directive = readonly string[];

const PLACEHOLDERS: InlineSources = { script: '{script}', style: '{style}' };

function measuringOrigins(storeViews: PolicyOptions['storeViews']): string[] {
	const urls = storeViews.flatMap(({ analytics }) => [analytics?.scriptUrl, analytics?.pixelUrl]);
	return [...new Set(urls.flatMap((url) => (url ? [new URL(url).origin] : [])))];
}

/** `{s}` stands for the names of several hosts. */
function tileOrigins(storeViews: PolicyOptions['storeViews']): string[] {
	const origins = storeViews.flatMap(({ map }) => map?.tiles.match(/^https?:\/\/[^/]+/) ?? []);
	return [...new Set(origins.map((origin) => origin.replace('{s}', '*')))];
}

function directives({ storeViews, isSecure, assetOrigin }: PolicyOptions): Directive[] {
	const files = assetOrigin ? [`${assetOrigin}/releases/`] : [];
	const measuring = measuringOrigins(storeViews);
	const hasTracker = storeViews.some(({ analytics }) => analytics?.scriptUrl);
	return [
		['default-src', "'none'"],
		['script-src', PLACEHOLDERS.script, "'strict-dynamic'"],
		['style-src', "'self'", ...files, PLACEHOLDERS.style],
		['img-src', "'self'", 'data:', ...files, ...measuring, ...tileOrigins(storeViews)],
		['font-src', "'self'", ...files],
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

/** Returns the policy of a document for its inline elements; everything else in it is computed once. */
export function contentSecurityPolicy(options: PolicyOptions): (inline: InlineSources) => string {
	const text = directives(options)
		.map((directive) => directive.join(' '))
		.join('; ');
	const [beforeScripts = '', rest = ''] = text.split(PLACEHOLDERS.script);
	const [beforeStyles = '', end = ''] = rest.split(PLACEHOLDERS.style);
	return ({ script, style }) => beforeScripts + script + beforeStyles + style + end;
}

/** For answers that are not documents: nothing in them may run or load, even if a browser shows one. */
export const POLICY_OF_FILES = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A draft has no origin, so nothing in it reaches the session, the storage or the calls of the shop. */
export const SANDBOX = 'sandbox allow-popups allow-popups-to-escape-sandbox';
