import type { Page, Request } from 'playwright';

/** Content that the title does not wait for. */
const BESIDE = new Set(['image', 'font', 'media']);

/** The browser asks for the tab's icon again when a service worker has come; its type is `other`. */
function isBeside(request: Request): boolean {
	return BESIDE.has(request.resourceType()) || new URL(request.url()).pathname === '/icon.svg';
}

interface Timed {
	url: string;
	start: number;
	end: number;
}

/** Counts the waves of requests in which each begins after one of the wave before has ended. */
function roundsOf(requests: readonly Timed[]): number {
	const rounds: { end: number; round: number }[] = [];
	for (const { start, end } of requests.toSorted((a, b) => a.start - b.start)) {
		const before = rounds.filter((other) => other.end <= start).map(({ round }) => round);
		rounds.push({ end, round: 1 + Math.max(0, ...before) });
	}
	return Math.max(0, ...rounds.map(({ round }) => round));
}

export interface Traffic {
	requests: string[];
	rounds: number;
}

/** Records what the page asks the network for. Times come from the browser, so they agree with each other. */
export function watchTraffic(page: Page) {
	const finished: Request[] = [];
	const note = (request: Request) => {
		if (!isBeside(request)) finished.push(request);
	};
	page.on('requestfinished', note);
	/** Requests that began and ended between two moments, in ms since 1970. */
	return (from: number, until: number): Traffic => {
		const timed = finished.map((request): Timed => {
			const { startTime, responseEnd } = request.timing();
			return { url: request.url(), start: startTime, end: startTime + Math.max(0, responseEnd) };
		});
		const within = timed.filter(({ start, end }) => start >= from && end <= until);
		return { requests: within.map(({ url }) => new URL(url).pathname), rounds: roundsOf(within) };
	};
}
