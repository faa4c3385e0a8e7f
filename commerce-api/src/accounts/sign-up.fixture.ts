import { userCreate, userLogin } from '@pasaz/kernel/contract/user';
import type { TestApp } from '../app.fixture.ts';

const PASSWORD = 'zielony-rower-7';

/** A new user's access token. */
export async function signUp({ call, tokens }: TestApp, email: string): Promise<string> {
	const customer = { email, firstname: 'Ola', lastname: 'Nowak' };
	await call(userCreate, { body: { customer, password: PASSWORD } });
	return (await tokens(userLogin, { body: { username: email, password: PASSWORD } })).access;
}
