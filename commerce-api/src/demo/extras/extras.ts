import type { SourcePicture, SourceProduct } from '../../catalog/catalog-source.ts';
import { extraPictures, extraProduct } from './extra.ts';
import { giftCards } from './gift-cards.ts';
import { services } from './services.ts';
import { sewingPatterns } from './sewing-patterns.ts';

/** Gift cards, services and sewing patterns. */
export function extras(): { products: SourceProduct[]; pictures: [string, SourcePicture][] } {
	const all = [...sewingPatterns, ...giftCards, ...services];
	return { products: all.map(extraProduct), pictures: all.flatMap((extra) => [...extraPictures(extra)]) };
}
