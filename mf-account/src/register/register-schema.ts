import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type RegisterProblems = Record<
	'required' | 'nameShort' | 'lettersOnly' | 'emailInvalid' | 'passwordShort' | 'passwordsDiffer' | 'tooLong',
	string
>;

const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;

/** The rules of the registration form (rules 22.1 to 22.6). */
export function registerSchema(problems: RegisterProblems) {
	const name = z
		.string()
		.check(
			z.trim(),
			z.minLength(1, problems.required),
			z.minLength(3, problems.nameShort),
			z.maxLength(100, problems.tooLong),
			z.regex(NAME, problems.lettersOnly),
		);
	return z
		.object({
			firstname: name,
			lastname: name,
			email: z
				.string()
				.check(
					z.trim(),
					z.minLength(1, problems.required),
					z.maxLength(254, problems.tooLong),
					z.email(problems.emailInvalid),
				),
			password: z.string().check(z.minLength(8, problems.passwordShort), z.maxLength(128, problems.tooLong)),
			repeated: z.string(),
		})
		.check(
			z.refine(({ password, repeated }) => password === repeated, {
				path: ['repeated'],
				error: problems.passwordsDiffer,
			}),
		);
}
export type RegisterForm = z.infer<ReturnType<typeof registerSchema>>;
