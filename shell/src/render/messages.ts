import type { StoreView } from '@pasaz/kernel/contract/store-view';
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
}

export interface RenderRequest {
	id: number;
	/** Path and query. */
	url: string;
}

export type WorkerMessage =
	| { kind: 'ready'; broken: string[] }
	| { kind: 'head'; id: number; status: number; location?: string; degraded: boolean }
	| { kind: 'chunk'; id: number; chunk: Uint8Array }
	| { kind: 'end'; id: number }
	| { kind: 'failed'; id: number; message: string };
