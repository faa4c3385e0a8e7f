import { atom, type ReadableAtom } from 'nanostores';
import { write } from './browser-only.ts';
import { persist, type StoredSchema } from './persisted.ts';
import { isStored } from './start-when-stored.ts';
import { $user } from './user.ts';
import { hasLeft } from './user-state.ts';

interface KeptOptions<Value> {
	/** Collection and key, e.g. `checkout/coupon`. */
	key: string;
	/** Checks what an older release, another tab or somebody's hand has stored; refused values go into quarantine. */
	schema: StoredSchema<Value>;
	empty: Value;
	/**
	 * Whether it is emptied when the shopper's account leaves the device, unless the device still has it then. `where-removed` means
	 * the same: earlier kernels, on which a slice may still run, empty the others whatever the device has.
	 */
	personal?: boolean | 'where-removed';
}

export function kept<Value>({ key, schema, empty, personal = false }: KeptOptions<Value>) {
	const $state = atom<Value>(empty);
	const $loaded = atom(false);
	let catchUp = () => {};

	function change(next: (value: Value) => Value): void {
		catchUp();
		write($state, next($state.get()));
	}
	function start(): void {
		if ($loaded.get()) return;
		catchUp = persist({ $store: $state, key, schema });
		write($loaded, true);
		if (!personal) return;
		$user.listen((user, before) => {
			// what the device has by then is of whoever came after; a page that slept meanwhile hears of both at once
			if (hasLeft(user, before)) change((value) => (isStored([key]) ? value : empty));
		});
	}
	const $value: ReadableAtom<Value> = $state;
	const $isLoaded: ReadableAtom<boolean> = $loaded;
	return {
		$value,
		/** Whether the device's value is restored; before that, an empty one means nothing. */
		$isLoaded,
		/** Changes the latest value, including another tab's change that has not arrived yet. */
		change,
		set: (value: Value) => change(() => value),
		/** Restores the device's value and keeps it. Call it in the browser; repeated calls do nothing. */
		start,
	};
}
