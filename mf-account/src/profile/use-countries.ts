import { useShop } from '@pasaz/kernel/composition/shop';
import { countriesAll } from '@pasaz/kernel/contract/country';
import { useEffect, useState } from 'react';

interface CountryChoice {
	value: string;
	label: string;
}

/** Countries to choose from; those of store view and address until the list is loaded, or if it fails to (rule 10.7). */
export function useCountries(chosen: string): CountryChoice[] {
	const { api, storeView } = useShop();
	const { defaultLocale, defaultCountry } = storeView.i18n;
	const [choices, setChoices] = useState<CountryChoice[]>(() => {
		const names = new Intl.DisplayNames([defaultLocale], { type: 'region' });
		return [...new Set([chosen, defaultCountry])].map((id) => ({ value: id, label: names.of(id) ?? id }));
	});
	useEffect(() => {
		api
			.call(countriesAll)
			.then((countries) => setChoices(countries.map(({ id, name }) => ({ value: id, label: name }))))
			.catch((error: unknown) => console.warn('The countries could not be loaded', error));
	}, [api]);
	return choices;
}
