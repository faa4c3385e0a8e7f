import { createI18n, type I18n, type Messages, type Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useShop } from '../composition/shop.tsx';

export { count, params } from '@nanostores/i18n';

const BASE_LOCALE = 'pl';
type OtherLanguages = Partial<Record<string, () => Promise<{ messages: Record<string, string> }>>>;

/** Texts in one language: one per request on the server, one per visit in the browser. */
export interface Translator {
	define: I18n;
	/** Where the other languages of a set are fetched when they are needed. */
	others: Map<string, OtherLanguages>;
}

/** `locale` is a BCP 47 tag such as `pl-PL`; its language chooses the texts. */
export function createTranslator(locale: string): Translator {
	const others = new Map<string, OtherLanguages>();
	const fetchSet = async (language: string, name: string) => {
		const loaded = await others.get(name)?.[language]?.();
		return { [name]: loaded?.messages ?? {} };
	};
	const define = createI18n(atom(locale.slice(0, 2)), {
		baseLocale: BASE_LOCALE,
		isSSR: true,
		get: (language, names: string[]) => Promise.all(names.map((name) => fetchSet(language, name))),
	});
	return { define, others };
}

/** The texts of one feature. Polish comes with the code; the other languages are fetched when a shopper reads them. */
export interface MessageSet<Body extends Translations> {
	in: (translator: Translator) => Messages<Body>;
}

/** `name` is unique in the whole shop: slice, slash, feature. */
export function defineMessages<Body extends Translations>(
	name: string,
	pl: Body,
	others: OtherLanguages = {},
): MessageSet<Body> {
	// The library keeps what is being fetched by the part before a slash; features of one slice are fetched apart.
	const key = name.replace('/', '.');
	const stores = new WeakMap<Translator, Messages<Body>>();
	const create = (translator: Translator) => {
		translator.others.set(key, others);
		const store = translator.define(key, pl);
		stores.set(translator, store);
		return store;
	};
	return { in: (translator) => stores.get(translator) ?? create(translator) };
}

/** The texts of a feature in the shopper's language. */
export function useMessages<Body extends Translations>(set: MessageSet<Body>): Body {
	return useStore(set.in(useShop().translator));
}
