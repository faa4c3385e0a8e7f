import { ApiError } from '../../errors.ts';
import type { Authorization, Session } from '../authorization.ts';
import { pause } from '../clock.ts';
import { decide } from './decide.ts';
import { refreshOnce } from './refresh-once.ts';
import type { RenewalDeps, SessionEnd } from './renewal-deps.ts';

/** ms between two looks at a lock. */
const STEP = 1000;

export function unauthorized(): ApiError {
	const message = 'Error refreshing user token. User is not authorized to access the resource';
	return new ApiError(message, { status: 401, code: 'session-over' });
}

/** Renews a shopper's token once for any number of calls in any number of tabs (rules 18.8 to 18.10). */
export function createRenewal(deps: RenewalDeps): Authorization {
	const { session, timer, autoRefresh = true, maxAttempts = 1 } = deps;
	let lock = 0;
	let underWay: Promise<unknown> = Promise.resolve();

	function end(refused: Session, reason: SessionEnd): never {
		lock = -1;
		deps.end(refused, reason);
		throw unauthorized();
	}

	function begin(refused: Session) {
		lock = 1;
		underWay = refreshOnce(deps, refused)
			.then((isOver) => isOver && session()?.token === refused.token && end(refused, 'refused'))
			.finally(() => {
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
