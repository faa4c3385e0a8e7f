import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import type { BundleItemOption } from '@pasaz/kernel/contract/product-option';
import type { PartProduct, SetOption, SetPart } from '../product/product-page-data.ts';

/** Ids of the chosen parts by the option's. */
export type ChosenParts = Readonly<Record<number, readonly number[]>>;

interface SoldPart extends SetPart {
	id: number;
	product: PartProduct;
}

/** The parts of an option that are still sold. */
export function soldParts({ parts }: SetOption): SoldPart[] {
	return parts.flatMap(({ id, product, ...part }) => (id !== undefined && product ? [{ ...part, id, product }] : []));
}

/** What a page begins with: a part that is the only one of what is needed. */
export function onlyParts(set: readonly SetOption[]): ChosenParts {
	const entries = set.flatMap((option) => {
		const [only, ...more] = soldParts(option);
		const isGiven = option.choice.required && only?.product.isInStock && more.length === 0;
		return only && isGiven ? [[option.choice.id, [only.id]] as const] : [];
	});
	return Object.fromEntries(entries);
}

/** The choice of a line. */
export function partsOf(options: readonly BundleItemOption[]): ChosenParts {
	return Object.fromEntries(options.map(({ option_id, option_selections }) => [option_id, option_selections]));
}

export function bundleField(id: number): string {
	return `bundle-${id}`;
}

function chosenOf(option: SetOption, chosen: ChosenParts): SoldPart[] {
	const ids = chosen[option.choice.id] ?? [];
	return soldParts(option).filter(({ id }) => ids.includes(id));
}

function errorsOf(set: readonly SetOption[], chosen: ChosenParts, choose: (title: string) => string) {
	const missing = set.filter((option) => option.choice.required && chosenOf(option, chosen).length === 0);
	return missing.map(({ title, choice }) => [bundleField(choice.id), choose(title)] as const);
}

/** How many sets the scarcest part is enough for; null where no part is counted. */
function scarcest(parts: readonly SoldPart[]): number | null {
	const sets = parts.flatMap(({ qty, product }) =>
		product.stockQty === null ? [] : Math.floor(product.stockQty / Math.max(qty, 1)),
	);
	return sets.length > 0 ? Math.min(...sets) : null;
}

/** The bundle with its chosen parts: they are its price, and a part of its identity. */
export function withParts(
	candidate: CartCandidate,
	set: readonly SetOption[],
	{ chosen, choose }: { chosen: ChosenParts; choose: (title: string) => string },
): CartCandidate {
	const options = set.flatMap((option) => {
		const parts = chosenOf(option, chosen);
		return parts.length > 0 ? [{ ...option, id: option.choice.id, parts }] : [];
	});
	const parts = options.flatMap((option) => option.parts);
	const total = (pick: (part: PartProduct) => number) =>
		parts.reduce((sum, { qty, product }) => sum + pick(product) * qty, 0);
	return {
		...candidate,
		price: total(({ price }) => price),
		regularPrice: total(({ regularPrice }) => regularPrice),
		image: parts[0]?.product.image ?? candidate.image,
		options: options.flatMap(({ title, parts }) =>
			parts.map(({ qty, product }) => ({ label: title, value: `${qty} × ${product.name}` })),
		),
		productOption: {
			extension_attributes: {
				bundle_options: options.map(({ id, parts }) => ({
					...{ option_id: id, option_qty: 1 },
					option_selections: parts.map((part) => part.id),
				})),
			},
		},
		stockQty: scarcest(parts),
		isInStock: candidate.isInStock && parts.every(({ product }) => product.isInStock),
		errors: { ...candidate.errors, ...Object.fromEntries(errorsOf(set, chosen, choose)) },
	};
}
