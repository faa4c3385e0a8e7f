/** What is missing for free delivery; amounts are gross grosze. */
export function freeShippingOf(subtotal: number, freeFrom: number): { missing: number; share: number } {
	if (subtotal >= freeFrom) return { missing: 0, share: 1 };
	return { missing: freeFrom - subtotal, share: subtotal / freeFrom };
}
