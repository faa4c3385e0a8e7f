import type { CacheTag } from '@pasaz/kernel/contract/slices';
import type { PageName } from '../routes.ts';
import type { Alternate } from './alternates.ts';
import type { ResolvedPath } from './resolve-path.ts';

/** The record of a page has the page's own path and query below this prefix. */
export const RECORD_PREFIX = '/_page';

/** Changes of the document's head that come with a page. */
export interface PageHead {
	title: string;
	description?: string | undefined;
	/** Absolute address; missing where search engines must not index the page. */
	canonical?: string | undefined;
	alternates: readonly Alternate[];
}

/** A file that the page needs, with its hash. */
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

/**
 * Everything that a page is, made once by the server: the document is rendered from it, and the browser navigates with it. It
 * holds nothing personal and no menu, which all pages share.
 */
export interface ShownPage {
	releaseSet: string;
	/** As the status of the document. */
	status: number;
	/** Missing where no page has the address, and where its slice could not be loaded. */
	page: PageName | null;
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
