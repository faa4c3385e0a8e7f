/** Whole percent that a reduction takes off, rounded down; 0 when there is none. Amounts in grosze. */
export function reductionPercent({ regular, final }: { regular: number; final: number }): number {
	return regular > final ? Math.floor(((regular - final) * 100) / regular) : 0;
}
