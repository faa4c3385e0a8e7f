import * as z from 'zod';
import type { ObjectStore } from './object-store.ts';
import { Signature, type Signer } from './signature.ts';

const Shown = z.object({
	set: z.string(),
	/** Another set, shown to so many per cent of the visitors. */
	canary: z.object({ set: z.string(), percent: z.number().min(0).max(100) }).optional(),
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
	/** 0 before the first move. */
	lastSerial(): Promise<number>;
	/** @throws if the entry is not that move */
	read(serial: number): Promise<SignedMove | undefined>;
	/**
	 * Adds the move that follows another.
	 * @throws {MovedMeanwhile} if that is not the last one any more, and what `judge` throws, before anything is added
	 */
	add(next: NextMove, after: number, signer?: Signer, judge?: (signed: SignedMove) => Promise<unknown>): Promise<Move>;
}

export function openJournal(objects: ObjectStore): Journal {
	async function lastSerial() {
		const names = (await objects.list('moves')).filter((name) => /^\d+\.json$/.test(name));
		return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)));
	}
	const add: Journal['add'] = async (next, after, signer, judge) => {
		const move = Move.parse({ serial: after + 1, at: new Date().toISOString(), ...next });
		const content = JSON.stringify(move);
		const signature = signer?.sign(content);
		await judge?.({ move, content, signature });
		const entry = JSON.stringify({ move, ...(signature && { signature }) }, null, '\t');
		const isNext = (await lastSerial()) === after && (await objects.putIfAbsent(pathOf(move.serial), entry));
		if (!isNext) throw new MovedMeanwhile('Another set was shown meanwhile');
		return move;
	};
	return {
		lastSerial,
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
