import { useStore } from '@nanostores/react';
import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $user } from '@pasaz/kernel/stores/user';
import { Notice } from '@pasaz/ui-kit/notice';
import { Link, useSearchParams } from 'react-router';
import { nextPath } from '../account/next-path.ts';
import { ForgetButton } from '../device/forget-button.tsx';
import { EntryFrame } from '../frame/entry-frame.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { accountMessages } from '../messages/account.ts';
import { SocialLogin } from '../social/social-login.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: accountMessages.in(shop.translator).get().loginTitle, noindex: true }),
	audience: 'shopper',
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(accountMessages);
	const user = useStore($user, { ssr: 'initial' }).current;
	const next = nextPath(useSearchParams()[0].get('next'));
	const other = (
		<>
			{t.noAccount} <Link to={`${pathTo('register')}?next=${encodeURIComponent(next)}`}>{t.register}</Link>
		</>
	);
	return (
		<EntryFrame title={t.loginHeading} lead={t.loginLead} other={other} aside={<ForgetButton />} benefits>
			{user && (
				<Notice>
					<p>{t.alreadyLoggedIn({ email: user.email })}</p>
					<Link to={pathTo('account')}>{t.toAccount}</Link>
				</Notice>
			)}
			<LoginForm next={next} />
			<SocialLogin next={next} />
		</EntryFrame>
	);
}
