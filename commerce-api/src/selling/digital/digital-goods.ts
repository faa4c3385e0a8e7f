import type { Config } from '../../platform/config.ts';
import { createDownloadFiles, type DownloadFiles } from './download-files.ts';

export interface DigitalGoods {
	files: DownloadFiles;
	/** Skus of products each piece of which is a gift card worth its price. */
	giftCardSkus: ReadonlySet<string>;
}

export function digitalGoods({ downloads, giftCardSkus }: Pick<Config, 'downloads' | 'giftCardSkus'>): DigitalGoods {
	return { files: createDownloadFiles(downloads), giftCardSkus: new Set(giftCardSkus) };
}
