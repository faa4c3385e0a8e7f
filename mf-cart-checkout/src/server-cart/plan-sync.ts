import type { ServerCartItem } from '@pasaz/kernel/contract/cart';
import type { BareLine, CartLine } from '@pasaz/kernel/contract/cart-line';
import { checksumOf, isSameLine, type LineIdentity, lineKey } from '@pasaz/kernel/domain/line-identity';
import { quantityOf } from '@pasaz/kernel/domain/line-ops';

export type SyncStep =
	/** The server takes over the line's quantity. */
	| { do: 'push'; line: CartLine; item: ServerCartItem | null; qty: number }
	/** The line takes over the server's quantity; none removes it. */
	| { do: 'take'; line: CartLine; item: ServerCartItem | null }
	/** Both agree: the line takes over the server's ids. */
	| { do: 'adopt'; line: CartLine; item: ServerCartItem }
	/** This device lacks the item. */
	| { do: 'load'; item: ServerCartItem }
	/** The shopper has removed it. */
	| { do: 'delete'; item: ServerCartItem };

export interface SyncMode {
	dryRun: boolean;
	/** This device's cart counts, whatever the server has. */
	forceClientState: boolean;
	/** Id of the account that a guest's cart becomes a part of now, so that the pieces of both count; null where none does. */
	joins: number | null;
	serverSyncCanRemoveLocalItems: boolean;
	serverSyncCanModifyLocalItems: boolean;
}

export function identityOf(item: Pick<ServerCartItem, 'sku' | 'item_id' | 'product_option'>): LineIdentity {
	return {
		sku: item.sku,
		serverItemId: item.item_id,
		checksum: checksumOf(item.product_option),
		productOption: item.product_option,
	};
}

function stepForLine(line: CartLine, item: ServerCartItem | null, mode: SyncMode): SyncStep | null {
	const { dryRun, forceClientState } = mode;
	const isJoined = mode.joins !== null;
	if (!item) {
		if (dryRun) return null;
		if (forceClientState || !mode.serverSyncCanRemoveLocalItems) return { do: 'push', line, item, qty: line.qty };
		return { do: 'take', line, item };
	}
	if (item.qty === line.qty && !isJoined) return { do: 'adopt', line, item };
	if (dryRun) return null;
	if (isJoined) return { do: 'push', line, item, qty: line.qty + item.qty };
	const serverCounts = mode.serverSyncCanModifyLocalItems && !forceClientState;
	return serverCounts ? { do: 'take', line, item } : { do: 'push', line, item, qty: line.qty };
}

function stepForItem(item: ServerCartItem, wasRemoved: boolean, mode: SyncMode): SyncStep | null {
	if (mode.dryRun) return null;
	return { do: mode.forceClientState || wasRemoved ? 'delete' : 'load', item };
}

/** What a back end that keeps no operations is told, and what is taken over from it, item by item (rule 13.17). */
export function planSync(
	{ lines, bare }: { lines: readonly CartLine[]; bare: readonly BareLine[] },
	items: readonly ServerCartItem[],
	mode: SyncMode,
): SyncStep[] {
	const left = new Set(items);
	const forLines = lines.map((line) => {
		const item = [...left].find((candidate) => isSameLine(line, identityOf(candidate)));
		if (item) left.delete(item);
		return stepForLine(line, item ?? null, mode);
	});
	const removed = new Set(bare.filter(({ ops }) => quantityOf(ops) === 0).map(lineKey));
	const forItems = [...left].map((item) => stepForItem(item, removed.has(lineKey(identityOf(item))), mode));
	return [...forLines, ...forItems].filter((step) => step !== null);
}
