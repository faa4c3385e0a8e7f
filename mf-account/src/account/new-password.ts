import type { Problems } from '@pasaz/kernel/domain/form-rules';
import * as z from 'zod/mini';

interface Repeated {
	password: string;
	repeated: string;
}

/** A new password, typed twice: at least 8 characters, not trimmed. */
export function newPassword(problems: Problems<'required' | 'passwordShort' | 'tooLong'>) {
	return {
		password: z.string().check(z.minLength(8, problems.passwordShort), z.maxLength(128, problems.tooLong)),
		repeated: z.string().check(z.minLength(1, problems.required)),
	};
}

export function areSame(problems: Problems<'passwordsDiffer'>) {
	return z.refine<Repeated>(({ password, repeated }) => password === repeated, {
		path: ['repeated'],
		error: problems.passwordsDiffer,
	});
}
