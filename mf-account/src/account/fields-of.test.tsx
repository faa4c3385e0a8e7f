import { Field } from '@pasaz/ui-kit/field';
import { renderPart } from '@pasaz/ui-kit/render.fake';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { fieldsOf } from './fields-of.ts';
import { Form } from './form.tsx';

interface Values {
	email: string;
	company: string;
}

function Sample() {
	const form = useForm<Values>({ errors: { email: { type: 'custom', message: 'Podaj adres e-mail' } } });
	const { field, required } = fieldsOf(form);
	return (
		<Form form={form} onSubmit={() => undefined}>
			<Field {...required('email')} label="E-mail" />
			<Field {...field('company')} label="Firma" />
		</Form>
	);
}

it('a field that must not stay empty says so, and what is wrong stands at its field (22.1, 22.13)', () => {
	const markup = renderPart(<Sample />);
	const inputs = markup.match(/<input[^>]*>/g) ?? [];
	expect(inputs.map((input) => input.match(/ (name|aria-required|aria-invalid)="[^"]*"/g)?.toSorted())).toEqual([
		[' aria-invalid="true"', ' aria-required="true"', ' name="email"'],
		[' name="company"'],
	]);
	expect(markup).toMatch(/<p [^>]*>Podaj adres e-mail<\/p>/);
});
