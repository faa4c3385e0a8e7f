import { emailRule, type Problems } from '@pasaz/kernel/domain/form-rules';
import * as z from 'zod/mini';

export type LoginProblems = Problems<'required' | 'emailInvalid' | 'tooLong'>;

export function loginSchema(problems: LoginProblems) {
	return z.object({
		username: emailRule(problems),
		password: z.string().check(z.minLength(1, problems.required)),
	});
}
export type LoginValues = z.infer<ReturnType<typeof loginSchema>>;
