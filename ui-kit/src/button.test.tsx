import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button, buttonLook } from './button.tsx';

it('does not send a form unless it is told to', () => {
	expect(render(<Button>Dalej</Button>)).toContain('type="button"');
	expect(render(<Button type="submit">Dalej</Button>)).toContain('type="submit"');
});

it('stays focusable while it is busy', () => {
	const html = render(<Button busy>Wysyłamy</Button>);
	expect(html).toContain('aria-busy="true"');
	expect(html).toContain('aria-disabled="true"');
	expect(html).not.toContain(' disabled');
});

it('lends its look to links', () => {
	const html = render(
		<a {...buttonLook('secondary')} href="/cart">
			Koszyk
		</a>,
	);
	expect(html).toContain('data-variant="secondary"');
});
