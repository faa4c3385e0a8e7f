import { setSilent } from '@pasaz/kernel/stores/online';

/** ms without any answer after which a network counts as none. */
const SILENCE = 5000;
/** ms between two questions whether it answers again. */
const MAX_PAUSE = 30_000;

interface Ports {
	request?: typeof fetch;
	/** Resolves with whether the shop itself answers; what else a network says is no answer. */
	probe?: () => Promise<boolean>;
}

async function probeShop(): Promise<boolean> {
	try {
		const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(SILENCE) });
		return (await answer.text()) === 'ok';
	} catch {
		return false;
	}
}

function createSilence(probe: () => Promise<boolean>) {
	let lastAnswer = Number.NEGATIVE_INFINITY;
	let isAsking = false;

	/** Asks until there is an answer. A browser that knows of no network tells when there is one. */
	async function waitForAnswer() {
		isAsking = true;
		for (let pause = SILENCE; navigator.onLine && !(await probe()); pause = Math.min(2 * pause, MAX_PAUSE))
			await new Promise((resolve) => setTimeout(resolve, pause));
		isAsking = false;
		if (navigator.onLine) setSilent(false);
	}
	return {
		heard() {
			lastAnswer = performance.now();
		},
		suspect(since: number) {
			if (lastAnswer > since) return;
			setSilent(true);
			// another network, at which the browser said that there is one, may be as silent as the one before
			if (!isAsking) void waitForAnswer();
		},
	};
}

/** Wraps `fetch` so that a network which answers no call for 5 s counts as none (rule 16.1). */
export function detectSilence({ request = fetch, probe = probeShop }: Ports = {}): typeof fetch {
	const silence = createSilence(probe);
	return async (input, init) => {
		const sentAt = performance.now();
		const timer = setTimeout(() => silence.suspect(sentAt), SILENCE);
		try {
			const answer = await request(input, init);
			silence.heard();
			return answer;
		} catch (error) {
			if (error instanceof Error && error.name === 'TimeoutError') silence.suspect(sentAt);
			throw error;
		} finally {
			clearTimeout(timer);
		}
	};
}
