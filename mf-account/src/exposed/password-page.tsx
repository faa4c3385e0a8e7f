import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { AccountFrame } from '../frame/account-frame.tsx';
import { passwordMessages } from '../messages/password.ts';
import { ChangeForm } from '../password/change-form.tsx';
import styles from './narrow.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: passwordMessages.in(shop.translator).get().changeTitle, noindex: true }),
	needsLogin: true,
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(passwordMessages);
	return (
		<AccountFrame title={t.changeTitle} lead={t.changeLead}>
			<div className={styles.narrow}>
				<ChangeForm />
			</div>
		</AccountFrame>
	);
}
