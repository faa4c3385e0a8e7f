import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Link, useSearchParams } from 'react-router';
import { nextPath } from '../login/next-path.ts';
import { accountMessages } from '../messages/account.ts';
import { RegisterForm } from '../register/register-form.tsx';
import styles from './entry-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: accountMessages.in(shop.translator).get().registerTitle, noindex: true }),
} satisfies PageHandle<undefined>;

export function Component() {
	const text = useMessages(accountMessages);
	const next = nextPath(useSearchParams()[0].get('next'));
	return (
		<div className={styles.page}>
			<header>
				<h1 className={styles.title}>{text.registerHeading}</h1>
				<p className={styles.lead}>{text.registerLead}</p>
			</header>
			<RegisterForm next={next} />
			<p className={styles.other}>
				{text.haveAccount} <Link to={`${pathTo('login')}?next=${encodeURIComponent(next)}`}>{text.logIn}</Link>
			</p>
		</div>
	);
}
