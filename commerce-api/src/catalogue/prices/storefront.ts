import type { StoreView } from '@pasaz/kernel/contract/store-view';
import type { StoreViews } from '../../platform/store-views.ts';
import type { Catalog, CatalogView } from '../catalog-view.ts';
import type { Localization } from '../localization.ts';
import { localPrice } from './local-price.ts';
import { taxRateOf } from './tax-rate.ts';

/** A store view with the taxes of the day: all that prices depend on beside the catalogue. */
export interface Storefront {
	view: StoreView;
	localization: Localization;
	currency: string;
	/** Countries that goods are sent to, the store view's own first. */
	deliversTo: string[];
	/** Percentage that is in what the shopper pays: that of the country of delivery, else of the store view's own. */
	taxRate(taxClassId: number): number;
	/** Gross cents of the store view for gross grosze of the catalogue. */
	localPrice(gross: number, taxClassId: number): number;
}

export interface Storefronts {
	views: StoreViews;
	/** @param country where the goods go, as soon as that is known */
	of(view: StoreView, country?: string | null): Promise<Storefront>;
	/** The same with a catalogue that was read already. */
	at(view: StoreView, catalog: CatalogView): Storefront;
}

/** Prices of the catalogue are gross in the first store view's currency and country. */
export function createStorefronts(views: StoreViews, catalog: Catalog): Storefronts {
	return {
		views,
		of: async (view, country) => storefrontOf({ view, country, views }, await catalog.view(view)),
		at: (view, read) => storefrontOf({ view, country: undefined, views }, read),
	};
}

interface Audience {
	view: StoreView;
	country: string | null | undefined;
	views: StoreViews;
}

function storefrontOf({ view, country, views }: Audience, { localization, taxRules: rules }: CatalogView): Storefront {
	const own = view.tax.defaultCountry;
	const home = views[0].tax.defaultCountry;
	const deliversTo = [...new Set([own, ...views.map(({ tax }) => tax.defaultCountry)])];
	const taxed = deliversTo.find((code) => code === country?.toUpperCase()) ?? own;
	const rateIn = (place: string, taxClassId: number) => taxRateOf(taxClassId, rules, { country: place });
	const conversion = (taxClassId: number) => ({
		homeTax: rateIn(home, taxClassId),
		localTax: rateIn(own, taxClassId),
		rate: view.prices.rate,
	});
	return {
		view,
		localization,
		currency: view.i18n.currencyCode,
		deliversTo,
		taxRate: (taxClassId) => rateIn(taxed, taxClassId),
		localPrice: (gross, taxClassId) => localPrice(gross, conversion(taxClassId)),
	};
}
