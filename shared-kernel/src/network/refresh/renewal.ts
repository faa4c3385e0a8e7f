import { pause, type Timer } from '../../device/clock.ts';
import type { Locks } from '../../device/locks.ts';
import { ApiError } from '../../errors.ts';
import type { Tokens } from '../../stores/user-state.ts';
import { type Authorization, REFRESH_LOCK, type Session } from '../authorization.ts';
import type { SharedToken } from './share-token.ts';

export type SessionEnd = 'refused' | 'too-many-attempts';

export interface RenewalOptions {
	/** The device's session, including changes by other tabs. The refresh token is null where a cookie holds it. */
	session: () => (Session & { refreshToken: string | null }) | undefined;
	/** @throws what `api.call` throws */
	exchange: (refreshToken: string | null) => Promise<Tokens>;
	adopt: (session: string, tokens: Tokens) => void;
	share: SharedToken;
	wasRefreshed: () => boolean;
	/** Logs out, drops the shopper's waiting tasks and asks to log in. */
	end: (session: Session, reason: SessionEnd) => void;
	locks: Locks;
	timer: Timer;
	/** Renewals for one call after which its session is over; 1 where missing. */
	maxAttempts?: number | undefined;
	/** Whether a refused token is exchanged for a new one; else its session ends (rule 18.6). */
	isAutomatic?: boolean | undefined;
}

/** ms between two checks of the lock, and between two attempts. */
const RETRY_DELAY = 1000;
/** ms until another tab's write to the storage, or its answer, has reached this one. */
const SETTLING_TIME = 60;
const MAX_TRIES = 3;
/** How often a tab that has refreshed a moment ago, and may be busy, is waited for. */
const MAX_TURNS = 10;

export interface RefreshSituation {
	/** 0: free; positive: a refresh is under way; negative: a refresh failed. */
	lock: number;
	refused: Session;
	now: Session | undefined;
	attempt: number;
	/** Whether another tab gave the refused token, which may have been old. */
	secondHand?: boolean;
	limit?: number | undefined;
}

/** Decides how a call goes on after a 401. It never goes on with another shopper's token. */
export function decide({ lock, refused, now, attempt, secondHand = false, limit = 1 }: RefreshSituation) {
	if (lock < 0 || !now) return 'abort';
	const isSameShopper = now.id === refused.id || (now.userId !== undefined && now.userId === refused.userId);
	if (!isSameShopper) return 'abort';
	if (now.token !== null && now.token !== refused.token) return 'adopt';
	if (lock > 0) return 'wait';
	return attempt < limit || (attempt === limit && secondHand) ? 'refresh' : 'give-up';
}

/** Whether a refused refresh ends the session, unlike a temporary failure of the server. */
export function isFinal(status: number): boolean {
	return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}

/** Runs in the tab that holds the lock, unless another tab has renewed the token before. @returns whether the session is over */
async function exchange({ session, timer, share, ...options }: RenewalOptions, refused: Session): Promise<boolean> {
	if (!share.isSecondHand(refused.token)) share.ask();
	await pause(timer, SETTLING_TIME);
	const isCurrent = () => session()?.id === refused.id && session()?.token === refused.token;
	const isExpected = () => isCurrent() && !share.isSecondHand(refused.token) && options.wasRefreshed();
	for (let turn = 0; turn < MAX_TURNS && isExpected(); turn += 1) await pause(timer, SETTLING_TIME);
	const before = session();
	if (!before || !isCurrent()) return false;
	const goesOn = () => session()?.id === refused.id;
	try {
		const tokens = await options.exchange(before.refreshToken);
		if (goesOn()) {
			options.adopt(refused.id, tokens);
			share.tell();
		}
		return false;
	} catch (error) {
		if (error instanceof ApiError && isFinal(error.status)) return goesOn();
		throw error;
	}
}

/**
 * Exchanges a refused token for a new one in one tab only, and tries again after a temporary failure.
 * @returns whether the session is over
 * @throws what the last try threw
 */
async function refreshOnce(options: RenewalOptions, refused: Session, tries = MAX_TRIES): Promise<boolean> {
	try {
		return await options.locks.hold(REFRESH_LOCK.name, () => exchange(options, refused), REFRESH_LOCK.timeout);
	} catch (error) {
		if (tries <= 1) throw error;
		await pause(options.timer, RETRY_DELAY);
		return refreshOnce(options, refused, tries - 1);
	}
}

function unauthorized(): ApiError {
	const message = 'Error refreshing user token. User is not authorized to access the resource';
	return new ApiError(message, { status: 401, code: 'session-over' });
}

/** Renews a shopper's token once for all calls in all tabs (rules 18.8 to 18.10). */
export function createRenewal(options: RenewalOptions): Authorization {
	const { session, timer } = options;
	let lock = 0;
	let underWay: Promise<unknown> = Promise.resolve();
	const step = () => Promise.race([underWay, pause(timer, RETRY_DELAY)]);

	function end(refused: Session, reason: SessionEnd): never {
		lock = -1;
		options.end(refused, reason);
		throw unauthorized();
	}

	function begin(refused: Session) {
		lock = 1;
		options.share.noteRefused(refused.token);
		underWay = refreshOnce(options, refused)
			.then((isOver) => isOver && session()?.id === refused.id && end(refused, 'refused'))
			.finally(() => {
				if (lock > 0) lock = 0;
			});
		return underWay;
	}

	async function renew(refused: Session, attempt: number): Promise<Session> {
		for (;;) {
			const now = session();
			const isRefused = refused.token !== null && now?.token === refused.token;
			if (options.isAutomatic === false && isRefused) end(refused, 'refused');
			const secondHand = options.share.isSecondHand(refused.token);
			const decision = decide({ lock, refused, now, attempt, secondHand, limit: options.maxAttempts });
			if (decision === 'adopt' && now) return now;
			if (decision === 'wait') await step();
			else if (decision === 'refresh') await begin(refused);
			else if (decision === 'give-up') end(refused, 'too-many-attempts');
			else throw unauthorized();
		}
	}

	async function currentAfterRefresh() {
		while (lock > 0) await step().catch(() => undefined);
		const now = session();
		if (!now) throw unauthorized();
		return withToken(now);
	}

	/** A page that was loaded anew has no token yet. */
	const withToken = (now: Session) => (now.token === null ? renew(now, 0) : now);

	return {
		current() {
			if (lock < 0 && session()) lock = 0;
			if (lock > 0) return currentAfterRefresh();
			const now = session();
			return now && withToken(now);
		},
		renew,
	};
}
