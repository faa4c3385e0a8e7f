import styles from './filter-group.module.css';
import type { FilterOption, ListingFilter } from './listing-filters.ts';

/** Sizes and the like: short words that fit into boxes. */
const SHORT_LABEL = 6;

function lookOf({ options }: ListingFilter) {
	if (options.some(({ swatch }) => swatch)) return 'swatches';
	return options.every(({ label }) => label.length <= SHORT_LABEL) ? 'boxes' : 'list';
}

function Option({ code, option, isChosen }: { code: string; option: FilterOption; isChosen: boolean }) {
	return (
		<label className={styles.option}>
			<input className={styles.input} type="checkbox" name={code} value={option.id} checked={isChosen} readOnly />
			{option.swatch && (
				<svg className={styles.dot} viewBox="0 0 24 24" aria-hidden="true">
					<circle cx="12" cy="12" r="9" fill={option.swatch} />
				</svg>
			)}
			<span className={styles.label}>{option.label}</span>
			<small className={styles.count}>{option.count}</small>
		</label>
	);
}

/** The choices of one filter; ticking is heard by the form around it. */
export function FilterGroup({ filter, chosen }: { filter: ListingFilter; chosen: readonly string[] }) {
	return (
		<fieldset className={styles.group} data-look={lookOf(filter)}>
			<legend className={styles.legend}>{filter.label}</legend>
			<div className={styles.options}>
				{filter.options.map((option) => (
					<Option key={option.id} code={filter.code} option={option} isChosen={chosen.includes(option.id)} />
				))}
			</div>
		</fieldset>
	);
}
