/** Most pages whose data is kept. */
const MOST = 200;

/**
 * What this document's pages showed, by key. Without network it is shown again (first document, section 1), the home page above all,
 * to which pages that cannot be had lead.
 */
export function keptPages(isOnline: () => boolean) {
	const kept = new Map<string, unknown>();
	const keep = (key: string, shown: unknown) => {
		kept.delete(key);
		kept.set(key, shown);
		if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
	};
	const remember = async (key: string, make: () => Promise<unknown>) => {
		if (!isOnline() && kept.has(key)) return kept.get(key);
		const shown = await make();
		keep(key, shown);
		return shown;
	};
	return { keep, remember };
}
