import type { Logger } from 'pino';
import type { LoyaltySettings } from '../platform/config.ts';
import type { RateLimits } from '../platform/rate-limit/rate-limits.ts';
import type { Shop } from '../platform/store-views.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { Passwords } from './passwords.ts';
import type { RefreshCookie } from './refresh-cookie.ts';
import type { SessionServices } from './sessions.ts';
import type { SocialVerifiers } from './social-login.ts';

export interface UserServices {
	sessions: SessionServices;
	refreshCookie: RefreshCookie;
	deviceCookie: DeviceCookie;
	passwords: Passwords;
	limits: RateLimits;
	shop: Shop;
	social: SocialVerifiers;
	loyalty: LoyaltySettings | undefined;
	log: Logger;
}
