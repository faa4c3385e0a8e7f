import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Link, useSearchParams } from 'react-router';
import { EntryFrame } from '../frame/entry-frame.tsx';
import { passwordMessages } from '../messages/password.ts';
import { ForgotForm } from '../password/forgot-form.tsx';

export const handle = {
	meta: (_data, shop) => ({ title: passwordMessages.in(shop.translator).get().forgotTitle, noindex: true }),
	audience: 'shopper',
} satisfies PageHandle<undefined>;

export function Component() {
	const t = useMessages(passwordMessages);
	const [search] = useSearchParams();
	return (
		<EntryFrame title={t.forgotTitle} lead={t.forgotLead} other={<Link to={pathTo('login')}>{t.backToLogin}</Link>}>
			<ForgotForm email={search.get('email') ?? ''} />
		</EntryFrame>
	);
}
