import { useStore } from '@nanostores/react';
import { isKnown, type KeptCart, pieces } from '@pasaz/kernel/domain/cart';
import { lineKey } from '@pasaz/kernel/domain/line-identity';
import { quantityOf } from '@pasaz/kernel/domain/line-ops';
import { write } from '@pasaz/kernel/stores/browser-only';
import { $cart } from '@pasaz/kernel/stores/cart';
import { atom } from 'nanostores';

/** Keys of lines that the catalogue of this store view did not know when it was asked. */
const $unsold = atom<ReadonlySet<string>>(new Set());

export function noteUnsold(keys: Iterable<string>): void {
	write($unsold, new Set(keys));
}

export interface Elsewhere {
	/** Whether lines of another device or store view are still to be loaded. */
	isLoading: boolean;
	/** Pieces of what this store view does not sell. */
	unsold: number;
}

function elsewhereIn({ bare }: Pick<KeptCart, 'bare'>, unsold: ReadonlySet<string>): Elsewhere {
	const live = bare.filter((line) => !isKnown(line)).map((line) => ({ key: lineKey(line), qty: quantityOf(line.ops) }));
	const here = live.filter(({ key, qty }) => qty > 0 && !unsold.has(key));
	return { isLoading: here.length > 0, unsold: pieces(live.filter(({ key }) => unsold.has(key))) };
}

export function useElsewhere(): Elsewhere {
	return elsewhereIn(useStore($cart, { ssr: 'initial' }), useStore($unsold, { ssr: 'initial' }));
}
