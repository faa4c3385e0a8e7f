import type { User } from '@pasaz/kernel/contract/user';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { LiveRegion } from '@pasaz/ui-kit/live-region';
import { Notice } from '@pasaz/ui-kit/notice';
import styles from '../account/form.module.css';
import { changeProfile } from '../account/profile-changes.ts';
import { agreementsMessages } from '../messages/agreements.ts';
import { useNewsletter } from './use-newsletter.ts';

/** One tap gives or withdraws a consent: withdrawing must be as easy (GDPR art. 7(3)). */
export function AgreementList({ user }: { user: User }) {
	const t = useMessages(agreementsMessages);
	const newsletter = useNewsletter(user.email);
	return (
		<div className={styles.form}>
			<Checkbox
				checked={user.marketing ?? false}
				onChange={({ target }) => void changeProfile({ marketing: target.checked })}
			>
				{t.marketing}
			</Checkbox>
			<Checkbox
				checked={newsletter.isSubscribed}
				disabled={!newsletter.isKnown}
				aria-busy={newsletter.isBusy}
				error={newsletter.problem}
				onChange={({ target }) => void newsletter.set(target.checked)}
			>
				{t.newsletter}
			</Checkbox>
			<LiveRegion>{newsletter.isAsked && <Notice>{t.confirmByMail}</Notice>}</LiveRegion>
		</div>
	);
}
