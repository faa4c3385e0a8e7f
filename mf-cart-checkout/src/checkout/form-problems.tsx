import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { type FieldErrors, type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { FIELDS, type FieldLabel, labelOf } from './field-labels.ts';
import styles from './form-problems.module.css';

interface Problem {
	name: FieldPath<CheckoutForm>;
	label: FieldLabel;
	words: string;
}

/** In the order of the form. */
function useProblems(carrier: string | undefined): Problem[] {
	const { getFieldState, formState } = useFormContext<CheckoutForm>();
	const country = useWatch<CheckoutForm, 'invoice.country'>({ name: 'invoice.country' });
	return FIELDS.flatMap((field) => {
		const [name] = field;
		const words = getFieldState(name, formState).error?.message;
		return words ? [{ name, label: labelOf(field, { carrier, country }), words }] : [];
	});
}

interface FormProblemsProps {
	errors: FieldErrors<CheckoutForm>;
	/** Of the way of delivery. */
	carrier: string | undefined;
}

export function FormProblems({ errors, carrier }: FormProblemsProps) {
	const t = useMessages(checkoutMessages);
	const { setFocus } = useFormContext<CheckoutForm>();
	const problems = useProblems(carrier);
	if (Object.keys(errors).length === 0) return null;
	return (
		<Notice type="error" title={t.formInvalid}>
			<ul className={styles.problems}>
				{problems.map(({ name, label, words }) => (
					<li key={name}>
						<Button variant="quiet" onClick={() => setFocus(name)}>
							{t[label]}
						</Button>
						: {words}
					</li>
				))}
			</ul>
		</Notice>
	);
}
