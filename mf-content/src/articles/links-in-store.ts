import { pathInStore } from '@pasaz/kernel/routes';

/** An anchor to an address of the shop; the sanitiser writes attributes in double quotes. */
const LINK = /(<a\b[^>]*?\shref=")(\/(?!\/)[^"]*)/g;

/** Editors write links without a prefix; this adds that of the current store view. */
export function linksInStore(html: string, storeView: Parameters<typeof pathInStore>[1]): string {
	return html.replace(LINK, (_, before: string, path: string) => before + pathInStore(path, storeView));
}
