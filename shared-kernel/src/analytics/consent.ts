import { atom, type ReadableAtom } from 'nanostores';
import { write } from '../stores/browser-only.ts';
import { type Keeping, keep } from '../stores/persisted.ts';

const ANSWERS = ['unknown', 'granted', 'denied'] as const;
type Consent = (typeof ANSWERS)[number];

/** One word needs no schema: every visit reads it, and most have nothing else to check. */
const KEEPING: Keeping<Consent, Consent> = {
	read: (stored) => ANSWERS.find((answer) => answer === stored),
	store: (_, answer) => answer,
	merge: (mine, theirs, changed) => (changed ? mine : theirs),
	restore: (stored) => stored,
};

const $state = atom<Consent>('unknown');
/** What the shopper answered to statistics; `unknown` until then, and treated as a no. */
export const $consent: ReadableAtom<Consent> = $state;

export function grantConsent(): void {
	write($state, 'granted');
}

/** Also takes back a consent that was given. */
export function denyConsent(): void {
	write($state, 'denied');
}

/** Takes an answer back, as a no, and asks again; also one that was not restored yet. */
export function forgetConsent(): void {
	startConsent();
	write($state, 'unknown');
}

let isStarted = false;

/** Restores the answer of this device and follows the other tabs. */
export function startConsent(): void {
	if (isStarted) return;
	isStarted = true;
	keep({ $store: $state, key: 'consent/statistics', keeping: KEEPING });
}
