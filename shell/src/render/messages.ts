import type { StoreLink, StoreView } from '@pasaz/kernel/contract/store-view';
import type { PlacedRelease } from './node-slices.ts';

/** Given to a render worker when it starts. */
export interface WorkerSettings {
	releaseSet: string;
	shell: PlacedRelease;
	/** By slice name; a slice whose release cannot be read is missing. */
	slices: Map<string, PlacedRelease>;
	missing: string[];
	apiUrl: string;
	/** Origin of the shop as shoppers see it. */
	publicUrl: string;
	storeView: StoreView;
	storeLinks: readonly StoreLink[];
}

export interface RenderRequest {
	id: number;
	/** Path and query. */
	url: string;
}

/** What is known of a page before its first byte. */
export interface RenderedHead {
	status: number;
	/** Set on redirects. */
	location: string | undefined;
	/** Something was missing: not to be cached. */
	degraded: boolean;
}

export type WorkerMessage =
	| { kind: 'ready'; broken: string[] }
	/** The first piece of a page brings its head. */
	| { kind: 'piece'; id: number; head: RenderedHead | undefined; chunk: Uint8Array<ArrayBuffer>; isLast: boolean }
	| { kind: 'failed'; id: number; message: string };
