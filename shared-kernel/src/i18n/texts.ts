import type { Translations } from '@nanostores/i18n';

export type OtherLanguage = 'en' | 'de' | 'it';

/** Forms by `Intl.PluralRules`; `other` covers the forms that a language does not distinguish. */
type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type UnionToIntersection<Union> = (Union extends string ? (text: Union) => void : never) extends (
	text: infer Each,
) => void
	? Each
	: never;
/** A text that contains every placeholder `{name}`. */
type WithPlaceholders<Given> = UnionToIntersection<
	{ [Place in keyof Given & string]: `${string}{${Place}}${string}` }[keyof Given & string]
>;
type FunctionText<Given extends unknown[]> = Given extends [number]
	? Plurals
	: Given extends [infer Values]
		? WithPlaceholders<Values>
		: string;

/** A set in another language: every key, plurals for `count`, every placeholder of `params`. */
export type TextsOf<Body extends Translations> = {
	[Key in keyof Body]: Body[Key] extends (...given: infer Given) => unknown ? FunctionText<Given> : string;
};

export type OtherLanguages<Body extends Translations> = Record<
	OtherLanguage,
	() => Promise<{ messages: TextsOf<Body> }>
>;
