import { type History, shownSince } from '@pasaz/delivery/history';
import { type PackageName, placedIn, type ReleaseSet } from '@pasaz/delivery/release';

/**
 * Tells for how long this shell has shown each release, by its own clock. What it began with is as old as the journal says, by
 * the clock of whoever published it.
 */
export function openReleaseAges(first: ReleaseSet, now: () => number) {
	const begun = new Map<PackageName, { version: string; at: number | undefined }>();
	let noted = first.id;
	for (const [name, { version }] of placedIn(first)) begun.set(name, { version, at: undefined });

	return {
		note(shown: ReleaseSet): void {
			if (shown.id === noted) return;
			noted = shown.id;
			for (const [name, { version }] of placedIn(shown))
				if (begun.get(name)?.version !== version) begun.set(name, { version, at: now() });
		},
		/** ms. */
		ageOf: (name: PackageName, history: History): number => now() - (begun.get(name)?.at ?? shownSince(history, name)),
	};
}

export type ReleaseAges = ReturnType<typeof openReleaseAges>;
