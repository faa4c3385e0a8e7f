import { SHOP_ZONE } from '../shop-time.ts';
import type { Language } from '../store-views.ts';

const LOCALES: Record<Language, string> = { pl: 'pl-PL', de: 'de-DE', it: 'it-IT', en: 'en-GB' };

/** An amount in decimal units, with its currency, as a language writes it. */
export function formatMoney(language: Language, amount: number, currency: string): string {
	return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount);
}

/** A percentage with its sign as a language writes it: 25.5 is `25,5%` in Polish and `25,5 %` in German. */
export function formatPercent(language: Language, percent: number): string {
	return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
}

/** In the shop's time zone, to the minute, or (`long`) to the second, where it counts for a time limit. */
export function formatMoment(language: Language, at: Date, timeStyle: 'short' | 'long'): string {
	const form = { dateStyle: 'long', timeStyle, timeZone: SHOP_ZONE } as const;
	return new Intl.DateTimeFormat(LOCALES[language], form).format(at);
}
