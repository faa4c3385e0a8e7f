import { useShop } from '@pasaz/kernel/composition/shop';
import { type Country, shippingCountries } from '@pasaz/kernel/contract/country';
import { useEffect, useState } from 'react';

/** Countries with delivery, that of the store view first; only that one until the list is loaded, or if it fails to. */
export function useShippingCountries(): { countries: Country[]; isKnown: boolean } {
	const { api, storeView } = useShop();
	const { defaultLocale, defaultCountry } = storeView.i18n;
	const [countries, setCountries] = useState<Country[]>([]);
	useEffect(() => {
		const asking = new AbortController();
		const { signal } = asking;
		api.call(shippingCountries, { signal }).then(setCountries, (error: unknown) => {
			if (!signal.aborted) console.warn('The countries could not be loaded', error);
		});
		return () => asking.abort();
	}, [api]);
	if (countries.length > 0) return { countries, isKnown: true };
	const name = new Intl.DisplayNames(defaultLocale, { type: 'region' }).of(defaultCountry) ?? defaultCountry;
	return { countries: [{ id: defaultCountry, name }], isKnown: false };
}
