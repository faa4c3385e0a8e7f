import { useStore } from '@nanostores/react';
import { useShop } from '@pasaz/kernel/composition/shop';
import type { Country } from '@pasaz/kernel/contract/country';
import { useEffect, useState } from 'react';
import { $countries, type CountryList, loadCountries } from './countries.ts';

interface Countries {
	/** None until the list is loaded. */
	countries: readonly Country[];
	isKnown: boolean;
	isMissing: boolean;
}

export function useCountries(list: CountryList): Countries {
	const { api } = useShop();
	const countries = useStore($countries, { ssr: 'initial' })[list];
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		void loadCountries(api, list).then(() => setIsOver(true));
	}, [api, list]);
	const isKnown = countries.length > 0;
	return { countries, isKnown, isMissing: isOver && !isKnown };
}
