/** What pages and render workers said of one release of a slice. */
export interface Health {
	/** Page views with it; those of a sample stand for all. */
	pages: number;
	/** Page views on which its code failed. */
	failed: number;
	/** Networks that saw it fail. */
	networks: number;
	/** ms until the largest picture or text of its pages, the latest ones. */
	paints: readonly number[];
	/** Paths whose page the server could not make with it; queries do not make several of one. */
	addresses: number;
}

export interface PageView {
	/** How many page views it stands for. */
	weight: number;
	/** Releases whose code was on the page, as `mf_product 1a2b3c`. */
	releases: readonly string[];
	failed: readonly string[];
	/** LCP under the release whose page it is. */
	paint?: { release: string; ms: number } | undefined;
	network: string;
}

/** A page that the server could not make, or not whole: the slice's code threw, or ended its worker. */
export interface ServerFault {
	/** As `mf_product 1a2b3c`. */
	release: string;
	/** Path and query. */
	url: string;
}

/** Failures, and times, that one network may tell of one release: a single visitor cannot bring it down. */
const PER_NETWORK = 3;
const MAX_NETWORKS = 1000;
const MAX_PAINTS = 400;
const MAX_ADDRESSES = 100;
const MAX_RELEASES = 200;

interface Entry {
	pages: number;
	failed: number;
	networks: Map<string, number>;
	paints: number[];
	/** Networks that told of paints. */
	painted: Map<string, number>;
	addresses: Set<string>;
}

/** Counts what a network tells; false once it has told enough. */
function mayTell(networks: Map<string, number>, network: string): boolean {
	const told = networks.get(network) ?? 0;
	if (told >= PER_NETWORK || (told === 0 && networks.size >= MAX_NETWORKS)) return false;
	networks.set(network, told + 1);
	return true;
}

/** Counts in this process what page views say; nothing in it names a visitor, and it ends with the process. */
export function openHealthBook() {
	const entries = new Map<string, Entry>();

	function entryOf(release: string): Entry {
		const none = {
			pages: 0,
			failed: 0,
			networks: new Map(),
			paints: [],
			painted: new Map(),
			addresses: new Set<string>(),
		};
		const entry = entries.get(release) ?? none;
		entries.delete(release);
		entries.set(release, entry);
		for (const [oldest] of entries) if (entries.size > MAX_RELEASES) entries.delete(oldest);
		return entry;
	}
	return {
		add({ weight, releases, failed, paint, network }: PageView): void {
			for (const release of releases) entryOf(release).pages += weight;
			for (const release of failed) {
				const entry = entryOf(release);
				if (mayTell(entry.networks, network)) entry.failed += 1;
			}
			if (!paint) return;
			const { paints, painted } = entryOf(paint.release);
			if (!mayTell(painted, network)) return;
			paints.push(paint.ms);
			if (paints.length > MAX_PAINTS) paints.shift();
		},
		addFault({ release, url }: ServerFault): void {
			const { addresses } = entryOf(release);
			const [path = url] = url.split('?');
			if (addresses.size < MAX_ADDRESSES) addresses.add(path);
		},
		of(release: string): Health | undefined {
			const entry = entries.get(release);
			return entry && { ...entry, networks: entry.networks.size, addresses: entry.addresses.size };
		},
	};
}

export type HealthBook = ReturnType<typeof openHealthBook>;
