import type { CartLine } from '@pasaz/kernel/contract/cart-line';

/** The same text for the same goods: ids, prices and stock that the server told do not change it. */
export function cartHash(lines: readonly CartLine[]): string {
	return JSON.stringify(lines.map(({ sku, checksum, qty }) => [sku, checksum, qty]));
}
