import type { Language } from '../store-views.ts';

export const LOCALES: Record<Language, string> = { pl: 'pl-PL', de: 'de-DE', it: 'it-IT', en: 'en-GB' };

/** An amount in decimal units, with its currency, as a language writes it. */
export function formatMoney(language: Language, amount: number, currency: string): string {
	return new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency }).format(amount);
}
