import { kept } from '@pasaz/kernel/stores/kept';
import type { StoredSchema } from '@pasaz/kernel/stores/persisted';

const ANSWERS = ['unknown', 'granted', 'denied'] as const;
type Consent = (typeof ANSWERS)[number];

/** The schema does without zod, because every visit reads this word and most need zod for nothing else. */
const schema: StoredSchema<Consent> = {
	safeParse: (stored) => ({ data: ANSWERS.find((answer) => answer === stored) }),
};
const consent = kept({ key: 'consent/statistics', schema, empty: 'unknown' });

/** The answer about statistics; `unknown` counts as a no. */
export const $consent = consent.$value;
export const startConsent = consent.start;

export function grantConsent(): void {
	consent.set('granted');
}

export function denyConsent(): void {
	consent.set('denied');
}

/** Withdraws an answer, even one that was not restored yet, so that the question comes again. */
export function forgetConsent(): void {
	startConsent();
	consent.set('unknown');
}
