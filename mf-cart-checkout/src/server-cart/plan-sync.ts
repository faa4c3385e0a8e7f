import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { CartLine } from '@pasaz/kernel/contract/cart-line';
import { checksumOf, isSameLine, type LineIdentity } from '@pasaz/kernel/domain/line-identity';

export type SyncStep =
	/** The server lacks the line, or has another quantity of it. */
	| { do: 'push'; line: CartLine; item: ServerCartItem | null }
	/** Both agree: the line takes over the server's ids. */
	| { do: 'adopt'; line: CartLine; item: ServerCartItem }
	/** The shopper no longer has it. */
	| { do: 'delete'; item: ServerCartItem };

function identityOf(item: ServerCartItem): LineIdentity {
	return {
		sku: item.sku,
		serverItemId: item.item_id,
		checksum: checksumOf(item.product_option),
		productOption: item.product_option,
	};
}

/** What makes the server's cart equal to this device's; the device wins (rule 13.17). */
export function planSync(lines: readonly CartLine[], items: readonly ServerCartItem[]): SyncStep[] {
	const left = new Set(items);
	const steps = lines.map((line): SyncStep => {
		const item = [...left].find((candidate) => isSameLine(line, identityOf(candidate)));
		if (!item) return { do: 'push', line, item: null };
		left.delete(item);
		return item.qty === line.qty ? { do: 'adopt', line, item } : { do: 'push', line, item };
	});
	return [...steps, ...[...left].map((item): SyncStep => ({ do: 'delete', item }))];
}
