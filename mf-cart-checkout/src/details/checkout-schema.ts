import { cityRule, emailRule, filled, nameRule, PHONE, type Problems } from '@pasaz/kernel/domain/form-rules';
import { isPostcode, postcodeForm } from '@pasaz/kernel/domain/postcode';
import * as z from 'zod/mini';
import { CheckoutDetails } from './details.ts';

/** Messages by problem. */
export type FormProblems = Problems<
	| 'required'
	| 'nameShort'
	| 'lettersOnly'
	| 'emailInvalid'
	| 'passwordShort'
	| 'passwordLong'
	| 'zipCodeShort'
	| 'cityInvalid'
	| 'phoneInvalid'
	| 'vatIdShort'
	| 'termsRequired'
	| 'tooLong'
> & { zipCodeInvalid: (place: { form: string }) => string };

/** Characters in a field of an order. */
const MAX_LENGTH = 255;

function shippingOf(problems: FormProblems) {
	const text = filled(problems, MAX_LENGTH);
	return z.object({
		...CheckoutDetails.shape.shipping.shape,
		streetAddress: text,
		apartmentNumber: text,
		zipCode: text.check(z.minLength(3, problems.zipCodeShort)),
		city: cityRule(problems, MAX_LENGTH),
		phoneNumber: text.check(z.regex(PHONE, problems.phoneInvalid)),
	});
}

type Invoice = CheckoutDetails['invoice'];
const INVOICE_FIELDS = ['companyName', 'vatId', 'street', 'house', 'zipCode', 'city'] as const;

function invoiceProblem(field: (typeof INVOICE_FIELDS)[number], invoice: Invoice, problems: FormProblems) {
	const { length } = invoice[field].trim();
	if (length === 0) return problems.required;
	if (field === 'vatId' && length < 3) return problems.vatIdShort;
	if (field === 'zipCode' && length < 3) return problems.zipCodeShort;
	return length > MAX_LENGTH ? problems.tooLong : undefined;
}

/** The rules of the checkout form (area 22 of docs/specification.md). */
export function checkoutSchema(problems: FormProblems) {
	const comment = z.string().check(z.trim(), z.maxLength(MAX_LENGTH, problems.tooLong));
	const form = z.object({
		...CheckoutDetails.shape,
		personal: z.object({
			firstName: nameRule(problems, MAX_LENGTH),
			lastName: nameRule(problems, MAX_LENGTH),
			emailAddress: emailRule(problems),
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
		if (personal.createAccount && password.length > 128) report(problems.passwordLong, 'password');
		if (!invoice.enabled) return;
		for (const field of INVOICE_FIELDS) {
			const problem = invoiceProblem(field, invoice, problems);
			if (problem) report(problem, 'invoice', field);
		}
	});
}
export type CheckoutForm = z.infer<ReturnType<typeof checkoutSchema>>;
