import * as z from 'zod';
import type { CliSettings } from './settings.ts';

const RehearsedPage = z.object({
	url: z.string(),
	faults: z.array(z.string()),
	cause: z.string().optional(),
	changes: z.array(z.string()),
});
const Rehearsal = z.object({ pages: z.array(RehearsedPage), ms: z.number() });
export type Rehearsal = z.infer<typeof Rehearsal>;

const ShopStatus = z.object({
	shown: z.string(),
	broken: z.array(z.string()),
	canary: z.object({ set: z.string(), percent: z.number() }).optional(),
	open: z.array(z.string()),
});
export type ShopStatus = z.infer<typeof ShopStatus>;

/** ms. A rehearsal makes a hundred pages twice. */
const REHEARSAL_TIMEOUT = 120_000;
const STATUS_TIMEOUT = 5000;
/** ms for the workers of a set to start. */
const SWITCH_TIMEOUT = 45_000;
const POLL = 100;

export class NoShop extends Error {
	override name = 'NoShop';
}

/** Tells what can be done without a shop. @param advice goes on from the message */
export function advise(advice: string) {
	return (error: unknown): never => {
		throw error instanceof NoShop ? new NoShop(error.message + advice, { cause: error }) : error;
	};
}

type Ask = Pick<CliSettings, 'shop' | 'secret'>;

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

async function ask({ shop, secret }: Ask, path: string, init: RequestInit): Promise<unknown> {
	if (!secret) throw new NoShop('RELEASE_SECRET is not given, so the shop cannot be asked');
	const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
	let answer: Response;
	try {
		answer = await fetch(shop + path, { ...init, headers });
	} catch (cause) {
		throw new NoShop(isLate(cause) ? `${shop} does not answer in time` : `No shop answers at ${shop}`, { cause });
	}
	if (answer.status === 404 || answer.status === 401) throw new NoShop(`${shop} does not accept this RELEASE_SECRET`);
	const body: { error?: unknown } = await answer.json().catch(() => {
		throw new NoShop(`${shop} does not answer as a shop does: PUBLIC_URL says where it is`);
	});
	if (!answer.ok) throw new Error(String(body.error ?? `${shop} answered ${answer.status}`));
	return body;
}

/** @throws {NoShop}; another error if the set cannot run */
export async function rehearse(settings: Ask, set: string): Promise<Rehearsal> {
	const init = { method: 'POST', body: JSON.stringify({ set }), signal: AbortSignal.timeout(REHEARSAL_TIMEOUT) };
	return Rehearsal.parse(await ask(settings, '/releases/rehearse', init));
}

/** @throws {NoShop} */
export async function shopStatus(settings: Ask): Promise<ShopStatus> {
	return ShopStatus.parse(await ask(settings, '/releases/status', { signal: AbortSignal.timeout(STATUS_TIMEOUT) }));
}

/** The sets whose workers run in any of the shells. @throws {NoShop} if one of them cannot be asked */
export async function openSets({ secret, shells }: Pick<CliSettings, 'secret' | 'shells'>): Promise<string[]> {
	const all = await Promise.all(shells.map((shop) => shopStatus({ secret, shop })));
	return all.flatMap(({ open }) => open);
}

/** Waits until the shop shows what was moved to; false if it refuses to. */
export async function untilShown(settings: Ask, isShown: (status: ShopStatus) => boolean): Promise<boolean> {
	const end = Date.now() + SWITCH_TIMEOUT;
	while (Date.now() < end) {
		if (isShown(await shopStatus(settings))) return true;
		await new Promise((resolve) => setTimeout(resolve, POLL));
	}
	return false;
}
