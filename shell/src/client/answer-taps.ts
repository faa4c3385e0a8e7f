/** ms; a page that is later than that says so itself. */
const SHOWN_FOR = 700;

/**
 * Gives a tapped tile its pressed look in the frame after the finger has left it. The browser's own, `:active`, comes in the task of
 * the click, whose frame waits for all that begins the navigation.
 */
export function answerTaps(): void {
	const answer = ({ target, pointerType }: PointerEvent) => {
		const tile = target instanceof Element && target.closest('a')?.closest('article');
		if (!tile || pointerType === 'mouse') return;
		tile.toggleAttribute('data-tapped', true);
		setTimeout(() => tile.removeAttribute('data-tapped'), SHOWN_FOR);
	};
	addEventListener('pointerup', answer, { capture: true, passive: true });
}
