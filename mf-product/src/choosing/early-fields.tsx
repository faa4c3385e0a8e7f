import { type ReactNode, useEffect, useRef } from 'react';
import styles from './choosing.module.css';

interface EarlyFieldsProps {
	/** Called once, with what may have been chosen before hydration. */
	onFound: (fields: FormData) => void;
	children: ReactNode;
}

type EarlyField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function valuesIn(place: HTMLElement): FormData {
	const values = new FormData();
	for (const field of place.querySelectorAll<EarlyField>('input, select, textarea')) {
		const isLeftOut = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked;
		if (!isLeftOut) values.append(field.name, field.value);
	}
	return values;
}

/** Fields that the shopper may have filled in before React took them over; no form, because nothing is submitted. */
export function EarlyFields({ onFound, children }: EarlyFieldsProps) {
	const place = useRef<HTMLDivElement>(null);
	// once: later changes reach React
	useEffect(() => {
		if (place.current) onFound(valuesIn(place.current));
	}, []);
	return (
		<div ref={place} className={styles.fields}>
			{children}
		</div>
	);
}
