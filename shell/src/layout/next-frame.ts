/** Resolves once the next frame is on the screen. */
export function nextFrame(): Promise<void> {
	return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
