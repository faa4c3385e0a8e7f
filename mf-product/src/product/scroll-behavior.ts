/** Smooth unless the shopper prefers reduced motion: `scroll-behavior` of a style sheet does not apply to script calls with options. */
export function withScrollBehavior(options: ScrollIntoViewOptions): ScrollIntoViewOptions {
	return { ...options, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' };
}
