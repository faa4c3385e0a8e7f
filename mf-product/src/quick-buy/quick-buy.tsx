import { lazyPart } from '@pasaz/kernel/composition/lazy';
import type { Fragments } from '@pasaz/kernel/contract/slices';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { buttonLook } from '@pasaz/ui-kit/button';
import { Link } from 'react-router';
import { quickBuyMessages } from '../messages/quick-buy.ts';
import { useOpened } from '../product/use-opened.ts';

const dialog = lazyPart(
	async () => (await import(/* webpackChunkName: "quick-buy-dialog" */ './quick-buy-dialog.tsx')).QuickBuyDialog,
);

/** Buys a product of a list without leaving it; leads to its page where that cannot be. */
export function QuickBuy(product: Fragments['mf_product/quick-buy']) {
	const t = useMessages(quickBuyMessages);
	const { Part: Dialog, open, close } = useOpened(dialog);
	return (
		<>
			<Link
				{...buttonLook('secondary')}
				to={product.href}
				aria-label={t.buyName({ name: product.name })}
				onClick={(event) => void open(event)}
			>
				{t.buy}
			</Link>
			{Dialog && <Dialog {...product} onClose={close} />}
		</>
	);
}
