import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { PageName } from '../routes.ts';
import type { Alternate } from './alternates.ts';
import type { ResolvedPath } from './resolve-path.ts';

/** The record of a page has the page's own path and query below this prefix. */
export const RECORD_PREFIX = '/_page';

export interface PageHead {
	title: string;
	description?: string | undefined;
	/** Absolute address; missing where search engines must not index the page. */
	canonical?: string | undefined;
	alternates: readonly Alternate[];
}

export interface PageFile {
	url: string;
	integrity: string;
}

/** An address that leads elsewhere. The location is a path of this site, or the address of another one. */
export interface MovedPage {
	releaseSet: string;
	status: 301 | 302 | 303 | 307 | 308;
	movedTo: string;
}

/** A page as the server makes it once, for its document and for navigation. It holds nothing personal, nor the menu that all share. */
export interface ShownPage {
	releaseSet: string;
	status: number;
	/** Missing where no page has the address, and where its slice could not be loaded. */
	page: PageName | null;
	/** Set where it lacks something, as after a failed call: it takes no whole record's place, and no device keeps it. */
	incomplete?: boolean | undefined;
	/** What an address stands for that no pattern matches. */
	resolved: ResolvedPath | null;
	/** By route id. */
	loaderData: Record<string, unknown>;
	/** By route id, with only what a shopper may see. */
	errors: Record<string, { status: number }> | null;
	head: PageHead;
	tags: readonly CacheTag[];
	/** The slice's entry, its chunks and their texts, in one wave. */
	scripts: readonly PageFile[];
	styles: readonly PageFile[];
}

export type PageRecord = MovedPage | ShownPage;
