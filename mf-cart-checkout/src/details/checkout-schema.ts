import { isPostcode, postcodeForm } from '@pasaz/kernel/domain/postcode';
import * as z from 'zod/mini';
import { CheckoutDetails } from './details.ts';

/** The words for what can be wrong. */
export type FormProblems = Record<
	| 'required'
	| 'nameShort'
	| 'lettersOnly'
	| 'emailInvalid'
	| 'passwordShort'
	| 'zipCodeShort'
	| 'cityInvalid'
	| 'phoneInvalid'
	| 'vatIdShort'
	| 'termsRequired'
	| 'tooLong',
	string
> & { zipCodeInvalid: (place: { form: string }) => string };

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
const CITY = /^[\p{L}\p{M}][\p{L}\p{M}\d .'’()/-]*$/u;
const PHONE = /^\+?[\d ()-]{7,20}$/;

function filledText(problems: FormProblems) {
	return z.string().check(z.trim(), z.minLength(1, problems.required), z.maxLength(255, problems.tooLong));
}

function nameOf(problems: FormProblems) {
	return filledText(problems).check(z.minLength(3, problems.nameShort), z.regex(NAME, problems.lettersOnly));
}

function shippingOf(problems: FormProblems) {
	const filled = filledText(problems);
	return z.object({
		...CheckoutDetails.shape.shipping.shape,
		streetAddress: filled,
		apartmentNumber: filled,
		zipCode: filled.check(z.minLength(3, problems.zipCodeShort)),
		city: filled.check(z.regex(CITY, problems.cityInvalid)),
		phoneNumber: filled.check(z.regex(PHONE, problems.phoneInvalid)),
	});
}

type Invoice = CheckoutDetails['invoice'];
const INVOICE_FIELDS = ['companyName', 'vatId', 'street', 'house', 'zipCode', 'city'] as const;

function invoiceProblem(field: (typeof INVOICE_FIELDS)[number], invoice: Invoice, problems: FormProblems) {
	const { length } = invoice[field].trim();
	if (length === 0) return problems.required;
	if (field === 'vatId' && length < 3) return problems.vatIdShort;
	if (field === 'zipCode' && length < 3) return problems.zipCodeShort;
	return length > 255 ? problems.tooLong : undefined;
}

/** The rules of the checkout form (area 22 of docs/specification.md). */
export function checkoutSchema(problems: FormProblems) {
	const comment = z.string().check(z.trim(), z.maxLength(255, problems.tooLong));
	const form = z.object({
		...CheckoutDetails.shape,
		personal: z.object({
			firstName: nameOf(problems),
			lastName: nameOf(problems),
			emailAddress: filledText(problems).check(z.email(problems.emailInvalid)),
			createAccount: z.boolean(),
		}),
		shipping: shippingOf(problems),
		comments: z.object({ delivery: comment, order: comment }),
		password: z.string(),
		terms: z.boolean().check(z.refine((accepted) => accepted, problems.termsRequired)),
	});
	return form.check((context) => {
		const { personal, shipping, invoice, password } = context.value;
		const report = (message: string, ...path: string[]) =>
			context.issues.push({ code: 'custom', input: context.value, message, path });
		if (!isPostcode(shipping.zipCode, shipping.country)) {
			report(problems.zipCodeInvalid({ form: postcodeForm(shipping.country) ?? '' }), 'shipping', 'zipCode');
		}
		if (personal.createAccount && password.length < 8) report(problems.passwordShort, 'password');
		if (!invoice.enabled) return;
		for (const field of INVOICE_FIELDS) {
			const problem = invoiceProblem(field, invoice, problems);
			if (problem) report(problem, 'invoice', field);
		}
	});
}
export type CheckoutForm = z.infer<ReturnType<typeof checkoutSchema>>;
