import type { Absolute, HeadContext, JsonLd } from '@pasaz/kernel/contract/slices';
import { PATHS, pathTo } from '@pasaz/kernel/routes';
import { breadcrumbList } from '@pasaz/ui-kit/breadcrumb-list';
import { showroomsMessages } from '../messages/showrooms.ts';
import type { LoadedShowroom } from './load-showroom.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `ClothingStore` is the `LocalBusiness` that sells clothes. */
export function showroomJsonLd(loaded: LoadedShowroom, context: HeadContext, absolute: Absolute): readonly JsonLd[] {
	const { showroom } = loaded;
	const t = showroomsMessages.in(context.translator).get();
	const url = absolute(pathTo('showroom', { showroom: showroom.slug }));
	const business = {
		'@type': 'ClothingStore',
		'@id': url,
		name: showroom.name,
		url,
		...(showroom.phone && { telephone: showroom.phone }),
		...(showroom.email && { email: showroom.email }),
		address: {
			'@type': 'PostalAddress',
			streetAddress: showroom.street,
			postalCode: showroom.postcode,
			addressLocality: showroom.city,
			addressCountry: showroom.country,
		},
		geo: { '@type': 'GeoCoordinates', latitude: showroom.latitude, longitude: showroom.longitude },
		...openingHours(loaded),
		amenityFeature: showroom.services.map((service) => ({
			'@type': 'LocationFeatureSpecification',
			name: t[service],
			value: true,
		})),
		parentOrganization: { '@type': 'Organization', name: context.storeView.seo.siteName, url: absolute('/') },
	};
	return [business, breadcrumbList([{ name: t.title, href: PATHS.showrooms }], showroom.name, { context, absolute })];
}

/** A day on which nobody opens has the same hour twice, as search engines want it. */
function openingHours({ showroom, specialDays }: LoadedShowroom) {
	return {
		openingHoursSpecification: showroom.hours.map(({ day, from, to }) => ({
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: DAYS[day - 1],
			opens: from,
			closes: to,
		})),
		specialOpeningHoursSpecification: specialDays.flatMap(({ date, hours }) =>
			(hours.length > 0 ? hours : [{ from: '00:00', to: '00:00' }]).map(({ from, to }) => ({
				'@type': 'OpeningHoursSpecification',
				validFrom: date,
				validThrough: date,
				opens: from,
				closes: to,
			})),
		),
	};
}
