import {
	cityRule,
	filled,
	type NameProblems,
	nameRule,
	type Problems,
	phoneRule,
} from '@pasaz/kernel/domain/form-rules';
import { isPostcode, postcodeForm } from '@pasaz/kernel/domain/postcode';
import { isVatId } from '@pasaz/kernel/domain/vat-id';
import * as z from 'zod/mini';

export type AddressProblems = NameProblems &
	Problems<'zipCodeShort' | 'cityInvalid' | 'phoneInvalid' | 'vatIdShort' | 'vatIdInvalid'> & {
		zipCodeInvalid: (place: { form: string }) => string;
	};

export interface AddressNeeds {
	hasRegions: (country: string) => boolean;
	nameLength: number | undefined;
}

const VAT_ID = /^(.{3,20})?$/;

/** The rules of an address (rules 22.1, 22.4, 22.5, 22.9). */
export function addressSchema(problems: AddressProblems, { hasRegions, nameLength }: AddressNeeds) {
	const name = nameRule(problems, { least: nameLength });
	const text = filled(problems);
	const optional = z.string().check(z.trim(), z.maxLength(100, problems.tooLong));
	return z
		.object({
			firstname: name,
			lastname: name,
			company: optional,
			vatId: optional.check(z.regex(VAT_ID, problems.vatIdShort)),
			street: text,
			house: text,
			postcode: text.check(z.minLength(3, problems.zipCodeShort)),
			city: cityRule(problems),
			country: z.string().check(z.length(2, problems.required)),
			/** Code of a region where the country has regions. */
			region: z.string(),
			telephone: phoneRule(problems),
			isShipping: z.boolean(),
			isBilling: z.boolean(),
		})
		.check(({ value, issues }) => {
			// all in one check: after one that finds something, no other is made
			const { country, region, postcode, vatId } = value;
			const report = (field: keyof typeof value, message: string) =>
				issues.push({ code: 'custom', input: value[field], message, path: [field] });
			if (region === '' && hasRegions(country)) report('region', problems.required);
			if (!isPostcode(postcode, country)) {
				report('postcode', problems.zipCodeInvalid({ form: postcodeForm(country) ?? '' }));
			}
			if (vatId !== '' && !isVatId(vatId, country)) report('vatId', problems.vatIdInvalid);
		});
}
export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;
