import { sendResetMail } from './accounts/reset-mail.ts';
import { notifyWaiting } from './community/availability/notify-waiting.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { purgeOutputCache } from './platform/outbox/purge-output-cache.ts';
import type { OutboxServices } from './platform/outbox/work-outbox.ts';

interface JobServices {
	db: Database;
	config: Config;
	now: () => Date;
	mailer?: Mailer;
}

/** How each kind of job is done. */
export function createJobs({
	db,
	config,
	now,
	mailer = createMailer(config.mail),
}: JobServices): OutboxServices['run'] {
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
		}
	};
}
