import { setTimeout as wait } from 'node:timers/promises';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { PATHS } from '@pasaz/kernel/routes';
import { basenameOf } from '../routing/site.ts';
import type { Generation } from './generation.ts';
import { createNonce } from './inline-sources.ts';
import { readWhole } from './workers/page-in-work.ts';

/** Pages that a home page leads to, of each store view: categories, products, help. */
const MAX_LINKS = 16;
const CONCURRENCY = 4;
/** ms before a failed page is tried again, alone: a busy machine fails pages of any set, and failures are shared for two seconds. */
const RETRY_DELAYS = [500, 2100];
/** So many pages that go on failing are enough to refuse a set. */
const MAX_FAILED_PAGES = 5;
/** A page that grows or slows by less than this is as it was. */
const TOLERANCE = { bytes: 0.25, times: 3, ms: 200 };

interface SeenPage {
	status: number;
	location: string | undefined;
	isDegraded: boolean;
	title: string;
	heading: string;
	/** How many it has of each part that gives a page its structure. */
	parts: Record<Part, number>;
	bytes: number;
	ms: number;
	html: string;
	failure?: string;
}

/** What a page is made of, as it is seen in its markup; React marks each place of a fragment, also of one that is to come. */
const PARTS = {
	headings: /<h[1-6][ >]/g,
	landmarks:
		/<(?:header|nav|main|aside|footer|search)[ >]|<[^>]* role="(?:banner|navigation|main|complementary|contentinfo|search|region)"/g,
	fragments: /<!--\$[?!]?-->/g,
};
type Part = keyof typeof PARTS;
const PART_NAMES = ['headings', 'landmarks', 'fragments'] as const satisfies Part[];

export interface RehearsedPage {
	url: string;
	/** Reasons to refuse the set. */
	faults: string[];
	/** The error, if code threw. */
	cause?: string;
	/** Differences that may be intended. */
	changes: string[];
}

const textIn = (html: string, tag: string) =>
	(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim();

const countParts = (html: string) =>
	({
		headings: html.match(PARTS.headings)?.length ?? 0,
		landmarks: html.match(PARTS.landmarks)?.length ?? 0,
		fragments: html.match(PARTS.fragments)?.length ?? 0,
	}) satisfies SeenPage['parts'];

async function see(generation: Generation, url: string): Promise<SeenPage> {
	const began = performance.now();
	const request = { url, nonce: createNonce(), version: 0, factsVersion: 0, form: 'document' } as const;
	const page = await generation.render(request, 'behind').rendered;
	const html = Buffer.from(await readWhole(page.body)).toString();
	return {
		status: page.status,
		location: page.location,
		isDegraded: page.isDegraded(),
		title: textIn(html, 'title'),
		heading: textIn(html, 'h1'),
		parts: countParts(html),
		bytes: html.length,
		ms: performance.now() - began,
		html,
	};
}

/** A page that fails is seen as one that answers 503, as its visitors would. */
const trySee = (generation: Generation, url: string): Promise<SeenPage> =>
	see(generation, url).catch((error: unknown) => ({
		...{ status: 503, location: undefined, isDegraded: true, title: '', heading: '' },
		...{ parts: countParts(''), bytes: 0, ms: 0, html: '', failure: String(error) },
	}));

function faultsOf(before: SeenPage, after: SeenPage): string[] {
	const faults: string[] = [];
	if (before.status !== after.status && (before.status < 400 || after.status >= 500))
		faults.push(`answers ${after.status}, and ${before.status} now`);
	if (after.isDegraded && !before.isDegraded && after.status < 500) faults.push('a part of it is missing');
	for (const part of ['title', 'heading'] as const) if (before[part] && !after[part]) faults.push(`it has no ${part}`);
	if (before.parts.landmarks > 0 && after.parts.landmarks === 0) faults.push('it has no landmarks');
	return faults;
}

function changesOf(before: SeenPage, after: SeenPage): string[] {
	const changes: string[] = [];
	for (const part of ['status', 'location', 'title', 'heading'] as const)
		if (before[part] !== after[part]) changes.push(`${part}: ${after[part]}, was ${before[part]}`);
	for (const part of PART_NAMES)
		if (before.parts[part] !== after.parts[part])
			changes.push(`${part}: ${after.parts[part]}, were ${before.parts[part]}`);
	if (Math.abs(after.bytes - before.bytes) > TOLERANCE.bytes * before.bytes)
		changes.push(`${after.bytes} bytes, were ${before.bytes}`);
	if (after.ms > before.ms * TOLERANCE.times && after.ms - before.ms > TOLERANCE.ms)
		changes.push(`${after.ms.toFixed(0)} ms, were ${before.ms.toFixed(0)}`);
	return changes;
}

/** Evenly among all, so that the menu, the products and the footer are in it. */
function someOf(all: readonly string[]): string[] {
	const step = Math.max(1, all.length / MAX_LINKS);
	return Array.from({ length: Math.min(MAX_LINKS, all.length) }, (_, index) => all[Math.floor(index * step)] ?? '');
}

interface Rehearsed {
	candidate: Generation;
	shown: Generation;
}

/** Addresses of each store view: the pages with a fixed path, and some that its home page leads to. */
async function addressesOf({ shown, candidate }: Rehearsed, storeViews: readonly StoreView[]): Promise<string[]> {
	const bases = storeViews.map(basenameOf).map((base) => (base === '/' ? '' : base));
	const known = [...Object.values(PATHS), ...shown.declared, ...candidate.declared];
	const fixed = known.filter((path) => !path.includes(':') && path !== '/');
	const all = bases.map(async (base) => {
		const { html, status, failure = `answers ${status}` } = await trySee(shown, base || '/');
		// pages that fail in both sets would look alike
		if (status >= 500) throw new Error(`The shop itself does not work: ${base || '/'} ${failure}`);
		const others = bases.filter((other) => other !== '' && other !== base);
		const links = [...html.matchAll(/<a\b[^>]* href="(\/[^"?#]*)[^"]*"/g)].map(([, href = '']) => href);
		const isWithin = (href: string, prefix: string) => `${href}/`.startsWith(`${prefix}/`);
		const own = links.filter((href) => isWithin(href, base) && !others.some((other) => isWithin(href, other)));
		return [base || '/', ...fixed.map((path) => base + path), ...someOf([...new Set(own)])];
	});
	return [...new Set((await Promise.all(all)).flat())];
}

async function compare({ candidate, shown }: Rehearsed, url: string): Promise<RehearsedPage> {
	const [before, after] = await Promise.all([trySee(shown, url), trySee(candidate, url)]);
	const faults = faultsOf(before, after);
	if (faults.length === 0) return { url, faults, changes: changesOf(before, after) };
	const cause = candidate.causeOf(url) ?? after.failure;
	return { url, faults, changes: [], ...(cause && { cause }) };
}

/** Tries pages again that failed beside others, one at a time; those first of which it is known what threw. @returns how each ended */
async function tryAlone(
	sets: Rehearsed,
	failed: readonly RehearsedPage[],
	pauses: readonly number[],
): Promise<RehearsedPage[]> {
	const ended: RehearsedPage[] = [];
	for (let page of failed.toSorted((a, b) => Number(b.cause !== undefined) - Number(a.cause !== undefined))) {
		if (ended.filter(({ faults }) => faults.length > 0).length >= MAX_FAILED_PAGES) break;
		for (const pause of pauses) {
			if (page.faults.length === 0) break;
			await wait(pause);
			page = await compare(sets, page.url);
		}
		ended.push(page);
	}
	return ended;
}

/** Compares pages of a candidate with those of what is shown. @throws if the latter fails itself */
export async function rehearse(
	sets: Rehearsed,
	storeViews: readonly StoreView[],
	pauses = RETRY_DELAYS,
): Promise<RehearsedPage[]> {
	const waiting = await addressesOf(sets, storeViews);
	const tried: RehearsedPage[] = [];
	const tryInTurn = async () => {
		for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) tried.push(await compare(sets, url));
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, tryInTurn));
	const failed = tried.filter(({ faults }) => faults.length > 0);
	return [...tried.filter((page) => !failed.includes(page)), ...(await tryAlone(sets, failed, pauses))];
}
