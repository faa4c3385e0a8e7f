import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $online } from '@pasaz/kernel/stores/online';
import { Notice } from '@pasaz/ui-kit/notice';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { listingMessages } from '../messages/listing.ts';

/** Shown when the products could not be loaded; loads the same address again once the connection is back. */
export function NotLoaded() {
	const t = useMessages(listingMessages);
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const here = pathname + search;
	useEffect(
		() => $online.listen((isBack) => isBack && navigate(here, { replace: true, preventScrollReset: true })),
		[here, navigate],
	);
	return (
		<Notice type="warning" title={t.notLoaded}>
			<Link to={here} replace preventScrollReset>
				{t.retry}
			</Link>
		</Notice>
	);
}
