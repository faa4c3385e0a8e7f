/** Reads back what the server wrote for search engines, which the document therefore tells once. */
export function readDescription(): string | null {
	return document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? null;
}
