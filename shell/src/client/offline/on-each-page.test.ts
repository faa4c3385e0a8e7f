import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { onEachPage } from './on-each-page.ts';

it('tells of each page once, and of no variant that is chosen on it (16.19)', async () => {
	const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
		currentUrl.pathname !== nextUrl.pathname;
	const loader = async ({ request }: { request: Request }) => ({ at: request.url });
	const router = createMemoryRouter([{ id: 'page', path: '/:path', loader, shouldRevalidate }], {
		initialEntries: ['/a'],
		hydrationData: { loaderData: { page: { at: '/a' } } },
	});
	const told: string[] = [];
	onEachPage(router, (href) => void told.push(href));
	for (const to of ['/a?color=8', '/a?color=9', '/b', '/b#reviews', '/a']) await router.navigate(to);
	expect(told).toEqual(['/a', '/b', '/a']);
});
