import { useKeptMarkup } from '@pasaz/kernel/composition/use-kept-markup';
import { setChecked, useSyncedField } from '@pasaz/ui-kit/use-synced-field';
import { VisuallyHidden } from '@pasaz/ui-kit/visually-hidden';
import { FilterFieldset } from './filter-fieldset.tsx';
import styles from './filter-group.module.css';
import type { FilterOption, ListingFilter } from './listing-filters.ts';

function lookOf({ code, options }: ListingFilter) {
	if (options.some(({ colour }) => colour)) return 'swatches';
	return code === 'size' ? 'boxes' : 'list';
}

/** The one option of a yes-or-no filter needs no legend. */
function isPlain({ label, options }: ListingFilter) {
	return options.every((option) => option.label === label);
}

interface OptionProps {
	code: string;
	option: FilterOption;
	isChosen: boolean;
}

function OptionContent({ code, option, isChosen }: OptionProps) {
	const field = useSyncedField(isChosen, setChecked);
	return (
		<>
			<input
				ref={field}
				className={styles.input}
				type="checkbox"
				name={code}
				value={option.id}
				defaultChecked={isChosen}
			/>
			{option.colour && (
				<svg className={styles.dot} viewBox="0 0 24 24" aria-hidden="true">
					<circle cx="12" cy="12" r="9" fill={option.colour} />
				</svg>
			)}
			<span className={styles.label}>{option.label}</span>
			<small className={styles.count}>{option.count}</small>
		</>
	);
}

function Option(props: OptionProps) {
	const kept = useKeptMarkup();
	const content = kept(OptionContent, () => JSON.stringify(props), <OptionContent {...props} />);
	// biome-ignore lint/a11y/noLabelWithoutControl: its content begins with the field
	return <label className={styles.option} {...content} />;
}

/** The options of one filter. `readFilters` reads this markup; the form around it handles changes. */
export function FilterGroup({ filter, chosen }: { filter: ListingFilter; chosen: readonly string[] }) {
	return (
		<FilterFieldset
			legend={isPlain(filter) ? <VisuallyHidden>{filter.label}</VisuallyHidden> : filter.label}
			look={lookOf(filter)}
		>
			<div className={styles.options}>
				{filter.options.map((option) => (
					<Option key={option.id} code={filter.code} option={option} isChosen={chosen.includes(option.id)} />
				))}
			</div>
		</FilterFieldset>
	);
}
