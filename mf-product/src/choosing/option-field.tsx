import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Select } from '@pasaz/ui-kit/select';
import { productMessages } from '../messages/product.ts';
import { type Choice, isOffered } from '../product/choice.ts';
import { useChooseLabel } from '../product/choose-label.ts';
import type { Purchasable, VariantAttribute } from '../product/product-page-data.ts';

interface OptionFieldProps {
	product: Purchasable;
	choice: Choice;
	attribute: VariantAttribute;
	name: string;
	isMissing: boolean;
	onChoose: (value: string) => void;
}

/** What the variants of a part differ in, e.g. its size; what is sold out cannot be chosen. */
export function OptionField({ product, choice, attribute, name, isMissing, onChoose }: OptionFieldProps) {
	const t = useMessages(productMessages);
	const chooseLabel = useChooseLabel();
	const { code, label, values } = attribute;
	const optionOf = ({ id, label: value }: VariantAttribute['values'][number]) => {
		const isThere = isOffered(product, { code, value: id }, choice.selection);
		return { value: String(id), label: isThere ? value : `${value} – ${t.soldOut.toLowerCase()}`, disabled: !isThere };
	};
	return (
		<Select
			name={name}
			label={label}
			error={isMissing ? chooseLabel(attribute) : undefined}
			value={choice.selection[code]?.toString() ?? ''}
			onChange={({ target: { value } }) => onChoose(value)}
			options={[{ value: '', label: chooseLabel(attribute), disabled: true }, ...values.map(optionOf)]}
		/>
	);
}
