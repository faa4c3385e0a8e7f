import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from '../job.ts';
import { HopelessError } from '../outbox/work-outbox.ts';

/** Sends a mail; the id is the same for each attempt, so that receivers recognise repetitions. */
export type Mailer = (mail: Mail, id: number) => Promise<void>;

export interface MailSettings {
	/** `smtp://user:password@host:port`; without it mails are written into the folder. */
	smtpUrl: string | undefined;
	from: string;
	folder: string;
	/** Its host is part of the message ids. */
	publicUrl: string;
}

/** Milliseconds; together less than the outbox's lease of a job. */
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailer({ smtpUrl, from, folder, publicUrl }: MailSettings): Mailer {
	const { host } = new URL(publicUrl);
	const toMessage = (mail: Mail, id: number) => ({
		from,
		to: { name: '', address: mail.to },
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
		messageId: `<outbox-${id}@${host}>`,
		headers: { 'Auto-Submitted': 'auto-generated' },
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	if (!smtpUrl) return (mail, id) => writeMail(folder, toMessage(mail, id), { mail, id });

	const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...TIMES });
	return async (mail, id) => {
		try {
			await transport.sendMail(toMessage(mail, id));
		} catch (error) {
			if (isFinal(error)) throw new HopelessError('The mail server refused the mail for good', { cause: error });
			throw error;
		}
	};
}

async function writeMail(folder: string, message: object, { mail, id }: { mail: Mail; id: number }): Promise<void> {
	const { message: content } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
	const name = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${id}`);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	// an older release has made it for everybody
	await chmod(folder, 0o700);
	await writeFile(`${name}.json`, JSON.stringify(mail), { mode: 0o600 });
	await writeFile(`${name}.draft`, content, { mode: 0o600 });
	await rename(`${name}.draft`, `${name}.eml`);
}

/** Whether the server refuses the recipient or the content for good; a refused login may be corrected later. */
function isFinal(error: unknown): boolean {
	if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
	return Number(error.responseCode) >= 500 && /^(RCPT TO|DATA)$/.test(String(error.command));
}
