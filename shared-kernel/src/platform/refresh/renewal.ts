import { ApiError } from '../../errors.ts';
import type { Authorization, Session } from '../authorization.ts';
import { pause, type Timer } from '../clock.ts';
import type { Locks } from '../locks.ts';
import { decide, isFinal } from './decide.ts';

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

/** ms between two looks at a lock, and between two tries to refresh. */
const STEP = 1000;
/** ms until what the tab before wrote has reached this one. */
const SETTLE = 60;
/** ms to wait for another tab's refresh. */
const PATIENCE = 15_000;
const TRIES = 3;

export function unauthorized(): ApiError {
	const message = 'Error refreshing user token. User is not authorized to access the resource';
	return new ApiError(message, { status: 401, code: 'session-over' });
}

/** Renews a shopper's token once for any number of calls in any number of tabs (second document, section 4; reliability F22 to F24). */
export function createRenewal(deps: RenewalDeps): Authorization {
	const { session, locks, timer, autoRefresh = true, maxAttempts = 1 } = deps;
	let lock = 0;
	let underWay: Promise<void> = Promise.resolve();

	function end(refused: Session, reason: SessionEnd): never {
		lock = -1;
		deps.end(refused, reason);
		throw unauthorized();
	}

	/** Done by the tab whose turn it is, unless the tab before it has done it. */
	async function refreshOnce(refused: Session) {
		await pause(timer, SETTLE);
		const before = session();
		if (before?.token !== refused.token) return;
		try {
			const tokens = await deps.exchange(before.refreshToken);
			if (session()?.token === refused.token) deps.adopt(tokens);
		} catch (error) {
			if (error instanceof ApiError && isFinal(error.status)) {
				if (session()?.token === refused.token) end(refused, 'refused');
				return;
			}
			throw error;
		}
	}

	async function refresh(refused: Session, tries = TRIES): Promise<void> {
		try {
			await locks.hold('pasaz/refresh', () => refreshOnce(refused), PATIENCE);
		} catch (error) {
			if (lock < 0 || tries <= 1) throw error;
			await pause(timer, STEP);
			return refresh(refused, tries - 1);
		}
	}

	function begin(refused: Session) {
		lock = 1;
		underWay = refresh(refused).finally(() => {
			if (lock > 0) lock = 0;
		});
		return underWay;
	}

	const step = () => Promise.race([underWay, pause(timer, STEP)]);

	async function renew(refused: Session, attempt: number): Promise<Session> {
		for (;;) {
			const now = session();
			const decision = decide({ lock, refused, now, attempt, maxAttempts, autoRefresh });
			if (decision === 'adopt' && now) return now;
			if (decision === 'wait') await step();
			else if (decision === 'refresh') await begin(refused);
			else if (decision === 'give-up') end(refused, autoRefresh ? 'too-many-attempts' : 'no-auto-refresh');
			else throw unauthorized();
		}
	}

	async function currentAfterRefresh() {
		while (lock > 0) await step().catch(() => undefined);
		const now = session();
		if (!now) throw unauthorized();
		return now;
	}

	return {
		current() {
			if (lock < 0 && session()) lock = 0;
			return lock > 0 ? currentAfterRefresh() : session();
		},
		renew,
	};
}
