import { Notice } from '@pasaz/ui-kit/notice';
import type { ReactNode } from 'react';
import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';
import styles from './form.module.css';

interface FormProps<Values extends FieldValues> {
	form: UseFormReturn<Values>;
	onSubmit: SubmitHandler<Values>;
	/** Whether the fields stand in two columns where there is room. */
	isWide?: boolean;
	children: ReactNode;
}

/** Says at its top what is wrong with the form as a whole, the `root` of its errors. */
export function Form<Values extends FieldValues>({ form, onSubmit, isWide = false, children }: FormProps<Values>) {
	const { errors } = form.formState;
	return (
		<form
			className={styles.form}
			data-wide={isWide}
			method="post"
			noValidate
			onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
		>
			{errors.root && <Notice type="error">{errors.root.message}</Notice>}
			{children}
		</form>
	);
}
