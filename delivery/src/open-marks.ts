import * as z from 'zod';
import type { ObjectStore } from './object-store.ts';

/** ms after which a mark counts for nothing; a shell renews its mark six times in this time. */
const MARK_LIFE = 3_600_000;
export const MARK_RENEWAL = MARK_LIFE / 6;

const Mark = z.object({ at: z.number(), sets: z.array(z.string()) });

/** Shells say which sets their workers run, and publishers what they are about to show, so that nobody removes these. */
export interface OpenMarks {
	/** @param user random id of the process of a shell, or the id of the set that is about to be shown */
	noteOpen(user: string, sets: readonly string[]): Promise<void>;
	/** Sets that run in some shell or are about to be shown; marks of long ago are removed. */
	openSets(now?: number): Promise<string[]>;
}

export function openMarks(objects: ObjectStore): OpenMarks {
	async function readMark(path: string, now: number): Promise<string[]> {
		const content = await objects.read(path);
		const mark = content && Mark.safeParse(JSON.parse(content.toString())).data;
		if (mark && now - mark.at < MARK_LIFE) return mark.sets;
		await objects.remove(path);
		return [];
	}
	return {
		noteOpen: (user, sets) => objects.put(`open/${user}.json`, JSON.stringify({ at: Date.now(), sets })),
		openSets: async (now = Date.now()) => {
			const names = await objects.list('open');
			return (await Promise.all(names.map((name) => readMark(`open/${name}`, now)))).flat();
		},
	};
}
