import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Link } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import styles from './active-filters.module.css';
import type { ListingFilter } from './listing-filters.ts';
import { type ListingQuery, listingHref, withoutFilters, withoutOption, withPrice } from './listing-query.ts';
import { usePriceLabel } from './price-label.ts';

interface Chip {
	/** Unique among the chips, whichever of them there are. */
	key: string;
	name: string;
	href: string;
	colour?: string | undefined;
}

interface ActiveFiltersProps {
	filters: readonly ListingFilter[];
	path: string;
	query: ListingQuery;
}

function optionChips({ filters, path, query }: ActiveFiltersProps): Chip[] {
	return filters.flatMap(({ code, options }) =>
		options
			.filter(({ id }) => query.options[code]?.includes(id))
			.map(({ id, label, colour }) => ({
				key: `${code} ${id}`,
				name: label,
				colour,
				href: listingHref(path, withoutOption(query, code, id)),
			})),
	);
}

function useChips(props: ActiveFiltersProps): Chip[] {
	const labelOf = usePriceLabel();
	const { path, query } = props;
	const { priceFrom, priceTo } = query;
	if (priceFrom === null && priceTo === null) return optionChips(props);
	const price = {
		key: 'price',
		name: labelOf(priceFrom, priceTo),
		href: listingHref(path, withPrice(query, null, null)),
	};
	return [...optionChips(props), price];
}

export function ActiveFilters(props: ActiveFiltersProps) {
	const t = useMessages(listingMessages);
	const chips = useChips(props);
	if (chips.length === 0) return null;
	return (
		<ul className={styles.chips} aria-label={t.activeFilters}>
			{chips.map(({ key, name, href, colour }) => (
				<li key={key}>
					<Link className={styles.chip} to={href} preventScrollReset aria-label={t.remove({ name })}>
						{colour && (
							<svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
								<circle cx="6" cy="6" r="5.5" fill={colour} />
							</svg>
						)}
						{name} <span aria-hidden="true">×</span>
					</Link>
				</li>
			))}
			<li>
				<Link className={styles.clear} to={listingHref(props.path, withoutFilters(props.query))} preventScrollReset>
					{t.clear}
				</Link>
			</li>
		</ul>
	);
}
