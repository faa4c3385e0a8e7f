import { createI18n, type I18n, type Messages, type Translations } from '@nanostores/i18n';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { createContext, useContext } from 'react';
import { BASE_LANGUAGE, hasTexts, languageOf, loadTexts, registerSet, textsIn } from './loaded-texts.ts';
import type { OtherLanguages } from './texts.ts';

export { params } from '@nanostores/i18n';
export { count } from './count.ts';

/** One per storefront on the server, one per visit in the browser. */
export interface Translator {
	define: I18n;
	/** Two letters. */
	language: string;
}

/** `locale` is a BCP 47 tag such as `pl-PL`. Await `loadTexts` first. */
export function createTranslator(locale: string): Translator {
	const language = languageOf(locale);
	const define = createI18n(atom(language), {
		baseLocale: BASE_LANGUAGE,
		isSSR: true,
		get: async (_, names: string[]) => {
			await loadTexts(language);
			return names.map((name) => ({ [name]: textsIn(language)[name] ?? {} }));
		},
	});
	if (language !== BASE_LANGUAGE) {
		// the library would keep a copy, which texts loaded later do not reach
		Object.defineProperty(define.cache, language, { get: () => textsIn(language), set: () => {} });
	}
	return { define, language };
}

/** Polish texts come with the code; other languages are fetched when a shopper reads them. */
export interface MessageSet<Body extends Translations> {
	in: (translator: Translator) => Messages<Body>;
}

/** Texts that were here when they were first read; those never change again. */
const complete = new WeakSet<object>();

/** `name` is unique in the whole shop: `slice/feature`. */
export function defineMessages<Body extends Translations>(
	name: string,
	pl: Body,
	others: OtherLanguages<NoInfer<Body>>,
): MessageSet<Body> {
	const key = registerSet(name, others);
	const stores = new WeakMap<Translator, Messages<Body>>();
	const create = (translator: Translator) => {
		const store = translator.define(key, pl);
		stores.set(translator, store);
		if (hasTexts(translator.language, key)) complete.add(store);
		return store;
	};
	return { in: (translator) => stores.get(translator) ?? create(translator) };
}

/** For texts that could not be fetched before: they are asked for again, and replace the Polish ones when they come. */
function useLiveTexts<Body extends Translations>(texts: Messages<Body>): Body {
	return useStore(texts);
}

/** A page of 50 products reads texts hundreds of times: to listen to each was a tenth of the scripts on the way back to a list. */
function useLoadedTexts<Body extends Translations>(texts: Messages<Body>): Body {
	return texts.value ?? texts.get();
}

export const TranslatorContext = createContext<Translator | null>(null);

const isServer = typeof document === 'undefined';

export function useMessages<Body extends Translations>(set: MessageSet<Body>): Body {
	const translator = useContext(TranslatorContext);
	if (!translator) throw new Error('useMessages needs the ShopProvider of the shell');
	const texts = set.in(translator);
	const useTexts = isServer || complete.has(texts) ? useLoadedTexts : useLiveTexts;
	return useTexts(texts);
}

/** For code that loads at a shopper's act: fetches missing texts first. */
export async function fetchMessages<Body extends Translations>(
	set: MessageSet<Body>,
	translator: Translator,
): Promise<Body> {
	await loadTexts(translator.language);
	return set.in(translator).get();
}
