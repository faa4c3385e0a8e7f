import type { UserState } from '../stores/user-state.ts';

/** A shopper's access token; `userId` is undefined until the shopper's data is loaded. */
export interface Session {
	token: string;
	userId: number | undefined;
}

export function sessionOf({ token, current }: UserState): Session | undefined {
	return token === null ? undefined : { token, userId: current?.id };
}

export interface Authorization {
	/** Waits while a refresh is under way; `undefined` for guests. */
	current(): Session | undefined | Promise<Session | undefined>;
	/**
	 * Gets a token for another try of a call that was refused with 401; never another shopper's token.
	 * @param attempt number of earlier renewals for this call
	 * @throws {ApiError} 401: the session is over
	 * @throws {NetworkError} the server does not answer; the shopper stays logged in
	 */
	renew(refused: Session, attempt: number): Promise<Session>;
}

export async function sendAuthorized<Answer extends { status: number }>(
	authorization: Authorization | undefined,
	ask: (token: string | undefined) => Promise<Answer>,
): Promise<Answer> {
	let session = await authorization?.current();
	for (let attempt = 0; ; attempt += 1) {
		const answer = await ask(session?.token);
		if (answer.status !== 401 || !session || !authorization) return answer;
		session = await authorization.renew(session, attempt);
	}
}
