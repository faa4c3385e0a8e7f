import type { Audience, CacheTag } from '@pasaz/kernel/contract/slices';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { RoutingSettings } from '../routing/settings.ts';
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
	/** The default one first. */
	storeViews: readonly StoreView[];
	routing: RoutingSettings;
}

export interface RenderRequest {
	id: number;
	/** Path and query. */
	url: string;
	/** Purge counter: what was read before the last purge is not in the page. */
	version: number;
	/** For the inline scripts and styles of this page. */
	nonce: string;
}

/** What is known of a page before its first byte. */
export interface RenderedHead {
	status: number;
	/** Set on redirects. */
	location: string | undefined;
	audience: Audience;
	/** What of the catalogue and the content it shows. */
	tags: readonly CacheTag[];
	/** ms that the page's data took. */
	loadedIn: number;
}

interface Piece {
	kind: 'piece';
	id: number;
	/** Comes with the first piece of a page. */
	head: RenderedHead | undefined;
	chunk: Uint8Array<ArrayBuffer>;
	isLast: boolean;
	/** Something was missing so far: not to be cached. */
	degraded: boolean;
}

/** A line of the console. */
export interface Said {
	kind: 'said';
	level: 'debug' | 'info' | 'warn' | 'error';
	text: string;
}

export type WorkerMessage =
	| { kind: 'ready'; broken: string[] }
	| Said
	| Piece
	| { kind: 'failed'; id: number; message: string };
