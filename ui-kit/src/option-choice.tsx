import { useMessages } from '@pasaz/kernel/i18n/messages';
import { useId } from 'react';
import { choiceMessages } from './messages/choice.ts';
import styles from './option-choice.module.css';
import { setChecked, useSyncedField } from './use-synced-field.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ChoiceOption {
	value: string;
	label: string;
	/** `#rrggbb`, shown as a dot in place of the label. */
	swatch?: string | undefined;
	/** Unavailable options stay visible and named, but cannot be chosen. */
	isAvailable: boolean;
}

interface OptionChoiceProps {
	name: string;
	/** Names the choice, e.g. `Rozmiar`. */
	label: string;
	options: readonly ChoiceOption[];
	value: string | undefined;
	onChoose: (value: string) => void;
	/** Stands beside the label while nothing is chosen. */
	hint?: string;
	error?: string | undefined;
}

interface OptionProps {
	option: ChoiceOption;
	name: string;
	isChosen: boolean;
	onChange: () => void;
}

function Option({ option, isChosen, ...input }: OptionProps) {
	const t = useMessages(choiceMessages);
	const field = useSyncedField(isChosen, setChecked);
	return (
		<label className={styles.option} title={option.swatch ? option.label : undefined}>
			<input
				{...input}
				ref={field}
				className={styles.input}
				type="radio"
				value={option.value}
				defaultChecked={isChosen}
				disabled={!option.isAvailable}
			/>
			{option.swatch ? (
				<>
					<svg className={styles.dot} viewBox="0 0 32 32" aria-hidden="true">
						<circle cx="16" cy="16" r="12" fill={option.swatch} />
					</svg>
					<VisuallyHidden>{option.label}</VisuallyHidden>
				</>
			) : (
				<span className={styles.text}>{option.label}</span>
			)}
			{!option.isAvailable && <VisuallyHidden>, {t.unavailable}</VisuallyHidden>}
		</label>
	);
}

/** Shows colour dots or words. Its native radios work in a plain GET form. */
export function OptionChoice({ name, label, options, value, onChoose, hint, error }: OptionChoiceProps) {
	const errorId = useId();
	const chosen = options.find((option) => option.value === value);
	return (
		<fieldset
			className={styles.choice}
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group of radios can be invalid, which a plain group cannot
			role="radiogroup"
			aria-invalid={error ? true : undefined}
			aria-describedby={error && errorId}
		>
			<legend className={styles.label}>
				{label}
				{': '}
				<span className={styles.chosen}>{chosen?.label ?? (error ? null : hint)}</span>
			</legend>
			<div className={styles.options}>
				{options.map((option) => (
					<Option
						key={option.value}
						option={option}
						name={name}
						isChosen={option.value === value}
						onChange={() => onChoose(option.value)}
					/>
				))}
			</div>
			{error && (
				<p className={styles.error} id={errorId}>
					{error}
				</p>
			)}
		</fieldset>
	);
}
