import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { type Exchange, wantsCookies } from './refresh-cookie.ts';

const NAME = 'known';
const YEAR = 365 * 86_400;

/** The key is what only the database knows of an account, so that a new password makes all devices strange again. */
interface Account {
	id: number;
	passwordHash: string | null;
}

/** Marks a browser: its failed logins count apart, so that guesses elsewhere lock no owner out. It opens nothing. */
export function createDeviceCookie(publicUrl: string) {
	const secure = publicUrl.startsWith('https:');
	const name = secure ? `__Secure-${NAME}` : NAME;
	return {
		isKnown({ header }: Pick<Exchange, 'header'>, account: Account | undefined): boolean {
			const given = Buffer.from(parse(header('cookie') ?? '', name)[name] ?? '');
			const expected = Buffer.from(account?.passwordHash ? markOf(account) : '');
			return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
		},
		remember(exchange: Exchange, account: Account): void {
			if (!wantsCookies(exchange) || !account.passwordHash) return;
			const rules = { path: '/api/user/login', httpOnly: true, sameSite: 'Strict', secure, maxAge: YEAR } as const;
			exchange.setCookie(serialize(name, markOf(account), rules));
		},
	};
}

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;

function markOf({ id, passwordHash }: Account): string {
	return createHmac('sha256', passwordHash ?? '')
		.update(`device ${id}`)
		.digest('base64url');
}
