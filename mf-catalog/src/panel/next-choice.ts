/** Where an arrow key moves among `count` choices; -1 is the field itself, before the first and after the last. */
export function nextChoice(key: string, from: number, count: number): number | null {
	if (count === 0) return null;
	if (key === 'ArrowDown') return from + 1 < count ? from + 1 : -1;
	if (key === 'ArrowUp') return from < 0 ? count - 1 : from - 1;
	return null;
}
