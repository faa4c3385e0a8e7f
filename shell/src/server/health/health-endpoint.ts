import type { BlockList } from 'node:net';
import { PackageName, placedIn, type ReleaseSet } from '@pasaz/delivery/release';
import { lineOf } from '@pasaz/kernel/domain/network-of';
import { clientAddress } from '@pasaz/kernel/domain/trusted-proxies.server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { HEALTH_SAMPLE } from '../../routing/health.ts';
import { peerOf } from '../peer.ts';
import type { PageView } from './health-book.ts';

const names = z.array(PackageName).max(60);
/** What a page says of itself when it is left; it names nobody. */
const Report = z.object({
	set: z.string().max(80),
	/** The slice whose page it is. */
	page: PackageName.nullable(),
	/** Slices whose code was on it. */
	slices: names,
	failed: names,
	/** ms until its largest part was painted. */
	paint: z.number().min(0).max(120_000).nullable(),
});

/** The address of whoever sends, or that of a proxy which names nobody. */
function senderOf(context: Context, proxies: BlockList): string {
	const peer = peerOf(context);
	return clientAddress(proxies, peer, context.req.header('x-forwarded-for')) ?? peer ?? '';
}

interface HealthOptions {
	/** Whose `X-Forwarded-For` counts. */
	proxies: BlockList;
	sets: () => readonly ReleaseSet[];
	onView: (view: PageView) => void;
}

/** `POST /releases/health`: takes what pages say of the releases that are shown now. */
export function createHealthEndpoint({ proxies, sets, onView }: HealthOptions): Hono {
	const limit = bodyLimit({ maxSize: 4096 });
	return new Hono().post('/', limit, async (context) => {
		const report = Report.safeParse(await context.req.json().catch(() => undefined)).data;
		if (!report) return context.body(null, 422);
		const set = sets().find(({ id }) => id === report.set);
		if (!set) return context.body(null, 204);
		const versions = new Map<string, string>(placedIn(set).map(([name, { version }]) => [name, `${name} ${version}`]));
		const known = (given: readonly string[]) => [...new Set(given)].flatMap((name) => versions.get(name) ?? []);
		const [page] = known(report.page ? [report.page] : []);
		const failed = known(report.failed);
		onView({
			weight: failed.length > 0 ? 1 : 1 / HEALTH_SAMPLE,
			releases: [...new Set([...known(report.slices), ...failed])],
			failed,
			paint: page && report.paint !== null ? { release: page, ms: report.paint } : undefined,
			network: lineOf(senderOf(context, proxies)),
		});
		return context.body(null, 204);
	});
}
