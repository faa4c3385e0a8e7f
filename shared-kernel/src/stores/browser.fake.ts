import { vi } from 'vitest';

interface StorageChange {
	key: string | null;
	newValue: string | null;
}

/** Waits for what stores fetch to be kept, and for the end of the task, when they are written. */
export async function untilStored(): Promise<void> {
	await vi.dynamicImportSettled();
	await new Promise((resolve) => setImmediate(resolve));
}

/**
 * A browser's storage for tests of stores, in Node. `change` does what another tab would do; `blocked` refuses every access.
 * Stubs are undone by `vi.unstubAllGlobals`.
 */
export function fakeBrowser(stored: Record<string, string> = {}, { blocked = false } = {}) {
	const items = new Map(Object.entries(stored));
	const listeners: ((event: StorageChange) => void)[] = [];
	const methods = {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
	const storage = new Proxy(methods, {
		get(target, name: 'getItem' | 'setItem' | 'removeItem') {
			if (blocked) throw new DOMException('The operation is insecure.', 'SecurityError');
			return target[name];
		},
		ownKeys: () => [...items.keys()],
		getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
	});
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	vi.stubGlobal('localStorage', storage);
	vi.stubGlobal('addEventListener', (type: string, listener: (event: StorageChange) => void) => {
		if (type === 'storage') listeners.push(listener);
	});
	const change = (key: string, value: unknown) => {
		const newValue = typeof value === 'string' ? value : JSON.stringify(value);
		items.set(key, newValue);
		for (const listener of listeners) listener({ key, newValue });
	};
	return { items, change };
}
