import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { MenuItems } from '../layout/main-menu.tsx';
import type { Menu } from '../layout/menu.ts';

/** Renders the items of a menu once for all pages that show it: they are most of the links of a page. */
export function createMenuMarkup(basename: string) {
	const made = new WeakMap<Menu, string>();

	function render(menu: Menu): string {
		return renderToString(
			<StaticRouter location={basename} basename={basename}>
				<MenuItems menu={menu} />
			</StaticRouter>,
		);
	}

	return (menu: Menu): string => {
		const html = made.get(menu) ?? render(menu);
		made.set(menu, html);
		return html;
	};
}
