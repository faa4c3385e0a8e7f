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
import { groupMessages } from '../messages/group.ts';
import type { SetOption } from '../product/product-page-data.ts';
import {
	bundleField,
	type ChosenOption,
	type ChosenPart,
	type ChosenParts,
	chosenOf,
	soldParts,
} from './bundle-choice.ts';
import { bundlePieces, partsIn } from './bundle-form.ts';
import styles from './choosing.module.css';
import { EarlyFields } from './early-fields.tsx';
import { OptionField } from './option-field.tsx';

type Errors = Readonly<Record<string, string>>;

interface OptionProps {
	option: SetOption;
	parts: readonly ChosenPart[];
	/** By `bundleField`. */
	errors: Errors;
	onChoose: (chosen: ChosenOption) => void;
}

type Sold = ReturnType<typeof soldParts>[number];

function usePartName(): (part: Sold) => string {
	const { currencyCode } = useShop().storeView.i18n;
	return ({ product, selections }) => {
		const [{ qty = 1 } = {}] = selections;
		const name = qty > 1 ? `${qty} × ${product.name}` : product.name;
		return `${name} – ${formatPrice(product.price * qty, currencyCode)}`;
	};
}

function garmentsOf(parts: readonly ChosenPart[]): ChosenOption['garments'] {
	return Object.fromEntries(parts.map(({ part, options }) => [part.sku, options] as const));
}

function GarmentFields({ option, parts, of, errors, onChoose }: OptionProps & { of: ChosenPart }) {
	const t = useMessages(groupMessages);
	const { part, choice, options, canChange, quantity, max } = of;
	const { id } = option.choice;
	const open = part.product.attributes.filter(({ values }) => values.length > 1);
	const garments = garmentsOf(parts);
	const pieces = Array.from({ length: Math.max(max, quantity) }, (_, index) => String(index + 1));
	if (open.length === 0 && !canChange) return null;
	return (
		<div className={styles.garment}>
			{open.map((attribute) => {
				const name = bundleField(id, part.sku, attribute.code);
				return (
					<OptionField
						key={attribute.code}
						{...{ product: part.product, choice, attribute, name }}
						isMissing={errors[name] !== undefined}
						onChoose={(value) => {
							const own = { ...options, [attribute.code]: value };
							onChoose({ ...(canChange && { quantity }), garments: { ...garments, [part.sku]: own } });
						}}
					/>
				);
			})}
			{canChange && (
				<Select
					name={bundlePieces(id)}
					label={t.quantity}
					value={String(quantity)}
					onChange={({ target: { value } }) => onChoose({ quantity: Number(value), garments })}
					options={pieces.map((count) => ({ value: count, label: count }))}
				/>
			)}
		</div>
	);
}

function OnePart(props: OptionProps) {
	const { option, parts, errors, onChoose } = props;
	const { id, required } = option.choice;
	const t = useMessages(choosingMessages);
	const nameOf = usePartName();
	const errorId = useId();
	const [chosen] = parts;
	const error = errors[bundleField(id)];
	const offered = soldParts(option).filter(({ sku, product }) => product.isInStock || sku === chosen?.part.sku);
	const [only, ...more] = offered;
	const isGiven = required && only !== undefined && only.sku === chosen?.part.sku && more.length === 0;
	const pictured = chosen?.part ?? only;
	const gallery = chosen?.choice.shown?.gallery ?? 0;
	return (
		<div className={styles.part}>
			<Picture path={pictured?.product.galleries[gallery]?.[0] ?? null} use="thumbnail" alt="" sizes="64px" />
			<div className={styles.words}>
				{isGiven ? (
					<>
						<p className={styles.title}>
							{option.title}: <Link to={only.product.href}>{nameOf(only)}</Link>
						</p>
						{error && <FieldError id={errorId}>{error}</FieldError>}
					</>
				) : (
					<Select
						name={bundleField(id)}
						label={option.title}
						error={error}
						value={chosen?.part.sku ?? ''}
						onChange={({ target: { value } }) => onChoose({ garments: value === '' ? {} : { [value]: {} } })}
						options={[
							{ value: '', label: required ? t.choosePart : t.nothing },
							...offered.map((one) => ({ value: one.sku, label: nameOf(one) })),
						]}
					/>
				)}
				{chosen && <GarmentFields {...props} of={chosen} />}
				{chosen && !isGiven && <Link to={chosen.part.product.href}>{chosen.part.product.name}</Link>}
			</div>
		</div>
	);
}

function SeveralParts(props: OptionProps) {
	const { option, parts, errors, onChoose } = props;
	const nameOf = usePartName();
	const errorId = useId();
	const error = errors[bundleField(option.choice.id)];
	const garments = garmentsOf(parts);
	const check = (sku: string, isChecked: boolean) => {
		const { [sku]: _, ...others } = garments;
		onChoose({ garments: isChecked ? { ...garments, [sku]: {} } : others });
	};
	return (
		<fieldset className={styles.several} aria-describedby={error && errorId}>
			<legend>{option.title}</legend>
			{soldParts(option).map((part) => {
				const chosen = parts.find((one) => one.part.sku === part.sku);
				return (
					<div key={part.sku}>
						<Checkbox
							name={bundleField(option.choice.id)}
							value={part.sku}
							checked={chosen !== undefined}
							disabled={!part.product.isInStock}
							onChange={({ target: { checked } }) => check(part.sku, checked)}
						>
							{nameOf(part)}
						</Checkbox>
						{chosen && <GarmentFields {...props} of={chosen} />}
					</div>
				);
			})}
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}

interface BundleFieldsProps {
	set: readonly SetOption[];
	chosen: ChosenParts;
	/** By `bundleField`. */
	errors: Errors;
	onChoose: (chosen: ChosenParts) => void;
}

export function BundleFields({ set, chosen, errors, onChoose }: BundleFieldsProps) {
	const takeEarly = (fields: FormData) => {
		const found = partsIn(set, chosen, fields);
		if (found) onChoose(found);
	};
	return (
		<EarlyFields onFound={takeEarly}>
			{set.map((option) => {
				const { id, several } = option.choice;
				const OptionFields = several ? SeveralParts : OnePart;
				return (
					<OptionFields
						key={id}
						option={option}
						parts={chosenOf(option, chosen)}
						errors={errors}
						onChoose={(own) => onChoose({ ...chosen, [id]: own })}
					/>
				);
			})}
		</EarlyFields>
	);
}
