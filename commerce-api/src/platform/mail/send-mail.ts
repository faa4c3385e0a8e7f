import type { Database } from '../database/database.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { StoreViews } from '../store-views.ts';
import { type Letter, type Sender, senderIn, toMail } from './letter.ts';
import { type LetterTexts, letterIn } from './letter-texts.ts';

interface Recipient {
	to: string;
	storeCode: string;
	/** Whether somebody else may have typed the address: it gets only a few such mails an hour. */
	toStranger?: boolean;
}

/** Sends a letter once the transaction has been committed. */
export async function sendMail(
	tx: Database,
	storeViews: StoreViews,
	{ to, storeCode, toStranger = false, write }: Recipient & { write(sender: Sender): Letter },
): Promise<void> {
	const sender = senderIn(storeViews, storeCode);
	await enqueue(tx, [{ kind: 'mail', mail: toMail(to, write(sender), sender), ...(toStranger && { toStranger }) }]);
}

export function sendLink(
	tx: Database,
	storeViews: StoreViews,
	{ texts, url, name = '', ...recipient }: Recipient & { texts: LetterTexts; url: string; name?: string },
): Promise<void> {
	return sendMail(tx, storeViews, { ...recipient, write: (sender) => letterIn(texts, sender, { url, name }) });
}
