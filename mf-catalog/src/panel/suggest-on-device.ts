import { findOnDevice } from '../listing/find-on-device.ts';
import { MAX_PRODUCTS, NOTHING_SUGGESTED, type Suggested } from './suggestion.ts';

/** Suggests the products that are on this device (rule 16.20). */
export async function suggestOnDevice(term: string, locale: string): Promise<Suggested> {
	const { tiles, keptAt } = await findOnDevice(term, locale);
	if (keptAt === null) return { ...NOTHING_SUGGESTED, status: 'offline' };
	return {
		status: 'ready',
		suggestions: tiles
			.slice(0, MAX_PRODUCTS)
			.map((tile) => ({ kind: 'product', name: tile.name, href: tile.href, tile })),
		correction: null,
		keptAt,
	};
}
