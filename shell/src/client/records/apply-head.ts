import type { PageHead } from '../../routing/page-record.ts';

const TAGS = 'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

/** A page without a record is nobody's business but the shopper's. */
const PERSONAL: Omit<PageHead, 'title'> = { alternates: [] };

function tagsOf({ description, canonical, alternates }: Omit<PageHead, 'title'>): HTMLElement[] {
	const tag = (name: 'meta' | 'link', properties: object) => Object.assign(document.createElement(name), properties);
	return [
		...(description ? [tag('meta', { name: 'description', content: description })] : []),
		canonical
			? tag('link', { rel: 'canonical', href: canonical })
			: tag('meta', { name: 'robots', content: 'noindex' }),
		...alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
	];
}

/** Gives the document the head of the page that it shows; its title follows with the page itself. */
export function applyHead(head: Omit<PageHead, 'title'> = PERSONAL): void {
	for (const old of document.head.querySelectorAll(TAGS)) old.remove();
	document.head.append(...tagsOf(head));
}

export function readHead(): PageHead {
	const described = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
	const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
	const alternates = document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
	return {
		title: document.title,
		description: described?.content,
		canonical: canonical?.href,
		alternates: [...alternates].map(({ hreflang, href }) => ({ hreflang, href })),
	};
}
