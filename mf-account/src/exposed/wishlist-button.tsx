import type { Fragments } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { wishlistMessages } from '../messages/wishlist.ts';
import { useWishes } from '../wishlist/use-wishes.ts';
import { addWish, removeWish } from '../wishlist/wishes.ts';

/** Puts a product on the wishlist, or takes it off again. */
export function Component({ product }: Fragments['mf_account/wishlist-button']) {
	const text = useMessages(wishlistMessages);
	const wishes = useWishes();
	const wish = wishes?.find(({ product_id }) => product_id === (product.parentId ?? product.id));
	const toggle = () => (wish ? removeWish(wish) : addWish(product));
	return (
		<Button variant="quiet" aria-pressed={wish !== undefined} disabled={!wishes} onClick={toggle}>
			{wish ? text.onList : text.add}
		</Button>
	);
}
