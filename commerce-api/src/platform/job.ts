import type { CacheTag } from '@pasaz/kernel/contract/slices';

/** A job that is stored in a transaction and done after it. */
export type Job =
	| { kind: 'mail'; mail: Mail; toStranger?: boolean }
	| { kind: 'purge'; tags: CacheTag[] | 'all' }
	/** For any address; the account is looked up later, so that the answer takes the same time for all. */
	| { kind: 'reset-password'; email: string; storeCode: string }
	/** For any address, for the same reason. */
	| { kind: 'change-email'; userId: number; sessionId: string; email: string; storeCode: string }
	/** For an account's own address; a new account is welcomed by the same mail. */
	| { kind: 'verify-email'; userId: number; storeCode: string; isNew: boolean }
	/** Added whenever a stock rises: notifies subscribers. */
	| { kind: 'back-in-stock' };

export interface Mail {
	to: string;
	subject: string;
	text: string;
	html: string;
	replyTo?: string;
}
