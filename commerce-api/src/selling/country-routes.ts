import { countriesAll, shippingCountries } from '@pasaz/kernel/contract/country';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import type { Route } from '../platform/http/route.ts';
import { allCountries, named } from './countries.ts';

export function countryRoutes(route: Route, storefronts: Storefronts): void {
	route(countriesAll, ({ storeView }) => allCountries(storeView.i18n.defaultLocale));
	route(shippingCountries, async ({ storeView }) => {
		const { deliversTo } = await storefronts.of(storeView);
		return named(deliversTo, storeView.i18n.defaultLocale);
	});
}
