import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Picture } from '@pasaz/ui-kit/picture';
import { Price } from '@pasaz/ui-kit/price';
import { Select } from '@pasaz/ui-kit/select';
import { Link } from 'react-router';
import { groupMessages } from '../messages/group.ts';
import { productMessages } from '../messages/product.ts';
import type { GroupPart } from '../product/product-page-data.ts';
import { EarlyFields } from './early-fields.tsx';
import { type ChosenGroupPart, type GroupChange, type PartChange, partField } from './group-choice.ts';
import styles from './group-fields.module.css';
import { OptionField } from './option-field.tsx';

const QUANTITY = 'qty';

interface PartProps {
	part: ChosenGroupPart;
	/** Whether what is missing is marked. */
	isAsked: boolean;
	onChange: (change: PartChange) => void;
}

function PartFields(props: PartProps) {
	const { product, choice, quantity, max } = props.part;
	const t = useMessages(groupMessages);
	const open = product.attributes.filter(({ values }) => values.length > 1);
	const pieces = Array.from({ length: max + 1 }, (_, count) => String(count));
	return (
		<div className={styles.fields}>
			{open.map((attribute) => (
				<OptionField
					key={attribute.code}
					{...{ product, choice, attribute }}
					name={partField(product.sku, attribute.code)}
					isMissing={props.isAsked && quantity > 0 && choice.missing.includes(attribute)}
					onChoose={(value) => props.onChange({ options: { [attribute.code]: value } })}
				/>
			))}
			<Select
				name={partField(product.sku, QUANTITY)}
				label={t.quantity}
				value={String(quantity)}
				onChange={({ target: { value } }) => props.onChange({ quantity: Number(value) })}
				options={pieces.map((count) => ({ value: count, label: count }))}
			/>
		</div>
	);
}

function Part(props: PartProps) {
	const { product, choice, candidate, max } = props.part;
	const t = useMessages(productMessages);
	const { price, regularPrice, lowest30Days } = choice.shown ?? product;
	const fixed = product.attributes.filter(({ values }) => values.length === 1);
	return (
		<li className={styles.part}>
			<Picture path={product.galleries[choice.shown?.gallery ?? 0]?.[0] ?? null} use="thumbnail" alt="" sizes="96px" />
			<div className={styles.words}>
				<Link className={styles.name} to={candidate.href} lang={product.lang}>
					{product.name}
				</Link>
				{fixed.map(({ code, label, values }) => (
					<span key={code} className={styles.soft}>{`${label}: ${values[0]?.label}`}</span>
				))}
				<Price price={price} regularPrice={regularPrice} lowest30Days={lowest30Days} />
				{product.isInStock ? <PartFields {...props} /> : <span className={styles.soft}>{t.soldOut}</span>}
				{product.isInStock && max === 0 && <span className={styles.soft}>{t.variantSoldOut}</span>}
			</div>
		</li>
	);
}

interface GroupFieldsProps {
	group: readonly GroupPart[];
	parts: readonly ChosenGroupPart[];
	change: GroupChange;
	isAsked: boolean;
	onChange: (change: GroupChange) => void;
}

/** What was chosen in the fields of a part before React took them over, unless that is what it shows. */
function partChangeIn({ product, choice, quantity }: ChosenGroupPart, fields: FormData): PartChange | null {
	const options = product.attributes.flatMap(({ code }) => {
		const value = fields.get(partField(product.sku, code));
		const isNews = typeof value === 'string' && value !== '' && value !== choice.selection[code]?.toString();
		return isNews ? [[code, value] as const] : [];
	});
	const pieces = Number(fields.get(partField(product.sku, QUANTITY)) ?? quantity);
	if (options.length === 0 && pieces === quantity) return null;
	return { options: Object.fromEntries(options), quantity: pieces };
}

function changeIn(parts: readonly ChosenGroupPart[], fields: FormData): GroupChange {
	const entries = parts.flatMap((part) => {
		const change = partChangeIn(part, fields);
		return change ? [[part.product.sku, change] as const] : [];
	});
	return Object.fromEntries(entries);
}

/** For each part of a grouped product its picture, its price, and fields for its options and the number of pieces. */
export function GroupFields({ group, parts, change, isAsked, onChange }: GroupFieldsProps) {
	const t = useMessages(groupMessages);
	const merge = (sku: string, { options, ...more }: PartChange) => {
		const before = change[sku] ?? {};
		onChange({ ...change, [sku]: { ...before, ...more, options: { ...before.options, ...options } } });
	};
	/** A change without news would draw the buy button anew while a finger is on it. */
	const takeEarly = (fields: FormData) => {
		const found = changeIn(parts, fields);
		if (Object.keys(found).length > 0) onChange(found);
	};
	return (
		<section>
			<h2 className={styles.title}>{t.title}</h2>
			<EarlyFields onFound={takeEarly}>
				<ul className={styles.parts}>
					{group.map(({ sku, product }) => {
						const part = parts.find((one) => one.product === product);
						return part ? (
							<Part key={sku} part={part} isAsked={isAsked} onChange={(more) => merge(part.product.sku, more)} />
						) : (
							<li key={sku} className={styles.part}>
								{t.partNotFound}
							</li>
						);
					})}
				</ul>
			</EarlyFields>
		</section>
	);
}
