import {
	type User,
	userCreate,
	userDelete,
	userExport,
	userLogin,
	userLoginToken,
	userLogout,
	userLogoutEverywhere,
	userMe,
	userRefresh,
	userUpdate,
} from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import { cardNumber } from '../platform/card-number.ts';
import { users } from '../platform/database/schema/users.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Route } from '../platform/http/route.ts';
import { changeProfile } from './change-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { logIn, logInByIdentity } from './log-in.ts';
import { sessionOver, wrongLogin } from './refusals.ts';
import { register } from './register.ts';
import { requireOwner } from './require-owner.ts';
import { endSession, endSessions, renewSession, sessionOf } from './sessions.ts';
import { toUser } from './user-document.ts';
import type { UserServices } from './user-services.ts';

/** What the law gives a shopper: a copy of their data, and the end of their account (rules 17.23, 17.24). */
export function ownDataRoutes(route: Route, services: UserServices): void {
	const { sessions, refreshCookie } = services;

	route(userExport, ({ user, storeView }) => exportAccount(sessions.db, user.userId, storeView));

	route(userDelete, async ({ user, body, storeCode, ...request }) => {
		const owner = await requireOwner(services, user, body.password);
		await deleteAccount(services, owner, storeCode);
		refreshCookie.forget(request);
		return true;
	});
}

export function userRoutes(route: Route, services: UserServices): void {
	const { sessions, refreshCookie, log, loyalty } = services;
	const { db } = sessions;
	const withCard = (user: User) => (loyalty ? { ...user, loyalty_card: cardNumber(user.id) } : user);

	route(userCreate, async ({ body, storeView }) =>
		toUser(await register(services, { ...body, storeCode: storeView.storeCode }), storeView),
	);

	route(userLogin, async ({ body: { username, password }, ...request }) =>
		refreshCookie.answer(request, await logIn(services, { username, password, from: request })),
	);

	route(userLoginToken, async ({ body: { type, token }, ...request }) => {
		const verify = services.social[type];
		if (!verify) throw new Refusal(404, 'provider-off', 'This shop does not offer that way to sign in.');
		const identity = await verify(token);
		if (!identity) throw wrongLogin();
		return refreshCookie.answer(request, await logInByIdentity(sessions, type, identity));
	});

	route(userRefresh, async ({ body: { refreshToken }, ...request }) => {
		const renewal = await renewSession(sessions, refreshToken ?? refreshCookie.read(request) ?? '');
		if (renewal.status === 'reused')
			log.warn({ userId: renewal.userId }, 'a used refresh token came back; its session was ended');
		if (renewal.status !== 'renewed') throw sessionOver();
		return refreshCookie.answer(request, renewal.tokens, { byCookie: refreshToken === undefined });
	});

	route(userLogout, async ({ user, ...request }) => {
		const sessionId = user?.sessionId ?? (await sessionOf(db, refreshCookie.read(request) ?? ''));
		if (sessionId) await endSession(db, sessionId);
		refreshCookie.forget(request);
		return true;
	});

	route(userLogoutEverywhere, async ({ user, ...request }) => {
		await endSessions(db, user.userId);
		refreshCookie.forget(request);
		return true;
	});

	route(userMe, async ({ user, storeView }) => {
		const [found] = await db.select().from(users).where(eq(users.id, user.userId));
		if (!found) throw sessionOver();
		return withCard(toUser(found, storeView));
	});

	route(userUpdate, async ({ user, body, storeView }) =>
		withCard(toUser(await changeProfile(sessions, user, body.customer), storeView)),
	);
}
