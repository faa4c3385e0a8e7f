import { readCatalogState } from '../catalogue/catalog-state.ts';
import { startBlank } from '../content/blank-content.ts';
import type { Database } from '../platform/database/database.ts';
import type { StoreViews } from '../platform/store-views.ts';
import { type Content, currentContent } from './current-content.ts';

interface OwnContent {
	content: Content;
	/** Addresses of the pages that nobody has written yet. */
	blank: string[];
}

/** The shop's own pages and questions; blank pages for a shop that has none, or only those that a label brought. */
export async function ownContent(tx: Database, storeViews: StoreViews): Promise<OwnContent> {
	const { version, seeded } = await readCatalogState(tx);
	if (version > 0 && !seeded) return { content: await currentContent(tx), blank: [] };
	const content = await startBlank(tx, storeViews);
	return { content, blank: content.pages.map(({ urlKey }) => urlKey) };
}
