import type { Health } from './health-book.ts';

/** Page views and networks below which chance decides. */
const MIN_PAGES = 40;
const MIN_NETWORKS = 3;
/** Share of page views on which a slice may fail, and how many times as often as the release before. */
const MAX_FAILING = 0.05;
const MAX_TIMES = 3;
const MIN_PAINTS = 40;
/** A median that is slower by both: a share of what it was, and ms. */
const SLOWER = { times: 1.5, ms: 800 };
/** Addresses whose pages a release must fail in the server: one may be what its data are. */
const MIN_ADDRESSES = 3;

const NONE: Health = { pages: 0, failed: 0, networks: 0, paints: [], addresses: 0 };

export function median(all: readonly number[]): number {
	return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}

const share = ({ pages, failed }: Health) => failed / Math.max(1, pages, failed);
const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

/** Why a release should be taken back, if it should. @param before unknown where nobody has seen it since this process began */
export function leavesBudget(now: Health, before: Health = NONE): string | undefined {
	const [failing, usual] = [share(now), share(before)];
	const isKnown = now.pages >= MIN_PAGES && now.networks >= MIN_NETWORKS;
	if (isKnown && failing > MAX_FAILING && failing > usual * MAX_TIMES)
		return `fails on ${percent(failing)} of ${now.pages} page views, the one before on ${percent(usual)}`;
	if (now.addresses >= MIN_ADDRESSES && now.addresses > before.addresses * MAX_TIMES)
		return `fails in the server at ${now.addresses} addresses, the one before at ${before.addresses}`;
	if (now.paints.length < MIN_PAINTS || before.paints.length < MIN_PAINTS) return;
	const [slow, fast] = [median(now.paints), median(before.paints)];
	if (slow <= fast * SLOWER.times || slow - fast <= SLOWER.ms) return;
	return `paints its pages after ${Math.round(slow)} ms, the one before after ${Math.round(fast)} ms`;
}
