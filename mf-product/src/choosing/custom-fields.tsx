import { useShop } from '@pasaz/kernel/composition/shop';
import type { CustomOptionOffer } from '@pasaz/kernel/contract/product';
import { isText, maxCharacters, surchargeOf } from '@pasaz/kernel/domain/custom-options';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Field } from '@pasaz/ui-kit/field';
import { formatPrice } from '@pasaz/ui-kit/price';
import { Select } from '@pasaz/ui-kit/select';
import { TextArea } from '@pasaz/ui-kit/text-area';
import { choosingMessages } from '../messages/choosing.ts';
import { type CustomTexts, customField } from './custom-choice.ts';
import { EarlyFields } from './early-fields.tsx';

interface OfferProps {
	offer: CustomOptionOffer;
	/** Gross grosze, of which a value may cost a share. */
	original: number;
	text: string;
	error: string | undefined;
	onWrite: (text: string) => void;
}

function Written({ offer, text, error, onWrite }: OfferProps) {
	const t = useMessages(choosingMessages);
	const Text = offer.type === 'area' ? TextArea : Field;
	return (
		<Text
			name={customField(offer.option_id)}
			label={offer.title}
			note={offer.is_require ? undefined : t.optional}
			hint={t.characters({ max: maxCharacters(offer) })}
			error={error}
			autoComplete="off"
			required={offer.is_require}
			value={text}
			onChange={({ target: { value } }: { target: { value: string } }) => onWrite(value)}
		/>
	);
}

function Chosen({ offer, original, text, error, onWrite }: OfferProps) {
	const t = useMessages(choosingMessages);
	const { currencyCode } = useShop().storeView.i18n;
	const values = (offer.values ?? []).map((value) => {
		const surcharge = surchargeOf(value, original);
		const label = surcharge > 0 ? `${value.title} (+${formatPrice(surcharge, currencyCode)})` : value.title;
		return { value: String(value.option_type_id), label };
	});
	return (
		<Select
			name={customField(offer.option_id)}
			label={offer.title}
			note={offer.is_require ? undefined : t.optional}
			error={error}
			required={offer.is_require}
			value={text}
			onChange={({ target: { value } }) => onWrite(value)}
			options={[{ value: '', label: offer.is_require ? t.choosePart : t.nothing }, ...values]}
		/>
	);
}

interface CustomFieldsProps {
	offers: readonly CustomOptionOffer[];
	original: number;
	texts: CustomTexts;
	/** By `customField`. */
	errors: Readonly<Record<string, string>>;
	onWrite: (texts: CustomTexts) => void;
}

function textsIn(offers: readonly CustomOptionOffer[], fields: FormData): CustomTexts {
	const entries = offers.flatMap(({ option_id }) => {
		const text = fields.get(customField(option_id));
		return typeof text === 'string' && text !== '' ? [[option_id, text] as const] : [];
	});
	return Object.fromEntries(entries);
}

export function CustomFields({ offers, original, texts, errors, onWrite }: CustomFieldsProps) {
	const takeEarly = (fields: FormData) => {
		const found = textsIn(offers, fields);
		if (Object.keys(found).some((id) => found[id] !== texts[id])) onWrite(found);
	};
	return (
		<EarlyFields onFound={takeEarly}>
			{offers.map((offer) => {
				const OfferField = isText(offer) ? Written : Chosen;
				return (
					<OfferField
						key={offer.option_id}
						offer={offer}
						original={original}
						text={texts[offer.option_id] ?? ''}
						error={errors[customField(offer.option_id)]}
						onWrite={(text) => onWrite({ ...texts, [offer.option_id]: text })}
					/>
				);
			})}
		</EarlyFields>
	);
}
