import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { isUnique } from '../domain/product-list.ts';
import { write } from './browser-only.ts';
import { persist } from './persisted.ts';
import { $user } from './user.ts';

interface ProductListOptions<Item> {
	/** Collection and key, e.g. `compare/current-compare`. */
	key: string;
	item: z.ZodMiniType<Item>;
	/** Whether it goes when the shopper logs out. */
	personal: boolean;
}

/** A list of products, unique by sku, that the device keeps and all its tabs share. */
export function productList<Item extends { sku: string }>({ key, item, personal }: ProductListOptions<Item>) {
	const $state = atom<readonly Item[]>([]);
	const $loaded = atom(false);
	let catchUp = () => {};

	function change(next: (list: readonly Item[]) => readonly Item[]): void {
		catchUp();
		write($state, next($state.get()));
	}
	function start(): void {
		if ($loaded.get()) return;
		const schema: z.ZodMiniType<readonly Item[]> = z.array(item).check(z.refine(isUnique));
		catchUp = persist({ $store: $state, key, schema });
		write($loaded, true);
		if (!personal) return;
		$user.listen(({ token }, before) => {
			if (before?.token && !token) change(() => []);
		});
	}
	const $list: ReadableAtom<readonly Item[]> = $state;
	const $isLoaded: ReadableAtom<boolean> = $loaded;
	return { $list, $isLoaded, change, start };
}
