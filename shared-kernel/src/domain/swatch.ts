/** Colours that shops name without saying how they look, by name in lower case. */
const KNOWN_COLOURS = new Map([
	['melange graphite', '#5b5e62'],
	['grafitowy melanż', '#5b5e62'],
]);

/** How an option looks, `#rrggbb`: as the shop says, else as its name is known. */
export function swatchOf({ label, swatch }: { label: string; swatch?: string | undefined }): string | undefined {
	return swatch ?? KNOWN_COLOURS.get(label.toLowerCase());
}
