import { describe, expect, it } from 'vitest';
import { escapeHtml, inlineJson } from './document.ts';

describe('what is written into a document (27.10)', () => {
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
