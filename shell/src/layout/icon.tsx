/** Strokes on a 20 × 20 grid. */
const PATHS = {
	search: 'M9 15a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.5-1.5L18 18',
	wishlist: 'M10 17C4 12.6 2.5 10.2 2.5 7.6a3.9 3.9 0 0 1 7.5-1.5 3.9 3.9 0 0 1 7.5 1.5c0 2.6-1.5 5-7.5 9.4Z',
	account: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 7.5c.6-3.2 3-5 6.5-5s5.9 1.8 6.5 5',
	cart: 'M4 7h12l1 10.5H3zM7 9V5.5a3 3 0 0 1 6 0V9',
	forward: 'm7.5 4 6 6-6 6',
	back: 'm12.5 4-6 6 6 6',
};

export type IconName = keyof typeof PATHS;

/** An icon is hidden from assistive technology, so a text must stand beside it. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg
			viewBox="0 0 20 20"
			width="20"
			height="20"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.25"
			aria-hidden="true"
		>
			<path d={PATHS[name]} />
		</svg>
	);
}
