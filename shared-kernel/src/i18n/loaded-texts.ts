type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
type Loaders = Readonly<Partial<Record<string, () => Promise<{ messages: Texts }>>>>;

/** The language in which every text comes with the code. */
export const BASE_LANGUAGE = 'pl';

const sets = new Map<string, Loaders>();
const loaded = new Map<string, Record<string, Texts>>();

/** The language of a BCP 47 tag such as `pl-PL`. */
export function languageOf(locale: string): string {
	return locale.slice(0, 2).toLowerCase();
}

/** Makes a set known; two releases of one component may bring sets of one name, which are kept apart. */
export function registerSet(name: string, others: Loaders): string {
	// The library keeps what is being fetched by the part before a slash; features of one slice are fetched apart.
	const plain = name.replace('/', '.');
	const key = sets.has(plain) ? `${plain}~${sets.size}` : plain;
	sets.set(key, others);
	return key;
}

/** The texts of a language that are here already, by set; it grows. */
export function textsIn(language: string): Record<string, Texts> {
	const known = loaded.get(language) ?? {};
	loaded.set(language, known);
	return known;
}

/**
 * Fetches what a locale still lacks of the sets that are known by now. Await it wherever code with texts was loaded, before it
 * is rendered. It never fails: a set that cannot be had stays Polish.
 */
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
