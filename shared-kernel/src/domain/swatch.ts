/** Colours that catalogues name without a swatch, by name in lower case. */
const KNOWN_COLOURS = new Map([
	['melange graphite', '#5b5e62'],
	['grafitowy melanż', '#5b5e62'],
]);

/** The option's own swatch, `#rrggbb`, else one that its name is known for. */
export function swatchOf({ label, swatch }: { label: string; swatch?: string | undefined }): string | undefined {
	return swatch ?? KNOWN_COLOURS.get(label.toLowerCase());
}
