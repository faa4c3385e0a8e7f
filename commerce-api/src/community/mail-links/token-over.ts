import { Refusal } from '../../platform/http/refusal.ts';

/** The same for a token that never was, was used, or is over. */
export function tokenOver(): Refusal {
	return new Refusal(404, 'token-over', 'This link is not valid any more.');
}
