import type { SourcePicture, SourceProduct } from '@pasaz/commerce-api/catalog-source';
import { extraPictures, extraProduct } from './extra.ts';
import { giftCards } from './gift-cards.ts';
import { services } from './services.ts';
import { sewingPatterns } from './sewing-patterns.ts';

/** Gift cards, services and sewing patterns. */
export const EXTRAS = [...sewingPatterns, ...giftCards, ...services];

export function extras(): { products: SourceProduct[]; pictures: [string, SourcePicture][] } {
	return { products: EXTRAS.map(extraProduct), pictures: EXTRAS.flatMap((extra) => [...extraPictures(extra)]) };
}
