import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEMO } from '../label/demo-label.fixture.ts';
import { canonicalHtml, htmlOf, markdownOf } from './markdown.ts';

describe('rule 10.14: HTML of editors as Markdown', () => {
	it.each([
		['<h2>Dostawa</h2><p>Za <strong>5 zł</strong>, <em>szybko</em>.</p>', '## Dostawa\n\nZa **5 zł**, *szybko*.'],
		['<ul><li>raz</li><li><a href="/kontakt">dwa</a></li></ul>', '- raz\n- [dwa](/kontakt)'],
		['<ol><li>raz</li><li>dwa</li></ol>', '1. raz\n2. dwa'],
		[
			'<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
			'| A | B |\n| --- | --- |\n| 1 | 2 |',
		],
		['<p>1. nie lista</p>', '<p>1. nie lista</p>'],
		['<dl><dt>a</dt><dd>b</dd></dl><p>c</p>', '<dl><dt>a</dt><dd>b</dd></dl>\n\nc'],
	])('%s', (html, markdown) => {
		expect(markdownOf(html)).toBe(markdown);
		expect(htmlOf(markdown)).toBe(html);
	});

	it('never alters a page of the demo shop', () => {
		for (const { content } of DEMO.catalog.pages) {
			const markdown = markdownOf(content);
			expect(markdown && htmlOf(markdown)).toBe(canonicalHtml(content));
		}
	});

	it('is given up rather than altered, whatever the text', () => {
		const inline = fc.stringMatching(/^[ a-z*_#.\d[\]()`~|\\&-]{0,20}$/);
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.constantFrom('p', 'h2', 'blockquote'), inline)), (parts) => {
				const html = parts.map(([name, text]) => `<${name}>${text}</${name}>`).join('');
				const markdown = markdownOf(html);
				if (markdown !== undefined) expect(htmlOf(markdown)).toBe(canonicalHtml(html));
			}),
		);
	});

	it('has nothing in it that could run', () => {
		expect(htmlOf('Hej <script>alert(1)</script> [x](javascript:alert(1)) <b onclick="x()">y</b>')).toBe(
			'<p>Hej  <a>x</a> <b>y</b></p>',
		);
	});
});
