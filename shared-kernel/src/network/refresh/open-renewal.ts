import { REFRESH_IN_COOKIE, userRefresh } from '../../contract/user.ts';
import { browserTimer } from '../../device/clock.ts';
import { browserLocks } from '../../device/locks.ts';
import { browserArea } from '../../device/storage/area.ts';
import { storedName } from '../../device/storage/database.ts';
import { tabChannel } from '../../device/tabs.ts';
import { ContractError } from '../../errors.ts';
import { loadTexts } from '../../i18n/loaded-texts.ts';
import { notify } from '../../stores/notifications.ts';
import { openOverlay } from '../../stores/overlays.ts';
import { accessToken, latestUser, renewSession, setAccessToken } from '../../stores/user.ts';
import type { Tokens } from '../../stores/user-state.ts';
import { createApi } from '../api.ts';
import { type Authorization, type Session, sessionOf } from '../authorization.ts';
import type { NetworkSettings } from '../network-settings.ts';
import { startNetworkQueue } from '../network-tasks.ts';
import { expireSession } from '../session.ts';
import { createRenewal, type SessionEnd } from './renewal.ts';
import { renewalMessages } from './renewal-messages.ts';
import { shareToken } from './share-token.ts';

function sessionWithRefresh() {
	const user = latestUser();
	const session = sessionOf(user, accessToken());
	return session && { ...session, refreshToken: user.refreshToken };
}

function exchangeOver(settings: NetworkSettings) {
	const api = createApi(settings);
	return async (refreshToken: string | null): Promise<Tokens> => {
		const body = refreshToken === null ? {} : { refreshToken };
		const { result: token, meta } = await api.send(userRefresh, { body, headers: REFRESH_IN_COOKIE });
		const tokens = userRefresh.meta.safeParse(meta);
		if (!tokens.success) throw new ContractError('A refresh without a refresh token', { cause: tokens.error });
		return { token, refreshToken: tokens.data.refreshToken };
	};
}

/** An error that stays until the shopper has seen it (rule 18.7). */
async function notifyRefreshFailed({ translator, locale }: NetworkSettings) {
	await loadTexts(locale);
	const text = renewalMessages.in(translator).get();
	const action1 = { label: text.ok, run: () => undefined };
	notify({ type: 'error', message: text.refreshFailed, hasNoTimeout: true, action1 });
}

/** Asks the shopper whose session ended to log in again, and drops what was not sent. */
async function notifyEnd({ userId }: Session, reason: SessionEnd, settings: NetworkSettings) {
	openOverlay('sign-up');
	if (reason === 'too-many-attempts') await notifyRefreshFailed(settings);
	if (userId !== undefined) await (await startNetworkQueue()).clear(userId);
}

const REFRESHED_AT = 'user/refreshed-at';
/** ms */
const RECENT = 3000;

function wasRefreshed(): boolean {
	const age = Date.now() - Number(browserArea.read(storedName(REFRESHED_AT)) ?? 0);
	return age >= 0 && age < RECENT;
}

export function openRenewal(settings: NetworkSettings): Authorization {
	const share = shareToken({
		channel: tabChannel('pasaz/session'),
		session: sessionWithRefresh,
		take: setAccessToken,
	});
	return createRenewal({
		session: sessionWithRefresh,
		exchange: exchangeOver(settings),
		adopt(session, tokens) {
			renewSession(session, tokens);
			browserArea.write(storedName(REFRESHED_AT), String(Date.now()));
		},
		share,
		wasRefreshed,
		end(session, reason) {
			expireSession();
			notifyEnd(session, reason, settings).catch((error: unknown) =>
				console.warn('The end of the session could not be shown', error),
			);
		},
		locks: browserLocks,
		timer: browserTimer,
		maxAttempts: settings.maxRefreshAttempts,
		isAutomatic: settings.autoRefreshTokens,
	});
}
