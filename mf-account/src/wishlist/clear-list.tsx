import { useMessages } from '@pasaz/kernel/i18n/messages';
import { notify } from '@pasaz/kernel/stores/notifications';
import { addToWishlist, clearWishlist } from '@pasaz/kernel/stores/wishlist';
import { Button } from '@pasaz/ui-kit/button';
import { wishlistMessages } from '../messages/wishlist.ts';

export function ClearList() {
	const t = useMessages(wishlistMessages);
	const clear = () => {
		const gone = clearWishlist();
		notify({
			type: 'success',
			message: t.cleared,
			action1: { label: t.undo, run: () => gone.forEach(addToWishlist) },
		});
	};
	return (
		<Button variant="quiet" onClick={clear}>
			{t.clear}
		</Button>
	);
}
