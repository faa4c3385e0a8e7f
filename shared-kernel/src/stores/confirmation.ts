import { atom, computed, type ReadableAtom } from 'nanostores';
import { write } from './browser-only.ts';

export interface ConfirmationAction {
	label: string;
	/** Runs after the dialog has closed. */
	run: () => void;
}

/** A question with its answers; the first action is the one that is recommended. */
export interface Confirmation {
	title?: string;
	body: string;
	actions: readonly ConfirmationAction[];
}

const $waiting = atom<readonly Confirmation[]>([]);
/** The visible question; others wait behind it. */
export const $confirmation: ReadableAtom<Confirmation | null> = computed($waiting, ([first]) => first ?? null);

/** Queues a question for the shopper. A question that is visible or waits already is not asked twice. */
export function confirm(confirmation: Confirmation): void {
	const waiting = $waiting.get();
	const isAsked = waiting.some(({ title, body }) => title === confirmation.title && body === confirmation.body);
	if (!isAsked) write($waiting, [...waiting, confirmation]);
}

export function answer(action?: ConfirmationAction): void {
	write($waiting, $waiting.get().slice(1));
	action?.run();
}
