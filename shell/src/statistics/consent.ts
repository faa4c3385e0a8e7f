import { kept } from '@pasaz/kernel/stores/kept';
import type { StoredSchema } from '@pasaz/kernel/stores/persisted';

const ANSWERS = ['unknown', 'granted', 'denied'] as const;
type Consent = (typeof ANSWERS)[number];

/** One word needs no zod: every visit reads it, and most have nothing else to check. */
const schema: StoredSchema<Consent> = {
	safeParse: (stored) => ({ data: ANSWERS.find((answer) => answer === stored) }),
};
const consent = kept({ key: 'consent/statistics', schema, empty: 'unknown' });

/** What the shopper answered to statistics; `unknown` until then, and treated as a no. */
export const $consent = consent.$value;
export const startConsent = consent.start;

export function grantConsent(): void {
	consent.set('granted');
}

/** Also takes back a consent that was given. */
export function denyConsent(): void {
	consent.set('denied');
}

/** Takes an answer back, as a no, and asks again; also one that was not restored yet. */
export function forgetConsent(): void {
	startConsent();
	consent.set('unknown');
}
