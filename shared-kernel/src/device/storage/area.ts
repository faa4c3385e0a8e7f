import { currentDatabase } from './database.ts';

/** Synchronous storage that all tabs of the shop share. A device that refuses it reads as an empty one. */
export interface LocalArea {
	read(name: string): string | null;
	write(name: string, text: string): void;
	remove(name: string): void;
	names(): string[];
	/** Calls back with the name that another tab may have changed; null means any name. */
	follow(listener: (name: string | null) => void): void;
}

/** A full device keeps these: queued tasks and orders are a shopper's unsent work, and without its attempt an order would be placed twice. */
const PRESERVED = ['cart/', 'shared-cart/', 'user/', 'syncTasks/', 'orders/', 'device/', 'checkout/order-attempt'];

/** `path` is like `cart/current-cart`. */
export function isPreserved(path: string): boolean {
	return PRESERVED.some((collection) => path.startsWith(collection));
}

const QUOTA_ERRORS = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

export function isQuotaError(error: unknown): boolean {
	return error instanceof Error && QUOTA_ERRORS.includes(error.name);
}

/** Storage may be blocked (SecurityError) or missing; the shop then works from memory. */
function access<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
	try {
		return use(localStorage);
	} catch {
		return otherwise;
	}
}

function makeRoom(storage: Storage) {
	const prefix = `${currentDatabase()}/`;
	const isSpare = (name: string) => name.startsWith(prefix) && !isPreserved(name.slice(prefix.length));
	for (const name of Object.keys(storage).filter(isSpare)) storage.removeItem(name);
}

export const browserArea: LocalArea = {
	read: (name) => access((storage) => storage.getItem(name), null),
	write(name, text) {
		try {
			localStorage.setItem(name, text);
		} catch (error) {
			if (!isQuotaError(error)) return;
			access((storage) => {
				makeRoom(storage);
				storage.setItem(name, text);
			}, undefined);
		}
	},
	remove: (name) => access((storage) => storage.removeItem(name), undefined),
	names: () => access(Object.keys, []),
	follow(listener) {
		addEventListener('storage', ({ key }) => listener(key));
		// a page in the back/forward cache misses the events of other tabs
		addEventListener('pageshow', ({ persisted }) => persisted && listener(null));
	},
};
