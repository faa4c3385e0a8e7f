import type { Translator } from '../i18n/messages.ts';
import type { HttpOptions } from './http.ts';

/** Settings from the shell for the parts of the network that load later. */
export interface NetworkSettings extends HttpOptions {
	fetch: typeof fetch;
	translator: Translator;
	/** BCP 47 tag of the store view. */
	locale: string;
	/** Server errors after which a waiting call is given up; 3 where missing. */
	maxTaskAttempts?: number;
	/** Refreshes for one call after which its session is over; 1 where missing. */
	maxRefreshAttempts?: number;
	/** Whether a refused token is exchanged for a new one; else its session ends. So it is where missing. */
	autoRefreshTokens?: boolean;
}
