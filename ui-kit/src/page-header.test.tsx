import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

it('is one heading with what introduces it', () => {
	const html = render(<PageHeader title="Kontakt" lead="Napisz do nas." />);
	expect(html).toMatch(/<h1[^>]*>Kontakt<\/h1><p[^>]*>Napisz do nas\.<\/p>/);
	expect(render(<PageHeader title="Kontakt" />)).not.toContain('<p');
});

it.each([
	['Regulamin', undefined],
	['Polityka prywatności', 'long'],
	['Barrierefreiheit', 'longer'],
	['Allgemeine Geschäftsbedingungen', 'longest'],
])('of %s has words that are %s', (title, words) => {
	const html = render(<PageHeader title={title} />);
	expect(/data-words="(\w+)"/.exec(html)?.[1]).toBe(words);
});
