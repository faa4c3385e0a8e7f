import { randomUUID } from 'node:crypto';
import { MARK_RENEWAL } from '@pasaz/delivery/open-marks';
import type { GenerationOptions } from './generation.ts';

/** Tells the store which sets run here, when that changes and now and then. */
export function createMarks({ store, log }: GenerationOptions) {
	const shell = randomUUID();
	let noted = '';
	let notedAt = 0;
	return async (open: readonly string[], now = Date.now()): Promise<void> => {
		if (open.join() === noted && now - notedAt < MARK_RENEWAL) return;
		[noted, notedAt] = [open.join(), now];
		await store
			.noteOpen(shell, open)
			.catch((error) => log.warn({ err: error }, 'nobody will know which release sets run here'));
	};
}
