import { renderPart } from '@pasaz/ui-kit/render.fake';
import { afterEach, expect, it, vi } from 'vitest';
import { Details } from './details.tsx';
import { readDetails } from './read-details.ts';

afterEach(() => vi.unstubAllGlobals());

/** What stands in each element of a class, which is a `div` without others in it. */
function innerHtmlOf(markup: string, selector: string): string[] {
	const elements = markup.matchAll(/<div class="([^"]*)"[^>]*>((?:(?!<div).)*?)<\/div>/gs);
	return [...elements].flatMap(([, names = '', inner = '']) =>
		names.split(' ').includes(selector.slice(1)) ? [inner] : [],
	);
}

function childrenOf(html: string) {
	return [...html.matchAll(/<d[td][^>]*>(.*?)<\/d[td]>/g)].map(([, textContent]) => ({ textContent }));
}

/** A document with this markup. */
function show(markup: string) {
	vi.stubGlobal('document', {
		querySelector: (selector: string) => innerHtmlOf(markup, selector).map((innerHTML) => ({ innerHTML }))[0] ?? null,
		querySelectorAll: (selector: string) =>
			innerHtmlOf(markup, selector).map((html) => ({ children: childrenOf(html) })),
	});
}

it.each([
	{ description: '<p>Falbanka jest wąska.</p>', details: [{ label: 'Materiał', value: 'Len' }] },
	{ description: '<p>Len</p><ul><li>miękki</li></ul>', details: [] },
	{ description: null, details: [] },
])('reads back what the page shows: $description', (written) => {
	const markup = renderPart(<Details sku="S-1" lang={undefined} {...written} />);
	show(markup);
	expect(readDetails()).toEqual(written);
});
