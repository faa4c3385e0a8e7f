import type { Translations } from '@nanostores/i18n';

/** The languages of the shop beside Polish. */
export type OtherLanguage = 'en' | 'de' | 'it';

/** Forms by `Intl.PluralRules`; `other` stands in for what a language does not tell apart. */
type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type UnionToIntersection<Union> = (Union extends string ? (text: Union) => void : never) extends (
	text: infer Each,
) => void
	? Each
	: never;
/** A text with every one of the places `{name}`. */
type WithPlaceholders<Given> = UnionToIntersection<
	{ [Place in keyof Given & string]: `${string}{${Place}}${string}` }[keyof Given & string]
>;
type FunctionText<Given extends unknown[]> = Given extends [number]
	? Plurals
	: Given extends [infer Values]
		? WithPlaceholders<Values>
		: string;

/** What a set says in another language: every key, plurals for `count`, every place of `params`. */
export type TextsOf<Body extends Translations> = {
	[Key in keyof Body]: Body[Key] extends (...given: infer Given) => unknown ? FunctionText<Given> : string;
};

/** Where a set's other languages are fetched, each when a shopper reads it. */
export type OtherLanguages<Body extends Translations> = Record<
	OtherLanguage,
	() => Promise<{ messages: TextsOf<Body> }>
>;
