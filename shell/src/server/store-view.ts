import { StoreView } from '@pasaz/kernel/contract/store-view';
import * as z from 'zod';
import { parseSetting, readSetting } from './setting-file.ts';

/** The first is the default one; only one can do without a prefix. */
const StoreViews = z.array(StoreView).superRefine((views, { addIssue }) => {
	if (views.length === 0) addIssue('names no store view');
	if (views.filter(({ appendStoreCode }) => !appendStoreCode).length > 1) addIssue('more than one without a prefix');
	if (new Set(views.map(({ storeCode }) => storeCode)).size < views.length) addIssue('two of one code');
});

interface Given {
	/** Path of a JSON file. */
	file: string;
	/** Of the default store view, in place of its own. */
	locale: string | undefined;
	analytics: StoreView['analytics'];
}

/**
 * The storefronts as this server is told to show them.
 * @throws where the file cannot be read or is not a list of store views
 */
export function storeViewsOf({ file, locale, analytics }: Given): readonly StoreView[] {
	const views = parseSetting('STORE_VIEWS', StoreViews, readSetting('STORE_VIEWS', file));
	return views.map((view, at) => ({
		...view,
		...(at === 0 && locale && { i18n: { ...view.i18n, defaultLocale: locale } }),
		...(analytics && { analytics }),
	}));
}
