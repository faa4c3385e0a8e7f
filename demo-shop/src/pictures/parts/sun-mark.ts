/** The rising sun of the demo label, standing on `y`. */
export function sunMark(x: number, y: number, colour: string, scale = 1): string {
	const rays = [-60, -30, 0, 30, 60].map((turn) => `<path d="M0 -108V-138" transform="rotate(${turn})"/>`).join('');
	return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round"><path d="M-82 0A82 82 0 0 1 82 0Z" fill="${colour}"/><path d="M-150 0H150M-106 26H106M-62 52H62"/>${rays}</g>`;
}

const LETTERS = [
	'M0 0V40M0 0H14A10 10 0 0 1 14 19H0H16A10.5 10.5 0 0 1 16 40H0',
	'M0 40V0H14A11 11 0 0 1 14 21H0M12 21L25 40',
	'M0 0H26L0 40H27',
	'M0 40L15 0L30 40M6 26H24',
	'M25 6C20-3 3-2 3 9C3 24 26 15 26 30C26 43 5 43 0 33',
	'M0 0V40M24 0L1 22M8 16L26 40',
] as const;

/** BRZASK in drawn capitals around the origin, so that no font is needed. */
export function wordmark(colour: string, scale: number): string {
	const letters = LETTERS.map(
		(path, index) => `<path d="${path}" transform="translate(${-155 + index * 56} -20)"/>`,
	).join('');
	return `<g transform="scale(${scale})" fill="none" stroke="${colour}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${letters}</g>`;
}
