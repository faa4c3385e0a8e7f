import type { LocalArea } from './area.ts';

/** The storage of a device on which several tabs are open. What one tab writes, the others hear of when `deliver` says so. */
export function fakeDevice(stored: Record<string, string> = {}) {
	const items = new Map(Object.entries(stored));
	const tabs = new Map<LocalArea, { listeners: ((name: string | null) => void)[]; unheard: string[] }>();

	function tell(writer: LocalArea, name: string) {
		for (const [tab, { unheard }] of tabs) if (tab !== writer) unheard.push(name);
	}
	function open(): LocalArea {
		const tab: LocalArea = {
			read: (name) => items.get(name) ?? null,
			write(name, text) {
				items.set(name, text);
				tell(tab, name);
			},
			remove(name) {
				if (items.delete(name)) tell(tab, name);
			},
			names: () => [...items.keys()],
			follow: (listener) => void tabs.get(tab)?.listeners.push(listener),
		};
		tabs.set(tab, { listeners: [], unheard: [] });
		return tab;
	}
	/** Lets a tab hear of one change, chosen by `which` from those it has not heard of; returns whether there was one. */
	function deliver(tab: LocalArea, which = 0): boolean {
		const { listeners, unheard } = tabs.get(tab) ?? { listeners: [], unheard: [] };
		const [name] = unheard.splice(which % Math.max(1, unheard.length), 1);
		if (name === undefined) return false;
		for (const listener of listeners) listener(name);
		return true;
	}
	return { items, open, close: (tab: LocalArea) => void tabs.delete(tab), deliver };
}
