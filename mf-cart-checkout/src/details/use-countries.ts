import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { Country } from '@pasaz/kernel/contract/country';
import { useEffect } from 'react';
import { $countries, type CountryList, loadCountries } from './countries.ts';

/** A list of countries; only that of the store view until the list is loaded, or if it fails to. */
export function useCountries(list: CountryList): { countries: readonly Country[]; isKnown: boolean } {
	const { api, storeView } = useShop();
	const { defaultLocale, defaultCountry } = storeView.i18n;
	const countries = useStore($countries, { ssr: 'initial' })[list];
	useEffect(() => {
		void loadCountries(api, list);
	}, [api, list]);
	if (countries.length > 0) return { countries, isKnown: true };
	const name = new Intl.DisplayNames(defaultLocale, { type: 'region' }).of(defaultCountry) ?? defaultCountry;
	return { countries: [{ id: defaultCountry, name }], isKnown: false };
}
