import { Refusal } from '../platform/http/refusal.ts';

/** The same for an unknown address and for a wrong password. */
export function wrongLogin(): Refusal {
	return new Refusal(401, 'wrong-login', 'You did not sign in correctly or your account is temporarily disabled.');
}

export function sessionOver(): Refusal {
	return new Refusal(401, 'session-over', 'Please sign in again.');
}

export function wrongPassword(): Refusal {
	return new Refusal(403, 'wrong-password', 'The current password is not correct.');
}
