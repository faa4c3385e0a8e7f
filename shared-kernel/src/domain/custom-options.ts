import type { CustomOptionOffer } from '../contract/product.ts';
import type { CustomOption, OptionLabel } from '../contract/product-option.ts';
import { roundGrosze, toGrosze } from './money.ts';

/** Why a choice cannot be made: nothing was chosen, more was written than fits, or the product does not offer it. */
export type OptionProblem = 'missing' | 'too-long' | 'unknown';

/** Characters of a text whose length the shop does not limit. */
const MAX_CHARACTERS = 255;

export function maxCharacters({ max_characters: own }: CustomOptionOffer): number {
	return own || MAX_CHARACTERS;
}

/** Whether the shopper writes it, in place of choosing. */
export function isText({ values }: CustomOptionOffer): boolean {
	return !values?.length;
}

type OfferedValue = NonNullable<CustomOptionOffer['values']>[number];

/** What a value adds to the price, in gross grosze (rule 5.6). @param original the product's price without a reduction, in gross grosze */
export function surchargeOf({ option_type_id, price, price_type }: OfferedValue, original: number): number {
	if (option_type_id <= 0 || !price) return 0;
	return price_type === 'percent' ? roundGrosze((original * price) / 100) : toGrosze(price);
}

export interface CustomChoice {
	labels: OptionLabel[];
	/** What they add to the price, in gross grosze. */
	surcharge: number;
	/** By option id. */
	problems: ReadonlyMap<string, OptionProblem>;
}

function textProblem(offer: CustomOptionOffer, text: string): OptionProblem | undefined {
	// mails and invoices have the text in one of their lines, or in lines of its own
	if (/\p{Cc}/u.test(offer.type === 'area' ? text.replaceAll('\n', '') : text)) return 'unknown';
	return text.length > maxCharacters(offer) ? 'too-long' : undefined;
}

function problemOf(offer: CustomOptionOffer, texts: readonly string[]): OptionProblem | undefined {
	const [text, ...more] = texts;
	if (text === undefined) return offer.is_require ? 'missing' : undefined;
	if (more.length > 0) return 'unknown';
	if (text.trim() === '') return 'missing';
	if (isText(offer)) return textProblem(offer, text);
	return offer.values?.some(({ option_type_id }) => String(option_type_id) === text) ? undefined : 'unknown';
}

/** Checks and prices what was chosen; `original` as for `surchargeOf`. Choosing twice is a problem and never adds up. */
export function chooseCustomOptions(
	offers: readonly CustomOptionOffer[],
	given: readonly CustomOption[],
	original: number,
): CustomChoice {
	const problems = new Map<string, OptionProblem>();
	const labels: OptionLabel[] = [];
	let surcharge = 0;
	for (const { option_id: id } of given) {
		if (!offers.some(({ option_id }) => String(option_id) === id)) problems.set(id, 'unknown');
	}
	for (const offer of offers) {
		const id = String(offer.option_id);
		const texts = given.filter(({ option_id }) => option_id === id).map(({ option_value }) => option_value);
		const problem = problemOf(offer, texts);
		if (problem) problems.set(id, problem);
		const [text] = texts;
		if (problem || text === undefined) continue;
		const value = offer.values?.find(({ option_type_id }) => String(option_type_id) === text);
		labels.push({ label: offer.title, value: value?.title ?? text });
		surcharge += value ? surchargeOf(value, original) : 0;
	}
	return { labels, surcharge, problems };
}
