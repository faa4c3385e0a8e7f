import { isPostcode, postcodeForm } from '@pasaz/kernel/domain/postcode';
import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type AddressProblems = Record<
	'required' | 'nameShort' | 'lettersOnly' | 'zipCodeShort' | 'cityInvalid' | 'phoneInvalid' | 'vatIdShort' | 'tooLong',
	string
> & { zipCodeInvalid: (place: { form: string }) => string };

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
const CITY = /^[\p{L}\p{M}][\p{L}\p{M}\d .'’()/-]*$/u;
const PHONE = /^(\+?[\d ()-]{7,20})?$/;
const VAT_ID = /^(.{3,20})?$/;

/** The rules of an address (rules 22.1, 22.4, 22.5). */
export function addressSchema(problems: AddressProblems) {
	const filled = z.string().check(z.trim(), z.minLength(1, problems.required), z.maxLength(100, problems.tooLong));
	const name = filled.check(z.minLength(3, problems.nameShort), z.regex(NAME, problems.lettersOnly));
	const optional = z.string().check(z.trim(), z.maxLength(100, problems.tooLong));
	return z
		.object({
			firstname: name,
			lastname: name,
			company: optional,
			vatId: optional.check(z.regex(VAT_ID, problems.vatIdShort)),
			street: filled,
			house: filled,
			postcode: filled.check(z.minLength(3, problems.zipCodeShort)),
			city: filled.check(z.regex(CITY, problems.cityInvalid)),
			country: z.string().check(z.length(2, problems.required)),
			telephone: optional.check(z.regex(PHONE, problems.phoneInvalid)),
			isShipping: z.boolean(),
			isBilling: z.boolean(),
		})
		.check(({ value: { country, postcode }, issues }) => {
			if (isPostcode(postcode, country)) return;
			const message = problems.zipCodeInvalid({ form: postcodeForm(country) ?? '' });
			issues.push({ code: 'custom', input: postcode, message, path: ['postcode'] });
		});
}
export type AddressForm = z.infer<ReturnType<typeof addressSchema>>;
