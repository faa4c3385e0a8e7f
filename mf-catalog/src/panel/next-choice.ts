/** Next index for an arrow key among `count` choices; -1 is the field, between the last and the first. */
export function nextChoice(key: string, from: number, count: number): number | null {
	if (count === 0) return null;
	if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1;
	if (key === 'ArrowUp') return from < 0 ? count - 1 : from - 1;
	return null;
}
