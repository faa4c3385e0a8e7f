import type { Session } from '../authorization.ts';

export interface RefreshSituation {
	/** 0: free; positive: a refresh is under way; negative: a refresh failed (rule 18.1). */
	lock: number;
	/** The session whose token the server refused. */
	refused: Session;
	/** The session of this device at this moment. */
	now: Session | undefined;
	/** How often this call was renewed before. */
	attempt: number;
	maxAttempts: number;
	autoRefresh: boolean;
}

export type RefreshDecision = 'adopt' | 'wait' | 'refresh' | 'give-up' | 'abort';

/** What a call does that was refused with 401. A shopper's call never goes on with another shopper's token (rule 18.11). */
export function decide({ lock, refused, now, attempt, maxAttempts, autoRefresh }: RefreshSituation): RefreshDecision {
	if (lock < 0 || !now) return 'abort';
	if (now.token !== refused.token) {
		const isSameShopper = now.userId !== undefined && now.userId === refused.userId;
		return isSameShopper ? 'adopt' : 'abort';
	}
	if (lock > 0) return 'wait';
	return autoRefresh && attempt < maxAttempts ? 'refresh' : 'give-up';
}

/** Whether a refused refresh is the end of the session, and not a server's bad moment. */
export function isFinal(status: number): boolean {
	return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
