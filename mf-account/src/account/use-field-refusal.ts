import { ApiError } from '@pasaz/kernel/errors';
import { useErrorMessage } from '@pasaz/kernel/i18n/error-message';
import { useMessages } from '@pasaz/kernel/i18n/messages';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { passwordMessages } from '../messages/password.ts';

const BY_CODE = {
	'common-password': 'common',
	'wrong-password': 'wrongPassword',
	'link-over': 'linkBroken',
} as const;
type Code = keyof typeof BY_CODE;

function isKnown(code: string): code is Code {
	return Object.hasOwn(BY_CODE, code);
}

function useRefusal(): (error: unknown) => string {
	const t = useMessages(passwordMessages);
	const toMessage = useErrorMessage();
	return (error) => (error instanceof ApiError && isKnown(error.code) ? t[BY_CODE[error.code]] : toMessage(error));
}

/** Says why a password was not set, at the field that `fields` has for the refusal's code, else at the top of the form. */
export function useFieldRefusal<Values extends FieldValues>(
	setError: UseFormSetError<Values>,
	fields: Partial<Record<Code, Path<Values>>>,
): (error: unknown) => void {
	const toMessage = useRefusal();
	return (error) => {
		const field = error instanceof ApiError && isKnown(error.code) ? fields[error.code] : undefined;
		setError(field ?? 'root', { message: toMessage(error) }, { shouldFocus: field !== undefined });
	};
}
