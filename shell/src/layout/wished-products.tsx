import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $wishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect } from 'react';
import { overlaysMessages } from '../messages/overlays.ts';

export function WishedProducts({ className }: { className: string | undefined }) {
	const t = useMessages(overlaysMessages);
	const { length } = useStore($wishlist);
	useEffect(startWishlist, []);
	if (length === 0) return null;
	return (
		<span className={className}>
			<span aria-hidden="true">{length}</span>
			<VisuallyHidden>{t.wished(length)}</VisuallyHidden>
		</span>
	);
}
