/** As `ref` of what takes the place of a control: gives it the focus when it comes, which would fall to the page's beginning otherwise. */
export function takeFocus(element: HTMLElement | null): void {
	element?.focus({ preventScroll: true });
}
