import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { MenuItems } from '../layout/main-menu.tsx';
import type { Menu } from '../layout/menu.ts';
import { createMenuMarkup } from './menu-markup.tsx';

const leaf = (label: string, url: string) => ({ label, url, children: [] });
const MENU: Menu = [
	leaf('Nowości', '/nowosc'),
	{
		label: 'Ona & on',
		url: '/ona',
		children: [{ ...leaf('Sukienki', '/ona/sukienki'), children: [leaf('Midi', '/ona/sukienki/midi')] }],
	},
];

describe.each(['/', '/de'])('the menu below %s', (basename) => {
	it('is the same on every page as where the page renders it', () => {
		for (const path of ['', '/ona', '/cart?a=1']) {
			const page = (
				<StaticRouter location={basename + path} basename={basename}>
					<MenuItems menu={MENU} />
				</StaticRouter>
			);
			expect(createMenuMarkup(basename)(MENU)).toBe(renderToString(page));
		}
	});

	it('is rendered once', () => {
		const markup = createMenuMarkup(basename);
		expect(markup(MENU)).toBe(markup(MENU));
		expect(markup([...MENU, leaf('Nowe', '/nowe')])).toContain('Nowe');
	});
});
