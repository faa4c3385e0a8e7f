import type { BlockList } from 'node:net';
import { networkOf } from '@pasaz/kernel/domain/network-of';
import { clientAddress } from '@pasaz/kernel/domain/trusted-proxies.server';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { LimitName, RateLimits } from './rate-limits.ts';

/** Provided by `@hono/node-server`; absent in tests that call the app directly. */
const Environment = z.object({ incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }) });

/** Calls that only an attacker repeats often. Renewing a session is not limited. */
const STRICT: Record<string, LimitName> = {
	'/api/cart/create': 'cart',
	'/api/order': 'order',
	'/api/user/login': 'login',
	'/api/user/login-token': 'login',
	'/api/user/create': 'register',
	'/api/user/reset-password': 'reset',
	'/api/user/force-change-password': 'reset',
	'/api/user/create-password': 'reset',
	'/api/user/confirm-force-change-password': 'reset',
	'/api/order/find': 'reset',
	'/api/cart/apply-coupon': 'coupon',
	'/api/gift-card/balance': 'gift-card',
	'/api/review/create': 'review',
	'/api/review/mass': 'review',
	'/api/ext/contact': 'contact',
	'/api/ext/mail-service/send-email': 'contact',
	'/api/ext/newsletter/subscribe': 'newsletter',
	'/api/ext/newsletter/confirm': 'newsletter',
	'/api/ext/availability-notification/subscribe': 'newsletter',
};
/** Calls that count more than once, as they do the work of many: a feed is megabytes that both servers pass on, a PDF is drawn, and a picture encoded. */
const WEIGHTS: [RegExp, number][] = [
	[/^\/api\/catalog\/searches$/, 20],
	[/^\/api\/order\/[^/]+\/complaint\/[^/]+\/picture$/, 20],
	[/^\/(feed\/|sitemap|(reklamacja|zwrot)-pdf$)/, 40],
];
const NEVER = new Set(['/healthz', '/readyz', '/api/user/refresh', '/api/user/logout']);

/** Limits requests by client address, if it is known: the shop's own servers ask for many shoppers. */
export function limitRequests(limits: RateLimits, proxies: BlockList): MiddlewareHandler {
	return async (c, next) => {
		const { path, method } = c.req;
		const peer = Environment.safeParse(c.env).data?.incoming.socket.remoteAddress;
		const client = clientAddress(proxies, peer, c.req.header('x-forwarded-for'));
		if (client && !NEVER.has(path)) {
			const key = networkOf(client);
			c.set('network', key);
			await limits.consume('general', key, weightOf(path));
			const strict = method === 'GET' ? undefined : STRICT[path];
			if (strict) await limits.consume(strict, key);
		}
		await next();
	};
}

function weightOf(path: string): number {
	return WEIGHTS.find(([pattern]) => pattern.test(path))?.[1] ?? 1;
}
