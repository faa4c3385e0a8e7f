import { perLocale } from './per-locale.ts';

const ratings = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** `4,3` */
export function formatRating(rating: number, locale: string): string {
	return ratings(locale).format(rating);
}
