import type { LineOps, OpId } from '../contract/line-ops.ts';
import { MAX_PIECES } from '../contract/max-pieces.ts';

const TIME_DIGITS = 9;
const ACTOR_LENGTH = 8;
/** The last ms of the year 2148, beyond which an id is damage. */
const LATEST = 2 * 36 ** (TIME_DIGITS - 1) - 1;

/** Before every operation. */
export const NO_OP: OpId = `${'0'.repeat(TIME_DIGITS)}-${'0'.repeat(ACTOR_LENGTH)}`;

export const NO_OPS: LineOps = { set: null, adds: {} };

/** What the operations give one after the other: an order that takes more than is there takes nothing from what is added later. */
export function quantityOf({ set, adds }: LineOps): number {
	const inTurn = Object.entries(adds).sort(([a], [b]) => (a < b ? -1 : 1));
	return inTurn.reduce((pieces, [, qty]) => sellable(pieces + qty), sellable(set?.qty ?? 0));
}

function sellable(pieces: number): number {
	return Math.min(Math.max(pieces, 0), MAX_PIECES);
}

export function opId(time: number, actor: string): OpId {
	const known = actor.toLowerCase().replaceAll(/[^0-9a-z]/g, '');
	return `${Math.min(time, LATEST).toString(36).padStart(TIME_DIGITS, '0')}-${known.slice(0, ACTOR_LENGTH).padStart(ACTOR_LENGTH, '0')}`;
}

/** ms since 1970. */
export function timeOf(id: OpId): number {
	return Number.parseInt(id.slice(0, TIME_DIGITS), 36);
}

export function laterOf(a: OpId, b: OpId): OpId {
	return a > b ? a : b;
}

/** The id of the next operation, later than `last` also where the clock was set back. */
export function nextOpId(last: OpId, now: number, actor: string): OpId {
	return opId(Math.max(now, timeOf(last) + 1), actor);
}

export function lastOpOf({ set, adds }: LineOps): OpId {
	return Object.keys(adds).reduce(laterOf, set?.id ?? NO_OP);
}

export function setTo(qty: number, id: OpId): LineOps {
	return { set: { id, qty }, adds: {} };
}

/** Additions that are kept apart: once they are one setting, an earlier one that another device has yet to tell of counts no more. */
const MAX_ADDS = 200;

export function addTo(ops: LineOps, qty: number, id: OpId): LineOps {
	return foldOps({ set: ops.set, adds: { ...ops.adds, [id]: qty } }, MAX_ADDS);
}

/** Makes one setting of the oldest additions where there are more than `max`; the quantity stays, and so do the newest, half as many. */
export function foldOps(ops: LineOps, max: number): LineOps {
	const adds = Object.entries(ops.adds).toSorted(([a], [b]) => (a < b ? -1 : 1));
	if (adds.length <= max) return ops;
	const newest = Math.floor(max / 2);
	const old = adds.slice(0, -newest);
	const [id = NO_OP] = old.at(-1) ?? [];
	const qty = quantityOf({ set: ops.set, adds: Object.fromEntries(old) });
	return { set: { id, qty }, adds: Object.fromEntries(adds.slice(-newest)) };
}

function laterSetting(a: LineOps['set'], b: LineOps['set']): LineOps['set'] {
	if (!a || !b) return a ?? b;
	if (a.id !== b.id) return a.id > b.id ? a : b;
	return a.qty >= b.qty ? a : b;
}

/** Commutative, associative and idempotent. Gives equal JSON for equal operations. */
export function mergeOps(a: LineOps, b: LineOps): LineOps {
	const set = laterSetting(a.set, b.set);
	const all = [...Object.entries(a.adds), ...Object.entries(b.adds)];
	const after = all.filter(([id]) => id > (set?.id ?? ''));
	// nobody makes two additions of one id; damaged ones must still agree
	const adds = new Map<string, number>();
	for (const [id, qty] of after) adds.set(id, Math.max(qty, adds.get(id) ?? qty));
	return { set, adds: Object.fromEntries([...adds].sort(([x], [y]) => (x < y ? -1 : 1))) };
}
