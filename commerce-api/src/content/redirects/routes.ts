import { type Redirect, redirectList, redirectOf } from '@pasaz/kernel/contract/content';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Content } from '../content-view.ts';
import { circleOf } from './circle-of.ts';
import { isOneShown, type Shown } from './is-one-shown.ts';
import { safeTarget } from './safe-target.ts';

interface RedirectServices extends Shown {
	content: Content;
	/** Hosts beside the shop's own that a redirect may lead to. */
	hosts: readonly string[];
}

/** With its slashes escaped, as our front end asks, or as they are in the old address. */
export const redirectOfWholePath = { ...redirectOf, path: `${redirectOf.path}{.+}` };

/** A target that is not allowed is no redirect, whoever wrote it into the table; one that leads back without end is none to follow. */
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
		const circle = circleOf(path, redirects);
		const isEndless = circle.length > 0 && !(await isOneShown(circle, { db, catalog }));
		if (!found || isEndless) throw new Refusal(404, 'not-found', 'There is no redirect.');
		return found;
	});
}
