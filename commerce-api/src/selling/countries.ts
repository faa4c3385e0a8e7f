import { type Country, countriesAll, placeOfPostcode, shippingCountries } from '@pasaz/kernel/contract/country';
import type { Storefronts } from '../catalogue/prices/storefront.ts';
import type { PlaceRange } from '../platform/delivery-lists.ts';
import type { Route } from '../platform/http/route.ts';
import { placeOf } from './places.ts';
import { regionsOf } from './regions.ts';

/** ISO 3166-1 alpha-2 codes of all inhabited countries and territories. */
const CODES =
	'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
		' ',
	);

function named(codes: readonly string[], locale: string): Country[] {
	const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
	return codes.map((id) => {
		const regions = regionsOf(id);
		return { id, name: names.of(id) ?? id, ...(regions && { regions }) };
	});
}

function allCountries(locale: string): Country[] {
	const { compare } = new Intl.Collator(locale);
	return named(CODES, locale).toSorted((a, b) => compare(a.name, b.name));
}

interface CountryServices {
	storefronts: Storefronts;
	places: readonly PlaceRange[];
}

/** A text that is no code stays as it is: `Intl` would throw. */
export function countryName(country: string, locale: string): string {
	const code = country.toUpperCase();
	return /^[A-Z]{2}$/.test(code) ? (named([code], locale)[0]?.name ?? code) : country;
}

export function countryRoutes(route: Route, { storefronts, places }: CountryServices): void {
	route(countriesAll, ({ storeView }) => allCountries(storeView.i18n.defaultLocale));
	route(shippingCountries, async ({ storeView }) => {
		const { deliversTo } = await storefronts.of(storeView);
		return named(deliversTo, storeView.i18n.defaultLocale);
	});
	route(placeOfPostcode, ({ query: { country, postcode } }) => placeOf(places, country, postcode));
}
