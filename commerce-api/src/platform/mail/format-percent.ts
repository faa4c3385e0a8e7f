import type { Language } from '../store-views.ts';
import { LOCALES } from './format-money.ts';

/** A percentage with its sign as a language writes it: 25.5 is `25,5%` in Polish and `25,5 %` in German. */
export function formatPercent(language: Language, percent: number): string {
	return new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 4 }).format(percent / 100);
}
