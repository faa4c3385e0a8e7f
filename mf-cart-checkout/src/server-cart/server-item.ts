import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import type { LineProperties } from '@pasaz/kernel/domain/cart';
import { priceTiers } from '@pasaz/kernel/domain/price';

/** The ids and tiers that a line takes over from the server's item, and the quantity that both agree to. */
export function agreed({ item_id, quote_id, qty, virtual, tier_prices }: ServerCartItem): LineProperties {
	const nature = virtual !== undefined && { isVirtual: virtual };
	const tiers = tier_prices && priceTiers(tier_prices);
	return { serverItemId: item_id, serverCartId: quote_id, prevQty: qty, ...nature, tiers, errors: {} };
}

function hasTiers({ tiers = [] }: CartLine, { tier_prices }: ServerCartItem): boolean {
	const told = priceTiers(tier_prices);
	return (
		told.length === tiers.length &&
		told.every(({ qty, price }, index) => tiers[index]?.qty === qty && tiers[index].price === price)
	);
}

export function knows(line: CartLine, item: ServerCartItem): boolean {
	const isSame = line.serverItemId === item.item_id && line.serverCartId === item.quote_id;
	return (
		isSame && hasTiers(line, item) && line.prevQty === item.qty && line.isVirtual === (item.virtual ?? line.isVirtual)
	);
}
