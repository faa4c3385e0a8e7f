import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A picture of a storefront, which browsers show where they offer to install it. */
export interface Screenshot {
	/** `pl-narrow-780x1560.webp`. */
	file: string;
	storeCode: string;
	form: 'narrow' | 'wide';
	/** `780x1560`. */
	size: string;
	content: Uint8Array<ArrayBuffer>;
}

const NAME = /^([a-z]{2})-(narrow|wide)-(\d+x\d+)\.webp$/;

/** @throws if the folder cannot be read */
export function readScreenshots(folder: string | undefined): readonly Screenshot[] {
	if (!folder) return [];
	return readdirSync(folder).flatMap((file) => {
		const [, storeCode, form, size] = NAME.exec(file) ?? [];
		if (!storeCode || !size || (form !== 'narrow' && form !== 'wide')) return [];
		return { file, storeCode, form, size, content: new Uint8Array(readFileSync(join(folder, file))) };
	});
}
