import type { CartCandidate } from '@pasaz/kernel/contract/cart-line';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { CHANGED_LINE } from '@pasaz/kernel/routes';
import { Price } from '@pasaz/ui-kit/price';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { withParts } from '../../choosing/bundle-candidate.ts';
import { type ChosenParts, openingParts, partsOf } from '../../choosing/bundle-choice.ts';
import { BundleFields } from '../../choosing/bundle-fields.tsx';
import { choicesAsLeft } from '../../choosing/choices-as-left.ts';
import { type CustomTexts, textsOf, withCustomOptions } from '../../choosing/custom-choice.ts';
import { CustomFields } from '../../choosing/custom-fields.tsx';
import { useChangedLine } from '../../choosing/use-changed-line.ts';
import { choosingMessages } from '../../messages/choosing.ts';
import { productMessages } from '../../messages/product.ts';
import type { Choice } from '../../product/choice.ts';
import { useChooseLabel } from '../../product/choose-label.ts';
import type { ProductPageData } from '../../product/product-page-data.ts';
import { Purchase } from '../../purchase/purchase.tsx';
import { GroupPurchase } from './group-purchase.tsx';

interface ChosenPurchaseProps {
	product: ProductPageData;
	choice: Choice;
	/** The product without what is chosen here. */
	candidate: CartCandidate;
	onIncomplete: () => void;
	/** Number of taps on the buy button before everything was chosen. */
	attempts: number;
	children: ReactNode;
}

const useOwnParts = choicesAsLeft<ChosenParts>();
const useOwnTexts = choicesAsLeft<CustomTexts>();

function ChosenPrice({ price, regularPrice, lowest30Days = null }: CartCandidate) {
	return <Price price={price} regularPrice={regularPrice} lowest30Days={lowest30Days} size="page" />;
}

function BundlePurchase(props: ChosenPurchaseProps) {
	const { product, attempts } = props;
	const t = useMessages(choosingMessages);
	const { noSuchVariant } = useMessages(productMessages);
	const chooseOption = useChooseLabel();
	const line = useChangedLine();
	const [own, setOwn] = useOwnParts();
	const of = line?.productOption?.extension_attributes.bundle_options;
	const chosen = own ?? (of ? partsOf(product.set, of) : openingParts(product.set));
	const choose = (title: string) => t.choose({ title });
	const words = { choose, chooseOption, noSuchVariant };
	const candidate = withParts(props.candidate, product.set, { chosen, words });
	return (
		<>
			<BundleFields set={product.set} chosen={chosen} errors={attempts > 0 ? candidate.errors : {}} onChoose={setOwn} />
			{candidate.price > 0 && <ChosenPrice {...candidate} />}
			<Purchase {...props} candidate={candidate} />
		</>
	);
}

function CustomPurchase(props: ChosenPurchaseProps) {
	const { product, attempts, candidate: plain } = props;
	const { customOptions: offers = [] } = product;
	const t = useMessages(choosingMessages);
	const line = useChangedLine();
	const [own, setOwn] = useOwnTexts();
	const texts = own ?? textsOf(line?.productOption?.extension_attributes.custom_options ?? []);
	const words = {
		choose: (title: string) => t.choose({ title }),
		tooLong: (title: string, max: number) => t.tooLong({ title, max }),
	};
	const candidate = withCustomOptions(plain, offers, { texts, words });
	return (
		<>
			<CustomFields
				offers={offers}
				original={plain.regularPrice}
				texts={texts}
				errors={attempts > 0 ? candidate.errors : {}}
				onWrite={setOwn}
			/>
			{candidate.price !== plain.price && <ChosenPrice {...candidate} />}
			<Purchase {...props} candidate={candidate} />
		</>
	);
}

/**
 * Buys a product of which more is chosen than a variant. A line of the cart is changed from what it has, and not from what was
 * chosen on the page before (rule 11.18).
 */
export function ChosenPurchase(props: ChosenPurchaseProps) {
	const { group } = props.product;
	const [search] = useSearchParams();
	if (group) return <GroupPurchase {...props} group={group} />;
	const Chosen = props.product.type === 'bundle' ? BundlePurchase : CustomPurchase;
	return <Chosen key={search.get(CHANGED_LINE)} {...props} />;
}
