import type { PageHandle } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { Notice } from '@pasaz/ui-kit/notice';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { EntryFrame } from '../frame/entry-frame.tsx';
import { passwordMessages } from '../messages/password.ts';
import { CreateForm } from '../password/create-form.tsx';
import { type ResetLink, readResetLink } from '../password/read-reset-link.ts';

export const handle = {
	meta: (_data, shop) => ({ title: passwordMessages.in(shop.translator).get().createTitle, noindex: true }),
	audience: 'holder',
} satisfies PageHandle<undefined>;

/** The secret of the link is read in the browser only and removed from the address at once, so that no log or referrer gets it. */
function useResetLink() {
	const [link, setLink] = useState<ResetLink | null | undefined>();
	useEffect(() => {
		setLink((known) => known ?? readResetLink(location));
		history.replaceState(history.state, '', location.pathname);
	}, []);
	return link;
}

export function Component() {
	const t = useMessages(passwordMessages);
	const link = useResetLink();
	return (
		<EntryFrame title={t.createTitle}>
			{link && <CreateForm link={link} />}
			{link === null && (
				<Notice type="warning" title={t.linkBroken}>
					<Link to={pathTo('forgot-password')}>{t.askAgain}</Link>
				</Notice>
			)}
		</EntryFrame>
	);
}
