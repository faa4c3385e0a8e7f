import { userRefresh } from '../../contract/user.ts';
import { ContractError } from '../../errors.ts';
import { openOverlay } from '../../stores/overlays.ts';
import { latestUser, setSession } from '../../stores/user.ts';
import { createApi } from '../api.ts';
import { type Authorization, type Session, sessionOf } from '../authorization.ts';
import { browserTimer } from '../clock.ts';
import { browserLocks } from '../locks.ts';
import type { NetworkSettings } from '../network-settings.ts';
import { startNetworkQueue } from '../network-tasks.ts';
import { networkTexts, notifyError } from '../queue/network-texts.ts';
import { endSession } from '../session.ts';
import { createRenewal } from './renewal.ts';
import type { SessionEnd, Tokens } from './renewal-deps.ts';

function sessionWithRefresh() {
	const user = latestUser();
	const session = sessionOf(user);
	return session && { ...session, refreshToken: user.refreshToken ?? '' };
}

function exchangeOver(settings: NetworkSettings) {
	const api = createApi(settings);
	return async (refreshToken: string): Promise<Tokens> => {
		const { result: token, meta } = await api.send(userRefresh, { body: { refreshToken } });
		const tokens = userRefresh.meta.safeParse(meta);
		if (!tokens.success) throw new ContractError('A refresh without a refresh token', { cause: tokens.error });
		return { token, refreshToken: tokens.data.refreshToken };
	};
}

/** What the shopper sees of a session that ended: the overlay to log in again, and what got lost. */
async function tellEnd({ userId }: Session, reason: SessionEnd, settings: NetworkSettings) {
	openOverlay('sign-up');
	const text = await networkTexts(settings);
	if (reason === 'too-many-attempts') notifyError(text.refreshFailed, text.ok);
	if (reason === 'no-auto-refresh') notifyError(text.loggedOut, text.ok);
	if (userId === undefined) return;
	const queue = await startNetworkQueue();
	if ((await queue.clear(userId)) > 0) notifyError(text.tasksDropped, text.ok);
}

/** The browser's way to renew its shopper's token. */
export function openRenewal(settings: NetworkSettings): Authorization {
	return createRenewal({
		session: sessionWithRefresh,
		exchange: exchangeOver(settings),
		adopt: setSession,
		end(session, reason) {
			endSession();
			tellEnd(session, reason, settings).catch((error: unknown) => console.warn('A session ended unseen', error));
		},
		locks: browserLocks(),
		timer: browserTimer,
		autoRefresh: settings.autoRefreshTokens ?? true,
	});
}
