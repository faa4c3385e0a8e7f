import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { Mail } from '../mail/mail.ts';

/** What is written in a transaction and done after it. */
export type Job =
	| { kind: 'mail'; mail: Mail }
	| { kind: 'purge'; tags: CacheTag[] | 'all' }
	/** For anybody's address: whether it is a user's is found out later, so that the answer takes the same time for all. */
	| { kind: 'reset-password'; email: string; storeCode: string }
	/** Left by whatever raises a stock: writes to those who wait for what can be had now. */
	| { kind: 'back-in-stock' };
