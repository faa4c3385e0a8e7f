import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import '@pasaz/ui-kit/button.module.css';
import { OptionChoice } from '@pasaz/ui-kit/option-choice';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { productMessages } from '../messages/product.ts';
import { type Choice, isOffered } from '../product/choice.ts';
import { useChooseLabel } from '../product/choose-label.ts';
import type { ProductPageData, VariantAttribute } from '../product/product-page-data.ts';
import { withScrollBehavior } from '../product/scroll-behavior.ts';
import styles from './variant-chooser.module.css';

interface VariantChooserProps {
	product: ProductPageData;
	choice: Choice;
	/** Number of taps on the buy button before everything was chosen. */
	incompleteAttempts: number;
	onChoose: (options: Record<string, string>) => void;
	sizeGuide?: ReactNode;
	fit?: ReactNode;
}

function useEarlyChoice({ product, choice, onChoose }: VariantChooserProps) {
	const form = useRef<HTMLFormElement>(null);
	// once: later changes reach React
	useEffect(() => {
		if (!form.current) return;
		const fields = new FormData(form.current);
		const changed = product.attributes.flatMap(({ code }) => {
			const value = fields.get(code);
			return typeof value === 'string' && value !== String(choice.selection[code]) ? [[code, value] as const] : [];
		});
		if (changed.length > 0) onChoose(Object.fromEntries(changed));
	}, []);
	return form;
}

/** Scrolls to the first missing choice when the shopper taps the buy button without it. */
function useMissing(form: RefObject<HTMLFormElement | null>, { choice, incompleteAttempts }: VariantChooserProps) {
	useEffect(() => {
		const [missing] = choice.missing;
		if (incompleteAttempts === 0 || !missing) return;
		const fields = form.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [];
		const field = [...fields].find(({ name }) => name === missing.code) ?? fields[0];
		field?.focus({ preventScroll: true });
		field?.closest('fieldset')?.scrollIntoView(withScrollBehavior({ block: 'center' }));
	}, [incompleteAttempts]);
}

/** Shown without scripts only, so it is plain markup rather than a ui-kit button. */
const Served = typeof document === 'undefined' ? Button : null;

export function VariantChooser(props: VariantChooserProps) {
	const { product, choice, incompleteAttempts, onChoose, sizeGuide, fit } = props;
	const t = useMessages(productMessages);
	const chooseLabel = useChooseLabel();
	const form = useEarlyChoice(props);
	useMissing(form, props);
	const { selection } = choice;
	const optionsOf = ({ code, values }: VariantAttribute) =>
		values.map(({ id, label, swatch }) => ({
			value: String(id),
			label,
			swatch,
			isAvailable: isOffered(product, { code, value: id }, selection),
		}));
	return (
		<Form ref={form} className={styles.chooser} action={product.href} autoComplete="off">
			{product.attributes.map((attribute) => (
				<div key={attribute.code} className={styles.attribute}>
					<OptionChoice
						name={attribute.code}
						label={attribute.label}
						options={optionsOf(attribute)}
						value={selection[attribute.code]?.toString()}
						onChoose={(value) => onChoose({ [attribute.code]: value })}
						hint={chooseLabel(attribute)}
						error={incompleteAttempts > 0 && choice.missing.includes(attribute) ? chooseLabel(attribute) : undefined}
					/>
					{attribute.code === 'size' && <p className={styles.guide}>{sizeGuide}</p>}
					{attribute.code === 'size' && fit}
				</div>
			))}
			<noscript>
				{Served && (
					<Served type="submit" variant="secondary">
						{t.apply}
					</Served>
				)}
			</noscript>
		</Form>
	);
}
