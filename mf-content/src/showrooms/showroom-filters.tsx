import { useShop } from '@pasaz/kernel/composition/shop';
import type { Showroom } from '@pasaz/kernel/contract/showroom';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Select } from '@pasaz/ui-kit/select';
import { Form } from 'react-router';
import { showroomsMessages } from '../messages/showrooms.ts';
import { citiesOf, servicesOf } from './choose-showrooms.ts';
import styles from './showroom-filters.module.css';

interface ShowroomFiltersProps {
	showrooms: readonly Showroom[];
	city: string;
	service: string;
}

/** A form of the address, which works without scripts. */
export function ShowroomFilters({ showrooms, city, service }: ShowroomFiltersProps) {
	const t = useMessages(showroomsMessages);
	const { storeView } = useShop();
	const cities = citiesOf(showrooms, storeView.i18n.defaultLocale);
	const services = servicesOf(showrooms);
	return (
		<Form className={styles.filters} aria-label={t.filters} preventScrollReset>
			<Select
				key={`city ${city}`}
				name="city"
				label={t.city}
				defaultValue={city}
				options={[{ value: '', label: t.anyCity }, ...cities.map((value) => ({ value, label: value }))]}
			/>
			<Select
				key={`service ${service}`}
				name="service"
				label={t.service}
				defaultValue={service}
				options={[{ value: '', label: t.anyService }, ...services.map((value) => ({ value, label: t[value] }))]}
			/>
			<Button type="submit" variant="secondary">
				{t.show}
			</Button>
		</Form>
	);
}
