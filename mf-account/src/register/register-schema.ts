import { emailRule, type NameProblems, nameRule, type Problems } from '@pasaz/kernel/domain/form-rules';
import * as z from 'zod/mini';
import { areSame, newPassword } from '../account/new-password.ts';

export type RegisterProblems = NameProblems &
	Problems<'emailInvalid' | 'passwordShort' | 'passwordsDiffer' | 'termsRequired'>;

/** The rules of the registration form (rules 22.1 and 22.3 to 22.6). */
export function registerSchema(problems: RegisterProblems, nameLength?: number) {
	const name = nameRule(problems, { least: nameLength });
	const terms = z.boolean().check(z.refine((accepted) => accepted, problems.termsRequired));
	return z
		.object({ firstname: name, lastname: name, email: emailRule(problems), ...newPassword(problems), terms })
		.check(areSame(problems));
}
export type RegisterValues = z.infer<ReturnType<typeof registerSchema>>;
