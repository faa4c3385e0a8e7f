import { type FieldError, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/** What the fields of a form are given: `field` those that may stay empty, `required` the others, which say so (rule 22.13). */
export function fieldsOf<Values extends FieldValues>({ register, formState }: UseFormReturn<Values>) {
	const field = (name: FieldPath<Values>) => {
		const error: FieldError | undefined = get(formState.errors, name);
		return { ...register(name), error: error?.message };
	};
	const required = (name: FieldPath<Values>) => ({ ...field(name), 'aria-required': true });
	return { field, required };
}
