import { renderToStaticMarkup } from 'react-dom/server';
import { Link, type LinkProps, StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ServerLink } from './server-link.server.tsx';

const ADDRESSES = [
	'/',
	'/ona',
	'/ona/sukienki?color=1#a',
	'/?q=1',
	'/#top',
	'/żółć',
	'//a.example/b',
	'https://a.example/',
	'ona',
	'.',
	'..',
	'/a/../b',
	'/a//b',
	'/a/',
	'#a',
	'?page=2',
	'/a.b',
	'/%C5%BC',
	'',
];

it.each(['/', '/de'])('prints what the router prints, below %s', (basename) => {
	const page = (Component: typeof Link, props: LinkProps) =>
		renderToStaticMarkup(
			<StaticRouter location={`${basename}/on/koszule?page=3`} basename={basename}>
				<Component {...props} />
			</StaticRouter>,
		);
	const kinds: Partial<LinkProps>[] = [
		{ children: 'Ona & on' },
		{ className: 'c', lang: 'de', title: 't', 'aria-label': 'l', discover: 'none', onClick: () => {} },
		{ replace: true, preventScrollReset: true, viewTransition: true },
		{ target: '_blank', rel: 'noopener', reloadDocument: true, role: 'tab' },
	];
	for (const to of [...ADDRESSES, { pathname: '/ona', search: '?a=1' }]) {
		for (const kind of kinds) {
			const attributes = (html: string) => html.split(/[ >]/).toSorted();
			expect(attributes(page(ServerLink as typeof Link, { to, ...kind }))).toEqual(
				attributes(page(Link, { to, ...kind })),
			);
		}
	}
});
