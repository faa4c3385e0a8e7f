/** Whole percent of the reduction, rounded down; 0 without one. */
export function reductionPercent({ regular, final }: { regular: number; final: number }): number {
	return regular > final ? Math.floor(((regular - final) * 100) / regular) : 0;
}
