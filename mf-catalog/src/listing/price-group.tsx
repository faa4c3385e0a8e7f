import { useMessages } from '@pasaz/kernel/i18n/messages';
import { setValue, useSyncedField } from '@pasaz/ui-kit/use-synced-field';
import { Link } from 'react-router';
import { listingMessages } from '../messages/listing.ts';
import { FilterFieldset } from './filter-fieldset.tsx';
import type { PriceRange } from './listing-filters.ts';
import { type ListingQuery, listingHref, withPrice } from './listing-query.ts';
import styles from './price-group.module.css';
import { usePriceLabel } from './price-label.ts';

interface PriceGroupProps {
	ranges: readonly PriceRange[];
	path: string;
	query: ListingQuery;
}

function Ranges({ ranges, path, query }: PriceGroupProps) {
	const labelOf = usePriceLabel();
	return (
		<ul className={styles.ranges}>
			{ranges.map(({ from, to, count }) => (
				<li key={from}>
					<Link
						className={styles.range}
						to={listingHref(path, withPrice(query, from, to))}
						aria-current={query.priceFrom === from && query.priceTo === to ? 'true' : undefined}
						preventScrollReset
						discover="none"
					>
						{labelOf(from, to)} <small className={styles.count}>{count}</small>
					</Link>
				</li>
			))}
		</ul>
	);
}

function Amount({ name, label, value }: { name: string; label: string; value: string }) {
	const field = useSyncedField<HTMLInputElement, string>(value, setValue);
	return (
		<label className={styles.field}>
			{label}
			<input
				ref={field}
				className={styles.input}
				type="number"
				inputMode="numeric"
				min="0"
				name={name}
				defaultValue={value}
			/>
		</label>
	);
}

/** Links to price ranges, and two fields for any other range. */
export function PriceGroup(props: PriceGroupProps) {
	const t = useMessages(listingMessages);
	const { priceFrom, priceTo } = props.query;
	return (
		<FilterFieldset legend={t.price}>
			<Ranges {...props} />
			<div className={styles.fields}>
				<Amount name="price_from" label={t.priceFrom} value={priceFrom?.toString() ?? ''} />
				<Amount name="price_to" label={t.priceTo} value={priceTo?.toString() ?? ''} />
			</div>
		</FilterFieldset>
	);
}
