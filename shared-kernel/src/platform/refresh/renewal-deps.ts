import type { Session } from '../authorization.ts';
import type { Timer } from '../clock.ts';
import type { Locks } from '../locks.ts';

export interface Tokens {
	token: string;
	refreshToken: string;
}

/** Why a session ended without its shopper's doing. */
export type SessionEnd = 'refused' | 'too-many-attempts' | 'no-auto-refresh';

export interface RenewalDeps {
	/** The session of this device, with what other tabs made of it. */
	session: () => (Session & { refreshToken: string }) | undefined;
	/** Throws what `api.call` throws. */
	exchange: (refreshToken: string) => Promise<Tokens>;
	/** Makes the tokens those of this device, in all tabs. */
	adopt: (tokens: Tokens) => void;
	/** Logs out, drops the shopper's waiting tasks and asks to log in. */
	end: (session: Session, reason: SessionEnd) => void;
	locks: Locks;
	timer: Timer;
	autoRefresh?: boolean;
	/** Refreshes for one call; one that succeeds makes the next call start anew. */
	maxAttempts?: number;
}
