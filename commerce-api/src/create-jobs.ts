import { requestEmailChange } from './accounts/change-email.ts';
import { sendResetMail } from './accounts/reset-password.ts';
import { sendVerification } from './accounts/verify-email.ts';
import { notifyWaiting } from './community/availability/notify-waiting.ts';
import { mailLinkTo } from './community/mail-links/routes.ts';
import type { Config } from './platform/config.ts';
import type { Services } from './platform/database/services.ts';
import { Refusal } from './platform/http/refusal.ts';
import { mailboxOf } from './platform/mail/email.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { purgeOutputCache } from './platform/outbox/purge-output-cache.ts';
import type { OutboxServices } from './platform/outbox/work-outbox.ts';
import type { RateLimits } from './platform/rate-limit/rate-limits.ts';

interface JobServices extends Services {
	config: Config;
	limits: RateLimits;
	mailer?: Mailer;
}

export function createJobs({
	db,
	config,
	now,
	limits,
	mailer = createMailer(config.mail),
}: JobServices): OutboxServices['run'] {
	const linkTo = (token: string) => mailLinkTo(config.publicUrl, token);
	/** Beyond its limit a mail is left out: what it says stands on the order's page, too. */
	const toStranger: Mailer = async (mail, id) => {
		const key = mailboxOf(mail.to);
		const isOver = await limits.consume('order-mail', key).then(
			() => false,
			(error: unknown) => error instanceof Refusal,
		);
		if (isOver) return;
		await mailer(mail, id).catch(async (error: unknown) => {
			await limits.refund('order-mail', key);
			throw error;
		});
	};
	return async (job, id) => {
		switch (job.kind) {
			case 'mail':
				return job.toStranger ? toStranger(job.mail, id) : mailer(job.mail, id);
			case 'purge':
				return config.outputCache && purgeOutputCache(config.outputCache, job.tags);
			case 'back-in-stock':
				return notifyWaiting(db, config);
			case 'reset-password':
				return sendResetMail({ db, now, shop: config }, job);
			case 'change-email':
				return requestEmailChange({ db, now, shop: config, linkTo }, job);
			case 'verify-email':
				return sendVerification({ db, now, shop: config, linkTo }, job);
			default:
				// it stays for the newer process that stored it
				job satisfies never;
				throw new Error('This release does not know jobs of this kind');
		}
	};
}
