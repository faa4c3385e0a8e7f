import { pathInStore, storePrefix } from '@pasaz/kernel/routes';

type StoreAddress = Parameters<typeof storePrefix>[0];

/** An anchor to an address of the shop, other than a file's (rule 2.23); the sanitiser writes attributes in double quotes. */
const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/|(?:img|film|feed)\/|reklamacja-pdf|zwrot-pdf|sitemap|robots\.txt)[^"]*)/g;

interface Stores {
	storeView: StoreAddress;
	storeLinks: readonly StoreAddress[];
}

/** Editors write links without a prefix, or to a store view of their choice; this adds that of the current one to the former. */
export function linksInStore(html: string, { storeView, storeLinks }: Stores): string {
	const prefixes = storeLinks.map(storePrefix).filter(Boolean);
	const isWithin = (path: string) =>
		prefixes.some((prefix) => path.startsWith(prefix) && !/^[^/?#]/.test(path.slice(prefix.length)));
	return html.replace(LINK, (link, before: string, path: string) =>
		isWithin(path) ? link : before + pathInStore(path, storeView),
	);
}
