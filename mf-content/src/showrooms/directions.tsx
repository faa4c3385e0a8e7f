import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { showroomsMessages } from '../messages/showrooms.ts';

/** Leads to a service that shows the way from where the shopper is; the shop itself does not learn that. */
export function Directions({ showroom: { name, latitude, longitude } }: { showroom: Showroom }) {
	const t = useMessages(showroomsMessages);
	const route = encodeURIComponent(`;${latitude},${longitude}`);
	return (
		<a
			href={`https://www.openstreetmap.org/directions?route=${route}`}
			rel="noopener"
			aria-label={t.directionsTo({ name })}
		>
			{t.directions}
		</a>
	);
}
