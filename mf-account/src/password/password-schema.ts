import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type PasswordProblems = Record<
	'required' | 'emailInvalid' | 'passwordShort' | 'passwordsDiffer' | 'tooLong',
	string
>;

interface Repeated {
	password: string;
	repeated: string;
}

/** Twice the same, at least 8 characters, exactly as typed (rule 22.3). */
function newPassword(problems: PasswordProblems) {
	return {
		password: z.string().check(z.minLength(8, problems.passwordShort), z.maxLength(128, problems.tooLong)),
		repeated: z.string(),
	};
}

function areSame(problems: PasswordProblems) {
	return z.refine<Repeated>(({ password, repeated }) => password === repeated, {
		path: ['repeated'],
		error: problems.passwordsDiffer,
	});
}

export function forgotSchema(problems: PasswordProblems) {
	return z.object({
		email: z
			.string()
			.check(
				z.trim(),
				z.minLength(1, problems.required),
				z.maxLength(254, problems.tooLong),
				z.email(problems.emailInvalid),
			),
	});
}
export type ForgotForm = z.infer<ReturnType<typeof forgotSchema>>;

export function createSchema(problems: PasswordProblems) {
	return z.object(newPassword(problems)).check(areSame(problems));
}
export type CreateForm = z.infer<ReturnType<typeof createSchema>>;

export function changeSchema(problems: PasswordProblems) {
	return z
		.object({ current: z.string().check(z.minLength(1, problems.required)), ...newPassword(problems) })
		.check(areSame(problems));
}
export type ChangeForm = z.infer<ReturnType<typeof changeSchema>>;
