import type { LocalArea } from './area.ts';

interface Change {
	name: string;
	text: string | null;
	writer: LocalArea;
}

interface Tab {
	/** The process's own copy of what is stored. */
	copy: Map<string, string>;
	listeners: ((name: string | null) => void)[];
	/** Written here, not yet known to the browser. */
	sent: Change[];
	/** Told by the browser, in the browser's order, not yet heard here. */
	told: Change[];
}

/**
 * A device on which every tab has a process of its own, each with a copy of the storage that lags behind: two may write at once, and the
 * browser keeps what reaches it last. Until a tab's own change has come back to it, it holds on to that.
 */
export function fakeLaggingDevice() {
	const tabs = new Map<LocalArea, Tab>();

	function change(writer: LocalArea, { copy, sent }: Tab, name: string, text: string | null) {
		if (text === null) copy.delete(name);
		else copy.set(name, text);
		sent.push({ name, text, writer });
	}
	function open(): LocalArea {
		const tab: Tab = { copy: new Map(), listeners: [], sent: [], told: [] };
		const area: LocalArea = {
			read: (name) => tab.copy.get(name) ?? null,
			write: (name, text) => change(area, tab, name, text),
			remove: (name) => change(area, tab, name, null),
			names: () => [...tab.copy.keys()],
			follow: (listener) => void tab.listeners.push(listener),
		};
		tabs.set(area, tab);
		return area;
	}
	/** Lets the browser take the oldest change of a tab, and tell every tab of it. */
	function reach(area: LocalArea): boolean {
		const taken = tabs.get(area)?.sent.shift();
		if (!taken) return false;
		for (const { told } of tabs.values()) told.push(taken);
		return true;
	}
	function hear({ copy, listeners, sent, told }: Tab, area: LocalArea): boolean {
		const heard = told.shift();
		if (!heard) return false;
		const isMine = heard.writer === area;
		const waitsForOwn = [...sent, ...told].some(({ writer, name }) => writer === area && name === heard.name);
		if (isMine || waitsForOwn) return true;
		if (heard.text === null) copy.delete(heard.name);
		else copy.set(heard.name, heard.text);
		for (const listener of listeners) listener(heard.name);
		return true;
	}
	/** Lets a tab hear of the oldest change that it was told of. */
	function deliver(area: LocalArea): boolean {
		const tab = tabs.get(area);
		return tab ? hear(tab, area) : false;
	}
	return { open, reach, deliver };
}
