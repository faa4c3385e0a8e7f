import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

const given = { open: true, onClose: () => undefined, title: 'Koszyk', closeLabel: 'Zamknij koszyk' };

it.each([
	['a drawer', <Drawer key="drawer" {...given} children="Treść" footer="Razem" />],
	['a modal', <Modal key="modal" {...given} children="Treść" actions="Dalej" />],
])('%s is named by its title, can be closed, and opens only in the browser', (_, dialog) => {
	const html = render(dialog);
	const [, id] = html.match(/aria-labelledby="([^"]+)"/) ?? [];
	expect(html).toMatch(new RegExp(`<h2[^>]* id="${id}">Koszyk</h2>`));
	expect(html).toContain('aria-label="Zamknij koszyk"');
	expect(html).not.toMatch(/<dialog[^>]* open/);
});
