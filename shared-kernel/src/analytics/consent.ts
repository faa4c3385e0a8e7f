import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { write } from '../stores/browser-only.ts';
import { persist } from '../stores/persisted.ts';

const Consent = z.enum(['unknown', 'granted', 'denied']);
type Consent = z.infer<typeof Consent>;

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

/** Takes an answer back, as a no, and asks again. */
export function forgetConsent(): void {
	write($state, 'unknown');
}

/** Restores the answer of this device and follows the other tabs. */
export function startConsent(): void {
	persist({ $store: $state, key: 'consent/statistics', schema: Consent });
}
