import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $user } from '@pasaz/kernel/stores/user';
import { Notice } from '@pasaz/ui-kit/notice';
import { Link, useSearchParams } from 'react-router';
import { LoginForm } from '../login/login-form.tsx';
import { nextPath } from '../login/next-path.ts';
import { accountMessages } from '../messages/account.ts';
import styles from './entry-page.module.css';

export const handle = {
	meta: (_data, shop) => ({ title: accountMessages.in(shop.translator).get().loginTitle, noindex: true }),
} satisfies PageHandle<undefined>;

export function Component() {
	const text = useMessages(accountMessages);
	const user = useStore($user, { ssr: 'initial' }).current;
	const next = nextPath(useSearchParams()[0].get('next'));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text.loginHeading}</h1>
			{user ? (
				<Notice>
					<p>{text.alreadyLoggedIn({ email: user.email })}</p>
					<Link to={pathTo('account')}>{text.toAccount}</Link>
				</Notice>
			) : null}
			<LoginForm next={next} />
			<p className={styles.other}>
				{text.noAccount} <Link to={`${pathTo('register')}?next=${encodeURIComponent(next)}`}>{text.register}</Link>
			</p>
		</div>
	);
}
