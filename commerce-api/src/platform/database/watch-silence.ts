/** In the longest silence: enough that it is told late by a small part, and that a machine's sleep counts for a small part. */
const LOOKS = 24;

export interface SilenceWatch {
	/** Begins the silence anew. */
	heard(): void;
	/** Nobody is told any more. */
	stop(): void;
}

interface Watched {
	isWaiting(): boolean;
	/** Called once. */
	onSilence(): void;
	/** Milliseconds. */
	longest: number;
}

/**
 * Tells when somebody has waited for so long without anything being heard. It looks now and then instead of setting one alarm, so that the
 * hours in which a machine slept count as one look.
 */
export function watchSilence({ isWaiting, onSilence, longest }: Watched): SilenceWatch {
	let silent = 0;
	const timer = setInterval(() => {
		silent = isWaiting() ? silent + 1 : 0;
		if (silent < LOOKS) return;
		clearInterval(timer);
		onSilence();
	}, longest / LOOKS);
	timer.unref();
	return {
		heard: () => {
			silent = 0;
		},
		stop: () => clearInterval(timer),
	};
}
