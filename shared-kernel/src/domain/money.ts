/**
 * Amounts inside are whole grosze (1/100 of the currency unit); amounts on the wire are decimal units, e.g. `129.99`.
 * Rounds half away from zero, the only rounding rule of the project.
 */
export function toGrosze(amount: number): number {
	return roundGrosze(Number(`${amount.toFixed(6)}e2`));
}

/** Converts grosze to decimal currency units for the wire. */
export function toAmount(grosze: number): number {
	return grosze / 100;
}

/** The net part of a gross price, in grosze; the tax is the remainder, so that both add up. @param ratePercent `23` for 23 % */
export function netOf(gross: number, ratePercent: number): number {
	return roundGrosze((gross * 100) / (100 + ratePercent));
}

/** Whole grosze, half away from zero. */
export function roundGrosze(value: number): number {
	const rounded = Math.sign(value) * Math.round(Math.abs(value));
	return rounded === 0 ? 0 : rounded;
}
