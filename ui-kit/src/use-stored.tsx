import { useSyncExternalStore } from 'react';

interface Stored<Value> {
	get: () => Value;
	listen: (listener: () => void) => () => void;
}

/** Follows a store of the kernel; `server` is what the server renders, which knows no shopper. */
export function useStored<Value>({ get, listen }: Stored<Value>, server: Value): Value {
	return useSyncExternalStore(listen, get, () => server);
}
