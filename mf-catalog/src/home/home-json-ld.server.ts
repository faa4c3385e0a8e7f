import type { Absolute, CacheTag, HeadContext, JsonLd } from '@pasaz/kernel/contract/slices';
import { PATHS } from '@pasaz/kernel/routes';
import type { Home } from './load-home.ts';

/** Days for returns, as every product page promises. */
const RETURN_DAYS = 14;

export function homeJsonLd(_: Home, { storeView }: HeadContext, absolute: Absolute): readonly JsonLd[] {
	const { seo, i18n } = storeView;
	const url = absolute(PATHS.home);
	const organisation = {
		'@type': 'OnlineStore',
		'@id': `${url}#shop`,
		name: seo.siteName,
		url,
		hasMerchantReturnPolicy: {
			'@type': 'MerchantReturnPolicy',
			applicableCountry: i18n.defaultCountry,
			returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
			merchantReturnDays: RETURN_DAYS,
		},
	};
	const site = {
		'@type': 'WebSite',
		name: seo.siteName,
		url,
		inLanguage: i18n.defaultLocale,
		publisher: { '@id': organisation['@id'] },
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: `${absolute(PATHS.search)}?q={search_term_string}` },
			'query-input': 'required name=search_term_string',
		},
	};
	return [organisation, site];
}

export function homeTags({ picks, newCollection, bestsellers, sale }: Home): readonly CacheTag[] {
	const shown = [picks, newCollection, bestsellers, sale].flat().map(({ id }) => `product:${id}` as const);
	return ['home', ...new Set(shown)];
}
