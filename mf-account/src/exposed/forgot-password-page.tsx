import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Link, useSearchParams } from 'react-router';
import { passwordMessages } from '../messages/password.ts';
import { ForgotForm } from '../password/forgot-form.tsx';
import styles from './entry-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: passwordMessages.in(shop.translator).get().forgotTitle, noindex: true }),
} satisfies PageHandle<undefined>;

export function Component() {
	const text = useMessages(passwordMessages);
	const [search] = useSearchParams();
	return (
		<div className={styles.page}>
			<header>
				<h1 className={styles.title}>{text.forgotTitle}</h1>
				<p className={styles.lead}>{text.forgotLead}</p>
			</header>
			<ForgotForm email={search.get('email') ?? ''} />
			<p className={styles.other}>
				<Link to={pathTo('login')}>{text.backToLogin}</Link>
			</p>
		</div>
	);
}
