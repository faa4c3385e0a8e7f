import { strings, transform } from '@nanostores/i18n';

/** By `Intl.PluralRules`; `other`, else `many`, covers what is not given. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(locale: string): Intl.PluralRules {
	const known = rules.get(locale) ?? new Intl.PluralRules(locale);
	rules.set(locale, known);
	return known;
}

/** A text in the form for a number, which stands for `{count}`. The library's own makes new rules for each text: a twentieth of a page's rendering. */
export const count = transform((locale: string, forms: Forms, number: number): string => {
	const form = forms[rulesOf(locale).select(number)] ?? forms.other ?? forms.many ?? '';
	return strings(form, (text) => text.replaceAll('{count}', String(number)));
});
