/** Stitched diamonds over all of the picture, seen where the cloth is. */
export const QUILTING = Array.from({ length: 36 }, (_, index) => {
	const x = index * 84 - 1600;
	return `M${x} 100l1500 1500M${x + 1400} 100l-1500 1500`;
}).join('');
