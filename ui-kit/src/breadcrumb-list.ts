import type { Absolute, HeadContext, JsonLd } from '@pasaz/kernel/contract/slices';
import type { Crumb } from './breadcrumbs.tsx';
import { breadcrumbsMessages } from './messages/breadcrumbs.ts';

/** Describes the way from the home page for search engines. `current` names the page itself. */
export function breadcrumbList(
	crumbs: readonly Crumb[],
	current: string,
	at: { context: HeadContext; absolute: Absolute },
): JsonLd {
	const { home } = breadcrumbsMessages.in(at.context.translator).get();
	const way = [{ name: home, href: '/' }, ...crumbs].map(({ name, href }) => ({ name, item: at.absolute(href) }));
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [...way, { name: current }].map((place, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			...place,
		})),
	};
}
