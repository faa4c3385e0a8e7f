import { useShop } from '@pasaz/kernel/composition/shop';
import { type Country, countriesAll } from '@pasaz/kernel/contract/country';
import { useEffect, useState } from 'react';

/** Countries to choose from; those of store view and address until the list is loaded, or if it fails to (rule 10.7). */
export function useCountries(chosen: string): readonly Country[] {
	const { api, storeView } = useShop();
	const { defaultLocale, defaultCountry } = storeView.i18n;
	const [countries, setCountries] = useState<readonly Country[]>(() => {
		const names = new Intl.DisplayNames([defaultLocale], { type: 'region' });
		return [...new Set([chosen, defaultCountry])].map((id) => ({ id, name: names.of(id) ?? id }));
	});
	useEffect(() => {
		api
			.call(countriesAll)
			.then(setCountries)
			.catch((error: unknown) => console.warn('The countries could not be loaded', error));
	}, [api]);
	return countries;
}
