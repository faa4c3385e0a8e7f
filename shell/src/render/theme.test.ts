import { readFileSync } from 'node:fs';
import { StoreView } from '@pasaz/kernel/contract/store-view';
import { POLAND } from '@pasaz/kernel/contract/store-views.fixture';
import { expect, it } from 'vitest';
import { PAPER, themeTags } from './theme.ts';

it('the bars around the page have the colours of its paper', () => {
	const tokens = readFileSync(new URL('../../../ui-kit/src/tokens.css', import.meta.url), 'utf8');
	const papers = [...tokens.matchAll(/--paper: (#\w+);/g)].map(([, colour]) => colour);
	expect(papers).toEqual([PAPER.light, PAPER.dark]);
});

it('a shop without a theme has the ui-kit’s look, and no style for that', () => {
	expect(themeTags(undefined, 'n')).not.toContain('<style');
	expect(themeTags({ icon: '<svg/>' }, 'n')).not.toContain('<style');
});

it('a store view’s own tokens stand in the document', () => {
	const theme = {
		light: { paper: '#eef', 'font-text': 'Georgia' },
		dark: { paper: '#112' },
	};
	const html = themeTags(theme, 'n');
	expect(html).toContain(
		'<style nonce="n">:root{--paper:#eef;--font-text:Georgia}@media (prefers-color-scheme:dark){:root{--paper:#112}}</style>',
	);
	expect(html).toContain('content="#eef" media="(prefers-color-scheme: light)"');
});

it.each([
	{ light: { paper: 'red}</style><script>' } },
	{ light: { paper: 'red;background:url(x)' } },
	{ light: { 'paper:red;--ink': 'red' } },
	{ dark: { paper: '"' } },
])('tokens that would be more than tokens are refused: %j', (theme) => {
	expect(() => StoreView.parse({ ...POLAND, theme })).toThrow();
});
