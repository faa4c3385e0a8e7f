import { appendFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** Whether the tests run in the sizes that the experiments of `pnpm test:faults` ask for. */
export const isFull = process.env.FAULTS === 'full';

/** Says how often a test repeats what it does: a few times in `npm test`, as often as its experiment asks in `pnpm test:faults`. */
export const sized = (small: number, full: number): number => (isFull ? full : small);

const { FAULT_LOG, FAULT_COMMIT } = process.env;

export function note(entry: Record<string, unknown>): void {
	if (!FAULT_LOG) return;
	const when = { commit: FAULT_COMMIT, at: new Date().toISOString(), load: Math.round(loadavg()[0] ?? 0) };
	appendFileSync(FAULT_LOG, `${JSON.stringify({ ...entry, ...when })}\n`);
}

/** Notes what an experiment has measured, for its row of `docs/reliability.md`. What has the same name replaces what was measured before. */
export function measured(experiment: string, figures: Record<string, string | number>): void {
	for (const [name, value] of Object.entries(figures)) note({ experiment, name, value: String(value) });
}
