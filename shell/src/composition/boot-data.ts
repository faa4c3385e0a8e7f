import { StoreView } from '@pasaz/kernel/contract/store-view';
import * as z from 'zod/mini';
import { ResolvedPath } from '../routing/resolve-path.ts';

/** Where a browser finds a slice of this document's release set, and the hash that its entry must have. */
const Remote = z.object({ name: z.string(), entry: z.string(), integrity: z.string() });
export type Remote = z.infer<typeof Remote>;

/** What the server tells the client in the document: enough to start without asking for anything else. */
export const BootData = z.object({
	releaseSet: z.string(),
	remotes: z.array(Remote),
	/** Slices that the server could not load; this document does without them. */
	broken: z.array(z.string()),
	storeView: StoreView,
	/** What the URL dispatcher found for this address. */
	resolved: z.nullable(ResolvedPath),
	loaderData: z.record(z.string(), z.unknown()),
	/** Errors by route id: only what a shopper may see. */
	errors: z.nullable(z.record(z.string(), z.object({ status: z.int() }))),
});
export type BootData = z.infer<typeof BootData>;

export const BOOT_ELEMENT = 'pasaz-boot';
