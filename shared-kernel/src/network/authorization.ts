import type { UserState } from '../stores/user-state.ts';

export interface Session {
	/** Names the login; it survives renewals of the token. */
	id: string;
	/** Null until this page has got one. */
	token: string | null;
	/** Undefined until the shopper's data is loaded. */
	userId: number | undefined;
}

export function sessionOf({ session, current }: UserState, token: string | null): Session | undefined {
	return session === null ? undefined : { id: session, token, userId: current?.id };
}

export interface Authorization {
	/** Waits while a refresh is under way, and for a page's first token; `undefined` for guests. */
	current(): Session | undefined | Promise<Session | undefined>;
	/**
	 * Gets a token for another try of a call that was refused with 401; never another shopper's token.
	 * @param attempt number of earlier renewals for this call
	 * @throws {ApiError} 401: the session is over
	 * @throws {NetworkError} the server does not answer; the shopper stays logged in
	 */
	renew(refused: Session, attempt: number): Promise<Session>;
}

/** One tab at a time changes the device's refresh token. `timeout` in ms. */
export const REFRESH_LOCK = { name: 'pasaz/refresh', timeout: 15_000 };

export async function sendAuthorized<Answer extends { status: number }>(
	authorization: Authorization | undefined,
	ask: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> {
	let session = await authorization?.current();
	for (let attempt = 0; ; attempt += 1) {
		const answer = await ask(session?.token ?? undefined);
		if (answer.status !== 401 || !session || !authorization) return answer;
		session = await authorization.renew(session, attempt);
	}
}
