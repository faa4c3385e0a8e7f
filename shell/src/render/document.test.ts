import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { escapeHtml, inlineJson, THEME_COLOURS } from './document.ts';

describe('what is written into a document', () => {
	it.each([
		['</title><script>', '&lt;/title&gt;&lt;script&gt;'],
		['Koszula "Jutro" & spodnie', 'Koszula &quot;Jutro&quot; &amp; spodnie'],
	])('escapes %s', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));

	it.each(['</script><script>alert(1)</script>', '<!--', 'a\u2028b', '__proto__'])('keeps %j inert in JSON', (text) => {
		const json = inlineJson({ [text]: text });
		expect(json).not.toContain('<');
		expect(JSON.parse(json)).toEqual({ [text]: text });
	});
});

it('the bars around the page have the colours of its paper', () => {
	const tokens = readFileSync(new URL('../../../ui-kit/src/tokens.css', import.meta.url), 'utf8');
	const papers = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
	expect(papers).toEqual([THEME_COLOURS.light, THEME_COLOURS.dark]);
});
