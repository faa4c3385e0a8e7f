import { type Redirect, redirectList, redirectOf } from '@pasaz/kernel/contract/content';
import { and, eq } from 'drizzle-orm';
import type { Catalog } from '../../catalogue/catalog-view.ts';
import { productsAt } from '../../catalogue/read/at-address.ts';
import type { Database } from '../../platform/database/database.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Content } from '../content-view.ts';
import { redirectLoop } from './redirect-loop.ts';
import { safeTarget } from './safe-target.ts';

interface RedirectServices extends Shown {
	content: Content;
	/** Hosts beside the shop's own that a redirect may lead to. */
	hosts: readonly string[];
}

/** Takes the path with its slashes escaped, as our front end sends it, or unescaped. */
export const redirectOfWholePath = { ...redirectOf, path: `${redirectOf.path}{.+}` };

/** Leaves out redirects with forbidden targets, and does not answer redirect loops. */
export function redirectRoutes(route: Route, { db, catalog, content, hosts }: RedirectServices): void {
	const safely = (redirect: Redirect): Redirect[] => {
		const target = safeTarget(redirect.target, hosts);
		return target === undefined ? [] : [{ ...redirect, target }];
	};
	route(redirectList, async () => (await content.view()).redirects.flatMap(safely));
	route(redirectOfWholePath, async ({ params }) => {
		const path = (params.path ?? '').replace(/^\/+|\/+$/g, '');
		const { redirects } = await content.view();
		const [found] = redirects.filter((redirect) => redirect.path === path).flatMap(safely);
		const circle = redirectLoop(path, redirects);
		const isEndless = circle.length > 0 && !(await isOneShown(circle, { db, catalog }));
		if (!found || isEndless) throw notFound('There is no redirect.');
		return found;
	});
}

interface Shown {
	db: Database;
	catalog: Catalog;
}

/** Whether the catalogue has a page at one of these paths, which takes precedence over redirects. */
async function isOneShown(paths: string[], { db, catalog }: Shown): Promise<boolean> {
	const { categories, tags, pages } = await catalog.view();
	const known = new Set([
		...categories.flatMap(({ url_path, addresses = {} }) => [url_path, ...Object.values(addresses)]),
		...tags.flatMap(({ url_key, addresses = {} }) => [url_key, ...Object.values(addresses)]),
		...pages.flatMap(({ url_key, identifier }) => [url_key, identifier]),
	]);
	if (paths.some((path) => known.has(path))) return true;
	const urlKeys = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
	const found = await db
		.select({ id: products.id })
		.from(products)
		.where(and(productsAt(db, urlKeys), eq(products.status, 1)))
		.limit(1);
	return found.length > 0;
}
