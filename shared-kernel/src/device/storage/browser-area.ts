import { currentDatabase } from './database.ts';
import type { LocalArea } from './local-area.ts';
import { isPreserved } from './preserved.ts';
import { isQuotaError } from './quota-error.ts';

/** Storage may be blocked (SecurityError) or missing: the shop goes on from memory. */
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

/** `localStorage`. */
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
		// a page out of the back-forward cache has missed what happened meanwhile
		addEventListener('pageshow', ({ persisted }) => persisted && listener(null));
	},
};
