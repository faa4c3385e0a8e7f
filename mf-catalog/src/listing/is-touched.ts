/** Whether a field of the form is not as the page was served with it, as after a tick before hydration. `sort` is the served order. */
export function isTouched(form: HTMLFormElement, sort: string): boolean {
	return [...form.elements].some((field) => {
		if (field instanceof HTMLSelectElement) return field.value !== sort;
		if (!(field instanceof HTMLInputElement)) return false;
		return field.checked !== field.defaultChecked || field.value !== field.defaultValue;
	});
}
