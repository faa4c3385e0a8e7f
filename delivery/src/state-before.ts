import { isDeepStrictEqual } from 'node:util';
import type { Move } from './journal.ts';

type Moved = Pick<Move, 'why' | 'set' | 'canary'>;
type ShownState = Omit<Moved, 'why'>;

/** The states before the last ones that showed this set, with whatever canary. */
function beforeLast(states: readonly ShownState[], set: string): ShownState[] {
	return states.slice(0, states.findLastIndex((state) => state.set !== set) + 1);
}

function statesBackAt(states: readonly ShownState[], state: ShownState): ShownState[] {
	const same = states.findLastIndex((earlier) => isDeepStrictEqual(earlier, state));
	if (same >= 0) return states.slice(0, same + 1);
	const shown = states.findLastIndex(({ set }) => set === state.set);
	return shown >= 0 ? [...beforeLast(states.slice(0, shown + 1), state.set), state] : [...states, state];
}

/** What was shown before the last move, when moves that went back or ended a canary are undone: going back twice goes back by two. */
export function stateBefore(accepted: readonly { move: Moved }[]): ShownState | undefined {
	let states: ShownState[] = [];
	for (const { move } of accepted) {
		const { why, set, canary } = move;
		const state = { set, canary };
		if (isDeepStrictEqual(states.at(-1), state)) continue;
		if (why === 'rollback') states = statesBackAt(states, state);
		else if (why === 'canary' && !canary) states = [...beforeLast(states, set), state];
		else states = [...states, state];
	}
	return states.at(-2);
}
