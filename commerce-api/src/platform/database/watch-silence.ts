/** Checks within the longest silence: enough to be late by little, and to count a sleeping machine's hours as little. */
const LOOKS = 24;

export interface SilenceWatch {
	heard(): void;
	stop(): void;
}

interface Watched {
	isWaiting(): boolean;
	/** Called once. */
	onSilence(): void;
	/** Milliseconds. */
	longest: number;
}

/** Checks repeatedly instead of setting one timer, so that the hours in which the machine slept count as one check. */
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
