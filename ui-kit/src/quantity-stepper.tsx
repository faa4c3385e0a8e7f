import { type KeyboardEvent, useState } from 'react';
import styles from './quantity-stepper.module.css';

interface QuantityStepperProps {
	value: number;
	/** Called with a whole number from 1 to `max`. */
	onChange: (value: number) => void;
	max?: number | undefined;
	/** Names what is counted for those who do not see the page, e.g. `Liczba sztuk: Koszula lniana`. */
	label: string;
	/** Id of a text about the number, e.g. how many there are. */
	describedBy?: string | undefined;
	lessLabel: string;
	moreLabel: string;
}

/** Clamps the typed number between 1 and `max`; `fallback` replaces text that is no number. */
export function quantityOf(typed: string, { max = Number.MAX_SAFE_INTEGER, fallback = 1 }): number {
	const number = Number.parseInt(typed, 10);
	return Number.isNaN(number) ? fallback : Math.max(1, Math.min(max, number));
}

/** Stops at 1, because another button removes the product. A button that can go no further keeps the focus. */
export function QuantityStepper({
	value,
	onChange,
	max,
	label,
	describedBy,
	lessLabel,
	moreLabel,
}: QuantityStepperProps) {
	const [typed, setTyped] = useState<string>();
	const isLeast = value <= 1;
	const isMost = max !== undefined && value >= max;
	const commit = () => {
		if (typed === undefined) return;
		setTyped(undefined);
		const quantity = quantityOf(typed, max === undefined ? { fallback: value } : { max, fallback: value });
		if (quantity !== value) onChange(quantity);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter') commit();
	};
	return (
		<fieldset className={styles.stepper} aria-label={label}>
			<button
				type="button"
				aria-label={lessLabel}
				aria-disabled={isLeast || undefined}
				onClick={() => isLeast || onChange(value - 1)}
			>
				<svg viewBox="0 0 16 16" aria-hidden="true">
					<path d="M3 8h10" />
				</svg>
			</button>
			<input
				aria-label={label}
				aria-describedby={describedBy}
				inputMode="numeric"
				autoComplete="off"
				maxLength={4}
				value={typed ?? value}
				onChange={(event) => setTyped(event.target.value)}
				onBlur={commit}
				onKeyDown={onKeyDown}
			/>
			<button
				type="button"
				aria-label={moreLabel}
				aria-disabled={isMost || undefined}
				onClick={() => isMost || onChange(value + 1)}
			>
				<svg viewBox="0 0 16 16" aria-hidden="true">
					<path d="M3 8h10M8 3v10" />
				</svg>
			</button>
		</fieldset>
	);
}
