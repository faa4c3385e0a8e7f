import type { CmsNode } from '@pasaz/kernel/contract/content';
import { expect, it } from 'vitest';
import { helpLinksOf } from './load-help-links.ts';

const node = (id: number, parent: number | null, label: string, page?: string): CmsNode => ({
	...{ id, parent_id: parent, label, page_id: page ? id : null, url_key: page ?? null, level: 1, position: id },
});
const NODES = [
	node(1, null, 'Pomoc'),
	node(2, 1, 'Dostawa', 'dostawa'),
	node(3, 1, 'Zwroty'),
	node(4, 3, 'Reklamacje', 'reklamacje'),
	node(5, null, 'Zasady', 'zasady'),
];

it('rule 10.15: a page is shown with the pages of its uppermost heading, in their order', () => {
	const links = [
		{ label: 'Dostawa', href: '/dostawa' },
		{ label: 'Reklamacje', href: '/reklamacje' },
	];
	expect(helpLinksOf(NODES.toReversed(), 'reklamacje')).toEqual({ title: 'Pomoc', links });
	expect(helpLinksOf(NODES, 'dostawa')?.links).toEqual(links);
});

it('rule 10.15: a page that stands alone, or nowhere, has none', () => {
	expect(helpLinksOf(NODES, 'zasady')).toBeNull();
	expect(helpLinksOf(NODES, 'nie-ma')).toBeNull();
});
