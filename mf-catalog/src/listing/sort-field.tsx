import { useMessages } from '@pasaz/kernel/i18n/messages';
import { fill, useFollowing } from '@pasaz/ui-kit/use-following';
import { listingMessages } from '../messages/listing.ts';
import styles from './sort-field.module.css';

/** The order of the list (first document, section 9). */
export function SortField({ sort }: { sort: string }) {
	const t = useMessages(listingMessages);
	const field = useFollowing<HTMLSelectElement, string>(sort, fill);
	return (
		<label className={styles.sort}>
			<span className={styles.label}>{t.sort}</span>
			<select ref={field} className={styles.select} name="sort" defaultValue={sort}>
				<option value="">{t.sortDefault}</option>
				<option value="updated_at:desc">{t.sortLatest}</option>
				<option value="final_price:asc">{t.sortCheapest}</option>
				<option value="final_price:desc">{t.sortDearest}</option>
			</select>
		</label>
	);
}
