/** A five-petalled meadow flower around the origin. */
export function flower(radius: number, petal: string, heart: string): string {
	const petals = [0, 72, 144, 216, 288].map(
		(turn) =>
			`<ellipse cy="${(-radius * 0.58).toFixed(1)}" rx="${(radius * 0.36).toFixed(1)}" ry="${(radius * 0.5).toFixed(1)}" transform="rotate(${turn})" fill="${petal}"/>`,
	);
	return `${petals.join('')}<circle r="${(radius * 0.26).toFixed(1)}" fill="${heart}"/>`;
}

/** A leaf growing upwards from the origin; a large one shows its vein. */
export function leaf(length: number, colour: string, veined = false): string {
	const half = length / 2;
	const blade = `<path d="M0 ${half}C${half * 0.62} ${half * 0.3} ${half * 0.5} ${-half * 0.5} 0 ${-half}C${-half * 0.5} ${-half * 0.5} ${-half * 0.62} ${half * 0.3} 0 ${half}Z" fill="${colour}"/>`;
	const stem = `<path d="M0 ${half * 1.35}V${veined ? -half * 0.6 : half}" stroke="${veined ? '#fff' : colour}" stroke-opacity="${veined ? 0.35 : 1}" stroke-width="2.5" fill="none"/>`;
	return blade + stem;
}
