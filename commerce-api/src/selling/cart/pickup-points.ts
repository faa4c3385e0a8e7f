import type { PickupPoint } from '@pasaz/kernel/contract/pickup-point';

const MAX_POINTS = 20;
/** Digits that a postcode shares with those near it. */
const NEAR = 2;

/** Without case, accents and the Polish `ł`, so that `lodz` finds Łódź. */
function fold(text: string): string {
	const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
	return plain.replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

function nearPostcode(points: PickupPoint[], typed: string): PickupPoint[] {
	const start = typed.slice(0, NEAR);
	const numberOf = (digits: string) => Number(digits.padEnd(5, '0'));
	const wanted = numberOf(typed);
	const distance = ({ postcode }: PickupPoint) => Math.abs(numberOf(digitsOf(postcode)) - wanted);
	return points
		.filter(({ postcode }) => digitsOf(postcode).startsWith(start))
		.toSorted((one, other) => distance(one) - distance(other));
}

/** All words are in the point's name, street or town; those in a town whose name begins so come first. */
function withWords(points: PickupPoint[], search: string): PickupPoint[] {
	const words = fold(search).split(/\s+/).filter(Boolean);
	const [first = ''] = words;
	const isThere = ({ city }: PickupPoint) => (fold(city).startsWith(first) ? 0 : 1);
	return points
		.filter(({ id, name, street, city }) => {
			const text = fold(`${id} ${name} ${street} ${city}`);
			return words.every((word) => text.includes(word));
		})
		.toSorted((one, other) => isThere(one) - isThere(other));
}

export function findPoints(all: readonly PickupPoint[], country: string, search: string): PickupPoint[] {
	const points = all.filter((point) => point.country === country.toUpperCase());
	const isPostcode = /^[\d\s-]{2,}$/.test(search.trim());
	const found = isPostcode ? nearPostcode(points, digitsOf(search)) : withWords(points, search);
	return found.slice(0, MAX_POINTS);
}

export function findPoint(
	all: readonly PickupPoint[],
	country: string,
	id: string | undefined,
): PickupPoint | undefined {
	return all.find((point) => point.id === id && point.country === country.toUpperCase());
}
