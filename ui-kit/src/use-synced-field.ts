import { type RefObject, useEffect, useRef } from 'react';

/** The field answers a tap at once, follows the address when a link or the back button changes it, and keeps input from before hydration. */
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

export function setChecked(field: HTMLInputElement, checked: boolean): void {
	field.checked = checked;
}

export function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
	field.value = value;
}
