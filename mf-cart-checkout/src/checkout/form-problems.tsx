import { useMessages } from '@pasaz/kernel/i18n/messages';
import { Button } from '@pasaz/ui-kit/button';
import { Notice } from '@pasaz/ui-kit/notice';
import { type FieldErrors, type FieldPath, useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';
import { checkoutMessages } from '../messages/checkout.ts';
import { FIELDS, type FieldLabel } from './field-labels.ts';
import styles from './form-problems.module.css';

interface Problem {
	name: FieldPath<CheckoutForm>;
	label: FieldLabel;
	words: string;
}

/** In the order of the form. */
function useProblems(): Problem[] {
	const { getFieldState, formState } = useFormContext<CheckoutForm>();
	return FIELDS.flatMap(([name, label]) => {
		const words = getFieldState(name, formState).error?.message;
		return words ? [{ name, label, words }] : [];
	});
}

export function FormProblems({ errors }: { errors: FieldErrors<CheckoutForm> }) {
	const t = useMessages(checkoutMessages);
	const { setFocus } = useFormContext<CheckoutForm>();
	const problems = useProblems();
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
