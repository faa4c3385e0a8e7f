/** Does something with each item, with a few at a time. @throws what the first failure throws */
export async function forEachConcurrently<Item>(
	items: readonly Item[],
	atOnce: number,
	act: (item: Item) => Promise<unknown>,
): Promise<void> {
	const waiting = [...items];
	const takeInTurn = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeInTurn));
}
