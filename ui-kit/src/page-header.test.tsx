import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

it('is one heading with what introduces it', () => {
	const html = render(<PageHeader title="Kontakt" lead="Napisz do nas." />);
	expect(html).toMatch(/<h1[^>]*>Kontakt<\/h1><p[^>]*>Napisz do nas\.<\/p>/);
	expect(render(<PageHeader title="Kontakt" />)).not.toContain('<p');
});
