import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import type { SetOption, VariantAttribute } from '../product/product-page-data.ts';
import { bundleField, type ChosenPart, type ChosenParts, chosenOf } from './bundle-choice.ts';

export interface BundleWords {
	choose: (title: string) => string;
	chooseOption: (attribute: VariantAttribute) => string;
	/** The chosen attributes are not made together. */
	noSuchVariant: string;
}

function errorsOf(option: SetOption, parts: readonly ChosenPart[], words: BundleWords): (readonly [string, string])[] {
	const { id, required } = option.choice;
	if (parts.length === 0) return required ? [[bundleField(id), words.choose(option.title)]] : [];
	return parts.flatMap(({ part, choice, selection }) => {
		const missing = choice.missing.map(
			(attribute) => [bundleField(id, part.sku, attribute.code), words.chooseOption(attribute)] as const,
		);
		return missing.length > 0 || selection ? missing : [[bundleField(id), words.noSuchVariant] as const];
	});
}

/** How many bundles the scarcest piece is enough for; null where none is counted. */
function scarcest(parts: readonly ChosenPart[]): number | null {
	const wanted = new Map<string, { stock: number; qty: number }>();
	for (const { selection, piece, quantity } of parts) {
		if (!selection || piece.stockQty === null) continue;
		const before = wanted.get(selection.sku)?.qty ?? 0;
		wanted.set(selection.sku, { stock: piece.stockQty, qty: before + quantity });
	}
	const sets = [...wanted.values()].map(({ stock, qty }) => Math.floor(stock / Math.max(qty, 1)));
	return sets.length > 0 ? Math.min(...sets) : null;
}

function nameOf({ part, choice, quantity }: ChosenPart): string {
	const options = part.product.attributes.flatMap(({ code, values }) => {
		const label = values.find(({ id }) => id === choice.chosen?.options[code])?.label;
		return label ? [label] : [];
	});
	return `${quantity} × ${[part.product.name, ...options].join(', ')}`;
}

/** The sum of the parts' lowest prices, as the server reckons it; null where nothing is reduced, or one of them is unknown. */
function lowestOf(parts: readonly ChosenPart[]): number | null {
	const isReduced = ({ piece: { price, regularPrice } }: ChosenPart) => price < regularPrice;
	if (!parts.some(isReduced)) return null;
	return parts.reduce<number | null>((sum, part) => {
		const lowest = isReduced(part) ? part.piece.lowest30Days : part.piece.price;
		return sum === null || lowest === null ? null : sum + lowest * part.quantity;
	}, 0);
}

/** The bundle with its chosen parts: they are its price, and a part of its identity. */
export function withParts(
	candidate: CartCandidate,
	set: readonly SetOption[],
	{ chosen, words }: { chosen: ChosenParts; words: BundleWords },
): CartCandidate {
	const options = set.map((option) => ({ option, parts: chosenOf(option, chosen) }));
	const parts = options.flatMap((one) => one.parts);
	const total = (pick: (piece: ChosenPart['piece']) => number) =>
		parts.reduce((sum, { piece, quantity }) => sum + pick(piece) * quantity, 0);
	const [first] = parts;
	const image = first?.part.product.galleries[first.choice.shown?.gallery ?? 0]?.[0];
	return {
		...candidate,
		price: total(({ price }) => price),
		regularPrice: total(({ regularPrice }) => regularPrice),
		lowest30Days: lowestOf(parts),
		image: image ?? candidate.image,
		options: options.flatMap(({ option, parts: own }) =>
			own.map((part) => ({ label: option.title, value: nameOf(part) })),
		),
		productOption: {
			extension_attributes: {
				bundle_options: options.flatMap(({ option, parts: own }) => {
					const selections = own.flatMap(({ selection }) => selection?.id ?? []);
					const [{ canChange = false, quantity = 1 } = {}] = own;
					const entry = { option_id: option.choice.id, option_qty: canChange ? quantity : 1 };
					return selections.length > 0 ? [{ ...entry, option_selections: selections }] : [];
				}),
			},
		},
		stockQty: scarcest(parts),
		isInStock: candidate.isInStock && parts.every(({ piece }) => piece.isInStock),
		errors: {
			...candidate.errors,
			...Object.fromEntries(options.flatMap(({ option, parts: own }) => errorsOf(option, own, words))),
		},
	};
}
