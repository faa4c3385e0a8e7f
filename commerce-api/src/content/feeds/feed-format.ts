import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { FeedItem } from './feed-items.ts';

/** How a file of products is written. */
export interface FeedFormat {
	contentType: string;
	/** @param address where the shop is */
	head(view: StoreView, address: string): string;
	item(item: FeedItem, view: StoreView): string;
	foot: string;
}
