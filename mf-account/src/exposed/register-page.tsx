import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Link, useSearchParams } from 'react-router';
import { nextPath } from '../account/next-path.ts';
import { EntryFrame } from '../frame/entry-frame.tsx';
import { accountMessages } from '../messages/account.ts';
import { RegisterForm } from '../register/register-form.tsx';
import { SocialLogin } from '../social/social-login.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: accountMessages.in(shop.translator).get().registerTitle, noindex: true }),
	audience: 'shopper',
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(accountMessages);
	const next = nextPath(useSearchParams()[0].get('next'));
	const other = (
		<>
			{t.haveAccount} <Link to={`${pathTo('login')}?next=${encodeURIComponent(next)}`}>{t.logIn}</Link>
		</>
	);
	return (
		<EntryFrame title={t.registerHeading} lead={t.registerLead} other={other} benefits>
			<RegisterForm next={next} />
			<SocialLogin next={next} />
		</EntryFrame>
	);
}
