import type { Partner, Redirect } from '@pasaz/kernel/contract/content';
import type { StoredLayout, StoredSettings, StoredSizeTable } from '../platform/database/schema/content.ts';

/** What editors write beside pages and FAQ. HTML is cleaned when it is stored. */
export interface ContentSource {
	blocks: SourceBlock[];
	/** Parents come before children. */
	hierarchy: SourceNode[];
	partners: Partner[];
	/** By name, e.g. `home`. */
	layouts: Record<string, StoredLayout>;
	sizeTables: StoredSizeTable[];
	redirects: Redirect[];
	settings: StoredSettings;
	/** By the code of the store view. */
	translations?: Record<string, ContentTranslation>;
}

export const NOTHING_WRITTEN: ContentSource = {
	blocks: [],
	hierarchy: [],
	partners: [],
	// without it browsers would ask for a layout that is not there
	layouts: { site: { mainBanners: [], smallBanners: [], productBanners: [], promotedCategories: [] } },
	sizeTables: [],
	redirects: [],
	settings: { menuTags: [], headImage: null, contact: { email: '', phone: '', address: '', hours: '' } },
};

export interface SourceBlock {
	identifier: string;
	title: string;
	/** HTML. */
	content: string;
}

/** A page, or a heading without one. */
export interface SourceNode {
	key: string;
	parent?: string;
	label: string;
	page?: string;
}

export interface ContentTranslation {
	/** By identifier. */
	blocks?: Record<string, Partial<Omit<SourceBlock, 'identifier'>>>;
	/** Labels by key. */
	hierarchy?: Record<string, string>;
	/** By name. */
	partners?: Record<string, Partial<Partner>>;
	/** Whole layouts by name: a store view may have pictures and links of its own. */
	layouts?: Record<string, StoredLayout>;
	/** By name. */
	sizeTables?: Record<string, Partial<Pick<StoredSizeTable, 'name' | 'columns' | 'rows' | 'note'>>>;
	settings?: { contact?: Partial<StoredSettings['contact']>; headImage?: StoredSettings['headImage'] };
}
