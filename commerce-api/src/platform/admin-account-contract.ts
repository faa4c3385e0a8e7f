import { endpoint } from '@pasaz/kernel/contract/endpoint';
import * as z from 'zod/mini';

// The merchant's call about an account. It needs `ADMIN_SECRET`, like those of `admin-contract.ts`.

/**
 * Ends all sessions of an account, e.g. after a leak, and gives its password up: no login by it until a new one is set by the link that is
 * mailed. Each call mails another link, in the language of `storeCode`. 404 for an address without an account.
 */
export const adminPasswordEnd = endpoint({
	method: 'POST',
	path: '/api/admin/customer/password',
	body: z.strictObject({ email: z.email() }),
	result: z.object({
		email: z.string(),
		/** False where the account has no password, only a provider's login: its sessions have ended, and nothing is mailed. */
		mailed: z.boolean(),
	}),
});
