import type { SourceTag } from '@pasaz/commerce-api/catalog-source';

export const TAGS: SourceTag[] = [
	{ slug: 'nowosc', name: 'Nowość', means: 'new', menuName: 'Nowości', left: true, position: 50 },
	{ slug: 'promocje', name: 'Promocja', means: 'sale', menuName: 'Promocje', left: true, position: 40 },
	{ slug: 'len', name: 'Len', menuName: 'Z lnu', left: false, position: 30 },
	{ slug: 'uszyte-w-lodzi', name: 'Uszyte w Łodzi', left: false, position: 20 },
	{ slug: 'na-prezent', name: 'Na prezent', left: false, position: 10 },
];
