import type { Database } from '../database/database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { StoreViews } from '../store-views.ts';
import type { Language } from './language.ts';
import { type Letter, senderIn, toMail } from './letter.ts';

interface Sending {
	to: string;
	storeViews: StoreViews;
	/** The storefront whose language is used. */
	storeCode: string;
	letter(language: Language, shopName: string): Letter;
}

/** Has a letter sent once the transaction has ended well. */
export async function sendMail(tx: Database, { to, storeViews, storeCode, letter }: Sending): Promise<void> {
	const sender = senderIn(storeViews, storeCode);
	const written = letter(sender.language, sender.shopName);
	await enqueue(tx, [{ kind: 'mail', mail: toMail(to, written, sender) }]);
}
