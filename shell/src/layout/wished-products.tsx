import { useStore } from '@nanostores/react';
import { Fragment } from '@pasaz/kernel/composition/fragment';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $isLoggedIn } from '@pasaz/kernel/stores/user';
import { $wishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect } from 'react';
import { overlaysMessages } from '../messages/overlays.ts';

/** The number of wishes, which are brought in step with the account's on whatever page the shopper is. */
export function WishedProducts({ className }: { className: string | undefined }) {
	const t = useMessages(overlaysMessages);
	const { length } = useStore($wishlist);
	const isLoggedIn = useStore($isLoggedIn);
	useEffect(startWishlist, []);
	return (
		<>
			{isLoggedIn && <Fragment name="mf_account/wishlist-sync" props={{}} fallback={null} />}
			{length > 0 && (
				<span className={className}>
					<span aria-hidden="true">{length}</span>
					<VisuallyHidden>{t.wished(length)}</VisuallyHidden>
				</span>
			)}
		</>
	);
}
