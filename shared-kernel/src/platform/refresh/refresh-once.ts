import { ApiError } from '../../errors.ts';
import type { Session } from '../authorization.ts';
import { pause } from '../clock.ts';
import { isFinal } from './decide.ts';
import type { RenewalDeps } from './renewal-deps.ts';

/** ms between two tries. */
const STEP = 1000;
/** ms until what the tab before wrote has reached this one. */
const SETTLE = 60;
/** ms to wait for another tab's refresh. */
const PATIENCE = 15_000;
const TRIES = 3;

/** Done by the tab whose turn it is, unless the tab before it has done it. @returns whether the session is over */
async function exchange({ session, timer, ...deps }: RenewalDeps, refused: Session): Promise<boolean> {
	await pause(timer, SETTLE);
	const before = session();
	const isCurrent = () => session()?.token === refused.token;
	if (!before || !isCurrent()) return false;
	try {
		const tokens = await deps.exchange(before.refreshToken);
		if (isCurrent()) deps.adopt(tokens);
		return false;
	} catch (error) {
		if (error instanceof ApiError && isFinal(error.status)) return isCurrent();
		throw error;
	}
}

/**
 * Exchanges a refused token for a new one, as the one tab that does; a server that cannot right now is asked again.
 * @returns whether the session is over
 * @throws what the last try threw
 */
export async function refreshOnce(deps: RenewalDeps, refused: Session, tries = TRIES): Promise<boolean> {
	try {
		return await deps.locks.hold('pasaz/refresh', () => exchange(deps, refused), PATIENCE);
	} catch (error) {
		if (tries <= 1) throw error;
		await pause(deps.timer, STEP);
		return refreshOnce(deps, refused, tries - 1);
	}
}
