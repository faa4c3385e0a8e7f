import { SHOP_ZONE } from '../shop-time.ts';
import type { Language } from '../store-views.ts';
import { LOCALES } from './format-money.ts';

/** In the shop's time zone, to the minute, or (`long`) to the second, where it counts for a time limit. */
export function formatMoment(language: Language, at: Date, timeStyle: 'short' | 'long'): string {
	const form = { dateStyle: 'long', timeStyle, timeZone: SHOP_ZONE } as const;
	return new Intl.DateTimeFormat(LOCALES[language], form).format(at);
}
