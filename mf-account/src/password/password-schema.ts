import { emailRule, type Problems } from '@pasaz/kernel/domain/form-rules';
import * as z from 'zod/mini';
import { areSame, newPassword } from '../account/new-password.ts';

export type PasswordProblems = Problems<'required' | 'emailInvalid' | 'passwordShort' | 'passwordsDiffer' | 'tooLong'>;

export function forgotSchema(problems: PasswordProblems) {
	return z.object({ email: emailRule(problems) });
}
export type ForgotValues = z.infer<ReturnType<typeof forgotSchema>>;

export function createSchema(problems: PasswordProblems) {
	return z.object(newPassword(problems)).check(areSame(problems));
}
export type CreateValues = z.infer<ReturnType<typeof createSchema>>;

export function changeSchema(problems: PasswordProblems) {
	return z
		.object({ current: z.string().check(z.minLength(1, problems.required)), ...newPassword(problems) })
		.check(areSame(problems));
}
export type ChangeValues = z.infer<ReturnType<typeof changeSchema>>;
