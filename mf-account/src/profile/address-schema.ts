import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type AddressProblems = Record<
	| 'required'
	| 'nameShort'
	| 'lettersOnly'
	| 'zipCodeShort'
	| 'zipCodeInvalid'
	| 'cityInvalid'
	| 'phoneInvalid'
	| 'vatIdShort'
	| 'tooLong',
	string
>;

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
const CITY = /^[\p{L}\p{M}][\p{L}\p{M}\d .'’()/-]*$/u;
const POLISH_ZIP_CODE = /^\d{2}-\d{3}$/;
const PHONE = /^(\+?[\d ()-]{7,20})?$/;
const VAT_ID = /^(.{3,20})?$/;

/** The rules of an address (second document, section 5). */
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
		.check(
			z.refine(({ country, postcode }) => country !== 'PL' || POLISH_ZIP_CODE.test(postcode), {
				path: ['postcode'],
				error: problems.zipCodeInvalid,
			}),
		);
}
export type AddressForm = z.infer<ReturnType<typeof addressSchema>>;
