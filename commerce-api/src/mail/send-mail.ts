import type { Database } from '../database/database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { StoreViews } from '../store-views.ts';
import { type Language, languageIn } from './language.ts';
import { type Letter, toMail } from './letter.ts';

interface Sending {
	to: string;
	storeViews: StoreViews;
	/** The storefront whose language is used. */
	storeCode: string;
	letter(language: Language): Letter;
}

/** Has a letter sent once the transaction has ended well. */
export async function sendMail(tx: Database, { to, storeViews, storeCode, letter }: Sending): Promise<void> {
	const language = languageIn(storeViews, storeCode);
	await enqueue(tx, [{ kind: 'mail', mail: toMail(to, letter(language), language) }]);
}
