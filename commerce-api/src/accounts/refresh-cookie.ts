import { REFRESH_IN_COOKIE } from '@pasaz/kernel/contract/user';
import { parse, serialize } from 'hono/utils/cookie';
import type { TokenPair } from '../platform/tokens.ts';

const NAME = 'refresh';
const HEADER = 'x-refresh-token';

interface CookieSettings {
	/** An address with https makes the cookie `Secure`, and its prefix keeps pages without TLS from planting one. */
	publicUrl: string;
	/** Seconds. */
	life: number;
}

export interface Exchange {
	header(name: string): string | undefined;
	setCookie(cookie: string): void;
}

/** The refresh token of browsers: a cookie that only the calls of accounts get and that no script can read (rule 27.28). */
export function createRefreshCookie({ publicUrl, life }: CookieSettings) {
	const secure = publicUrl.startsWith('https:');
	const name = secure ? `__Secure-${NAME}` : NAME;
	const set = ({ setCookie }: Exchange, value: string, maxAge: number) => {
		const rules = { path: '/api/user', httpOnly: true, sameSite: 'Strict', secure, maxAge } as const;
		setCookie(serialize(name, value, rules));
	};
	return {
		read: ({ header }: Exchange): string | undefined => parse(header('cookie') ?? '', name)[name],
		forget: (exchange: Exchange) => set(exchange, '', 0),
		/** The answer holds the refresh token unless the client asks for the cookie or came by it: scripts could read it. */
		answer(exchange: Exchange, { access, refresh }: TokenPair, { byCookie = false } = {}) {
			if (!byCookie && !wantsCookies(exchange)) {
				return { result: access, meta: { refreshToken: refresh } };
			}
			set(exchange, refresh, life);
			return { result: access, meta: { refreshToken: null } };
		},
	};
}

/** Whether a browser asks, whose scripts must not get what a cookie can hold. */
export function wantsCookies({ header }: Pick<Exchange, 'header'>): boolean {
	return header(HEADER) === REFRESH_IN_COOKIE[HEADER];
}

export type RefreshCookie = ReturnType<typeof createRefreshCookie>;
