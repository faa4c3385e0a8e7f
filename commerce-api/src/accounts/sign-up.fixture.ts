import { userCreate, userLogin } from '@pasaz/kernel/contract/user';
import { eq } from 'drizzle-orm';
import type { TestApp } from '../app.fixture.ts';
import { users } from '../platform/database/schema/users.ts';

const PASSWORD = 'zielony-rower-7';

/** The access token of a new user, whose address is theirs. */
export async function signUp(shop: TestApp, email: string): Promise<string> {
	const token = await signUpUnverified(shop, email);
	await vouchFor(shop, email);
	return token;
}

/** The access token of a new user, who may have typed anybody's address. */
export async function signUpUnverified({ call, tokens }: TestApp, email: string): Promise<string> {
	const customer = { email, firstname: 'Ola', lastname: 'Nowak' };
	await call(userCreate, { body: { customer, password: PASSWORD } });
	return (await tokens(userLogin, { body: { username: email, password: PASSWORD } })).access;
}

/** What the link of a welcome does. */
export async function vouchFor({ db }: Pick<TestApp, 'db'>, email: string): Promise<void> {
	await db.update(users).set({ emailVerified: true }).where(eq(users.email, email));
}
