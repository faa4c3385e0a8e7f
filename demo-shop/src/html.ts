/** Paragraphs and, where there are items, a list below them. */
export function html(blocks: string[], items: string[]): string {
	const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
	return blocks.map((block) => `<p>${block}</p>`).join('') + list;
}
