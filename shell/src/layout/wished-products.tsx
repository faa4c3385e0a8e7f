import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { $wishlist, startWishlist } from '@pasaz/kernel/stores/wishlist';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { useEffect } from 'react';
import { layoutMessages } from '../messages/layout.ts';

export function WishedProducts({ className }: { className: string | undefined }) {
	const t = useMessages(layoutMessages);
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
