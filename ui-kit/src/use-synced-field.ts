import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a field of which the address is the truth: it answers a tap at once, as plain HTML does, and follows the address when that
 * changes elsewhere, by a link or the back button. What was entered before hydration stays.
 */
export function useSyncedField<Field, Value>(
	value: Value,
	follow: (field: Field, value: Value) => void,
): RefObject<Field | null> {
	const field = useRef<Field>(null);
	const shown = useRef(value);
	useEffect(() => {
		if (shown.current === value) return;
		shown.current = value;
		if (field.current) follow(field.current, value);
	});
	return field;
}

/** Follows with a tick. */
export function setChecked(field: HTMLInputElement, checked: boolean): void {
	field.checked = checked;
}

/** Follows with a value. */
export function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
	field.value = value;
}
