import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './radio-cards.module.css';

export interface RadioCard {
	value: string;
	title: ReactNode;
	note?: ReactNode;
	/** Stands at the card's end, e.g. a price. */
	aside?: ReactNode;
}

interface RadioCardsProps {
	legend: ReactNode;
	name: string;
	cards: readonly RadioCard[];
	value: string | undefined;
	onChange: (value: string) => void;
	error?: string | undefined;
}

export function RadioCards({ legend, name, cards, value, onChange, error }: RadioCardsProps) {
	const errorId = useId();
	/** Reports a tap on the card that is chosen already, perhaps by default, because the browser reports only changes. */
	const confirm = (tapped: string) => tapped === value && onChange(tapped);
	return (
		<fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
			<legend className={styles.legend}>{legend}</legend>
			{cards.map((card) => (
				<label key={card.value} className={styles.card}>
					<input
						type="radio"
						className={styles.dot}
						name={name}
						value={card.value}
						checked={card.value === value}
						onChange={() => onChange(card.value)}
						onClick={() => confirm(card.value)}
					/>
					<span className={styles.text}>
						<span>{card.title}</span>
						{card.note && <span className={styles.note}>{card.note}</span>}
					</span>
					{card.aside && <span className={styles.aside}>{card.aside}</span>}
				</label>
			))}
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
