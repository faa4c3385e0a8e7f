/** Says of the pages that an import had to make up that somebody must write them. */
export function reportPages(blankPages: readonly string[]): string[] {
	if (blankPages.length === 0) return [];
	const addresses = blankPages.map((urlKey) => `/${urlKey}`).join(', ');
	return [`Warning: the shop has no pages of its own. Blank ones say what belongs there: ${addresses}.`];
}
