import { useMessages } from '@pasaz/kernel/i18n/messages';
import { setValue, useSyncedField } from '@pasaz/ui-kit/use-synced-field';
import { listingMessages } from '../messages/listing.ts';
import styles from './sort-field.module.css';

/** The order of the list (rule 6.3); without a choice a search begins with what fits best. */
export function SortField({ sort, isSearch }: { sort: string; isSearch: boolean }) {
	const t = useMessages(listingMessages);
	const field = useSyncedField<HTMLSelectElement, string>(sort, setValue);
	return (
		<label className={styles.sort}>
			<span className={styles.label}>{t.sort}</span>
			<select ref={field} className={styles.select} name="sort" defaultValue={sort}>
				<option value="">{isSearch ? t.sortBestMatch : t.sortDefault}</option>
				<option value="updated_at:desc">{t.sortLatest}</option>
				<option value="final_price:asc">{t.sortCheapest}</option>
				<option value="final_price:desc">{t.sortDearest}</option>
			</select>
		</label>
	);
}
