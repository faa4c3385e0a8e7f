import { ShopProvider } from '@pasaz/kernel/composition/shop';
import { fakeShop } from '@pasaz/kernel/composition/shop.fake';
import type { Confirmation } from '@pasaz/kernel/stores/confirmation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

const render = (confirmation: Confirmation) =>
	renderToStaticMarkup(
		<ShopProvider shop={fakeShop()}>
			<ConfirmationDialog confirmation={confirmation} />
		</ShopProvider>,
	);
const run = () => {};

it('reads its body with its title, and offers each action, the first one as the recommended (2.22)', () => {
	const html = render({
		title: 'Zamówienie czeka',
		body: 'Wysłać zamówienie złożone bez internetu?',
		actions: [
			{ label: 'Wyślij', run },
			{ label: 'Jeszcze nie', run },
		],
	});
	const [, id] = html.match(/aria-describedby="([^"]+)"/) ?? [];
	expect(html).toContain(`<p id="${id}">Wysłać zamówienie złożone bez internetu?</p>`);
	expect(html).toMatch(/<h2[^>]*>Zamówienie czeka<\/h2>/);
	expect(html).toMatch(/data-variant="primary"[^>]*>Wyślij</);
	expect(html).toMatch(/data-variant="secondary"[^>]*>Jeszcze nie</);
});

it('has a title of its own, and can be left, when it is told neither title nor actions', () => {
	const html = render({ body: 'Gotowe.', actions: [] });
	expect(html).toMatch(/<h2[^>]*>Potwierdź<\/h2>/);
	expect(html).toContain('aria-label="Zamknij bez odpowiedzi"');
});
