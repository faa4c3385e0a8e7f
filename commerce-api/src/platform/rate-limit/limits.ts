/** How often something may be done: `points` in `seconds`. */
export const LIMITS = {
	/** Failed logins of one account, from wherever. */
	'login-account': { points: 20, seconds: 900 },
	'reset-account': { points: 3, seconds: 3600 },
	/** Mails that anybody may have sent to one address. */
	'mail-account': { points: 6, seconds: 3600 },
	'change-password': { points: 10, seconds: 900 },
	/** The following count for one address of the network, behind which there may be a whole office. */
	general: { points: 1200, seconds: 60 },
	login: { points: 100, seconds: 900 },
	register: { points: 20, seconds: 3600 },
	reset: { points: 20, seconds: 3600 },
	review: { points: 20, seconds: 3600 },
	contact: { points: 10, seconds: 3600 },
	newsletter: { points: 20, seconds: 3600 },
} as const;
export type LimitName = keyof typeof LIMITS;
