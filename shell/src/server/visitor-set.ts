import { randomInt } from 'node:crypto';
import { readSetLink } from '@pasaz/delivery/set-link';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { serialize } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Generations } from './generations.ts';
import type { Canary } from './shown-sets.ts';

/** The field of a signed link, and the cookie that keeps it. */
export const SET_FIELD = '_set';
/** A visitor's place among a hundred, by which a canary is shown to the same ones each time. It says nothing else. */
const PLACE_COOKIE = 'place';
const MONTH = 2_592_000;

export interface Visitor {
	/** The set that this visitor sees; undefined for what everybody sees. */
	set: string | undefined;
	/** The set is not published: nobody but who has the link may keep or index its pages. */
	isPreview: boolean;
	cookie?: string;
}

interface VisitorOptions {
	generations: Generations;
	config: Pick<Config, 'releaseSecret' | 'publicUrl'>;
	log: Logger;
}

const EVERYBODY: Visitor = { set: undefined, isPreview: false };

export function createVisitors({ generations, config, log }: VisitorOptions) {
	const { releaseSecret } = config;
	const options = {
		path: '/',
		httpOnly: true,
		sameSite: 'Lax',
		secure: config.publicUrl.startsWith('https:'),
	} as const;

	const setOf = (link: string | undefined) => (link && releaseSecret ? readSetLink(releaseSecret, link) : undefined);

	async function preview(context: Context): Promise<Visitor | undefined> {
		const link = setOf(getCookie(context, SET_FIELD));
		if (!link) return;
		try {
			await generations.visit(link.set);
			return { set: link.set, isPreview: true };
		} catch (error) {
			log.warn({ err: error, set: link.set }, 'a release set cannot be visited');
			return;
		}
	}
	function visitorOf(context: Context, { percent, generation }: Canary): Visitor {
		const known = Number(getCookie(context, PLACE_COOKIE) ?? Number.NaN);
		const isKnown = known >= 0 && known < 100;
		const place = isKnown ? known : randomInt(100);
		const visitor: Visitor = { set: place < percent ? generation.set.id : undefined, isPreview: false };
		if (isKnown) return visitor;
		return { ...visitor, cookie: serialize(PLACE_COOKIE, String(place), { ...options, maxAge: MONTH }) };
	}

	return {
		/** Tells which set a request sees. @throws nothing: who cannot see a set sees what everybody does */
		async of(context: Context): Promise<Visitor> {
			const previewed = await preview(context);
			if (previewed) return previewed;
			const canary = generations.canary();
			return canary ? visitorOf(context, canary) : EVERYBODY;
		},
		/** Answers the first request of a signed link: the cookie is set, and the address goes on without the field. */
		enter(context: Context): Response | undefined {
			const url = new URL(context.req.url);
			const link = url.searchParams.get(SET_FIELD);
			if (link === null) return;
			const found = setOf(link);
			const cookie = found
				? serialize(SET_FIELD, link, { ...options, expires: new Date(found.expires) })
				: serialize(SET_FIELD, '', { ...options, maxAge: 0 });
			url.searchParams.delete(SET_FIELD);
			const location = url.pathname.replace(/^\/{2,}/, '/') + url.search;
			return new Response(null, {
				status: 303,
				headers: { location, 'set-cookie': cookie, 'cache-control': 'no-store' },
			});
		},
	};
}

export type Visitors = ReturnType<typeof createVisitors>;

/** What a visitor sees who does not see what everybody does is kept by nobody. */
export function markVisit({ headers }: Response, { set, isPreview, cookie }: Visitor): void {
	if (cookie) headers.append('set-cookie', cookie);
	if (cookie || set !== undefined) headers.set('cache-control', 'private, no-store');
	if (isPreview) headers.set('x-robots-tag', 'noindex');
}
