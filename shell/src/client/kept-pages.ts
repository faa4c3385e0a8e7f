/** Most pages whose data is kept. */
const MOST = 200;

/**
 * What this document's pages showed, by key. Without network it is shown again (rule 1.8), the home page above all,
 * to which pages that cannot be had lead.
 */
export function keptPages(isOnline: () => boolean) {
	const kept = new Map<string, unknown>();
	const keep = (key: string, shown: unknown) => {
		kept.delete(key);
		kept.set(key, shown);
		if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
	};
	/** What is only fetched ahead is not kept: there may be more of it than of what was shown. */
	const remember = async (key: string, make: () => Promise<unknown>) =>
		!isOnline() && kept.has(key) ? kept.get(key) : make();
	return { keep, remember };
}
