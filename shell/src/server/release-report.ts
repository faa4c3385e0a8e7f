import { writtenMoves } from '@pasaz/delivery/history';
import type { Move } from '@pasaz/delivery/journal';
import { StoreUnavailable } from '@pasaz/delivery/object-store';
import { type PackageName, placedIn, type Release } from '@pasaz/delivery/release';
import type { ReleaseStore } from '@pasaz/delivery/release-store';
import type { Generation } from './generation.ts';
import type { Generations } from './generations.ts';
import type { Health } from './health/health-book.ts';

const MOVES = 30;

export interface ReportedRelease {
	name: PackageName;
	version: string;
	release: Release | undefined;
	health: Health | undefined;
	isBroken: boolean;
}

export interface ReleaseReport {
	shown: string;
	releases: readonly ReportedRelease[];
	/** The packages that a canary has otherwise. */
	canary: { set: string; percent: number; releases: readonly ReportedRelease[] } | undefined;
	open: readonly string[];
	/** The last ones, the newest first; undefined while the store is away. */
	moves: readonly Move[] | undefined;
}

export interface ReportOptions {
	generations: Generations;
	store: ReleaseStore;
	healthOf: (release: string) => Health | undefined;
}

async function lastMoves({ journal }: ReleaseStore): Promise<Move[] | undefined> {
	try {
		return (await writtenMoves(journal, MOVES)).reverse();
	} catch (error) {
		if (error instanceof StoreUnavailable) return;
		throw error;
	}
}

export async function reportReleases({ generations, store, healthOf }: ReportOptions): Promise<ReleaseReport> {
	const shown = generations.shown();
	const canary = generations.canary();
	const describe = ({ set, broken }: Generation) =>
		Promise.all(
			placedIn(set).map(async ([name, { version }]) => ({
				name,
				version,
				release: await store.find(name, version).catch(() => undefined),
				health: healthOf(`${name} ${version}`),
				isBroken: broken.includes(name),
			})),
		);
	const differs = ({ name, version }: ReportedRelease) => shown.set.releases[name]?.version !== version;
	return {
		shown: shown.set.id,
		releases: await describe(shown),
		canary: canary && {
			set: canary.generation.set.id,
			percent: canary.percent,
			releases: (await describe(canary.generation)).filter(differs),
		},
		open: generations.open(),
		moves: await lastMoves(store),
	};
}
