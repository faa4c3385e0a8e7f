import * as z from 'zod';
import type { ObjectStore } from './object-store.ts';
import { Signature, type Signer } from './signature.ts';

const Shown = z.object({
	set: z.string(),
	/** Another set, shown to so many per cent of the visitors. */
	canary: z.object({ set: z.string(), percent: z.number().min(0).max(100) }).optional(),
	/** Of these sets, by their ids, which are too short to be all that is signed; older moves have none. */
	digests: z.record(z.string(), z.string()).optional(),
});

/** One entry of the journal: who showed which set, and when. The last one holds. */
export const Move = Shown.extend({
	serial: z.int().positive(),
	why: z.enum(['publish', 'promote', 'canary', 'rollback']),
	by: z.string(),
	/** Why a set was taken back by itself. */
	reason: z.string().optional(),
	at: z.iso.datetime(),
});
export type Move = z.infer<typeof Move>;
export type NextMove = Omit<Move, 'serial' | 'at'>;

/** The ids of all sets that a move shows to somebody. */
export function setsOf({ set, canary }: NextMove): string[] {
	return canary ? [set, canary.set] : [set];
}

/** How the journal names a shop that takes back a release by itself, which it signs with the key of some team. */
export const THE_SHOP = 'the shop';

/** An entry with the text that was signed. */
export interface SignedMove {
	move: Move;
	content: string;
	signature: Signature | undefined;
}

/** Somebody else moved first: what is shown now is to be looked at again. */
export class MovedMeanwhile extends Error {
	override name = 'MovedMeanwhile';
}

const DIGITS = 8;
const pathOf = (serial: number) => `moves/${String(serial).padStart(DIGITS, '0')}.json`;
const Entry = z.object({ move: z.unknown(), signature: Signature.optional() });

function readEntry(entry: unknown): SignedMove {
	const { move, signature } = Entry.parse(entry);
	return { move: Move.parse(move), content: JSON.stringify(move), signature };
}

/** Moves never change. Of two who add the same serial one succeeds, because the store refuses a name that is taken. */
export interface Journal {
	/** Of the moves that follow each other from 1 on. What lies behind a gap is followed by nobody. */
	serials(): Promise<number[]>;
	/** Of all moves that are there, behind a gap, too, in their order. */
	written(): Promise<number[]>;
	/** @throws if the entry is not that move */
	read(serial: number): Promise<SignedMove | undefined>;
	/**
	 * Adds the move that follows another.
	 * @throws {MovedMeanwhile} if that is not the last one any more, and what `judge` throws, before anything is added; an
	 * error that names a move which is missing
	 */
	add(next: NextMove, after: number, signer?: Signer, judge?: (signed: SignedMove) => Promise<unknown>): Promise<Move>;
}

/** @param written in their order */
function firstMissing(written: readonly number[]): number {
	const gap = written.findIndex((serial, index) => serial !== index + 1);
	return (gap < 0 ? written.length : gap) + 1;
}

export function openJournal(objects: ObjectStore): Journal {
	async function written(): Promise<number[]> {
		const listed = (await objects.list('moves')).map((name) => ({ name, serial: Number.parseInt(name, 10) }));
		const named = listed.filter(({ name, serial }) => serial > 0 && `moves/${name}` === pathOf(serial));
		return named.map(({ serial }) => serial).sort((a, b) => a - b);
	}
	async function serials(): Promise<number[]> {
		const all = await written();
		return all.slice(0, firstMissing(all) - 1);
	}
	/** @throws naming a move that is missing: a further one would never be come to */
	async function isLast(serial: number): Promise<boolean> {
		const all = await written();
		const missing = firstMissing(all);
		const later = all.find((each) => each > missing);
		if (missing > serial + 1) return false;
		if (missing === serial + 1 && later === undefined) return true;
		const remedy = later === undefined ? '' : `, or ${pathOf(later)} is removed`;
		throw new Error(`Move ${missing} is missing: nothing can be shown until it is back${remedy}`);
	}
	const add: Journal['add'] = async (next, after, signer, judge) => {
		const move = Move.parse({ serial: after + 1, at: new Date().toISOString(), ...next });
		const content = JSON.stringify(move);
		const signature = signer?.sign(content);
		await judge?.({ move, content, signature });
		// of two who add the same at once, each knows its own entry again
		const writer = crypto.randomUUID();
		const entry = JSON.stringify({ move, ...(signature && { signature }), writer }, null, '\t');
		const isNext = (await isLast(after)) && (await objects.putIfAbsent(pathOf(move.serial), entry));
		if (!isNext) throw new MovedMeanwhile('Another set was shown meanwhile');
		return move;
	};
	return {
		serials,
		written,
		read: async (serial) => {
			const entry = await objects.read(pathOf(serial));
			const signed = entry && readEntry(JSON.parse(entry.toString()));
			// the signature of an entry stays good where somebody copies it
			if (signed && signed.move.serial !== serial)
				throw new Error(`Move ${serial} says that it is move ${signed.move.serial}`);
			return signed;
		},
		add,
	};
}
