import type { SourcePage } from '@pasaz/commerce-api/catalog-source';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { delivery } from './delivery.ts';
import { returns } from './returns.ts';
import { terms } from './terms.ts';

export const pages: SourcePage[] = [...about, ...delivery, ...returns, ...terms, ...accessibility].map((page) => ({
	...page,
	content: page.content.trim(),
}));
