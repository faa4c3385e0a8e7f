import {
	emailRule,
	filled,
	type NameProblems,
	nameRule,
	type Problems,
	phoneRule,
} from '@pasaz/kernel/domain/form-rules';
import { isVatId, vatIdExample } from '@pasaz/kernel/domain/vat-id';
import * as z from 'zod/mini';
import { type AddressProblems, addressRules, firstProblem, type HasRegions, MAX_LENGTH } from './address-rules.ts';
import type { DeliveryNeed } from './delivery-need.ts';
import { type AddressPart, CheckoutDetails } from './details.ts';

export type FormProblems = AddressProblems &
	NameProblems &
	Problems<
		| 'emailInvalid'
		| 'passwordShort'
		| 'passwordLong'
		| 'phoneInvalid'
		| 'vatIdShort'
		| 'nipInvalid'
		| 'pickupRequired'
		| 'termsRequired'
		| 'digitalRequired'
	> & { vatIdInvalid: (id: { example: string }) => string };

export interface FormNeeds {
	delivery: DeliveryNeed;
	hasRegions: HasRegions;
	hasFiles: boolean;
	nameLength?: number | undefined;
}

type Report = (message: string, ...path: string[]) => void;
type Rules = { problems: FormProblems; report: Report; needs: FormNeeds };

function checkAddress(part: AddressPart, { [part]: address }: CheckoutDetails, { problems, report, needs }: Rules) {
	for (const { field, message } of addressRules(problems, needs.hasRegions)(address)) report(message, part, field);
}

function checkShipping(details: CheckoutDetails, rules: Rules) {
	const { problems, report, needs } = rules;
	if (needs.delivery === 'nothing') return;
	if (needs.delivery === 'address') checkAddress('shipping', details, rules);
	else if (!details.shipping.point) report(problems.pickupRequired, 'shipping', 'point');
	const { phoneNumber } = details.shipping;
	const message =
		firstProblem(filled(problems, MAX_LENGTH), phoneNumber) ??
		firstProblem(phoneRule(problems, MAX_LENGTH), phoneNumber);
	if (message) report(message, 'shipping', 'phoneNumber');
}

function vatIdProblem({ vatId, country }: CheckoutDetails['invoice'], problems: FormProblems): string | undefined {
	const isMissing = firstProblem(filled(problems, MAX_LENGTH), vatId);
	if (isMissing) return isMissing;
	if (vatId.trim().length < 3) return problems.vatIdShort;
	if (isVatId(vatId, country)) return undefined;
	return country === 'PL' ? problems.nipInvalid : problems.vatIdInvalid({ example: vatIdExample(country) ?? '' });
}

function checkInvoice(details: CheckoutDetails, rules: Rules) {
	const name = firstProblem(filled(rules.problems, MAX_LENGTH), details.invoice.companyName);
	if (name) rules.report(name, 'invoice', 'companyName');
	const problem = vatIdProblem(details.invoice, rules.problems);
	if (problem) rules.report(problem, 'invoice', 'vatId');
	checkAddress('invoice', details, rules);
}

function checkBilling(details: CheckoutDetails, rules: Rules) {
	const name = nameRule(rules.problems, { least: rules.needs.nameLength, most: MAX_LENGTH });
	for (const field of ['firstName', 'lastName'] as const) {
		const message = firstProblem(name, details.billing[field]);
		if (message) rules.report(message, 'billing', field);
	}
	checkAddress('billing', details, rules);
}

function checkAccount({ personal: { createAccount }, password }: CheckoutForm, { problems, report }: Rules) {
	if (!createAccount) return;
	if (password.length < 8) report(problems.passwordShort, 'password');
	if (password.length > 128) report(problems.passwordLong, 'password');
}

/** The rules of the checkout form (area 22 of docs/specification.md). */
export function checkoutSchema(problems: FormProblems, needs: FormNeeds) {
	const name = nameRule(problems, { least: needs.nameLength, most: MAX_LENGTH });
	const comment = z.string().check(z.trim(), z.maxLength(MAX_LENGTH, problems.tooLong));
	const form = z.object({
		...CheckoutDetails.shape,
		personal: z.object({
			firstName: name,
			lastName: name,
			emailAddress: emailRule(problems),
			createAccount: z.boolean(),
		}),
		comments: z.object({ delivery: comment, order: comment }),
		password: z.string(),
		digital: z.boolean().check(z.refine((accepted) => accepted || !needs.hasFiles, problems.digitalRequired)),
		terms: z.boolean().check(z.refine((accepted) => accepted, problems.termsRequired)),
	});
	return form.check((context) => {
		const report: Report = (message, ...path) =>
			context.issues.push({ code: 'custom', input: context.value, message, path });
		const rules = { problems, report, needs };
		checkAccount(context.value, rules);
		checkShipping(context.value, rules);
		if (context.value.invoice.enabled) checkInvoice(context.value, rules);
		else if (context.value.billing.enabled) checkBilling(context.value, rules);
	});
}
export type CheckoutForm = z.infer<ReturnType<typeof checkoutSchema>>;
