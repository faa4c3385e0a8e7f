/** As `ref` of what takes the place of a control that had the focus, which would fall to the page's beginning otherwise. */
export function takeFocus(element: HTMLElement | null): void {
	if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
