import { emailRule, nameRule, type Problems } from '@pasaz/kernel/domain/form-rules';
import * as z from 'zod/mini';
import { areSame, newPassword } from '../account/new-password.ts';

/** Messages by problem. */
export type RegisterProblems = Problems<
	'required' | 'nameShort' | 'lettersOnly' | 'emailInvalid' | 'passwordShort' | 'passwordsDiffer' | 'tooLong'
>;

/** The rules of the registration form (rules 22.1 and 22.3 to 22.5). */
export function registerSchema(problems: RegisterProblems) {
	const name = nameRule(problems);
	return z
		.object({ firstname: name, lastname: name, email: emailRule(problems), ...newPassword(problems) })
		.check(areSame(problems));
}
export type RegisterForm = z.infer<ReturnType<typeof registerSchema>>;
