import type { CartLine } from '@pasaz/kernel/contract/cart-line';

/** Equal for equal products, options and quantities; ids, prices and stock do not count. */
export function cartHash(lines: readonly CartLine[]): string {
	return JSON.stringify(lines.map(({ sku, checksum, qty }) => [sku, checksum, qty]));
}
