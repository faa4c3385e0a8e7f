type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Loaders = Readonly<Partial<Record<string, () => Promise<{ messages: Texts }>>>>;

/** The language whose texts are part of the code. */
export const BASE_LANGUAGE = 'pl';

const sets = new Map<string, Loaders>();
const loaded = new Map<string, Record<string, Texts>>();

/** The language of a BCP 47 tag such as `pl-PL`. */
export function languageOf(locale: string): string {
	return locale.slice(0, 2).toLowerCase();
}

/** Two releases of one component may register sets of the same name, so each gets a key of its own. */
export function registerSet(name: string, others: Loaders): string {
	// the library keys pending fetches by the part before a slash, but features of one slice are fetched apart
	const plain = name.replace('/', '.');
	const key = sets.has(plain) ? `${plain}~${sets.size}` : plain;
	sets.set(key, others);
	return key;
}

/** The loaded texts of a language by set; the object grows as more are loaded. */
export function textsIn(language: string): Record<string, Texts> {
	const known = loaded.get(language) ?? {};
	loaded.set(language, known);
	return known;
}

export function hasTexts(language: string, key: string): boolean {
	return language === BASE_LANGUAGE || key in textsIn(language);
}

/** Fetches missing texts of all registered sets; await it before rendering. It never fails: a set that cannot be fetched stays Polish. */
export async function loadTexts(locale: string): Promise<void> {
	const language = languageOf(locale);
	if (language === BASE_LANGUAGE) return;
	const here = textsIn(language);
	const load = async ([key, others]: [string, Loaders]) => {
		try {
			const texts = await others[language]?.();
			if (texts) here[key] = texts.messages;
		} catch (error) {
			console.warn(`No texts of ${key} in ${language}`, error);
		}
	};
	await Promise.all([...sets].filter(([key]) => !(key in here)).map(load));
}
