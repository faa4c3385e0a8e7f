import * as z from 'zod/mini';

/** What can be wrong, in words. */
export type LoginProblems = Record<'required' | 'emailInvalid', string>;

export function loginSchema(problems: LoginProblems) {
	return z.object({
		username: z.string().check(z.trim(), z.minLength(1, problems.required), z.email(problems.emailInvalid)),
		password: z.string().check(z.minLength(1, problems.required)),
	});
}
export type LoginForm = z.infer<ReturnType<typeof loginSchema>>;
