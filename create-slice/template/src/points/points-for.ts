/** Grosze or cents that bring a point. */
const PER_POINT = 1000;

/** @param amount in grosze or cents */
export function pointsFor(amount: number): number {
	return Math.floor(amount / PER_POINT);
}
