import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

it('reads an error out at once, and nothing else unasked', () => {
	expect(render(<Notice type="error">Brak połączenia</Notice>)).toContain('role="alert"');
	expect(render(<Notice type="info">Nowość</Notice>)).not.toContain('role=');
	expect(
		render(
			<Notice type="warning" role="status">
				Brak połączenia
			</Notice>,
		),
	).toContain('role="status"');
});

it('a skeleton says nothing to screen readers', () => {
	const html = render(<Skeleton count={3} />);
	expect(html.match(/aria-hidden="true"/g)).toHaveLength(3);
});
