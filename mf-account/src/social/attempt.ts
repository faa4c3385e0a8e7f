import { Attempt, type Provider } from './providers.ts';

const KEY = 'social-login';

/** Remembers in this tab that the shopper goes to a provider. @returns undefined where the browser blocks its storage */
export function beginAttempt(provider: Provider, next: string): Attempt | undefined {
	const attempt = { provider, next, state: crypto.randomUUID(), nonce: crypto.randomUUID() };
	try {
		sessionStorage.setItem(KEY, JSON.stringify(attempt));
		return attempt;
	} catch {
		return;
	}
}

/** Takes what was remembered: an answer counts once. */
export function endAttempt(): Attempt | undefined {
	try {
		const kept = sessionStorage.getItem(KEY);
		sessionStorage.removeItem(KEY);
		return Attempt.safeParse(JSON.parse(kept ?? 'null')).data;
	} catch {
		return;
	}
}
