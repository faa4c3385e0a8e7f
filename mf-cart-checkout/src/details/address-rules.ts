import { cityRule, filled, type Problems } from '@pasaz/kernel/domain/form-rules';
import { isPostcode, postcodeForm } from '@pasaz/kernel/domain/postcode';
import * as z from 'zod/mini';
import type { PostalAddress } from './details.ts';

/** Characters in a field of an order. */
export const MAX_LENGTH = 255;

export type AddressProblems = Problems<'required' | 'zipCodeShort' | 'cityInvalid' | 'tooLong'> & {
	zipCodeInvalid: (place: { form: string }) => string;
};
export type HasRegions = (country: string) => boolean;

interface Found {
	field: keyof PostalAddress;
	message: string;
}

export function firstProblem(rule: z.ZodMiniType, value: string): string | undefined {
	return rule.safeParse(value).error?.issues[0]?.message;
}

export function addressRules(problems: AddressProblems, hasRegions: HasRegions) {
	const text = filled(problems, MAX_LENGTH);
	const fields = {
		streetAddress: text,
		apartmentNumber: text,
		zipCode: text.check(z.minLength(3, problems.zipCodeShort)),
		city: cityRule(problems, MAX_LENGTH),
	};
	return (address: PostalAddress): Found[] => {
		const { country, zipCode, state } = address;
		const found = (['streetAddress', 'apartmentNumber', 'zipCode', 'city'] as const).flatMap((field) => {
			const message = firstProblem(fields[field], address[field]);
			return message ? [{ field, message }] : [];
		});
		if (zipCode !== '' && !found.some(({ field }) => field === 'zipCode') && !isPostcode(zipCode, country)) {
			found.push({ field: 'zipCode', message: problems.zipCodeInvalid({ form: postcodeForm(country) ?? '' }) });
		}
		return hasRegions(country) && !state ? [...found, { field: 'state', message: problems.required }] : found;
	};
}
