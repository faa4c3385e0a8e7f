import { asc } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/outbox.ts';
import type { Mail } from './mail.ts';

/** The mails that wait in the outbox, oldest first; they are taken out. */
export async function takeMails(db: Database): Promise<Mail[]> {
	const rows = await db.select().from(outbox).orderBy(asc(outbox.id));
	await db.delete(outbox);
	return rows.flatMap(({ job }) => (job.kind === 'mail' ? [job.mail] : []));
}

/** The path of a mail's one link. */
export function linkIn(mail: Mail | undefined): string {
	const url = mail?.text.match(/https?:\/\/\S+/)?.[0];
	if (!url) throw new Error('The mail holds no link');
	return new URL(url).pathname + new URL(url).search;
}
