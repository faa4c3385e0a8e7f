/** Small openwork leaves in staggered rows over all of the picture, seen where the knitting is. */
export const LACE = Array.from({ length: 24 * 26 }, (_, index) => {
	const row = Math.floor(index / 24);
	const x = (index % 24) * 46 - 540 + (row % 2) * 23;
	const y = 290 + row * 40;
	return `M${x} ${y}q-10 13 0 24q10 -11 0 -24Z`;
}).join('');
