import { type Country, countriesAll, type Region, shippingCountries } from '@pasaz/kernel/contract/country';
import type { Api } from '@pasaz/kernel/network/api';
import { write } from '@pasaz/kernel/stores/browser-only';
import { atom, type ReadableAtom } from 'nanostores';

/** Countries with delivery, or all that an address may be in. */
export type CountryList = 'served' | 'all';

const CALLS = { served: shippingCountries, all: countriesAll } as const;

const $lists = atom<Readonly<Record<CountryList, readonly Country[]>>>({ served: [], all: [] });
export const $countries: ReadableAtom<Readonly<Record<CountryList, readonly Country[]>>> = $lists;

const asked = new Map<CountryList, Promise<void>>();

async function fetchList(api: Api, list: CountryList): Promise<void> {
	try {
		const countries = await api.call(CALLS[list]);
		write($lists, { ...$lists.get(), [list]: countries });
	} catch (error) {
		asked.delete(list);
		console.warn('The countries could not be loaded', error);
	}
}

/** Asks for a list, once for all who need it, unless that fails. */
export function loadCountries(api: Api, list: CountryList): Promise<void> {
	const asking = asked.get(list) ?? fetchList(api, list);
	asked.set(list, asking);
	return asking;
}

/** Regions of which an address in this country names one; none where it names none, or before the countries are known. */
export function regionsOf(country: string): readonly Region[] {
	const { served, all } = $lists.get();
	return [...served, ...all].find(({ id }) => id === country)?.regions ?? [];
}
