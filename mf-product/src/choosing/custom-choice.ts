import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import type { CustomOptionOffer } from '@pasaz/kernel/contract/product';
import type { CustomOption } from '@pasaz/kernel/contract/product-option';
import { chooseCustomOptions, maxCharacters, type OptionProblem } from '@pasaz/kernel/domain/custom-options';

/** Texts and ids of values by the option's id. */
export type CustomTexts = Readonly<Record<string, string>>;

export function textsOf(options: readonly CustomOption[]): CustomTexts {
	return Object.fromEntries(options.map(({ option_id, option_value }) => [option_id, option_value]));
}

/** In the order of the offer, without what is left empty. */
function givenOf(offers: readonly CustomOptionOffer[], texts: CustomTexts): CustomOption[] {
	return offers.flatMap(({ option_id }) => {
		const option_value = texts[option_id]?.trim() ?? '';
		return option_value === '' ? [] : [{ option_id: String(option_id), option_value }];
	});
}

export function customField(id: number | string): string {
	return `custom-${id}`;
}

export interface CustomWords {
	choose: (title: string) => string;
	tooLong: (title: string, max: number) => string;
}

function wordsFor(offer: CustomOptionOffer, problem: OptionProblem, { choose, tooLong }: CustomWords): string {
	return problem === 'too-long' ? tooLong(offer.title, maxCharacters(offer)) : choose(offer.title);
}

/** The product with its custom options: they are a part of its price and of its identity. */
export function withCustomOptions(
	candidate: CartCandidate,
	offers: readonly CustomOptionOffer[],
	{ texts, words }: { texts: CustomTexts; words: CustomWords },
): CartCandidate {
	const given = givenOf(offers, texts);
	const { lowest30Days } = candidate;
	const { labels, surcharge, problems } = chooseCustomOptions(offers, given, candidate.regularPrice);
	const errors = offers.flatMap((offer) => {
		const problem = problems.get(String(offer.option_id));
		return problem ? [[customField(offer.option_id), wordsFor(offer, problem, words)] as const] : [];
	});
	const chosen = {
		extension_attributes: { ...candidate.productOption?.extension_attributes, custom_options: given },
	};
	return {
		...candidate,
		price: candidate.price + surcharge,
		regularPrice: candidate.regularPrice + surcharge,
		...(lowest30Days && { lowest30Days: lowest30Days + surcharge }),
		...(candidate.tiers && { tiers: candidate.tiers.map((tier) => ({ ...tier, price: tier.price + surcharge })) }),
		options: [...candidate.options, ...labels],
		...(given.length > 0 && { productOption: chosen }),
		errors: { ...candidate.errors, ...Object.fromEntries(errors) },
	};
}
