import { useStore } from '@nanostores/react';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { pathTo } from '@pasaz/kernel/routes';
import { $compare, startCompare } from '@pasaz/kernel/stores/compare';
import { $overlay, leaveOverlay } from '@pasaz/kernel/stores/overlays';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Drawer } from '@pasaz/ui-kit/drawer';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { wishlistMessages } from '../messages/wishlist.ts';
import { WishList } from '../wishlist/wish-list.tsx';

const close = () => leaveOverlay('wishlist');

/** Wishlist drawer, open while `$overlay` is `wishlist`. */
export function Component() {
	const t = useMessages(wishlistMessages);
	const open = useStore($overlay, { ssr: 'initial' }) === 'wishlist';
	const compared = useStore($compare).length;
	useEffect(startCompare, []);
	const footer = (
		<>
			<Link {...buttonLook('secondary')} to={pathTo('wishlist')} onClick={close}>
				{t.openPage}
			</Link>
			{compared > 0 && (
				<Link {...buttonLook('quiet')} to={pathTo('compare')} onClick={close}>
					{t.compare(compared)}
				</Link>
			)}
		</>
	);
	return (
		<Drawer open={open} onClose={close} title={t.title} closeLabel={t.close} footer={footer}>
			<WishList onLeave={close} />
		</Drawer>
	);
}
