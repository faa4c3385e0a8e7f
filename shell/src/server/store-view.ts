import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { POLAND } from '@pasaz/kernel/demo-store-views';
import type { Config } from './config.ts';

/** The storefront as this server is told to show it. */
export function storeViewOf({ locale, analytics }: Pick<Config, 'locale' | 'analytics'>): StoreView {
	return { ...POLAND, i18n: { ...POLAND.i18n, defaultLocale: locale }, ...(analytics && { analytics }) };
}
