/** ms */
const ASKED_AGAIN_AFTER = 100;

/** As `ref` of what would push away the button that is being pressed: it is shown after the release (rule 22.16). */
export function holdWhilePressed(element: HTMLElement | null): void {
	if (!element) return;
	element.hidden = document.documentElement.matches(':active');
	if (element.hidden) setTimeout(holdWhilePressed, ASKED_AGAIN_AFTER, element);
}
