import { Field } from '@pasaz/ui-kit/field';
import type { FieldText } from '@pasaz/ui-kit/field-frame';
import type { ComponentProps } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../details/checkout-schema.ts';

type FormFieldProps = FieldText & Omit<ComponentProps<'input'>, 'name' | 'ref'> & { name: FieldPath<CheckoutForm> };

export function FormField({ name, ...field }: FormFieldProps) {
	const { register, getFieldState, formState } = useFormContext<CheckoutForm>();
	return <Field aria-required {...field} {...register(name)} error={getFieldState(name, formState).error?.message} />;
}
