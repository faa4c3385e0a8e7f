import { useShop } from '@pasaz/kernel/composition/shop';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Checkbox } from '@pasaz/ui-kit/checkbox';
import { FieldError } from '@pasaz/ui-kit/field-error';
import { Picture } from '@pasaz/ui-kit/picture';
import { formatPrice } from '@pasaz/ui-kit/price';
import { Select } from '@pasaz/ui-kit/select';
import { useId } from 'react';
import { Link } from 'react-router';
import { choosingMessages } from '../messages/choosing.ts';
import type { SetOption } from '../product/product-page-data.ts';
import { bundleField, type ChosenParts, soldParts } from './bundle-choice.ts';
import styles from './choosing.module.css';
import { EarlyFields } from './early-fields.tsx';

interface OptionProps {
	option: SetOption;
	chosen: readonly number[];
	error: string | undefined;
	onChoose: (ids: readonly number[]) => void;
}

function usePartName(): (part: ReturnType<typeof soldParts>[number]) => string {
	const { currencyCode } = useShop().storeView.i18n;
	return ({ qty, product }) => {
		const name = qty > 1 ? `${qty} × ${product.name}` : product.name;
		return `${name} – ${formatPrice(product.price * qty, currencyCode)}`;
	};
}

function OnePart({ option, chosen, error, onChoose }: OptionProps) {
	const t = useMessages(choosingMessages);
	const nameOf = usePartName();
	const parts = soldParts(option).filter(({ id, product }) => product.isInStock || chosen.includes(id));
	const part = parts.find(({ id }) => chosen.includes(id));
	return (
		<div className={styles.part}>
			<Picture path={part?.product.image ?? parts[0]?.product.image ?? null} use="thumbnail" alt="" sizes="64px" />
			<div className={styles.words}>
				<Select
					name={bundleField(option.choice.id)}
					label={option.title}
					error={error}
					value={part ? String(part.id) : ''}
					onChange={({ target: { value } }) => onChoose(value === '' ? [] : [Number(value)])}
					options={[
						{ value: '', label: option.choice.required ? t.choosePart : t.nothing },
						...parts.map((one) => ({ value: String(one.id), label: nameOf(one) })),
					]}
				/>
				{part && <Link to={part.product.href}>{part.product.name}</Link>}
			</div>
		</div>
	);
}

function SeveralParts({ option, chosen, error, onChoose }: OptionProps) {
	const nameOf = usePartName();
	const errorId = useId();
	return (
		<fieldset className={styles.several} aria-describedby={error && errorId}>
			<legend>{option.title}</legend>
			{soldParts(option).map((part) => (
				<Checkbox
					key={part.id}
					name={bundleField(option.choice.id)}
					value={part.id}
					checked={chosen.includes(part.id)}
					disabled={!part.product.isInStock}
					onChange={({ target: { checked } }) =>
						onChoose(checked ? [...chosen, part.id] : chosen.filter((id) => id !== part.id))
					}
				>
					{nameOf(part)}
				</Checkbox>
			))}
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}

interface BundleFieldsProps {
	set: readonly SetOption[];
	chosen: ChosenParts;
	/** By `bundleField`. */
	errors: Readonly<Record<string, string>>;
	onChoose: (chosen: ChosenParts) => void;
}

function partsIn(set: readonly SetOption[], fields: FormData): ChosenParts {
	const entries = set.flatMap(({ choice }) => {
		const ids = fields.getAll(bundleField(choice.id)).filter((id) => id !== '');
		return ids.length > 0 ? [[choice.id, ids.map(Number)] as const] : [];
	});
	return Object.fromEntries(entries);
}

/** One field for each option of a bundle. */
export function BundleFields({ set, chosen, errors, onChoose }: BundleFieldsProps) {
	const takeEarly = (fields: FormData) => {
		const found = partsIn(set, fields);
		if (JSON.stringify(found) !== JSON.stringify(chosen)) onChoose(found);
	};
	return (
		<EarlyFields onFound={takeEarly}>
			{set.map((option) => {
				const id = option.choice.id;
				const OptionField = option.choice.several ? SeveralParts : OnePart;
				return (
					<OptionField
						key={id}
						option={option}
						chosen={chosen[id] ?? []}
						error={errors[bundleField(id)]}
						onChoose={(ids) => onChoose({ ...chosen, [id]: ids })}
					/>
				);
			})}
		</EarlyFields>
	);
}
