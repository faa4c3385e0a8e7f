import { askNewEmail } from './accounts/change-email.ts';
import { sendResetMail } from './accounts/reset-password.ts';
import { notifyWaiting } from './community/availability/notify-waiting.ts';
import { mailLinkTo } from './community/mail-links/routes.ts';
import type { Config } from './platform/config.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { purgeOutputCache } from './platform/outbox/purge-output-cache.ts';
import type { OutboxServices } from './platform/outbox/work-outbox.ts';
import type { Services } from './platform/services.ts';

interface JobServices extends Services {
	config: Config;
	mailer?: Mailer;
}

export function createJobs({
	db,
	config,
	now,
	mailer = createMailer(config.mail),
}: JobServices): OutboxServices['run'] {
	const linkTo = (token: string) => mailLinkTo(config.publicUrl, token);
	return async (job, id) => {
		switch (job.kind) {
			case 'mail':
				return mailer(job.mail, id);
			case 'purge':
				return config.outputCache && purgeOutputCache(config.outputCache, job.tags);
			case 'back-in-stock':
				return notifyWaiting(db, config);
			case 'reset-password':
				return sendResetMail({ db, now, shop: config }, job);
			case 'change-email':
				return askNewEmail({ db, now, shop: config, linkTo }, job);
		}
	};
}
