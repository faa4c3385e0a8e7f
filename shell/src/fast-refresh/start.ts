import { injectIntoGlobalHook } from 'react-refresh/runtime';

/** Applies the updates of one package until the page has the build with this hash. */
type Update = (hash: string) => Promise<void>;

export interface FastRefresh {
	/** Each package registers when its first module runs. */
	register: (name: string, update: Update) => void;
	/** The development server calls this with the hashes of what was built, when the page begins to listen. */
	onLatest: (hashes: Record<string, string>) => void;
	/** The same for what is built from then on. */
	onBuilt: (hashes: Record<string, string>) => void;
}

declare global {
	interface Window {
		fastRefresh?: FastRefresh;
		latestBuilds?: Record<string, string>;
	}
}

// React looks for the hook once, when its code runs
injectIntoGlobalHook(window);

// an update replaces styles by their links, and documents bring them as text
for (const link of document.querySelectorAll<HTMLLinkElement>('style + link[rel=stylesheet][disabled]')) {
	link.addEventListener('load', () => link.previousElementSibling?.remove(), { once: true });
	link.disabled = false;
}

const updates = new Map<string, Update>();
const latest = new Map(Object.entries(window.latestBuilds ?? {}));
let running = Promise.resolve();

function update(name: string): void {
	const hash = latest.get(name);
	const apply = updates.get(name);
	if (!hash || !apply) return;
	running = running
		.then(() => apply(hash))
		.catch((error: unknown) => {
			console.info(`${name} cannot be replaced in the open page`, error);
			location.reload();
		});
}

/** Whether the server rendered a part of the page with the package: a document brings the styles of those alone. */
const isServed = (name: string) => document.querySelector(`link[rel=stylesheet][href*="/releases/${name}/"]`) !== null;

window.fastRefresh = {
	register(name, apply) {
		updates.set(name, apply);
		// the page's release set has the slice as it was when the page was loaded
		update(name);
	},
	onLatest(hashes) {
		for (const [name, hash] of Object.entries(hashes)) {
			latest.set(name, hash);
			update(name);
		}
	},
	onBuilt(hashes) {
		this.onLatest(hashes);
		// what the server rendered, and whose code has not run here, only the server can render anew
		if (Object.keys(hashes).some((name) => !updates.has(name) && isServed(name))) location.reload();
	},
};
