import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import type { Choice } from './choice.ts';
import type { PageVariant, Purchasable, VariantAttribute } from './product-page-data.ts';

export interface CandidateTexts {
	choose: (attribute: VariantAttribute) => string;
	noVariants: string;
	noSuchVariant: string;
	variantSoldOut: string;
}

function errorsOf(product: Purchasable, choice: Choice, texts: CandidateTexts): Record<string, string> {
	if (product.attributes.length === 0) return {};
	if (!product.variants.some(({ isInStock }) => isInStock)) return { variants: texts.noVariants };
	if (choice.missing.length > 0) {
		return Object.fromEntries(choice.missing.map((attribute) => [attribute.code, texts.choose(attribute)]));
	}
	if (!choice.chosen) return { variants: texts.noSuchVariant };
	return choice.chosen.isInStock ? {} : { variants: texts.variantSoldOut };
}

interface ChosenOption {
	attribute: VariantAttribute;
	value: VariantAttribute['values'][number];
}

function chosenOptions(attributes: readonly VariantAttribute[], { options }: PageVariant): ChosenOption[] {
	return attributes.flatMap((attribute) => {
		const value = attribute.values.find(({ id }) => id === options[attribute.code]);
		return value ? [{ attribute, value }] : [];
	});
}

function productOption(chosen: readonly ChosenOption[]): NonNullable<CartCandidate['productOption']> {
	return {
		extension_attributes: {
			configurable_item_options: chosen.map(({ attribute, value }) => ({
				option_id: String(attribute.id),
				option_value: value.id,
				label: attribute.label,
				value: value.label,
			})),
		},
	};
}

function tiersOf({ tiers }: Pick<PageVariant, 'tiers'>): Pick<CartCandidate, 'tiers'> {
	return tiers?.length ? { tiers: [...tiers] } : {};
}

function variantPart(product: Purchasable, variant: PageVariant) {
	const chosen = chosenOptions(product.attributes, variant);
	return {
		sku: variant.sku,
		id: variant.id,
		parentId: product.id,
		href: `${product.href}?childSku=${encodeURIComponent(variant.sku)}`,
		image: product.galleries[variant.gallery]?.[0] ?? product.galleries[0]?.[0] ?? null,
		price: variant.price,
		regularPrice: variant.regularPrice,
		lowest30Days: variant.lowest30Days,
		...tiersOf(variant),
		stockQty: variant.stockQty,
		isInStock: variant.isInStock,
		options: chosen.map(({ attribute, value }) => ({ label: attribute.label, value: value.label })),
		productOption: productOption(chosen),
	};
}

/** What the buy button adds: the chosen variant, or the product with the reasons why it cannot be bought yet. */
export function cartCandidate(product: Purchasable, choice: Choice, texts: CandidateTexts): CartCandidate {
	const own = {
		sku: product.sku,
		parentSku: product.sku,
		id: product.id,
		name: product.name,
		productType: product.type,
		href: product.href,
		image: product.galleries[0]?.[0] ?? null,
		price: product.price,
		regularPrice: product.regularPrice,
		lowest30Days: product.lowest30Days,
		...tiersOf(product),
		options: [],
		stockQty: product.stockQty,
		isInStock: product.isInStock,
		errors: errorsOf(product, choice, texts),
	};
	return choice.chosen ? { ...own, ...variantPart(product, choice.chosen) } : own;
}
