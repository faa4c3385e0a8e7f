import type { LineOps } from '@pasaz/kernel/contract/line-ops';
import { quantityOf } from '@pasaz/kernel/domain/line-ops';

/** More than honest devices make together; a row must not grow without end. */
const MOST_ADDS = 200;
const KEPT_ADDS = 100;

/** Makes one setting of the oldest additions where there are too many; the quantity stays. */
export function foldOps(ops: LineOps): LineOps {
	const adds = Object.entries(ops.adds).toSorted(([a], [b]) => (a < b ? -1 : 1));
	if (adds.length <= MOST_ADDS) return ops;
	const old = adds.slice(0, -KEPT_ADDS);
	const [id = ''] = old.at(-1) ?? [];
	const qty = quantityOf({ set: ops.set, adds: Object.fromEntries(old) });
	return { set: { id, qty }, adds: Object.fromEntries(adds.slice(-KEPT_ADDS)) };
}
