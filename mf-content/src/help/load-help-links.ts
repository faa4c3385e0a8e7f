import { CmsNode } from '@pasaz/kernel/contract/content';
import type { Api } from '@pasaz/kernel/network/api';
import { findMany } from '@pasaz/kernel/network/find';
import { cmsPath } from '@pasaz/kernel/routes';

export interface HelpLinks {
	/** Text of the topmost heading. */
	title: string;
	links: { label: string; href: string }[];
}

/** The pages below the same uppermost heading, in the order of the hierarchy; null for a page that stands alone. */
export function helpLinksOf(nodes: readonly CmsNode[], urlKey: string): HelpLinks | null {
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const rootOf = (node: CmsNode): CmsNode => {
		const parent = node.parent_id === null ? undefined : byId.get(node.parent_id);
		return parent ? rootOf(parent) : node;
	};
	const own = nodes.find(({ url_key }) => url_key === urlKey);
	if (!own) return null;
	const root = rootOf(own);
	const links = nodes
		.toSorted((a, b) => a.position - b.position)
		.filter((node) => rootOf(node) === root)
		.flatMap(({ label, url_key }) => (url_key === null ? [] : [{ label, href: cmsPath({ url_key }) }]));
	return links.length > 1 ? { title: root.label, links } : null;
}

/** A page without them is whole. */
export async function loadHelpLinks(api: Api, urlKey: string): Promise<HelpLinks | null> {
	try {
		return helpLinksOf(await findMany(api, 'cms_hierarchy', CmsNode, {}), urlKey);
	} catch (error) {
		console.warn('The hierarchy of pages could not be loaded', error);
		return null;
	}
}
