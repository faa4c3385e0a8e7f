/** Numbers that begin with 2 are a shop's own among those of goods. */
const OWN = '29';
const ID_DIGITS = 9;

/** Twelve digits of a user's loyalty card, the last of them a check digit as in numbers of goods (GS1). */
export function cardNumber(userId: number): string {
	const digits = OWN + String(userId).padStart(ID_DIGITS, '0');
	return digits + checkDigit(digits);
}

function checkDigit(digits: string): number {
	const sum = [...digits].reduceRight((all, digit, index) => {
		const fromTheRight = digits.length - 1 - index;
		return all + Number(digit) * (fromTheRight % 2 === 0 ? 3 : 1);
	}, 0);
	return (10 - (sum % 10)) % 10;
}
