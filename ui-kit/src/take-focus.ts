/** What had the focus or was tapped last; a tap gives a button no focus in Safari. */
let last: Element | null = null;

function follow({ target }: Event) {
	if (target instanceof Element) last = target;
}

if (typeof document !== 'undefined') {
	// the press that loaded this code came before it
	last = document.activeElement;
	document.addEventListener('focusin', follow, true);
	document.addEventListener('click', follow, true);
}

/**
 * As `ref` of what takes the place of a control that had the focus, which would fall to the page's beginning otherwise. Takes none
 * from a page that merely has no focus, e.g. of a shopper who reads while something changes by itself.
 */
export function takeFocus(element: HTMLElement | null): void {
	if (last?.isConnected === false && document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** Takes the focus as `takeFocus` does, for what may be out of sight of the place where the control was. */
export function takeFocusInView(element: HTMLElement | null): void {
	takeFocus(element);
	if (element && element === document.activeElement) element.scrollIntoView({ block: 'nearest' });
}
