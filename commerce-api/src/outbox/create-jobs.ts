import { tellWaiting } from '../availability/tell-waiting.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { sendResetMail } from '../users/reset-mail.ts';
import { purgeOutputCache } from './purge-output-cache.ts';
import type { OutboxDeps } from './work-outbox.ts';

interface JobDeps {
	db: Database;
	config: Config;
	now: () => Date;
	mailer?: Mailer;
}

/** How each kind of job is done. */
export function createJobs({ db, config, now, mailer = createMailer(config.mail) }: JobDeps): OutboxDeps['run'] {
	return async (job, id) => {
		switch (job.kind) {
			case 'mail':
				return mailer(job.mail, id);
			case 'purge':
				return config.outputCache && purgeOutputCache(config.outputCache, job.tags);
			case 'back-in-stock':
				return tellWaiting(db, config);
			case 'reset-password':
				return sendResetMail({ db, now, shop: config }, job);
		}
	};
}
