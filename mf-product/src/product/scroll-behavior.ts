/** Scrolls smoothly, unless the shopper wishes for less motion: the style sheet's word does not count where a script scrolls. */
export function gently(options: ScrollIntoViewOptions): ScrollIntoViewOptions {
	return { ...options, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' };
}
