import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import * as z from 'zod';
import { bearerGuard, hasBearer, hasPassword } from './bearer.ts';
import type { Config } from './config.ts';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import { type RehearsedPage, rehearse } from './rehearse.ts';
import { RELEASE_PAGE_POLICY, releasePage } from './release-page.ts';
import { type ReportOptions, reportReleases } from './release-report.ts';

export interface ReleaseEndpointOptions extends ReportOptions {
	config: Pick<Config, 'releaseSecret' | 'storeViews'>;
	log: Logger;
}

const SetRequest = z.object({ set: z.string() });
const limit = bodyLimit({ maxSize: 1024 });

/** @throws naming the slices that the candidate cannot load, and the shown set can */
function assertWhole(candidate: Generation, shown: Generation): void {
	const lost = candidate.broken.filter((name) => !shown.broken.includes(name));
	const told = lost.map(
		(name) => `${name} cannot be loaded: ${candidate.causeOf(name) ?? 'the log of the shop says why'}`,
	);
	if (told.length > 0) throw new Error(told.join('\n'));
}

/** Begins again where the shop has come to show another set: workers that end make no pages to compare with. */
async function rehearseBesideShown(
	candidate: Generation,
	generations: Pick<Generations, 'shown'>,
	storeViews: Config['storeViews'],
): Promise<RehearsedPage[]> {
	const shown = generations.shown();
	const isOver = () => generations.shown() !== shown;
	assertWhole(candidate, shown);
	try {
		const pages = await rehearse({ candidate, shown }, storeViews);
		if (!isOver()) return pages;
	} catch (error) {
		if (!isOver()) throw error;
	}
	return rehearseBesideShown(candidate, generations, storeViews);
}

/** `POST /releases/rehearse` and `GET /releases/status`, for whoever has the secret; without a secret for nobody. */
export function createReleaseEndpoints({ generations, config, log }: ReleaseEndpointOptions): Hono {
	const app = new Hono();
	const { releaseSecret, storeViews } = config;

	async function tryOut(context: Context): Promise<Response> {
		const began = performance.now();
		const wanted = SetRequest.safeParse(await context.req.json().catch(() => undefined)).data;
		if (!wanted) return context.json({ error: 'which set?' }, 422);
		try {
			const pages = await generations.hold(wanted.set, (candidate) =>
				rehearseBesideShown(candidate, generations, storeViews),
			);
			return context.json({ pages, ms: performance.now() - began });
		} catch (error) {
			log.error({ err: error, set: wanted.set }, 'a set could not be rehearsed');
			return context.json({ error: error instanceof Error ? error.message : 'it cannot run' }, 409);
		}
	}

	const guard = bearerGuard(releaseSecret, log, 'a question about releases with a wrong secret was refused');
	app.post('/rehearse', guard, limit, tryOut);
	app.get('/status', guard, (context) => {
		const { set, broken } = generations.shown();
		const tried = generations.canary();
		const canary = tried && { set: tried.generation.set.id, percent: tried.percent };
		return context.json({ shown: set.id, broken, ...(canary && { canary }), open: generations.open() });
	});
	return app;
}

/** `GET /_releases`: the same for a person at a browser, who gives the secret as password. */
export function createReleasePage({ config, log, ...report }: ReleaseEndpointOptions) {
	return async (context: Context): Promise<Response> => {
		const { releaseSecret } = config;
		if (!releaseSecret) return context.notFound();
		if (!hasBearer(context, releaseSecret) && !hasPassword(context, releaseSecret)) {
			if (context.req.header('authorization')) log.warn('the page of releases was asked for with a wrong secret');
			return context.text('unauthorized', 401, { 'www-authenticate': 'Basic realm="releases", charset="UTF-8"' });
		}
		const headers = {
			'content-security-policy': RELEASE_PAGE_POLICY,
			'cache-control': 'private, no-store',
			'x-robots-tag': 'noindex',
		};
		return context.html(releasePage(await reportReleases(report)), 200, headers);
	};
}
