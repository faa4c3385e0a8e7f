import type { TaxRule } from '@pasaz/kernel/contract/catalog';
import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { roundGrosze } from '@pasaz/kernel/domain/money';
import type { CustomerTax } from '../../platform/config.ts';
import type { StoreViews } from '../../platform/store-views.ts';
import type { Catalog, CatalogView } from '../catalog-view.ts';
import type { Localization } from '../localization.ts';
import { taxRateOf } from './tax-rules.ts';

export interface Storefront {
	view: StoreView;
	localization: Localization;
	currency: string;
	/** Countries that goods are sent to, the store view's own first. */
	deliversTo: string[];
	/** The customer's, 0 for guests: whose tiers count (rule 5.11). */
	groupId: number;
	/** Percentage for country and region of delivery, or for the store view's own country. */
	taxRate(taxClassId: number): number;
	/** Gross cents of the store view for gross grosze of the catalogue. */
	localPrice(gross: number, taxClassId: number): number;
	/** The same for other rules of tax, e.g. those of this moment. */
	withTaxRules(taxRules: readonly TaxRule[]): Storefront;
}

interface Destination {
	country?: string | null | undefined;
	regionName?: string | undefined;
	/** The customer's group, from the session (rules 5.10, 5.11). */
	groupId?: number | undefined;
}

export interface Storefronts {
	views: StoreViews;
	/** Whether prices or the tax depend on the customer's group. */
	knowsGroups: boolean;
	/** @param destination where the goods go, as soon as that is known */
	of(view: StoreView, destination?: Destination): Promise<Storefront>;
	at(view: StoreView, catalog: CatalogView): Storefront;
}

/** Prices of the catalogue are gross in the first store view's currency and country. */
export function createStorefronts(views: StoreViews, catalog: Catalog, customerTax?: CustomerTax): Storefronts {
	return {
		views,
		knowsGroups: customerTax !== undefined || views.some(({ prices }) => prices.tiers),
		of: async (view, destination) => storefrontOf({ view, destination, views, customerTax }, await catalog.view(view)),
		at: (view, read) => storefrontOf({ view, destination: undefined, views, customerTax }, read),
	};
}

interface PricingFacts extends Pick<CatalogView, 'localization'> {
	taxRules: readonly TaxRule[];
}

interface Audience {
	view: StoreView;
	destination: Destination | undefined;
	views: StoreViews;
	customerTax: CustomerTax | undefined;
}

function storefrontOf(audience: Audience, { localization, taxRules: rules }: PricingFacts): Storefront {
	const { view, destination, views, customerTax } = audience;
	const own = view.tax.defaultCountry;
	const home = views[0].tax.defaultCountry;
	const deliversTo = [...new Set([own, ...views.map(({ tax }) => tax.defaultCountry)])];
	const delivered = deliversTo.find((code) => code === destination?.country?.toUpperCase());
	const regionName = delivered && destination?.regionName;
	const { groupId = 0 } = destination ?? {};
	const usual = customerTax && { customerTaxClassId: customerTax.usual };
	const ofGroup = customerTax?.byGroup.get(groupId);
	const customer = ofGroup === undefined ? usual : { customerTaxClassId: ofGroup };
	const taxed = { country: delivered ?? own, ...(regionName && { regionName }), ...customer };
	const rateIn = (country: string, taxClassId: number) => taxRateOf(taxClassId, rules, { country, ...usual });
	const conversion = (taxClassId: number) => ({
		homeTax: rateIn(home, taxClassId),
		localTax: rateIn(own, taxClassId),
		...view.prices,
	});
	return {
		view,
		localization,
		currency: view.i18n.currencyCode,
		deliversTo,
		groupId,
		taxRate: (taxClassId) => taxRateOf(taxClassId, rules, taxed),
		localPrice: (gross, taxClassId) => localPrice(gross, conversion(taxClassId)),
		withTaxRules: (taxRules) => storefrontOf(audience, { localization, taxRules }),
	};
}

/** How a gross price of the catalogue becomes one of a store view; percentages of the product's tax class. */
export interface Conversion {
	/** In the country of the catalogue's prices, e.g. `23`. */
	homeTax: number;
	localTax: number;
	/** Price of one unit of the store view's currency in the catalogue's. */
	rate: number;
	/** Cents in which prices end. */
	ending?: number | undefined;
	/** Units of the currency of which an untaxed price is a multiple. */
	untaxedStep?: number | undefined;
}

/**
 * Gross cents of the store view for gross grosze of the catalogue: the net price is the same, is rounded once, and taken
 * to the nearest price point (rule 5.22). What costs something is never free.
 */
export function localPrice(gross: number, { homeTax, localTax, rate, ending, untaxedStep }: Conversion): number {
	const cents = roundGrosze((gross * (100 + localTax)) / ((100 + homeTax) * rate));
	if (cents === 0) return 0;
	if (localTax === 0 && untaxedStep) return nearest(cents, { from: untaxedStep * 100, step: untaxedStep * 100 });
	return ending === undefined ? cents : nearest(cents, { from: ending || 100, step: 100 });
}

function nearest(cents: number, { from, step }: { from: number; step: number }): number {
	return from + Math.max(0, Math.round((cents - from) / step)) * step;
}
