import type { SourceFaqGroup } from '../catalog/catalog-source.ts';

export const faq: SourceFaqGroup[] = [];
