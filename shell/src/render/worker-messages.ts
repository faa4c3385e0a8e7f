import type { Audience, CacheTag } from '@pasaz/kernel/contract/slices';
import type { ShownStoreView } from '@pasaz/kernel/contract/store-view';
import type { RoutingSettings } from '../routing/settings.ts';
import type { PlacedRelease } from './node-slices.ts';

export interface WorkerSettings {
	releaseSet: string;
	shell: PlacedRelease;
	/** Without the slices whose release cannot be read, which are in `missing`. */
	slices: Map<string, PlacedRelease>;
	missing: string[];
	apiUrl: string;
	/** ms for all calls of a page, including the lookup of its address (rule 6.18). */
	apiBudget: number;
	publicUrl: string;
	/** Where browsers load files of releases from, if not from the shop; without a slash at its end. */
	fileOrigin?: string | undefined;
	storeViews: readonly ShownStoreView[];
	routing: RoutingSettings;
}

export interface WorkerData {
	settings: WorkerSettings;
	/** It beats here while it is not stuck. */
	memory: SharedArrayBuffer;
}

/** Slices whose code kept a worker from everything else, by their names; `*` stands for all. */
export interface LeftOut {
	/** At this address. */
	slices: readonly string[];
	/** At all addresses of a page, by its module. */
	pages: Readonly<Record<string, readonly string[]>>;
}

/** A page must not use data from before these purges. */
export interface PurgeCounts {
	version: number;
	/** The last purge of more than products; what is held of the catalogue and the settings is older data by then. */
	factsVersion: number;
}

export interface RenderRequest extends PurgeCounts {
	id: number;
	/** Path and query. */
	url: string;
	nonce: string;
	/** Who asks for the record of a page that has none is refused before anything is loaded. */
	form: PageForm;
	/** Slices without which the page is made. */
	leftOut: LeftOut | undefined;
}

/** The document and the record of a page are made together, whichever of them was asked for. */
export type PageForm = 'document' | 'record';

export interface RenderedHead {
	status: number;
	location: string | undefined;
	audience: Audience;
	tags: readonly CacheTag[];
	loadedIn: number;
	/** API calls of the loaders, and the rounds that they took one after another. */
	calls: number;
	rounds: number;
}

/** Comes as soon as the loaders are done if it was asked for, else right before the first chunk. Only a page for anyone has a record. */
interface LoadedRecord {
	kind: 'record';
	id: number;
	head: RenderedHead;
	/** JSON of a `ShownPage`. */
	record: Uint8Array<ArrayBuffer>;
}

interface PageChunk {
	kind: 'chunk';
	id: number;
	/** Only the first chunk of a page brings it. */
	head: RenderedHead | undefined;
	chunk: Uint8Array<ArrayBuffer>;
	isLast: boolean;
	/** Something is missing so far, so the page must not be cached. */
	degraded: boolean;
}

export interface LogLine {
	kind: 'log';
	level: 'debug' | 'info' | 'warn' | 'error';
	text: string;
}

/** The code of a slice has thrown while a page was rendered. */
export interface PageFault {
	kind: 'fault';
	slice: string;
	/** Path and query. */
	url: string;
	/** Its error; workers of older releases do not say it. */
	reason?: string;
}

/** `broken` names the slices that could not be loaded; `reasons` are their errors, which workers of older releases do not say. */
export interface WorkerReady {
	kind: 'ready';
	broken: string[];
	reasons?: Record<string, string>;
}

export type WorkerMessage =
	| WorkerReady
	| LogLine
	| PageFault
	| LoadedRecord
	| PageChunk
	| { kind: 'failed'; id: number; message: string };
