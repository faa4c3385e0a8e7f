import type { SourcePage } from '../../catalog/catalog-source.ts';

export const pages: SourcePage[] = [];
