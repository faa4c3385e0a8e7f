import { Refusal } from '../platform/http/refusal.ts';

/** The same for an unknown address and for a wrong password. */
export function wrongLogin(): Refusal {
	return new Refusal(401, 'wrong-login', 'You did not sign in correctly or your account is temporarily disabled.');
}

export function sessionOver(): Refusal {
	return new Refusal(401, 'session-over', 'Please sign in again.');
}

export function emailTaken(): Refusal {
	return new Refusal(409, 'email-taken', 'A customer with the same email address already exists.');
}
