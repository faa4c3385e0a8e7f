import type { StoreView } from '@pasaz/kernel/contract/store-view';
import { type Language, languageOf } from '../../platform/store-views.ts';
import type { SourceTag } from '../source/catalog-source.ts';

const NAMES: Record<Language, { new: string; sale: string }> = {
	pl: { new: 'Nowość', sale: 'Promocje' },
	en: { new: 'New', sale: 'Sale' },
	de: { new: 'Neu', sale: 'Angebote' },
	it: { new: 'Novità', sale: 'Promozioni' },
};
const POSITIONS = { new: 20, sale: 10 };

/** The tags by which importers mark new and reduced products, if the store view names any. */
export function markingTags({ tags = {}, i18n }: StoreView): SourceTag[] {
	const names = NAMES[languageOf(i18n.defaultLocale)];
	return (['new', 'sale'] as const).flatMap((means) => {
		const slug = tags[means];
		return slug ? [{ slug, name: names[means], left: true, position: POSITIONS[means], means }] : [];
	});
}
